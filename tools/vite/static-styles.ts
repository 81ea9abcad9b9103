import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'oxc-parser'
import type { Plugin } from 'vite'

type StyleFunction = (...styles: readonly unknown[]) => unknown
export type StyleFunctions = Readonly<Record<string, StyleFunction>>

interface Call {
  readonly start: number
  readonly end: number
  readonly name: string
  readonly argumentTexts: readonly string[]
}

const styled = /^#styled\/(css|recipes)$/
// Functions that split styles or join class names at run time are left alone.
const helpers = new Set(['cx', 'cva', 'sva'])

/**
 * Replaces each call of a style function by the class names it answers, so that no style object and none of the
 * functions reach the browser. `css()` must be worked out whole: what is not static has no CSS either, because the
 * extraction reads the same source. A recipe's call with a value of run time stays.
 * @throws for a `css()` that is not static, naming its place.
 */
export const withoutStyleCalls = (code: string, file: string, functions: StyleFunctions): string => {
  const { program, module } = parseSync(file, code)
  const names = new Set(
    module.staticImports
      .filter((entry) => styled.test(entry.moduleRequest.value))
      .flatMap((entry) => entry.entries.filter((one) => !one.isType).map((one) => one.localName.value))
      .filter((name) => !helpers.has(name)),
  )
  const calls: Call[] = []
  new Visitor({
    CallExpression(node) {
      if (node.callee.type !== 'Identifier' || !names.has(node.callee.name)) return
      const argumentTexts = node.arguments.map((argument) => code.slice(argument.start, argument.end))
      calls.push({ start: node.start, end: node.end, name: node.callee.name, argumentTexts })
    },
  }).visit(program)
  return calls.reduceRight((text, call) => {
    const answer = workedOut(call, functions, `${file}:${code.slice(0, call.start).split('\n').length}`)
    return answer === null ? text : text.slice(0, call.start) + answer + text.slice(call.end)
  }, code)
}

const workedOut = ({ name, argumentTexts }: Call, functions: StyleFunctions, place: string): string | null => {
  const styleFunction = functions[name]
  if (!styleFunction) throw new Error(`${place}: there is no style function ${name}`)
  try {
    // Runtime names are unknown here: that is how a dynamic call is told from a static one.
    const values: unknown = new Function(`'use strict'; return [${argumentTexts.join(',')}]`)()
    return JSON.stringify(styleFunction(...(values as readonly unknown[])))
  } catch (error) {
    if (name !== 'css') return null
    throw new Error(`${place}: css() takes literals alone`, { cause: error })
  }
}

/** Vite's plugin for it; at build only, since development and tests run the functions themselves. */
export const staticStyles = (): Plugin => {
  let root = ''
  let functions: StyleFunctions = {}
  return {
    name: 'static-styles',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    async buildStart() {
      const load = (path: string) => import(pathToFileURL(join(root, 'styled-system', path)).href)
      functions = { ...(await load('css/index.js')), ...(await load('recipes/index.js')) }
    },
    transform(code, id) {
      if (id.includes('/styled-system/')) return { code, moduleSideEffects: false }
      const file = id.split('?')[0] ?? id
      if (!/\/src\/.*\.tsx?$/.test(file) || !code.includes("'#styled/")) return null
      return { code: withoutStyleCalls(code, file, functions), map: null }
    },
  }
}

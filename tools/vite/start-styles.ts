import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss'
import type { Plugin, Rolldown } from 'vite'
import { chunksWith, moduleIds } from './start-modules.ts'

const isLayer = (node: { readonly type: string }): node is AtRule =>
  node.type === 'atrule' && (node as AtRule).name === 'layer'

const isOfUse = (layer: AtRule) => layer.nodes !== undefined && /^(?:tokens|recipes|utilities)/.test(layer.params)

/**
 * Turns the whole of the styles into those of `later.css`: what the components use, once more, in a layer above all
 * others. The first stylesheet holds only what the start shows; whichever rules meet on one element, all of them stand
 * here too, in their order, so that a later screen looks as if there had been one file.
 */
export const laterLayer = (): postcss.Plugin => ({
  postcssPlugin: 'later-layer',
  OnceExit(root) {
    if (!root.source?.input.file?.endsWith('/later.css')) return
    const layers = root.nodes.filter(isLayer)
    const order = layers.find((layer) => layer.nodes === undefined)?.params
    const later = postcss.atRule({ name: 'layer', params: 'later', nodes: layers.filter(isOfUse) })
    root.removeAll()
    // The order comes first: this file may stand before the first one in the document.
    root.append(postcss.atRule({ name: 'layer', params: `${order}, later` }), later)
  },
})

const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'))

const withoutEmpty = (container: Container): void => {
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return
    withoutEmpty(node as Container)
    if (node.nodes.length === 0) node.remove()
  })
}

const variable = /var\((--(?:\\.|[\w-])+)/g

const withoutUnusedVariables = (root: Root, isNamed: (variable: string) => boolean): void => {
  const used = new Set([...root.toString().matchAll(variable)].map(([, name]) => name))
  let isChanged = false
  root.walkDecls(/^--/, (declaration) => {
    if (used.has(declaration.prop) || isNamed(declaration.prop)) return
    declaration.remove()
    isChanged = true
  })
  // A variable may have been used by one that is gone now.
  if (isChanged) withoutUnusedVariables(root, isNamed)
}

/** A stylesheet without the rules and variables for which `isUsed` denies the class name or the variable's. */
export const onlyUsed = (css: string, isUsed: (name: string) => boolean): string => {
  const root: Root = postcss.parse(css)
  const narrow = (rule: Rule): void => {
    rule.selectors = rule.selectors.filter((selector) => classesOf(selector).every(isUsed))
    if (rule.selector === '') rule.remove()
  }
  for (const layer of root.nodes.filter(isLayer).filter(isOfUse)) layer.walkRules(narrow)
  withoutUnusedVariables(root, isUsed)
  withoutEmpty(root)
  return root.toString()
}

/**
 * Tells the names of classes and variables that some code can bring into the page: those it spells out, those whose
 * beginning it completes at run time, and all of a recipe it runs.
 */
export const namesIn = (chunks: readonly Pick<Rolldown.OutputChunk, 'code' | 'moduleIds'>[]) => {
  const words = new Set(chunks.flatMap(({ code }) => code.split(/["'`\s()]+/)))
  // A class such as grid-tc_[repeat(2,_1fr)] is no word of these: its own signs part it.
  const isSpelt = (name: string) => /["'`()]/.test(name) && chunks.some(({ code }) => code.includes(name))
  const beginnings = [...words].flatMap((word) => /^(--[\w-]+-)\$\{/.exec(word)?.[1] ?? [])
  const recipes = new Set(
    chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => /\/styled-system\/recipes\/([\w-]+)\.js$/.exec(id)?.[1])),
  )
  return (name: string): boolean =>
    words.has(name) ||
    isSpelt(name) ||
    recipes.has(name.split(/--|__/)[0]) ||
    beginnings.some((start) => name.startsWith(start))
}

/** Leaves in the first stylesheet of the build only what the start can show; `later.css` brings everything. */
export const startStyles = (modules: readonly string[]): Plugin => {
  let root = ''
  return {
    name: 'start-styles',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const start = chunksWith(bundle, moduleIds(modules, root))
        const isUsed = namesIn(start)
        for (const chunk of start) {
          for (const file of chunk.viteMetadata?.importedCss ?? []) {
            const asset = bundle[file]
            if (asset?.type !== 'asset') continue
            delete bundle[file]
            // A name of its own: the old one is a hash of all that was left out.
            const reference = this.emitFile({
              type: 'asset',
              name: 'start.css',
              source: onlyUsed(`${asset.source}`, isUsed),
            })
            chunk.viteMetadata?.importedCss.delete(file)
            chunk.viteMetadata?.importedCss.add(this.getFileName(reference))
          }
        }
      },
    },
  }
}

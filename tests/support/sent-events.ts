import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Expression, parseSync, Visitor } from 'oxc-parser'

const source = join(import.meta.dirname, '../../src')

interface SourceFile {
  /** As others import it, such as '#wiring/flows/trailer.ts'. */
  readonly name: string
  readonly imports: readonly string[]
  /** The types of the objects that it makes, such as `{ type: 'closed' }`. */
  readonly types: readonly string[]
}

const literalsIn = (value: Expression): readonly string[] => {
  if (value.type === 'ConditionalExpression') return [value.consequent, value.alternate].flatMap(literalsIn)
  return value.type === 'Literal' && typeof value.value === 'string' ? [value.value] : []
}

const fileAt = (path: string): SourceFile => {
  const { program, module } = parseSync(path, readFileSync(join(source, path), 'utf8'))
  const types: string[] = []
  new Visitor({
    ObjectExpression: ({ properties }) => {
      for (const property of properties)
        if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'type')
          types.push(...literalsIn(property.value))
    },
  }).visit(program)
  const name = `#${path.replaceAll('\\', '/')}`
  const imports = module.staticImports.map(({ moduleRequest: { value } }) =>
    value.startsWith('.') ? `#${new URL(value, `file:///${name.slice(1)}`).pathname.slice(1)}` : value,
  )
  return { name, imports, types }
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map(fileAt)

const importersOf = (name: string) => files.filter(({ imports }) => imports.includes(name))

/**
 * The events that the app sends to a machine. They are typed by the machine or by its flow in `wiring`, so whoever sends
 * one imports one of these.
 */
export const eventsSentTo = (machine: string): ReadonlySet<string> => {
  const direct = importersOf(`#machines/${machine}.ts`)
  const flows = direct.filter(({ name }) => name.startsWith('#wiring/'))
  return new Set([...direct, ...flows.flatMap(({ name }) => importersOf(name))].flatMap(({ types }) => types))
}

import type { Language } from '#domain/movie/languages.ts'
import { type Catalog, type Entry, MessageError } from './catalog.ts'
import { type Argument, type Compiled, compileText, TextError } from './compile.ts'
import { pseudoText } from './pseudo.ts'
import { coreSections, everyLanguage, shellSections } from './sections.ts'

export const english: Language = 'en-US'

/** A file of `compiled-messages` and what it holds. */
export interface Module {
  readonly file: string
  readonly source: string
}

export interface Source extends Catalog {
  /** The language whose grammar it uses. */
  readonly grammar: string
  /** The tags that the grammar knows. */
  readonly tags: ReadonlySet<string>
}

/** What is wrong in the files: all of it, a line each. */
export class MessageErrors extends Error {
  override readonly name = 'MessageErrors'
}

const compiled = (catalog: Source, entry: Entry): Compiled => {
  try {
    return compileText(entry.text, catalog.locale, catalog.tags)
  } catch (error) {
    if (!(error instanceof TextError)) throw error
    const before = JSON.stringify(entry.text.slice(0, error.offset)).length - 2
    throw new MessageError(catalog.file, { ...entry, column: entry.column + before }, error.message)
  }
}

/** What a translation may say: each argument as English has it, and all that English shows. */
const checkArguments = (catalog: Catalog, entry: Entry, its: Compiled, model: Compiled): void => {
  for (const [name, kind] of its.arguments) {
    const expected = model.arguments.get(name)
    if (expected === undefined) throw new MessageError(catalog.file, entry, `English has no {${name}}.`)
    if (String(expected) !== String(kind))
      throw new MessageError(catalog.file, entry, `In English, {${name}} is a ${expected}.`)
  }
  const missing = [...model.shown].filter((name) => !its.shown.has(name))
  if (missing.length > 0) throw new MessageError(catalog.file, entry, `{${missing.join('}, {')}} is missing.`)
}

interface Tree {
  readonly [key: string]: Tree | string
}

const quoted = (key: string): string => (/^(?:[A-Za-z_]\w*|\d+)$/.test(key) ? key : JSON.stringify(key))

const written = (tree: Tree, separator: string, prefix: string): string =>
  Object.entries(tree)
    .map(([key, child]) => {
      const value = typeof child === 'string' ? child : `{\n${written(child, separator, prefix)}}`
      return `${prefix}${quoted(key.slice(1))}: ${value}${separator}\n`
    })
    .join('')

/** Keys begin with '.', so that those which are numbers keep their place. */
const treeOf = (leaves: readonly (readonly [readonly string[], string])[]): Tree => {
  const tree: { [key: string]: Tree | string } = {}
  for (const [path, value] of leaves) {
    let at = tree
    for (const step of path.slice(0, -1)) {
      const next = at[`.${step}`]
      const group = typeof next === 'object' ? next : {}
      at[`.${step}`] = group
      at = group
    }
    at[`.${path.at(-1)}`] = value
  }
  return tree
}

const typeOf = (kind: Argument): string =>
  kind === 'text' ? 'string | number' : kind === 'number' ? 'number' : kind.map((name) => `'${name}'`).join(' | ')

const signature = ({ arguments: kinds }: Compiled): string =>
  kinds.size === 0
    ? 'string'
    : `(values: { ${[...kinds].map(([name, kind]) => `readonly ${name}: ${typeOf(kind)}`).join('; ')} }) => string`

const halfOf = ({ path: [section = ''] }: Entry): 'core' | 'other' | 'shell' =>
  coreSections.includes(section) ? 'core' : shellSections.includes(section) ? 'shell' : 'other'

const head = '// Generated from messages/*.json by tools/messages.ts.\n'

/** The types of all messages, as English has them. */
const typesModule = (catalog: Source): Module => {
  const interfaceOf = (name: string, entries: readonly Entry[]) =>
    `export interface ${name} {\n${written(treeOf(entries.map((entry) => [entry.path, signature(compiled(catalog, entry))])), '', 'readonly ')}}\n`
  const entriesOf = (half: 'core' | 'other') => catalog.entries.filter((entry) => halfOf(entry) === half)
  return {
    file: 'types.ts',
    source: `${head}/** The messages that Home needs. */\n${interfaceOf('CoreMessages', entriesOf('core'))}\n/** The other messages. */\n${interfaceOf('OtherMessages', entriesOf('other'))}\nexport type Messages = CoreMessages & OtherMessages\n`,
  }
}

const importsOf = (grammar: string, all: readonly Compiled[]): string => {
  const named = (names: ReadonlySet<string>) => [...names].toSorted().join(', ')
  const collect = (of: (one: Compiled) => ReadonlySet<string>) => new Set(all.flatMap((one) => [...of(one)]))
  const helpers = collect((one) => one.helpers)
  const isolates = helpers.delete('isolated')
  const tags = collect((one) => one.tags)
  return [
    isolates ? "import { isolated } from '#i18n/bidi-isolates.ts'\n" : '',
    tags.size > 0 ? `import { ${named(tags)} } from '#i18n/grammar/${grammar.toLowerCase()}.ts'\n` : '',
    helpers.size > 0 ? `import { ${named(helpers)} } from './rules.ts'\n` : '',
  ].join('')
}

const rulesModule = (locale: string, folder: string): Module => ({
  file: `${folder}/rules.ts`,
  source: `${head}import { numbersOf } from '#i18n/numbers.ts'
import { pluralOf } from '#i18n/plural.ts'

export const plural = /* @__PURE__ */ pluralOf('${locale}')
export const { number, percent, decimal, megabytes } = /* @__PURE__ */ numbersOf('${locale}')
`,
})

/** The modules of a language. A text that it lacks is the English one. */
const languageModules = (catalog: Source, model: Source, folder: string = catalog.locale): readonly Module[] => {
  const own = new Map(catalog.entries.filter(({ text }) => text !== '').map((entry) => [entry.key, entry]))
  const half = (name: 'core' | 'other', type: string): Module => {
    const all: Compiled[] = []
    const isFallback = { used: false }
    const leaves = model.entries
      .filter((entry) => halfOf(entry) === name)
      .map((entry) => {
        const inEnglish = compiled(model, entry)
        const translation = own.get(entry.key)
        if (translation === undefined) {
          isFallback.used = true
          return [entry.path, `english${entry.path.map((step) => `[${JSON.stringify(step)}]`).join('')}`] as const
        }
        const its = compiled(catalog, translation)
        all.push(its)
        const values = inEnglish.arguments.size === 0 ? '' : its.arguments.size === 0 ? '() => ' : '(v) => '
        return [entry.path, `${values}${its.source}`] as const
      })
    const fallback = isFallback.used ? `import { ${name} as english } from '../${english}/${name}.ts'\n` : ''
    return {
      file: `${folder}/${name}.ts`,
      source: `${head}import type { ${type} } from '../types.ts'\n${importsOf(catalog.grammar, all)}${fallback}\nexport const ${name}: ${type} = {\n${written(treeOf(leaves), ',', '')}}\n`,
    }
  }
  return [rulesModule(catalog.locale, folder), half('core', 'CoreMessages'), half('other', 'OtherMessages')]
}

/** English as a language in which it is seen what does not come from the catalogue, and what has no room. */
const pseudoModules = (model: Source): readonly Module[] => {
  const entries = model.entries.map((entry) => ({ ...entry, text: pseudoText(entry.text) }))
  return [
    {
      file: 'pseudo.ts',
      source: `${head}export const pseudo = {\n${load('pseudo', 'core')},\n${load('pseudo', 'other')},\n}\n`,
    },
    ...languageModules({ ...model, entries }, model, 'pseudo'),
  ]
}

const checkEntry = (catalog: Source, entry: Entry, model: Source, inEnglish: Entry | undefined): void => {
  if (!inEnglish) throw new MessageError(catalog.file, entry, 'is not in English.')
  if (catalog === model && entry.text === '') throw new MessageError(catalog.file, entry, 'is empty.')
  if (entry.text !== '') checkArguments(catalog, entry, compiled(catalog, entry), compiled(model, inEnglish))
}

const problemsIn = (catalog: Source, model: Source): readonly MessageError[] => {
  const originals = new Map(model.entries.map((entry) => [entry.key, entry]))
  return catalog.entries.flatMap((entry) => {
    try {
      checkEntry(catalog, entry, model, originals.get(entry.key))
      return []
    } catch (error) {
      // What is wrong in English is said once.
      if (error instanceof MessageError) return catalog === model || error.file === catalog.file ? [error] : []
      throw error
    }
  })
}

const load = (folder: string, name: string): string =>
  `${name}: async () => (await import('./${folder}/${name}.ts')).${name}`

/** How each language is loaded. */
const loadersModule = (catalogs: readonly Source[]): Module => {
  // English is part of the app.
  const coreOf = (locale: string) => (locale === english ? 'core: async () => core' : load(locale, 'core'))
  const lines = catalogs.map(({ locale }) => `'${locale}': { ${coreOf(locale)}, ${load(locale, 'other')} },\n`)
  return {
    file: 'loaders.ts',
    source: `${head}import { core } from './${english}/core.ts'\n\nexport const loaders = {\n${lines.join('')}}\n`,
  }
}

/** Modules of a few texts in every language. */
const sharedModules = (catalogs: readonly Source[], model: Source, shared: typeof everyLanguage): readonly Module[] =>
  Object.entries(shared).map(([file, keys]) => {
    const name = file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    const textOf = (catalog: Source, key: string): string => {
      const isIt = (entry: Entry) => entry.key === key && entry.text !== ''
      const [of, entry] =
        [catalog, model].map((one) => [one, one.entries.find(isIt)] as const).find(([, its]) => its) ?? []
      if (!of || !entry) throw new MessageErrors(`${model.file}: ${key} is missing.`)
      const { source, arguments: kinds } = compiled(of, entry)
      if (kinds.size > 0)
        throw new MessageError(of.file, entry, 'has arguments, but is needed before there is code for them.')
      return source
    }
    const listed = (catalog: Source) =>
      typeof keys === 'string'
        ? textOf(catalog, keys)
        : `{ ${Object.entries(keys)
            .map(([property, key]) => `${property}: ${textOf(catalog, key)}`)
            .join(', ')} }`
    const lines = catalogs.map((catalog) => `'${catalog.locale}': ${listed(catalog)},\n`)
    return { file: `${file}.ts`, source: `${head}export const ${name} = {\n${lines.join('')}}\n` }
  })

/** The files of `compiled-messages`. Throws `MessageErrors`. */
export const modulesOf = (catalogs: readonly Source[], shared = everyLanguage): readonly Module[] => {
  const model = catalogs.find(({ locale }) => locale === english)
  if (!model) throw new MessageErrors('messages/en-US.json is missing.')
  const problems = catalogs.flatMap((catalog) => problemsIn(catalog, model))
  if (problems.length > 0) throw new MessageErrors(problems.map(({ message }) => message).join('\n'))
  return [
    typesModule(model),
    loadersModule(catalogs),
    ...sharedModules(catalogs, model, shared),
    ...catalogs.flatMap((catalog) => languageModules(catalog, model)),
    ...pseudoModules(model),
  ]
}

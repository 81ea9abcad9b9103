import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readCatalog } from './messages/catalog.ts'
import { problemsOfDescriptions } from './messages/descriptions.ts'
import { english, type Module, modulesOf, type Source } from './messages/modules.ts'
import { type State, stateOf } from './messages/state.ts'

const root = process.cwd()

const isLocale = (file: string): boolean => /^[a-z]{2,3}-[A-Z]{2}\.json$/.test(file)

const grammarFile = (locale: string): string => join(root, `src/i18n/grammar/${locale.toLowerCase()}.ts`)

/** Where a language's tags are: a language that begins as a copy of English has those of English. */
const grammarOf = (locale: string): Pick<Source, 'grammar' | 'tags'> => {
  const grammar = existsSync(grammarFile(locale)) ? locale : english
  const source = readFileSync(grammarFile(grammar), 'utf8')
  return { grammar, tags: new Set([...source.matchAll(/^export const (\w+)/gm)].flatMap(([, name]) => name ?? [])) }
}

export const readSources = (): readonly Source[] =>
  readdirSync(join(root, 'messages'))
    .filter(isLocale)
    .toSorted()
    .map((name) => {
      const file = `messages/${name}`
      const locale = name.replace('.json', '')
      return { ...readCatalog(locale, file, readFileSync(join(root, file), 'utf8')), ...grammarOf(locale) }
    })

const folder = join(root, 'compiled-messages')

/** Leaves files alone that are as they should be, so that watchers and caches see what changed. */
const write = ({ file, source }: Module): void => {
  const path = join(folder, file)
  if (existsSync(path) && readFileSync(path, 'utf8') === source) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, source)
}

/** Writes `compiled-messages`. Throws an error that names file, line, column and key. */
export const generateMessages = (): void => {
  const modules = modulesOf(readSources())
  const expected = new Set(modules.map(({ file }) => file))
  for (const module of modules) write(module)
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.ts') && !expected.has(file.replaceAll('\\', '/'))) rmSync(join(folder, file))
}

/** Says what is untranslated, older than the English text or wrongly described, and keeps the state. `confirmed` are keys. */
const checkMessages = (confirmed: readonly string[]): number => {
  const path = join(root, 'messages/state.json')
  const sources = readSources()
  const model = sources.find(({ locale }) => locale === english)
  if (!model) return 1
  const before: State = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const others = sources.filter((source) => source !== model)
  const { state, languages } = stateOf(before, model, others, confirmed)
  writeFileSync(path, `${JSON.stringify(state, null, 2)}\n`)
  for (const { locale, translated, missing, changed } of languages) {
    console.log(
      `${locale}: ${translated} translated, ${missing.length} missing, ${changed.length} changed in English since`,
    )
    for (const key of missing) console.log(`  missing: ${key}`)
    for (const key of changed) console.log(`  changed: ${key}`)
  }
  const file = 'messages/descriptions.json'
  const problems = problemsOfDescriptions(readCatalog('', file, readFileSync(join(root, file), 'utf8')), model)
  for (const problem of problems) console.log(problem)
  return problems.length === 0 && languages.every(({ missing, changed }) => missing.length + changed.length === 0)
    ? 0
    : 1
}

export const main = async ([command, ...keys]: readonly string[]): Promise<number> => {
  generateMessages()
  return command === 'check' ? checkMessages(keys) : 0
}

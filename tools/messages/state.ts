import { createHash } from 'node:crypto'
import type { Catalog } from './catalog.ts'

/**
 * For each text a line of the languages and the hash of what each says, such as 'en-US:4f3a1c de-DE:9c1e07'. Where English has changed
 * since a text was translated, the hash of the English that it was made from follows: 'de-DE:9c1e07@0b7a55'.
 */
export type State = Readonly<Record<string, string>>

export interface LanguageState {
  readonly locale: string
  readonly translated: number
  readonly missing: readonly string[]
  /** Translated before English changed. */
  readonly changed: readonly string[]
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 6)

const readLine = (line = ''): ReadonlyMap<string, readonly string[]> =>
  new Map(
    line
      .split(' ')
      .map((part) => part.split(':'))
      .map(([locale = '', hashes = '']) => [locale, hashes.split('@')]),
  )

/** What is so now. `confirmed` are the texts whose translations are right though English has changed. */
export const stateOf = (
  before: State,
  model: Catalog,
  translations: readonly Catalog[],
  confirmed: readonly string[] = [],
): { readonly state: State; readonly languages: readonly LanguageState[] } => {
  const texts = translations.map(({ locale, entries }) => ({
    locale,
    own: new Map(entries.filter(({ text }) => text !== '').map(({ key, text }) => [key, text])),
    missing: [] as string[],
    changed: [] as string[],
  }))
  const lines = model.entries.map(({ key, text }) => {
    const [known, current] = [readLine(before[key]), hashOf(text)]
    const parts = texts.flatMap(({ locale, own, missing, changed }) => {
      const translation = own.get(key)
      if (translation === undefined) {
        missing.push(key)
        return []
      }
      const hash = hashOf(translation)
      const [earlier, madeFrom = known.get(model.locale)?.[0] ?? current] = known.get(locale) ?? []
      if (earlier !== hash || madeFrom === current || confirmed.includes(key)) return [`${locale}:${hash}`]
      changed.push(key)
      return [`${locale}:${hash}@${madeFrom}`]
    })
    return [key, [`${model.locale}:${current}`, ...parts].join(' ')] as const
  })
  return {
    state: Object.fromEntries(lines),
    languages: texts.map(({ locale, missing, changed }) => ({
      locale,
      translated: model.entries.length - missing.length,
      missing,
      changed,
    })),
  }
}

import { describe, expect, it } from 'vitest'
import { languages } from '#domain/movie/languages.ts'
import { languageOffers } from '#i18n/language-offers.ts'
import { pluralCategories } from '#i18n/plural.ts'
import { startFailure } from '#i18n/start-failure.ts'
import { allMessages } from './all-messages.ts'
import { type Line, linesOf, said } from './lines.ts'
import { sameAsEnglish } from './same-as-english.ts'

const loaded = await Promise.all(
  languages
    .filter((language) => language !== 'en-US')
    .map(async (language) => ({ language, texts: await allMessages(language) })),
)
const english = await allMessages('en-US')
const all = [{ language: 'en-US', texts: english }, ...loaded]

const counts = [0, 1, 2, 3, 5, 11, 21, 22, 100, 1234, 1_000_000, 1.5]

/** A message with every sample count and with '7.5'. */
const renderings = (line: Line): readonly unknown[] => {
  if (typeof line.value !== 'function') return [line.value]
  const { length } = line.value
  return [...counts, '7.5'].map((value) => said(line, ...Array.from({ length }, () => value)))
}

const isWellFormed = (text: unknown) => !/^\s*$|undefined|NaN|\bnull\b|\[object|\bfunction\b/.test(String(text))

/** Found again in a message even when the language separates their digits. */
const sentinels = [4321, 8765, 5432, 7654]

const mentions = (line: Line): readonly boolean[] => {
  const text = String(said(line, ...sentinels)).replace(/(?<=\d)\D(?=\d)/g, '')
  return sentinels.map((sentinel) => text.includes(String(sentinel)))
}

const original = new Map(linesOf(english).map((line) => [line.path, line]))

describe.each(all)('the messages of $language', ({ texts }) => {
  const lines = linesOf(texts)

  it('are never empty or malformed', () => {
    const wrong = lines.filter((line) => !renderings(line).every(isWellFormed)).map(({ path }) => path)
    expect(wrong).toEqual([])
    expect(lines.length).toBeGreaterThan(300)
  })

  it('have no leading or trailing spaces', () => {
    const text = ({ path, value }: Line) => typeof value === 'string' && path !== 'movie.more' && value.trim() !== value
    expect(lines.filter(text).map(({ path }) => path)).toEqual([])
  })
})

it('the page shows the same messages without the app as with it', () => {
  const said = all.map(({ language, texts: { app } }) => [language, [app.failedTitle, app.retry]])
  const shown = Object.entries(startFailure).map(([language, [failed, retry]]) => [language, [failed, retry]])
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(said))
})

describe.each(loaded)('the translation $language', ({ language, texts }) => {
  const lines = linesOf(texts)
  const inEnglish = ({ path }: Line): Line => original.get(path) ?? { path, value: '' }

  it('has the messages of English in the same order', () => {
    expect(lines.map(({ path }) => path)).toEqual([...original.keys()])
  })

  it('inserts the same values into each message as English', () => {
    const others = lines.filter((line) => String(mentions(line)) !== String(mentions(inEnglish(line))))
    expect(others.map(({ path }) => path)).toEqual([])
  })

  it('differs from English except where listed', () => {
    const same = lines.filter((line) => said(line, ...sentinels) === said(inEnglish(line), ...sentinels))
    const meant = (sameAsEnglish as Readonly<Record<string, readonly string[]>>)[language] ?? []
    expect(same.map(({ path }) => path).sort()).toEqual([...meant].sort())
  })

  it('closes every quotation mark and bracket that it opens', () => {
    const open = (text: string) => [...text.matchAll(/[„“”«»「」『』（）()《》]/g)].map(([sign]) => sign).join('')
    const paired = /^(?:„“|“”|«»|「」|『』|（）|\(\)|\(„“\)|\(“”\)|\(«»\)|（「」）|（“”）|《》)*$/
    const wrong = lines.filter((line) => !paired.test(open(String(said(line, ...sentinels)))))
    expect(wrong.map(({ path }) => path)).toEqual([])
  })
})

describe('plurals', () => {
  it.each(Object.entries(pluralCategories))('have the Unicode plural categories of %s', (language, forms) => {
    const { pluralCategories: categories } = new Intl.PluralRules(language).resolvedOptions()
    expect([...forms].sort()).toEqual([...categories].sort())
  })
})

describe('the message that offers a language', () => {
  it('exists in each of the nine', () => {
    expect(['en-US', ...Object.keys(languageOffers)]).toEqual(languages)
    const texts = Object.values(languageOffers).flatMap((offer) => Object.values(offer))
    expect(texts.every(isWellFormed)).toBe(true)
    expect(new Set(texts).size).toBe(texts.length)
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '#domain/movie/languages.ts'
import { languageOffers } from '#messages/language-offers.ts'
import { readCatalog } from '#tools/messages/catalog.ts'
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
const renderings = (line: Line): readonly unknown[] =>
  typeof line.value === 'function' ? [...counts, '7.5'].map((value) => said(line, value)) : [line.value]

const isWellFormed = (text: unknown) => !/^\s*$|undefined|NaN|\bnull\b|\[object|\bfunction\b/.test(String(text))

const sample = 4321

const inEnglishOrder = readCatalog('en-US', 'en-US.json', readFileSync('messages/en-US.json', 'utf8')).entries.map(
  ({ key }) => key,
)

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

describe.each(loaded)('the translation $language', ({ language, texts }) => {
  const lines = linesOf(texts)
  const inEnglish = ({ path }: Line): Line => original.get(path) ?? { path, value: '' }

  it('has the messages of English in the same order', () => {
    const file = readCatalog(language, `${language}.json`, readFileSync(`messages/${language}.json`, 'utf8'))
    const keys = new Set(file.entries.map(({ key }) => key))
    expect([...keys]).toEqual(inEnglishOrder.filter((key) => keys.has(key)))
  })

  it('differs from English except where listed', () => {
    const same = lines.filter((line) => said(line, sample) === said(inEnglish(line), sample))
    const meant = (sameAsEnglish as Readonly<Record<string, readonly string[]>>)[language] ?? []
    expect(same.map(({ path }) => path).sort()).toEqual([...meant].sort())
  })

  it('closes every quotation mark and bracket that it opens', () => {
    const open = (text: string) => [...text.matchAll(/[„“”«»「」『』（）()《》]/g)].map(([sign]) => sign).join('')
    const paired = /^(?:„“|“”|«»|「」|『』|（）|\(\)|\(„“\)|\(“”\)|\(«»\)|（「」）|（“”）|《》)*$/
    const wrong = lines.filter((line) => !paired.test(open(String(said(line, sample)))))
    expect(wrong.map(({ path }) => path)).toEqual([])
  })
})

describe('the message that offers a language', () => {
  it('is in each of them', () => {
    expect(Object.keys(languageOffers).sort()).toEqual([...languages].sort())
    const texts = Object.values(languageOffers).flatMap((offer) => Object.values(offer))
    expect(texts.every(isWellFormed)).toBe(true)
    expect(new Set(texts).size).toBe(texts.length)
  })
})

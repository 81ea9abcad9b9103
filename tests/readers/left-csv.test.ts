import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LeftRow, leftCsv } from '#domain/imports/left-out/left-csv.ts'
import type { HistoryFact, HistoryRow } from '#domain/imports/read-history.ts'
import { escapeFormula, unescapeFormula } from '#domain/values/csv-text.ts'
import { givenFile, historyOf, linesOf } from '#tests/support/history-files.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 20 }).map((value) =>
  value
    .normalize('NFC')
    .replace(/[\r\t]/g, ' ')
    .trim(),
)
const words = text.filter((value) => value !== '')
const tag = words.map((value) => value.replaceAll(',', ' ').trim()).filter((value) => value !== '')
const tags = fc.uniqueArray(tag, { minLength: 1, maxLength: 3 })
const name = words.map((value) => value.replace(/[,，、،]/g, ' ').trim()).filter((value) => value !== '')
const companions = fc.uniqueArray(name, { minLength: 1, maxLength: 3 })
const rating = fc.integer({ min: 1, max: 10 })
const day = fc.constantFrom('2020-01-02', '1999-12-31')
const time = fc.option(fc.constantFrom('2020-01-02T10:11:12.345Z', '1999-12-31T00:00:00.000Z'))
const watchedAt = fc.option(fc.oneof(day, fc.constantFrom('2020-01-02T10:11Z', '2020-01-02T00:00Z')))
const status = fc.constantFrom('want-to-watch' as const, 'watching' as const)
const position = fc.option(fc.integer({ min: 1, max: 999 }))

const viewing = fc.record(
  { kind: fc.constant('viewing' as const), watchedAt, rating, note: words, tags, companions },
  { requiredKeys: ['kind', 'watchedAt'] },
)
const fact: fc.Arbitrary<HistoryFact> = fc.oneof(
  viewing,
  fc.record({ kind: fc.constant('liked' as const) }),
  fc.record(
    { kind: fc.constant('seen' as const), addedAt: fc.constant('2020-01-02T10:11:12.345Z') },
    { requiredKeys: ['kind'] },
  ),
  fc.record({ kind: fc.constant('rating' as const), rating, ratedAt: time }),
  fc.record({ kind: fc.constant('watchlist' as const), addedAt: time, status }),
  fc.record({ kind: fc.constant('listed' as const), list: fc.constantFrom('a', 'b'), position, addedAt: time }),
  fc.record({ kind: fc.constant('note' as const), note: words }),
  fc.record({ kind: fc.constant('tags' as const), tags }),
)
const lists = [
  { id: 'a', name: '=Noir', description: 'Dark, "b/w"\nand more', createdAt: null },
  { id: 'b', name: '=Noir', description: '', createdAt: null },
]

const contentOf = ({ named: { key: _, ...named }, facts }: Pick<HistoryRow, 'named' | 'facts'>) => ({ named, facts })

const row = fc
  .record({
    title: words,
    originalTitle: words,
    year: fc.integer({ min: 1890, max: 2030 }),
    tmdbId: fc.integer({ min: 1, max: 9_999_999 }),
    isMovie: fc.boolean(),
    isIdDoubtful: fc.option(fc.constant(true as const), { nil: undefined }),
    facts: fc.array(fact, { minLength: 1, maxLength: 4 }),
  })
  .map(({ facts, title, originalTitle, isIdDoubtful, ...named }) => ({
    named: {
      key: '',
      title,
      ...(originalTitle !== title && { originalTitle }),
      ...(isIdDoubtful && { isIdDoubtful }),
      ...named,
    },
    facts,
  }))

const left = ({ named, facts }: Pick<HistoryRow, 'named' | 'facts'>, line = 1): LeftRow => ({
  row: { origin: { file: 'diary.csv', line }, named, facts, doubts: [] },
  reason: 'Not found',
})

describe('the file of what is left', () => {
  it('is read as what was written', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        const history = historyOf(givenFile('left.csv', leftCsv(rows.map(left), lists)))
        expect(history.rows.map(contentOf)).toEqual(rows.map(contentOf))
        for (const list of history.lists) expect(lists).toContainEqual(list)
        expect([history.leftOut, history.rows.flatMap(({ doubts }) => doubts)]).toEqual([[], []])
      }),
    )
  })

  it('takes an id that the user has added', () => {
    const named = { key: 'alien 1979', title: 'Alien', year: 1979, isMovie: false }
    const written = leftCsv(
      [left({ named, facts: [{ kind: 'seen' }, { kind: 'rating', rating: 8, ratedAt: null }] })],
      [],
    )
    const edited = written.replace('Alien,,1979,,', 'Alien,,1979,348,')
    expect(linesOf(historyOf(givenFile('left.csv', edited)))).toEqual(['Alien 1979 tmdb 348: seen, ★8'])
  })

  it('has the day and meaning of an episode, which an id makes a movie', () => {
    const named = {
      key: 'dark: season 2: ghosts',
      title: 'Dark: Season 2: Ghosts',
      isMovie: false,
      isSeries: true,
    } as const
    const written = leftCsv([left({ named, facts: [{ kind: 'viewing', watchedAt: '2020-01-02' }] })], [])
    const again = historyOf(givenFile('left.csv', written))
    expect([again.rows.map((row) => row.named.isSeries), linesOf(again)]).toEqual([
      [true],
      ['Dark: Season 2: Ghosts: viewed 2020-01-02'],
    ])
    const edited = historyOf(givenFile('left.csv', written.replace('Ghosts,,,,', 'Ghosts,,,348,')))
    expect(edited.rows.map((row) => row.named.isSeries)).toEqual([undefined])
    expect(linesOf(edited)).toEqual(['Dark: Season 2: Ghosts tmdb 348: viewed 2020-01-02'])
  })

  it('keeps apart movies of one title and year', () => {
    const named = { key: 'the haunted castle 1897 #2', title: 'The Haunted Castle', year: 1897, isMovie: false }
    const history = historyOf(givenFile('left.csv', leftCsv([left({ named, facts: [{ kind: 'seen' }] })], [])))
    expect(history.rows.map((read) => read.named)).toEqual([named])
  })

  it('names rows that could not be read at all', () => {
    const origin = { file: 'diary.csv', line: 7 }
    const csv = leftCsv(
      [{ row: { origin, reason: 'not a movie', title: 'Friends', year: 1994 }, reason: 'Kein Film' }],
      [],
    )
    expect(csv.split('\r\n')[1]).toBe('Kein Film,Friends,,1994,,,,,,,,,,,,,,,,,diary.csv,7,,,,,')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\n=1+1', "'\n=1", "'=1", "''=1"])(
    'escapes %j, which a spreadsheet would run',
    (cell) => {
      expect(escapeFormula(cell)).toBe(`'${cell}`)
      expect(unescapeFormula(escapeFormula(cell))).toBe(cell)
    },
  )

  it.each(["'71", "''", "it's", '1 + 1'])('leaves %j as it is', (cell) => {
    expect([escapeFormula(cell), unescapeFormula(cell)]).toEqual([cell, cell])
  })
})

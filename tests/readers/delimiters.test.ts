import { describe, expect, it } from 'vitest'
import { csv, historyOf, linesIn, read } from '#tests/support/history-files.ts'

describe('a table', () => {
  it.each([
    ['sep=;', ';'],
    ['"sep=;"', ';'],
    ['sep=^', '^'],
    ['', '§'],
    ['', '\t'],
    ['', '|'],
  ])('has a first line %j and cells parted by %j', (first, sign) => {
    const rows = [
      ['Title', 'Year', 'My rating', 'Watched'],
      ['Inception', '2010', '8,5', '25.01.2024'],
      ['Arrival', '2016', '7', '26.01.2024'],
    ]
    const lines = [...(first === '' ? [] : [first]), ...rows.map((cells) => cells.join(sign))]
    const file = csv('excel.csv', ...lines)
    const columns = ['title', 'year', 'rating', 'watched at'] as const
    const answers = { 'excel.csv': { columns, ratingScale: 10 } } as const
    expect(linesIn(file, answers)).toEqual([
      'Inception 2010: viewed 2024-01-25, ★9 (rounded rating)',
      'Arrival 2016: viewed 2024-01-26, ★7',
    ])
    expect(
      historyOf(file, answers)
        .rows.map(({ origin }) => origin.line)
        .at(-1),
    ).toBe(lines.length)
  })

  it('that cannot be read as one is refused, and never taken for a list of titles', () => {
    expect(read(csv('private.csv', 'Dear diary, today', 'Nothing, really', 'I saw a film'))).toEqual({
      kind: 'refused',
      problem: { kind: 'not recognized', file: 'private.csv' },
    })
  })
})

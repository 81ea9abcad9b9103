import { describe, expect, it } from 'vitest'
import { parseCsv } from '#readers/csv.ts'
import { csv, givenFile, historyOf, leftOutOf, linesIn, read } from '#tests/support/history-files.ts'

const header = 'Date,Name,Year,Letterboxd URI'
const amelie = '2020-01-02,Amélie,2001,https://boxd.it/a'
const seen = ['Amélie 2001: seen']
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))
const utf16be = (text: string) => new Uint8Array(Buffer.from(utf16(text)).swap16())

describe('the bytes of a file', () => {
  it.each<[string, string | Uint8Array]>([
    ['UTF-8', `${header}\n${amelie}\n`],
    ['UTF-8 with a byte order mark', `\ufeff${header}\n${amelie}\n`],
    ['UTF-16, little endian', utf16(`${header}\n${amelie}\n`)],
    ['UTF-16, big endian', utf16be(`${header}\n${amelie}\n`)],
    ['Windows line ends', `${header}\r\n${amelie}\r\n`],
    ['old Mac line ends', `${header}\r${amelie}\r`],
    ['no line end at the end', `${header}\n${amelie}`],
    ['empty lines', `${header}\n\n${amelie}\n\n\n`],
  ])('are read as %s', (_, content) => {
    expect(linesIn(givenFile('watched.csv', content))).toEqual(seen)
  })

  it('are read as Latin-1 where they are not UTF-8, and a line is shown to be checked', () => {
    const history = historyOf(givenFile('watched.csv', Buffer.from(`${header}\n${amelie}\n`, 'latin1')))
    expect(history.rows.map(({ film }) => film.title)).toEqual(['Amélie'])
    expect(history.notices).toEqual([{ kind: 'decoded as Latin-1', file: 'watched.csv', sample: amelie }])
  })

  it.each<[string, string]>([
    ['tabs', 'Title\tYear\tRating\nAlien\t1979\t8\n'],
    ['semicolons', 'Title;Year;Rating\nAlien;1979;8\n'],
    ['bars', 'Title|Year|Rating\nAlien|1979|8\n'],
  ])('may be separated by %s', (_, text) => {
    const answers = {
      'films.txt': { columns: ['title', 'year', 'rating'], ratingScale: 10, meaning: 'watched' },
    } as const
    expect(linesIn(givenFile('films.txt', text), answers)).toEqual(['Alien 1979: seen, ★8'])
  })

  it.each<[string, string | Uint8Array]>([
    ['nothing', ''],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0])],
    ['a web page', '<!doctype html><title>Not found</title>'],
    ['JSON that is no export', '{"name":"matinee"}'],
  ])('are refused when they are %s', (_, content) => {
    const kind = content === '' ? 'empty' : 'not recognized'
    expect(read(givenFile('file', content))).toEqual({ kind: 'refused', problem: { kind, file: 'file' } })
  })

  it('are refused as a backup of this app, which has an import of its own', () => {
    const backup = '{"metadata":{"dataSchema":"1"},"data":{"watchlist":[]}}'
    expect(read(givenFile('matinee.json', backup))).toEqual({
      kind: 'refused',
      problem: { kind: 'backup', file: 'matinee.json' },
    })
  })
})

describe('a table', () => {
  it('keeps line ends, commas and doubled quotes in a quoted cell, and counts lines of the file', () => {
    expect(parseCsv('a,b\n"x\ny","say ""hi"", ok"\n"last",1')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x\ny', 'say "hi", ok'] },
      { line: 4, cells: ['last', '1'] },
    ])
  })

  it('may have a backslash before a quote, as PHP writes it', () => {
    expect(parseCsv('a,b\n"The \\"Wall\\"",1\nnext,2')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['The "Wall"', '1'] },
      { line: 3, cells: ['next', '2'] },
    ])
  })

  it('loses one line to a quote without an end, not the rest of the file', () => {
    const history = historyOf(csv('watched.csv', header, '2020-01-02,"Alien,1979,u', amelie))
    expect(history.rows.map(({ origin, film }) => [origin.line, film.title])).toEqual([[3, 'Amélie']])
    expect(history.leftOut.map(({ origin, reason }) => [origin.line, reason])).toEqual([[2, 'unreadable']])
  })

  it('is read by its header, in any case and order, with more or fewer columns', () => {
    expect(linesIn(csv('watched.csv', 'NAME,letterboxd uri,Extra,date', 'Alien,u,x,2020-01-02'))).toEqual([
      'Alien: seen',
    ])
  })

  it('may have a header alone', () => {
    const { files, rows } = historyOf(csv('watched.csv', header))
    expect([files, rows]).toEqual([[{ name: 'watched.csv', source: 'letterboxd', rows: 0 }], []])
  })

  it('leaves out a row that is too long, whose cells may stand in wrong columns, and reads one that is too short', () => {
    const history = historyOf(csv('watched.csv', header, '2020-01-02,Good, the Bad,1966,u', '2020-01-02,Alien,1979'))
    expect(history.rows.map(({ film }) => film.title)).toEqual(['Alien'])
    expect(leftOutOf(history)).toEqual(['Good: unreadable'])
  })

  it('keeps formulas as text', () => {
    const cell = '=HYPERLINK("http://x","y")'
    const rows = csv('watched.csv', header, `2020-01-02,"${cell.replaceAll('"', '""')}",1979,u`)
    expect(linesIn(rows)).toEqual([`${cell} 1979: seen`])
  })

  it('of 50,000 rows is read whole', () => {
    const rows = Array.from(
      { length: 50_000 },
      (_, index) => `2020-01-02,"Film ${index}",1979,https://boxd.it/${index}`,
    )
    expect(historyOf(csv('watched.csv', header, ...rows)).rows.length).toBe(50_000)
  })

  it('of more than 100,000 rows is refused', () => {
    const file = csv('watched.csv', header, ...Array.from({ length: 100_001 }, (_, index) => `,F${index},1979,u`))
    expect(read(file)).toEqual({ kind: 'refused', problem: { kind: 'too many rows', file: 'watched.csv' } })
  })
})

import { describe, expect, it } from 'vitest'
import { parseCsv } from '#readers/csv.ts'
import { csv, givenFile, historyOf, leftOutOf, linesIn, read } from '#tests/support/history-files.ts'
import { tablesInOldEncodings } from '#tests/support/old-encodings.ts'

const header = 'Date,Name,Year,Letterboxd URI'
const amelie = '2020-01-02,Amélie,2001,https://boxd.it/a'
const seen = ['Amélie 2001: seen added 2020-01-02T12:00:00.000Z']
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

  it.each<[string, string]>([
    ['Am\xe9lie', 'Amélie'],
    ['\xbfQu\xe9 he hecho yo para merecer esto!!', '¿Qué he hecho yo para merecer esto!!'],
    ['S\xe5 som i himmelen', 'Så som i himmelen'],
    ['\xc0 bout de souffle', 'À bout de souffle'],
  ])('are read as Latin-1, unasked, where they look like nothing else: %j', (latin, title) => {
    const bytes = Buffer.from(`${header}\n2020-01-02,${latin},2001,u\n`, 'latin1')
    expect(historyOf(givenFile('watched.csv', bytes)).rows.map(({ named }) => named.title)).toEqual([title])
  })

  const table = (encoding: keyof typeof tablesInOldEncodings) =>
    givenFile('mine.csv', Buffer.from(tablesInOldEncodings[encoding].base64, 'base64'))

  it.each(['shift_jis', 'gbk', 'euc-kr', 'windows-1251'] as const)('may be %s, which is asked first', (encoding) => {
    const reading = read(table(encoding))
    const [question, ...others] = reading.kind === 'asked' ? reading.questions : []
    expect([Object.keys(question ?? {}), others]).toEqual([['file', 'encoding'], []])
    const [first, ...more] = question?.encoding?.samples ?? []
    expect([first?.encoding, more.map((sample) => sample.encoding)]).toEqual([
      encoding,
      expect.arrayContaining(['windows-1252']),
    ])
    const answers = { 'mine.csv': { encoding, columns: ['title', 'year', 'watched at'] } } as const
    expect(historyOf(table(encoding), answers).rows[0]?.named.title).toBe(tablesInOldEncodings[encoding].title)
  })

  it('are read as answered', () => {
    const answers = { 'mine.csv': { encoding: 'windows-1252', columns: ['title', 'year', 'watched at'] } } as const
    expect(historyOf(table('windows-1251'), answers).rows[0]?.named.title).toBe('Ñòàëêåð')
  })

  it('are shown in each encoding by the first line with a letter that may be wrong', () => {
    const reading = read(table('shift_jis'))
    expect(reading.kind === 'asked' && reading.questions[0]?.encoding?.samples[0]?.text).toBe('タイトル,年,鑑賞日')
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
    expect(history.rows.map(({ origin, named }) => [origin.line, named.title])).toEqual([[3, 'Amélie']])
    expect(history.leftOut.map(({ origin, reason }) => [origin.line, reason])).toEqual([[2, 'unreadable']])
  })

  it('with a quote without an end in each of 5,000 rows loses none of them unsaid', () => {
    const rows = Array.from({ length: 5000 }, (_, index) => `2020-01-02,"Film ${index},1979,https://boxd.it/${index}`)
    const history = historyOf(csv('watched.csv', header, ...rows))
    expect(history.files).toEqual([{ name: 'watched.csv', source: 'letterboxd', rows: 5000 }])
    expect([history.rows.length, history.leftOut.length]).toEqual([0, 5000])
  })

  it.each<[string, string]>([
    ['a quoted cell', '2020-01-02,"Dune",1984,u'],
    ['a quoted cell that begins with a quote', '2020-01-02,"""Dune""",1984,u'],
    ['an empty quoted cell', '"",Dune,1984,u'],
    ['a quoted line', '"2020-01-02","Dune","1984","u"'],
  ])('with a quote without an end does not swallow the rows up to %s', (_, next) => {
    const between = Array.from({ length: 20 }, (__, index) => `2020-01-02,Film ${index},1979,u${index}`)
    const broken = '2020-01-02,"Alien,1979,u'
    const { files, rows, leftOut } = historyOf(csv('watched.csv', header, broken, ...between, next, amelie))
    expect(files.map((file) => file.rows)).toEqual([23])
    expect([rows.length, leftOut.map(({ origin }) => origin.line)]).toEqual([22, [2]])
    expect(rows.at(-1)?.origin.line).toBe(24)
  })

  it('may have lines in a review that begin with a quote', () => {
    const review = '"Great.\n""Why so serious?""\n"'
    expect(parseCsv(`a,b\n${review},1\nnext,2`)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['Great.\n"Why so serious?"\n', '1'] },
      { line: 5, cells: ['next', '2'] },
    ])
  })

  it.each([
    ['header', 'x,'.repeat(300)],
    ['row', `${header}\n${'x,'.repeat(300)}`],
    [
      'JSON record',
      JSON.stringify([Object.fromEntries(Array.from({ length: 301 }, (_, index) => [`c${index}`, index]))]),
    ],
  ])('of more than 300 columns in its %s is refused', (_, text) => {
    const file = givenFile('mine.csv', text)
    expect(read(file)).toEqual({ kind: 'refused', problem: { kind: 'too many columns', file: 'mine.csv' } })
  })

  it('of a million columns is refused without making them', () => {
    const start = performance.now()
    expect(read(givenFile('mine.csv', 'c,'.repeat(1_000_000))).kind).toBe('refused')
    expect(performance.now() - start).toBeLessThan(1000)
  })

  it('may have more than 300 commas in a text', () => {
    const review = `"${'so, '.repeat(400)}"`
    expect(historyOf(csv('watched.csv', header, amelie, `2020-01-02,${review},1979,u`)).leftOut.length).toBe(1)
    expect(parseCsv(`a,b\n${review},1`)[1]?.cells.length).toBe(2)
  })

  it('leaves out a row with a title of more than 300 characters, or a cell of more than 100,000', () => {
    const rows = [`2020-01-02,${'x'.repeat(300)},1979,u`, `2020-01-02,${'x'.repeat(301)},1979,u`]
    const history = historyOf(csv('watched.csv', header, ...rows, `2020-01-02,Alien,1979,${'x'.repeat(100_001)}`))
    expect(history.rows.map(({ named }) => named.title.length)).toEqual([300])
    expect(history.leftOut.map(({ reason, title }) => [reason, title.length])).toEqual([
      ['unreadable', 300],
      ['unreadable', 5],
    ])
  })

  it('is read by its header, in any case and order, with more or fewer columns', () => {
    expect(linesIn(csv('watched.csv', 'NAME,letterboxd uri,Extra,date', 'Alien,u,x,2020-01-02'))).toEqual([
      'Alien: seen added 2020-01-02T12:00:00.000Z',
    ])
  })

  it('may have a header alone', () => {
    const { files, rows } = historyOf(csv('watched.csv', header))
    expect([files, rows]).toEqual([[{ name: 'watched.csv', source: 'letterboxd', rows: 0 }], []])
  })

  it('leaves out a row that is too long, whose cells may stand in wrong columns, and reads one that is too short', () => {
    const history = historyOf(csv('watched.csv', header, '2020-01-02,Good, the Bad,1966,u', '2020-01-02,Alien,1979'))
    expect(history.rows.map(({ named }) => named.title)).toEqual(['Alien'])
    expect(leftOutOf(history)).toEqual(['Good: unreadable'])
  })

  it('keeps formulas as text', () => {
    const cell = '=HYPERLINK("http://x","y")'
    const rows = csv('watched.csv', header, `2020-01-02,"${cell.replaceAll('"', '""')}",1979,u`)
    expect(linesIn(rows)).toEqual([`${cell} 1979: seen added 2020-01-02T12:00:00.000Z`])
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

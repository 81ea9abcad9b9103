import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readBackupFile } from '#readers/read-backup-file.ts'
import { csv, givenFile, historyOf, json, linesIn, linesOf, read, zip } from '#tests/support/history-files.ts'

const watched = 'Date,Name,Year,Letterboxd URI\n2020-01-02,Alien,1979,https://boxd.it/a\n'
const other = watched.replace('Alien', 'Sentinel')
const alien = ['Alien 1979: seen added 2020-01-02T12:00:00.000Z']

const refused = (kind: string) => ({ kind: 'refused', problem: { kind, file: 'export.zip' } })

/** The bytes with a change of the member's entry in the central directory. */
const withEntry = (change: (view: DataView, entry: number) => void) => {
  const { bytes } = zip({ 'watched.csv': watched })
  const entry = bytes.findIndex((_, at) => bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 1)
  change(new DataView(bytes.buffer), entry)
  return givenFile('export.zip', bytes)
}

describe('an archive', () => {
  it.each<[string, Readonly<Record<string, string>>]>([
    ['at its top', { 'watched.csv': watched }],
    ['in a top folder', { 'letterboxd-ann-2026/watched.csv': watched }],
    ['beside what a Mac adds', { 'a/watched.csv': watched, '__MACOSX/a/._watched.csv': other, 'a/.DS_Store': 'x' }],
    ['with back slashes', { 'a\\watched.csv': watched }],
    ['in upper case', { 'WATCHED.CSV': watched }],
    [
      'beside deleted and orphaned rows',
      { 'watched.csv': watched, 'deleted/watched.csv': other, 'orphaned/watched.csv': other },
    ],
  ])('is read with its files %s', (_, members) => {
    expect(linesIn(zip(members))).toEqual(alien)
  })

  it('is recognized by its content, whatever its name', () => {
    const { bytes } = zip({ 'watched.csv': watched })
    expect(historyOf(givenFile('trakt-export.csv', bytes)).files).toEqual([
      { name: 'watched.csv', source: 'letterboxd', rows: 1 },
    ])
  })

  it('may be one of several files, with parts of another on their own', () => {
    const files = [
      zip({ 'watched.csv': watched }),
      csv('watchlist.csv', 'Date,Name,Year,Letterboxd URI', ',Dune,2021,u'),
    ]
    expect(linesIn(files)).toEqual([...alien, 'Dune 2021: want-to-watch'])
  })

  it('names a file of several that is nothing known', () => {
    const history = historyOf([zip({ 'watched.csv': watched }), json('package.json', { name: 'x' })])
    expect([linesOf(history), history.notices]).toEqual([alien, [{ kind: 'unknown file', file: 'package.json' }]])
  })

  it('and other files keep apart when they have one name', () => {
    const tables = [
      csv('ratings.csv', 'Const,Your Rating,Title', 'tt0078748,8,Alien'),
      csv('ratings.csv', 'Date,Name,Letterboxd URI,Rating', ',Dune,u,4'),
    ]
    const { files, rows } = historyOf([...tables, csv('empty.csv')])
    expect(files.map(({ name, source }) => [name, source])).toEqual([
      ['ratings.csv', 'imdb'],
      ['ratings (2).csv', 'letterboxd'],
    ])
    expect(rows.map(({ origin, named }) => [origin.file, named.title])).toEqual([
      ['ratings.csv', 'Alien'],
      ['ratings (2).csv', 'Dune'],
    ])
  })

  it('never has its other files opened: tokens, mails and settings', () => {
    const sentinel = 'Date,Name,Year,Letterboxd URI\n2020-01-02,SECRET,1979,u\n'
    const names = ['profile.csv', 'comments.csv', 'access_token.csv', 'user-settings.json', 'settings/films.csv']
    const whole = zip({ 'watched.csv': watched, ...Object.fromEntries(names.map((name) => [name, sentinel])) })
    // An opened member would be refused for its wrong checksum.
    const bytes = Uint8Array.from(whole.bytes)
    const view = new DataView(bytes.buffer)
    for (let at = 0; at + 46 < bytes.length; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50 && bytes[at + 46] !== 'w'.charCodeAt(0))
        view.setUint32(at + 16, 1, true)
    }
    expect(linesIn(givenFile('export.zip', bytes))).toEqual(alien)
  })

  it('of another tracker is read without files that are named as personal', () => {
    const movies = 'Const,Your Rating,Date Rated,Title\ntt0078748,8,2020-01-02,Alien\n'
    const members = { 'my films.csv': movies, 'account.csv': movies, 'auth/login.csv': movies }
    expect(linesIn(zip(members))).toEqual(['Alien tt0078748: seen, ★8 at 2020-01-02T12:00:00.000Z'])
  })

  it('is refused when it holds nothing known, such as another archive', () => {
    const nested = zipSync({ 'watched.csv': strToU8(watched) })
    expect(read(zip({ 'inner.zip': nested, 'photo.jpg': 'x' }))).toEqual(refused('not recognized'))
  })

  it('is refused when it unpacks to more than it says', () => {
    const bomb = zipSync({ 'watched.csv': new Uint8Array(80 * 1024 * 1024) })
    const view = new DataView(bomb.buffer)
    const entry = bomb.lastIndexOf(0x02)
    for (let at = 0; at < bomb.length - 46; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true)
    }
    expect(entry).toBeGreaterThan(0)
    expect(bomb.length).toBeLessThan(100_000)
    expect(read(givenFile('export.zip', bomb))).toEqual(refused('unpacks too large'))
  })

  it.each<[string, string, (view: DataView, entry: number) => void]>([
    ['encrypted', 'encrypted archive', (view, entry) => view.setUint16(entry + 8, 1, true)],
    ['of a wrong checksum', 'damaged archive', (view, entry) => view.setUint32(entry + 16, 7, true)],
    ['packed in an unknown way', 'damaged archive', (view, entry) => view.setUint16(entry + 10, 99, true)],
    ['where no file is', 'damaged archive', (view, entry) => view.setUint32(entry + 42, 9_999_999, true)],
  ])('is refused when a file in it is %s', (_, kind, change) => {
    expect(read(withEntry(change))).toEqual(refused(kind))
  })

  it('is refused when it is cut off', () => {
    const { bytes } = zip({ 'watched.csv': watched })
    expect(read(givenFile('export.zip', bytes.subarray(0, bytes.length - 30)))).toEqual(refused('damaged archive'))
  })

  it('is refused when it has more than 1,000 files', () => {
    const members = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`lists/${index}.csv`, '']))
    expect(read(zip(members))).toEqual(refused('too many members'))
  })

  it('is refused for its size alone above 64 MiB', () => {
    const bytes = new Uint8Array(64 * 1024 * 1024 + 1)
    expect(read(givenFile('big.csv', bytes))).toEqual({
      kind: 'refused',
      problem: { kind: 'too large', bytes: bytes.length },
    })
  })

  it('may have its sizes after the data, or in the fields of Zip64', () => {
    const streamed = Buffer.from(
      'UEsDBC0ACAAIAAAAIQAAAAAA//////////8LABQAd2F0Y2hlZC5jc3YBABAAAAAAAAAAAAAAAAAAAAAAAHNJLEnV8UvMTdWJTE0s0vFJLSlJLUrKr0hRCA3y5DIyMDLQNTDUNTDScczJTM3TMbQ0t9TJKCkpKLbS1wcp08ss0U/kAgBQSwcIV748/kYAAAAAAAAARgAAAAAAAABQSwECLQMtAAgACAAAACEAV748/kYAAABGAAAACwAAAAAAAAAAAAAAgAEAAAAAd2F0Y2hlZC5jc3ZQSwUGAAAAAAEAAQA5AAAAmwAAAAAA',
      'base64',
    )
    expect(Object.keys(unzipSync(new Uint8Array(streamed)))).toEqual(['watched.csv'])
    expect(linesIn(givenFile('export.zip', streamed))).toEqual(alien)
  })
})

describe('a ZIP of a backup', () => {
  const backup = { metadata: { dataSchema: '1' }, data: { watchlist: [] } }
  const capacity = 1_000_000

  it('is read as the backup', () => {
    const { bytes } = zip({ 'notes.txt': 'mine', 'matinee-2026-06-15.json': backup })
    expect(readBackupFile(bytes, capacity)).toEqual(
      readBackupFile(new TextEncoder().encode(JSON.stringify(backup)), capacity),
    )
    expect(readBackupFile(bytes, capacity).kind).toBe('read')
  })

  it('is refused when it is damaged', () => {
    const { bytes } = zip({ 'matinee-2026-06-15.json': backup })
    expect(readBackupFile(bytes.slice(0, 60), capacity).kind).toBe('refused')
  })
})

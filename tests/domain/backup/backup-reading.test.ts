import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backupOf, backupText } from '#domain/backup/backup.ts'
import type { ImportProblem, Incoming, LeftOut } from '#domain/backup/backup-import.ts'
import { type BackupReading, readBackup } from '#domain/backup/backup-reading.ts'
import { withListedViewings } from '#domain/records/watch-history.ts'
import { libraries } from '#tests/support/arbitraries.ts'
import { linesOf, minute } from '#tests/support/fixtures.ts'

const plenty = 5_242_880
const read = (text: string, room = plenty): BackupReading => readBackup(text, room)
const file = (data: unknown, metadata: unknown = { dataSchema: '1' }) => JSON.stringify({ metadata, data })

const incomingOf = (text: string): Incoming => {
  const reading = read(text)
  if (reading.kind === 'refused') throw new Error(`Refused: ${reading.problem.kind}`)
  return reading.incoming
}
const alien = { movieId: 348, movie: { id: 348, title: 'Alien' } }

describe('reading a backup', () => {
  it('returns exactly what was exported', () => {
    fc.assert(
      fc.property(libraries, (library) => {
        const { exportDate, settings, leftOut, ...lists } = incomingOf(
          backupText(backupOf(library, minute(3), { includeApiKey: true })),
        )
        const { deletedCollections: _, settings: exported, ...wanted } = library
        const watchHistory = wanted.watchHistory.map(withListedViewings)
        expect(lists).toStrictEqual(JSON.parse(JSON.stringify({ ...wanted, watchHistory })))
        const { apiKey, ...others } = exported
        expect(settings).toStrictEqual(apiKey === '' ? others : exported)
        expect([exportDate, leftOut]).toEqual([minute(3), []])
      }),
    )
  })

  it.each<[string, string, ImportProblem]>([
    ['an empty file', '', { kind: 'not json' }],
    ['an HTML page', '<!doctype html>', { kind: 'not json' }],
    ['a truncated file', file({ watchlist: [alien] }).slice(0, -10), { kind: 'not json' }],
    ['an array', '[]', { kind: 'not a backup' }],
    ['null', 'null', { kind: 'not a backup' }],
    ['a string', '"backup"', { kind: 'not a backup' }],
    ['a file without metadata', '{"data":{}}', { kind: 'not a backup' }],
    ['a file without data', '{"metadata":{"dataSchema":"1"}}', { kind: 'not a backup' }],
    ['data that is an array', file([]), { kind: 'not a backup' }],
    ['metadata that is a string', file({}, 'mine'), { kind: 'not a backup' }],
    ['another schema', file({}, { dataSchema: '2' }), { kind: 'unsupported schema', version: '2' }],
    ['the schema as a number', file({}, { dataSchema: 1 }), { kind: 'unsupported schema', version: '1' }],
    ['no schema', file({}, {}), { kind: 'unsupported schema', version: null }],
    ['an invalid schema', file({}, { dataSchema: [[1]] }), { kind: 'unsupported schema', version: null }],
    ['a watchlist that is not an array', file({ watchlist: {} }), { kind: 'wrong list', list: 'watchlist' }],
    ['collections that are not an array', file({ collections: 'x' }), { kind: 'wrong list', list: 'collections' }],
    ['null as collection movies', file({ collectionMovies: null }), { kind: 'wrong list', list: 'collectionMovies' }],
    ['an invalid list in snake_case', file({ collection_movies: 1 }), { kind: 'wrong list', list: 'collectionMovies' }],
  ])('rejects %s', (_, text, problem) => {
    expect(read(text)).toEqual({ kind: 'refused', problem })
  })

  it.each<[string, unknown, readonly LeftOut[]]>([
    [
      'rows without a movie',
      { watchlist: [alien, {}, { movieId: 'x' }] },
      [{ list: 'watchlist', reason: 'no movie id', count: 2 }],
    ],
    [
      'rows that are not objects',
      { watchlist: [null, 7, [alien]] },
      [{ list: 'watchlist', reason: 'not an object', count: 3 }],
    ],
    ['the same movie again', { watchlist: [alien, alien] }, [{ list: 'watchlist', reason: 'repeated', count: 1 }]],
    [
      'collections without a name or id',
      { collections: [{ id: 1 }, { name: 'Space' }, { id: 2, name: ' ' }] },
      [
        { list: 'collections', reason: 'no name', count: 2 },
        { list: 'collections', reason: 'no id', count: 1 },
      ],
    ],
    [
      'a history and settings of the wrong type',
      { watchHistory: 'x', settings: [] },
      [
        { list: 'watchHistory', reason: 'not a list', count: 1 },
        { list: 'settings', reason: 'not an object', count: 1 },
      ],
    ],
    [
      'invalid settings, keeping the others',
      { settings: { region: 'Mars', language: 'tlh', includeAdult: true } },
      [
        { list: 'settings', reason: 'region', count: 1 },
        { list: 'settings', reason: 'language', count: 1 },
      ],
    ],
  ])('leaves out %s, and counts the reasons', (_, data, leftOut) => {
    expect(incomingOf(file(data)).leftOut).toEqual(leftOut)
  })

  it('leaves out a row that is too long to be ours', () => {
    const keys = Array.from({ length: 30_000 }, (_, index) => [`key ${index}`, 1])
    const { watchlist, leftOut } = incomingOf(file({ watchlist: [alien, { movieId: 1, ...Object.fromEntries(keys) }] }))
    expect(linesOf(watchlist)).toEqual(['Alien'])
    expect(leftOut).toEqual([{ list: 'watchlist', reason: 'not an object', count: 1 }])
  })

  it('reads both shapes of a watchlist item, also in snake_case', () => {
    const { watchlist } = incomingOf(
      file({
        watchlist: [
          { movieId: 1, status: 'watched', movie: { title: 'Alien' } },
          { movie_id: '2', watched: true, movie: { title: 'Arrival' } },
          { id: 1_700_000_000_000, movie: { id: 3, title: 'Dune', poster_path: '/a.jpg' }, watch_progress: 40 },
        ],
      }),
    )
    expect(linesOf(watchlist)).toEqual(['Alien ✓', 'Arrival ✓', 'Dune'])
    expect(watchlist.map(({ progress, movie }) => [progress, movie.posterPath])).toEqual([
      [100, null],
      [100, null],
      [40, '/a.jpg'],
    ])
  })

  it('gives distinct ids to rows that share one', () => {
    const rows = [1, 2, 3].map((movieId) => ({ id: 7, movieId }))
    const ids = incomingOf(file({ watchlist: rows })).watchlist.map(({ id }) => id)
    expect(new Set(ids).size).toBe(3)
  })

  it('keeps text as text, including markup and control characters, and defaults invalid numbers', () => {
    const title = '<img src=x onerror=alert(1)>\u202e\u0000'
    const { watchlist } = incomingOf(
      `{"metadata":{"dataSchema":"1"},"data":{"watchlist":[{"movieId":1,"progress":1e999,"movie":{"title":${JSON.stringify(title)},"runtime":-1e999,"posterPath":"javascript:alert(1)"}}]}}`,
    )
    const { watchlist: plain } = incomingOf(file({ watchlist: [{ movieId: 1, movie: { title } }] }))
    expect(watchlist).toEqual(plain)
  })

  it('reads nothing from prototypes, and leaves them alone', () => {
    const { watchlist, settings } = incomingOf(
      '{"metadata":{"dataSchema":"1"},"data":{"__proto__":{"watchlist":[1]},"watchlist":[{"movieId":1,"__proto__":{"status":"watched"},"constructor":{"prototype":{"polluted":1}}}],"settings":{"__proto__":{"apiKey":"x"}}}}',
    )
    expect(linesOf(watchlist)).toEqual(['Unknown Movie'])
    expect([Object.keys(watchlist[0] ?? {}).includes('constructor'), settings]).toEqual([false, {}])
    expect('polluted' in {}).toBe(false)
  })

  it('drops values nested too deeply, and keeps the row', () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
    const { watchlist } = incomingOf(
      `{"metadata":{"dataSchema":"1"},"data":{"watchlist":[{"movieId":1,"extra":${deep},"movie":{"title":"Alien"}}]}}`,
    )
    expect(linesOf(watchlist)).toEqual(['Alien'])
    expect(() => JSON.stringify(watchlist)).not.toThrow()
  })

  it('rejects a backup that could never fit, says by how much, and does not keep it in memory', () => {
    const rows = Array.from({ length: 100 }, (_, index) => ({ movieId: index + 1 }))
    const units = readBackup(file({ watchlist: rows }), plenty)
    const sizes =
      units.kind === 'read' ? units.incoming.watchlist.map((item) => JSON.stringify({ ...item, id: 0 }).length + 1) : []
    const sum = sizes.reduce((one, other) => one + other, 0)
    expect(read(file({ watchlist: rows }), 1000)).toEqual({
      kind: 'refused',
      problem: { kind: 'does not fit', excess: sum - 1000 },
    })
    expect(read(file({ watchlist: rows }), Math.ceil(sum / 4)).kind).toBe('read')
  })

  it('never throws, whatever the file contains', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 4 }), (one, other) => {
        read(JSON.stringify(one))
        read(file({ watchlist: [one], collections: [other], collectionMovies: [one, other], settings: other }))
      }),
    )
  })
})

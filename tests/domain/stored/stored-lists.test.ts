import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Library } from '#domain/records/library.ts'
import {
  readCollectionMovies,
  readCollections,
  readDeletedCollections,
  readFriends,
  readHiddenMovies,
  readWatchHistory,
  readWatchlist,
} from '#domain/stored/stored-lists.ts'
import { readSettings } from '#domain/stored/stored-settings.ts'
import { libraries } from '#tests/support/arbitraries.ts'
import { collectionNamed, minute, recordId } from '#tests/support/fixtures.ts'

const readers = {
  watchlist: readWatchlist,
  collections: readCollections,
  collectionMovies: readCollectionMovies,
  watchHistory: readWatchHistory,
  notForMe: readHiddenMovies,
  friends: readFriends,
  deletedCollections: readDeletedCollections,
}

const stored = (library: Library): Library => JSON.parse(JSON.stringify(library))

describe('lists that the app has written', () => {
  it('read back as exactly the same records, including emoji and right-to-left titles', () => {
    fc.assert(
      fc.property(libraries, (library) => {
        const text = stored(library)
        expect(readWatchlist(text.watchlist)).toStrictEqual({ items: library.watchlist, skipped: [] })
        expect(readCollections(text.collections)).toStrictEqual({ items: library.collections, skipped: [] })
        expect(readWatchHistory(text.watchHistory)).toStrictEqual({ items: library.watchHistory, skipped: [] })
        expect(readFriends(text.friends)).toStrictEqual({ items: library.friends, skipped: [] })
        expect(readHiddenMovies(text.notForMe)).toStrictEqual({ items: library.notForMe, skipped: [] })
        expect(readSettings(text.settings)).toStrictEqual({ settings: library.settings, skipped: [] })
        expect(readDeletedCollections(text.deletedCollections).items).toEqual(library.deletedCollections)
        expect(readCollectionMovies(text.collectionMovies).items).toStrictEqual(library.collectionMovies)
      }),
    )
  })
})

describe('any JSON', () => {
  const keys = [
    'id',
    'movieId',
    'movie_id',
    'movie',
    'status',
    'addedAt',
    'genres',
    'name',
    'collectionId',
    '__proto__',
  ]
  const json = fc
    .oneof(
      fc.jsonValue(),
      fc.array(fc.dictionary(fc.constantFrom(...keys), fc.oneof(fc.jsonValue(), fc.integer({ min: 1 })))),
    )
    .map((value): unknown => JSON.parse(JSON.stringify(value)))

  it('is read without throwing: every row is an item or skipped, and reading again changes nothing', () => {
    fc.assert(
      fc.property(json, (value) => {
        for (const read of Object.values(readers)) {
          const { items, skipped } = read(value)
          if (Array.isArray(value) && read !== readDeletedCollections) {
            expect(items.length + skipped.length).toBe(value.length)
          }
          expect(read(JSON.parse(JSON.stringify(items)))).toEqual({ items, skipped: [] })
        }
        const { settings } = readSettings(value)
        expect(readSettings(JSON.parse(JSON.stringify(settings)))).toEqual({ settings, skipped: [] })
      }),
    )
  })

  it.each(Object.entries(readers))('is an empty %s when absent, and reported when not a list', (_, read) => {
    expect(read(undefined)).toEqual({ items: [], skipped: [] })
    expect(read(null)).toEqual({ items: [], skipped: [] })
    expect(read('[]')).toEqual({ items: [], skipped: [{ row: '[]', reason: 'not a list' }] })
  })

  it('loses fields nested ten thousand levels deep', () => {
    const deep = JSON.parse(`[{"movieId":5,"note":${'['.repeat(10_000)}${']'.repeat(10_000)}}]`)
    expect(JSON.stringify(readWatchlist(deep).items).length).toBeLessThan(1000)
  })

  it('never keeps a key that could reach a prototype', () => {
    const row = '{"movieId":5,"__proto__":{"polluted":1},"constructor":1,"x":{"prototype":2,"__proto__":3,"kept":4}}'
    const [item] = readWatchlist([JSON.parse(row)]).items
    const [plain] = readWatchlist([{ movieId: 5 }]).items
    expect(item).toEqual({ ...plain, x: { kept: 4 } })
    expect(JSON.stringify(item)).not.toMatch(/polluted|prototype|__proto__/)
  })
})

describe('stored collections', () => {
  it('are trimmed, and missing dates are derived from other fields', () => {
    expect(readCollections([{ id: recordId(4), name: ' Noir ', cover_image: 'javascript:alert(1)' }]).items).toEqual([
      collectionNamed('Noir', 4),
    ])
  })

  it.each([
    [{ name: 'Noir' }, 'no id'],
    [{ id: 'first', name: 'Noir' }, 'no id'],
    [{ id: 4, name: '  ' }, 'no name'],
    [{ id: 4, name: 5 }, 'no name'],
  ])('such as %j are skipped: %s', (row, reason) => {
    expect(readCollections([row])).toEqual({ items: [], skipped: [{ row, reason }] })
  })

  it('with a duplicate id are skipped', () => {
    const row = { id: 4, name: 'Other' }
    const reading = readCollections([{ id: 4, name: 'Noir' }, row])
    expect(reading.items.map(({ name }) => name)).toEqual(['Noir'])
    expect(reading.skipped).toEqual([{ row, reason: 'repeated' }])
  })
})

describe('stored links', () => {
  it('are kept once per collection and movie', () => {
    const rows = [
      { id: 1, collectionId: 4, movieId: 5 },
      { id: 2, collection_id: 4, movie_id: 5 },
      { id: 3, collectionId: 6, movieId: 5 },
    ]
    const reading = readCollectionMovies(rows)
    expect(reading.items.map(({ id }) => id)).toEqual([1, 3])
    expect(reading.skipped).toEqual([{ row: rows[1], reason: 'repeated' }])
  })

  it('without a collection are skipped', () => {
    expect(readCollectionMovies([{ movieId: 5 }]).skipped).toEqual([
      { row: { movieId: 5 }, reason: 'no collection id' },
    ])
  })
})

describe('the stored watch history', () => {
  it('keeps an entry of an earlier version as it is, with unknown fields and an id', () => {
    const entry = { movieId: 5, watchedAt: minute(1), id: 7, seenIn: { city: 'Vienna' } }
    expect(readWatchHistory([entry]).items).toEqual([entry])
  })

  it('keeps unknown fields of viewings, and gives a viewing without an id the same one each time', () => {
    const row = {
      movieId: 5,
      plays: [
        { id: 1, watchedAt: '2026-01-01', createdAt: minute(1), lastModified: minute(2), seat: 'B7' },
        { watchedAt: '2026-01-02T10:30:00.000Z', rating: '8', note: ' two\nlines ', tags: [' cinema ', 'cinema', 7] },
      ],
    }
    const second = {
      id: 6,
      watchedAt: '2026-01-02T10:30Z',
      rating: 8,
      note: ' two\nlines ',
      tags: ['cinema'],
      createdAt: '1970-01-01T00:00:00.000Z',
      lastModified: '1970-01-01T00:00:00.000Z',
    }
    expect(readWatchHistory([row])).toEqual({
      items: [{ movieId: 5, watchedAt: '2026-01-02T10:30Z', plays: [row.plays[0], second] }],
      skipped: [],
    })
  })

  it('drops and counts ratings outside 1 to 10 and viewings that are none, and keeps the rest', () => {
    const viewing = { id: 1, watchedAt: '2026-01-01', createdAt: minute(1), lastModified: minute(1) }
    const row = {
      movieId: 5,
      rating: 11,
      note: 'Dark.',
      plays: [{ ...viewing, rating: 0 }, { ...viewing, id: 2, rating: 10 }, 'x'],
    }
    expect(readWatchHistory([row, { movieId: 6, rating: 8.5 }])).toEqual({
      items: [
        {
          movieId: 5,
          watchedAt: '2026-01-01',
          note: 'Dark.',
          plays: [viewing, { ...viewing, id: 2, rating: 10 }],
        },
        { movieId: 6, watchedAt: '1970-01-01T00:00:00.000Z' },
      ],
      skipped: [
        { row, reason: 'wrong rating' },
        { row, reason: 'wrong rating' },
        { row, reason: 'not an object' },
        { row: { movieId: 6, rating: 8.5 }, reason: 'wrong rating' },
      ],
    })
  })

  it('requires only a movie id', () => {
    expect(readWatchHistory([{ movieId: 5 }, { movie_id: 6, watched_at: minute(1) }, { movieId: 5 }])).toEqual({
      items: [
        { movieId: 5, watchedAt: '1970-01-01T00:00:00.000Z' },
        { movieId: 6, watchedAt: minute(1) },
      ],
      skipped: [{ row: { movieId: 5 }, reason: 'repeated' }],
    })
  })
})

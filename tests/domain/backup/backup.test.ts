import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Backup, backupFileName, backupOf, backupText } from '#domain/backup/backup.ts'
import { emptyLibrary, type Library } from '#domain/records/library.ts'
import { slimSnapshotOf, withListedViewings } from '#domain/records/watch-history.ts'
import {
  readCollectionMovies,
  readCollections,
  readDeletedCollections,
  readFriends,
  readHiddenMovies,
  readWatchHistory,
  readWatchlist,
} from '#domain/stored/stored-lists.ts'
import { readGivenSettings, readSettings } from '#domain/stored/stored-settings.ts'
import { libraries } from '#tests/support/arbitraries.ts'
import { collectionsOf, minute, snapshot, watchlistOf } from '#tests/support/fixtures.ts'

const withoutKey = { includeApiKey: false }
const withKey = { includeApiKey: true }

/** The parsed text of the file. */
const parsed = (backup: Backup): Backup => JSON.parse(backupText(backup))

type Stored = Record<Exclude<keyof Backup['data'], 'friends'>, unknown>

const read = (data: Stored & { readonly deletedCollections?: unknown; readonly friends?: unknown }): Library => ({
  watchlist: readWatchlist(data.watchlist).items,
  collections: readCollections(data.collections).items,
  collectionMovies: readCollectionMovies(data.collectionMovies).items,
  watchHistory: readWatchHistory(data.watchHistory).items,
  notForMe: readHiddenMovies(data.notForMe).items,
  settings: readSettings(data.settings).settings,
  deletedCollections: readDeletedCollections(data.deletedCollections).items,
  friends: readFriends(data.friends).items,
})

const extraNames = fc.constantFrom('note', 'tags', 'notes 📝', 'ملاحظة', 'הערה', 'my_list')
const extras = fc.dictionary(extraNames, fc.jsonValue(), { maxKeys: 3 })

/** Libraries as they are in memory, with unknown fields on records, movies and settings. */
const librariesWithExtras: fc.Arbitrary<Library> = fc
  .tuple(libraries, extras, extras)
  .map(([library, onRecords, onMovies]) => {
    const marked = <Item extends object>(list: readonly Item[]) => list.map((item) => ({ ...item, ...onRecords }))
    const movies = <Item extends { readonly movie: object }>(list: readonly Item[]) =>
      marked(list).map((item) => ({ ...item, movie: { ...item.movie, ...onMovies } }))
    const stored = {
      ...library,
      watchlist: movies(library.watchlist),
      collections: marked(library.collections),
      collectionMovies: movies(library.collectionMovies),
      watchHistory: marked(library.watchHistory),
      notForMe: movies(library.notForMe),
      friends: marked(library.friends),
      settings: { ...library.settings, ...onRecords },
    }
    return read(JSON.parse(JSON.stringify(stored)))
  })

/** Entries of earlier versions are exported as what they mean: one viewing. */
const exportedFrom = (library: Library): Library => ({
  ...library,
  watchHistory: library.watchHistory.map(withListedViewings),
})

describe('an export', () => {
  it('reads back as exactly the same records, including emoji, right-to-left titles and unknown fields', () => {
    fc.assert(
      fc.property(librariesWithExtras, (library) => {
        const { data } = parsed(backupOf(library, minute(0), withKey))
        const { deletedCollections: _, ...exported } = exportedFrom(library)
        const { deletedCollections: __, ...again } = read(data)
        expect(again).toStrictEqual(exported)
      }),
    )
  })

  it('without the API key leaves the stored key alone and is otherwise the same', () => {
    fc.assert(
      fc.property(librariesWithExtras, (library) => {
        const { data } = parsed(backupOf(library, minute(0), withoutKey))
        const { given } = readGivenSettings(data.settings)
        expect(Object.hasOwn(given, 'apiKey')).toBe(false)
        expect({ ...given, apiKey: library.settings.apiKey }).toStrictEqual(library.settings)
        expect({ ...data, settings: null }).toEqual({
          ...parsed(backupOf(library, minute(0), withKey)).data,
          settings: null,
        })
      }),
    )
  })

  it('contains only the metadata and lists of the specification', () => {
    const watchlist = watchlistOf('Alien ✓', '🦖', 'العربية')
    const { collections, collectionMovies } = collectionsOf({ Space: ['Alien'] })
    const hide = { movieId: 348, addedAt: minute(2), movie: slimSnapshotOf(snapshot('Alien')) }
    const library: Library = {
      watchlist,
      collections,
      collectionMovies,
      watchHistory: [{ movieId: 348, watchedAt: minute(1) }],
      notForMe: [hide],
      settings: { apiKey: 'secret', region: 'AT', includeAdult: false, theme: 'dark', keyShortcuts: false },
      deletedCollections: [7],
      friends: [],
    }
    expect(parsed(backupOf(library, minute(5), withoutKey))).toStrictEqual({
      metadata: { exportDate: '2026-01-01T12:05:00.000Z', appVersion: '1.0.0', dataSchema: '1' },
      data: {
        watchlist,
        collections,
        collectionMovies,
        watchHistory: [
          {
            movieId: 348,
            watchedAt: '2026-01-01T12:01Z',
            plays: [
              {
                id: 1_767_268_860_000_349,
                watchedAt: '2026-01-01T12:01Z',
                createdAt: minute(1),
                lastModified: minute(1),
              },
            ],
          },
        ],
        notForMe: [hide],
        settings: { region: 'AT', includeAdult: false, theme: 'dark', keyShortcuts: false },
      },
    })
  })

  it.each([
    ['secret', withKey, 'secret'],
    ['secret', withoutKey, undefined],
    ['', withKey, undefined],
  ])('of the key "%s" with %j contains %s', (apiKey, choice, held) => {
    const library = { ...emptyLibrary, settings: { ...emptyLibrary.settings, apiKey } }
    expect(parsed(backupOf(library, minute(0), choice)).data.settings.apiKey).toBe(held)
  })

  it('is human-readable', () => {
    expect(
      backupText(backupOf(emptyLibrary, minute(0), withoutKey))
        .split('\n')
        .slice(0, 3),
    ).toEqual(['{', '  "metadata": {', '    "exportDate": "2026-01-01T12:00:00.000Z",'])
  })

  it('is named after the app and the date', () => {
    expect(backupFileName('2026-11-05')).toBe('matinee-2026-11-05.json')
  })
})

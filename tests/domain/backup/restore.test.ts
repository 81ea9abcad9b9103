import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ImportChoice, ImportPlan, Incoming } from '#domain/backup/backup-import.ts'
import { importLists } from '#domain/backup/import-lists.ts'
import { planImport } from '#domain/backup/import-plan.ts'
import { restore } from '#domain/backup/restore.ts'
import { withSeenListed } from '#domain/lists/seen-listing.ts'
import { defaultSettings, emptyLibrary, type Library } from '#domain/records/library.ts'
import { viewingOfMark, viewingsOf } from '#domain/records/viewings.ts'
import { libraries } from '#tests/support/arbitraries.ts'
import { collectionNamed, collectionsOf, contentsOf, linesOf, minute, watchlistOf } from '#tests/support/fixtures.ts'
import { plan } from '#tests/support/imports.ts'

const merge: ImportChoice = { strategy: 'merge', replacesKey: false }
const overwrite: ImportChoice = { strategy: 'overwrite', replacesKey: false }
const fileOf = (library: Partial<Library>): Incoming => {
  const { deletedCollections: _, settings, ...lists } = { ...emptyLibrary, ...library }
  return { ...lists, settings: library.settings ? settings : {}, exportDate: null, leftOut: [] }
}
const libraryOf = (known: Partial<Library>): Library => ({ ...emptyLibrary, ...known })
const planned = (before: Library, file: Incoming, choice: ImportChoice): Promise<ImportPlan> =>
  planImport(before, restore(before, file, choice), 0, async () => {})

const files = libraries.map(fileOf)
const choices = fc.constantFrom(merge, overwrite)

describe('a merge', () => {
  it('adds new movies and keeps existing ones, matching them by id', async () => {
    const before = libraryOf({ watchlist: watchlistOf('Alien ✓', 'Dune') })
    const file = fileOf({ watchlist: watchlistOf('Dune ✓', 'Arrival') })
    expect(linesOf(restore(before, file, merge).library.watchlist)).toEqual(['Alien ✓', 'Dune', 'Arrival'])
    expect((await planned(before, file, merge)).lists.watchlist).toEqual({ added: 1, kept: 2, replaced: 0, removed: 0 })
  })

  it('matches collections by id, and their links by collection and movie', async () => {
    const mine = collectionsOf({ Space: ['Alien', 'Dune'] })
    const theirs = collectionsOf({ Space: ['Dune', 'Arrival'], Noir: ['Laura'] })
    const { library } = restore(libraryOf(mine), fileOf(theirs), merge)
    expect(contentsOf(library)).toEqual({ Space: ['Alien', 'Dune', 'Arrival'], Noir: ['Laura'] })
    expect(library.collections.map(({ moviesCount }) => moviesCount)).toEqual([3, 1])
    const { lists } = await planned(libraryOf(mine), fileOf(theirs), merge)
    expect(lists.collections).toEqual({ added: 1, kept: 1, replaced: 0, removed: 0 })
    expect(lists.collectionMovies).toEqual({ added: 2, kept: 2, replaced: 0, removed: 0 })
  })

  it('matches history entries by movie, and keeps the viewings of both', () => {
    const before = libraryOf({ watchHistory: [{ movieId: 1, watchedAt: minute(1) }] })
    const file = fileOf({ watchHistory: [1, 2].map((movieId) => ({ movieId, watchedAt: minute(9) })) })
    expect(restore(before, file, merge).library.watchHistory).toEqual([
      {
        movieId: 1,
        watchedAt: '2026-01-01T12:09Z',
        plays: [viewingOfMark(1, minute(1), '2026-01-01T12:01Z'), viewingOfMark(1, minute(9), '2026-01-01T12:09Z')],
      },
      { movieId: 2, watchedAt: minute(9) },
    ])
  })

  it("prefers the file's settings, and keeps those missing from the file", async () => {
    const before = libraryOf({ settings: { ...defaultSettings, apiKey: 'mine', region: 'AT', theme: 'dark' } })
    const file: Incoming = { ...fileOf({}), settings: { region: 'FR', includeAdult: true } }
    const { settings } = restore(before, file, merge).library
    expect(settings).toEqual({ ...before.settings, region: 'FR', includeAdult: true })
    expect((await planned(before, file, merge)).settings).toEqual(['region', 'includeAdult'])
  })

  it('changes nothing when the same file is merged again', () => {
    fc.assert(
      fc.property(libraries, files, (before, file) => {
        const once = restore(before, file, merge).library
        expect(restore(once, file, merge).library).toEqual(once)
      }),
    )
  })

  it('keeps every existing record', async () => {
    await fc.assert(
      fc.asyncProperty(libraries, files, async (before, file) => {
        const { library } = restore(before, file, merge)
        expect(library.watchlist).toEqual(expect.arrayContaining([...before.watchlist]))
        expect(library.collectionMovies).toEqual(expect.arrayContaining([...before.collectionMovies]))
        const viewings = (history: Library['watchHistory']) =>
          history.flatMap((entry) => viewingsOf(entry).map(({ id }) => `${entry.movieId}/${id}`))
        expect(viewings(library.watchHistory)).toEqual(expect.arrayContaining(viewings(before.watchHistory)))
        const ids = library.collections.map(({ id }) => id)
        expect(ids).toEqual(expect.arrayContaining(before.collections.map(({ id }) => id)))
        const { lists: plans } = await planned(before, file, merge)
        expect(Object.values(plans).map(({ removed }) => removed)).toEqual([0, 0, 0, 0, 0, 0, 0])
        // Entries of one movie are merged.
        const { watchHistory: _, ...lists } = plans
        expect(Object.values(lists).map(({ replaced }) => replaced)).toEqual([0, 0, 0, 0, 0, 0])
        const hide = [...before.notForMe, ...file.notForMe].map(({ movieId }) => movieId)
        expect(new Set(library.notForMe.map(({ movieId }) => movieId))).toEqual(new Set(hide))
        expect(library.notForMe).toEqual(expect.arrayContaining([...before.notForMe]))
      }),
    )
  })
})

describe('an overwrite', () => {
  it('leaves what it brings on no list where that was put right once before', () => {
    const rated = [{ movieId: 1, watchedAt: null, rating: 9, plays: [] }]
    const before = withSeenListed(libraryOf({ watchHistory: rated }))
    const { library } = restore(before, fileOf({ watchHistory: rated, settings: defaultSettings }), overwrite)
    expect(withSeenListed(library).watchlist).toEqual([])
  })

  it('replaces the lists with those of the file, and empties lists missing from the file', async () => {
    const before = libraryOf({ watchlist: watchlistOf('Alien', 'Dune'), ...collectionsOf({ Space: ['Alien'] }) })
    const file = fileOf({ watchlist: watchlistOf('Alien', 'Arrival') })
    const { library } = restore(before, file, overwrite)
    expect([linesOf(library.watchlist), library.collections, library.collectionMovies]).toEqual([
      ['Alien', 'Arrival'],
      [],
      [],
    ])
    expect((await planned(before, file, overwrite)).lists).toEqual({
      ...plan().lists,
      watchlist: { added: 1, kept: 1, replaced: 0, removed: 1 },
      collections: { added: 0, kept: 0, replaced: 0, removed: 1 },
      collectionMovies: { added: 0, kept: 0, replaced: 0, removed: 1 },
    })
  })

  it('counts a movie as replaced when the file has a different record of it', async () => {
    const before = libraryOf({ watchlist: watchlistOf('Alien') })
    const file = fileOf({ watchlist: watchlistOf('Alien ✓') })
    expect((await planned(before, file, overwrite)).lists.watchlist).toEqual({
      added: 0,
      kept: 0,
      replaced: 1,
      removed: 0,
    })
  })

  it('replaces history and settings only when the file has them', () => {
    const before = libraryOf({
      watchHistory: [{ movieId: 1, watchedAt: minute(1) }],
      settings: { ...defaultSettings, apiKey: 'mine', region: 'AT', theme: 'dark' },
    })
    const without = restore(before, fileOf({}), overwrite).library
    expect([without.watchHistory, without.settings]).toEqual([before.watchHistory, before.settings])
    const file: Incoming = {
      ...fileOf({ watchHistory: [{ movieId: 2, watchedAt: minute(2) }] }),
      settings: { includeAdult: true },
    }
    const { library } = restore(before, file, overwrite)
    expect(library.watchHistory).toEqual(file.watchHistory)
    expect(library.settings).toEqual({ ...defaultSettings, apiKey: 'mine', includeAdult: true })
  })

  it('with an export of this app restores exactly what was exported', () => {
    fc.assert(
      fc.property(libraries, libraries, (before, exported) => {
        const { library, orphans, renamed } = restore(before, fileOf(exported), overwrite)
        expect(library.watchlist).toEqual(exported.watchlist)
        if (exported.watchHistory.length > 0) expect(library.watchHistory).toEqual(exported.watchHistory)
        expect(library.notForMe).toEqual(exported.notForMe.length > 0 ? exported.notForMe : before.notForMe)
        if (orphans === 0) expect(library.collectionMovies).toEqual(exported.collectionMovies)
        if (renamed === 0) {
          expect(library.collections.map(({ name }) => name)).toEqual(exported.collections.map(({ name }) => name))
        }
      }),
    )
  })
})

describe('every import', () => {
  it('applies exactly what was planned', async () => {
    await fc.assert(
      fc.asyncProperty(libraries, files, choices, async (before, file, choice) => {
        const { library } = restore(before, file, choice)
        const { lists } = await planned(before, file, choice)
        const sizes = (of: Library) => importLists.map((list) => of[list].length)
        const plans = importLists.map((list) => lists[list])
        expect(plans.map(({ added, kept, replaced }) => added + kept + replaced)).toEqual(sizes(library))
        expect(plans.map(({ kept, replaced, removed }) => kept + replaced + removed)).toEqual(sizes(before))
      }),
    )
  })

  it('keeps ids and names unique', () => {
    fc.assert(
      fc.property(libraries, files, choices, (before, file, choice) => {
        const { library } = restore(before, file, choice)
        const areDistinct = (values: readonly unknown[]) => new Set(values).size === values.length
        const own = before.collections.map(({ name }) => name.toLowerCase().normalize('NFC'))
        const names = library.collections.map(({ name }) => name.toLowerCase().normalize('NFC'))
        expect(areDistinct(library.watchlist.map(({ id }) => id))).toBe(true)
        expect(areDistinct(library.collectionMovies.map(({ id }) => id))).toBe(true)
        expect(areDistinct(library.collections.map(({ id }) => id))).toBe(true)
        if (areDistinct(own)) expect(areDistinct(names)).toBe(true)
      }),
    )
  })

  it('appends a number to the name of a collection when the name is taken, ignoring case', () => {
    const before = libraryOf({ collections: [collectionNamed('Space'), collectionNamed('SPACE (2)', 1)] })
    const file = fileOf({
      collections: [collectionNamed('space', 5), collectionNamed('Space', 6), collectionNamed('Noir', 7)],
    })
    const { library, renamed } = restore(before, file, merge)
    expect(library.collections.map(({ name }) => name)).toEqual([
      'Space',
      'SPACE (2)',
      'space (3)',
      'Space (4)',
      'Noir',
    ])
    expect(renamed).toBe(2)
    expect(restore(before, file, overwrite).library.collections.map(({ name }) => name)).toEqual([
      'space',
      'Space (2)',
      'Noir',
    ])
  })

  it('drops links to unknown collections, and keeps links to existing ones', () => {
    const mine = collectionsOf({ Space: ['Alien'] })
    const theirs = collectionsOf({ Space: ['Dune'], Noir: ['Laura'] })
    const file = fileOf({ collectionMovies: theirs.collectionMovies })
    const merged = restore(libraryOf(mine), file, merge)
    expect([contentsOf(merged.library), merged.orphans]).toEqual([{ Space: ['Alien', 'Dune'] }, 1])
    const overwritten = restore(libraryOf(mine), file, overwrite)
    expect([overwritten.library.collectionMovies, overwritten.orphans]).toEqual([[], 2])
  })

  it('removes a restored collection from the list of deleted collections', () => {
    const { collections } = collectionsOf({ Space: [], Noir: [] })
    const [space, noir] = collections.map(({ id }) => id)
    const before = libraryOf({ deletedCollections: [space ?? 0, 7] })
    for (const choice of [merge, overwrite]) {
      expect(restore(before, fileOf({ collections }), choice).library.deletedCollections).toEqual([7])
    }
    expect(noir).not.toBe(undefined)
  })

  it.each<[string, string, Partial<Incoming['settings']>, boolean, string]>([
    ['a file without a key', 'mine', { region: 'FR' }, true, 'mine'],
    ['a key that the user did not choose', 'mine', { apiKey: 'theirs' }, false, 'mine'],
    ['a key that the user chose', 'mine', { apiKey: 'theirs' }, true, 'theirs'],
    ['an empty key', 'mine', { apiKey: '' }, true, 'mine'],
    ['a first key', '', { apiKey: 'theirs' }, true, 'theirs'],
  ])('keeps the right key with %s', (_, stored, settings, replacesKey, left) => {
    const before = libraryOf({ settings: { ...defaultSettings, apiKey: stored } })
    for (const strategy of ['merge', 'overwrite'] as const) {
      expect(restore(before, { ...fileOf({}), settings }, { strategy, replacesKey }).library.settings.apiKey).toBe(left)
    }
  })

  it('numbers ten thousand collections with the same name quickly', () => {
    const collections = Array.from({ length: 10_000 }, (_, index) => ({ ...collectionNamed('Space'), id: index + 1 }))
    const names = restore(emptyLibrary, fileOf({ collections }), merge).library.collections.map(({ name }) => name)
    expect([names.at(1), names.at(-1), new Set(names).size]).toEqual(['Space (2)', 'Space (10000)', 10_000])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldGroups } from '#domain/devices/fields.ts'
import { rowKeyOf } from '#domain/devices/merge-rows.ts'
import { addToCollections } from '#domain/lists/collection-links.ts'
import { moveMovie } from '#domain/lists/move-movie.ts'
import { deleteCollection } from '#domain/records/collections.ts'
import { emptyLibrary, type Library, type WatchHistoryEntry } from '#domain/records/library.ts'
import { changeMovie } from '#domain/records/movie-changes.ts'
import { refreshHistory, refreshSnapshots } from '#domain/records/snapshots.ts'
import { viewingsOf } from '#domain/records/viewings.ts'
import { putViewing, recordWatched, removeViewing, withListedViewings } from '#domain/records/watch-history.ts'
import { removeFromWatchlist, setStatus } from '#domain/records/watchlist.ts'
import { changesBetween, rowsOf, withRows } from '#stores/records/record-rows.ts'
import { changedRows } from '#stores/undo/changed-rows.ts'
import { revertRows } from '#stores/undo/revert-rows.ts'
import { libraries } from '#tests/support/arbitraries.ts'
import { collectionsOf, idOf, minute, recordId, snapshot, watchlistOf } from '#tests/support/fixtures.ts'

const read = (library: Library): Library => withRows(emptyLibrary, [...rowsOf(library).values()])
const changed = (before: Library, change: (library: Library) => Library): Library =>
  withRows(before, changesBetween(before, change(before)))
const withoutSnapshot = <Item extends { readonly movie?: unknown }>({ movie: _, ...item }: Item) => item
/** An entry of an earlier version is in another place once it has its viewings. */
const listed = (library: Library): Library => ({
  ...library,
  watchHistory: library.watchHistory.map(withListedViewings).sort((one, other) => one.movieId - other.movieId),
  collections: library.collections.map((collection) => ({ ...collection, moviesCount: 0 })),
})
const saysSomething = (entry: WatchHistoryEntry): boolean =>
  viewingsOf(entry).length > 0 || fieldGroups({ list: 'watchHistory', id: String(entry.movieId) }, entry).size > 0
/** Undo leaves snapshots as they are, and forgets a movie of which nothing is known. */
const contentOf = (library: Library) => {
  const { watchlist, collectionMovies, notForMe, watchHistory, ...others } = listed(library)
  return {
    ...others,
    watchlist: watchlist.map(withoutSnapshot),
    collectionMovies: collectionMovies.map(withoutSnapshot),
    notForMe: notForMe.map(withoutSnapshot),
    watchHistory: watchHistory
      .filter(saysSomething)
      .map(withoutSnapshot)
      .map(({ tags, ...entry }) => ({ ...entry, ...(tags && tags.length > 0 && { tags }) })),
  }
}
const start = read({
  ...emptyLibrary,
  watchlist: watchlistOf('Alien', 'Heat ✓', 'Dune'),
  watchHistory: changeMovie(
    recordWatched([], snapshot('Heat'), minute(1), '2026-01-01'),
    snapshot('Heat'),
    { rating: 8, note: 'Long.' },
    minute(2),
  ),
  ...collectionsOf({ Space: ['Alien', 'Dune'], Crime: ['Heat'] }),
})
const [alien, heat, dune] = ['Alien', 'Heat', 'Dune'].map(idOf)
const [space = 0, crime = 0] = start.collections.map(({ id }) => id)

/** The library after the change, other changes, and Undo of the first one. */
const undone = (change: (library: Library) => Library, others: (library: Library) => Library) => {
  const after = changed(start, change)
  return revertRows(changed(after, others), changedRows(start, after))
}

describe('a change that is undone', () => {
  it('leaves the records as they were, whatever it was', () => {
    fc.assert(
      fc.property(libraries, libraries, (one, other) => {
        const [before, after] = [read(one), read(other)]
        const { library, skipped } = revertRows(after, changedRows(before, after))
        expect(contentOf(library)).toEqual(contentOf(before))
        expect(skipped).toEqual([])
      }),
    )
  })

  it('and done again is as if it had never been undone', () => {
    fc.assert(
      fc.property(libraries, libraries, (one, other) => {
        const [before, after] = [read(one), read(other)]
        const { library } = revertRows(after, changedRows(before, after))
        expect(contentOf(revertRows(library, changedRows(after, library)).library)).toEqual(contentOf(after))
      }),
    )
  })

  it('touches no row of other changes, and no row that it had not changed', () => {
    fc.assert(
      fc.property(libraries, libraries, libraries, (one, other, third) => {
        const [before, after, now] = [read(one), read(other), read(third)]
        const { library } = revertRows(now, changedRows(before, after))
        const own = new Set(changesBetween(before, after).map(rowKeyOf))
        const touched = changesBetween(listed(now), listed(library)).map(rowKeyOf)
        expect(touched.filter((key) => !own.has(key) && !key.startsWith('watchHistory'))).toEqual([])
      }),
    )
  })
})

describe('Undo after other changes', () => {
  const rate = (rating: number) => (library: Library) => ({
    ...library,
    watchHistory: changeMovie(library.watchHistory, snapshot('Heat'), { rating }, minute(5)),
  })
  const note = (text: string) => (library: Library) => ({
    ...library,
    watchHistory: changeMovie(library.watchHistory, snapshot('Heat'), { note: text }, minute(6)),
  })
  const remove =
    (...ids: readonly number[]) =>
    (library: Library) => ({
      ...library,
      watchlist: removeFromWatchlist(library.watchlist, ...ids),
    })
  const mark = (id: number) => (library: Library) => ({
    ...library,
    watchlist: setStatus(library.watchlist, id, 'watched', minute(5)),
  })
  const favorite = (id: number) => (library: Library) => ({
    ...library,
    watchlist: library.watchlist.map((item) => (item.movieId === id ? { ...item, favorite: true } : item)),
  })

  it('takes back the rating and leaves a note that was written since', () => {
    const { library, skipped } = undone(rate(3), note('Loud.'))
    const [entry] = library.watchHistory
    expect([entry?.rating, entry?.note, skipped]).toEqual([8, 'Loud.', []])
  })

  it('leaves a rating that was changed again, and says so', () => {
    const { library, skipped } = undone(rate(3), rate(4))
    expect(library.watchHistory[0]?.rating).toBe(4)
    expect(skipped).toMatchObject([{ list: 'watchHistory', id: String(heat) }])
  })

  it('leaves a movie watched that was rated since, without the day of the viewing that goes', () => {
    const laura = snapshot('Laura')
    const add = (library: Library): Library => ({
      ...library,
      watchlist: [...library.watchlist, ...watchlistOf('x', 'y', 'z', 'Laura ✓').slice(3)],
      watchHistory: recordWatched(library.watchHistory, laura, minute(1), '2026-01-01'),
    })
    const rateLaura = (library: Library): Library => ({
      ...library,
      watchHistory: changeMovie(library.watchHistory, laura, { rating: 7 }, minute(2)),
    })
    const { library, skipped } = undone(add, rateLaura)
    const item = library.watchlist.find(({ movieId }) => movieId === laura.id)
    const entry = library.watchHistory.find(({ movieId }) => movieId === laura.id)
    expect([item?.status, item?.watchedAt, entry?.rating]).toEqual(['watched', null, 7])
    expect(entry && viewingsOf(entry)).toEqual([])
    expect(skipped).toMatchObject([{ list: 'watchlist', id: String(laura.id) }])
    expect(undone(add, (same) => same).library.watchlist).toEqual(start.watchlist)
  })

  it('takes back the status of a movie that became a favorite since', () => {
    const { library } = undone(mark(alien ?? 0), favorite(alien ?? 0))
    const [item] = library.watchlist
    expect([item?.status, item?.favorite, item?.lastModified]).toEqual(['want-to-watch', true, undefined])
  })

  it('does not bring back what was added again in the meantime', () => {
    const again = { ...watchlistOf('Dune')[0], id: recordId(50), favorite: true }
    const { library, skipped } = undone(remove(alien ?? 0, dune ?? 0), (now) => ({
      ...now,
      watchlist: [...now.watchlist, again as Library['watchlist'][number]],
    }))
    expect(library.watchlist.map(({ movieId, favorite: isFavorite }) => [movieId, isFavorite])).toEqual([
      [alien, false],
      [heat, false],
      [dune, true],
    ])
    expect(skipped).toMatchObject([{ list: 'watchlist', id: String(dune) }])
  })

  it('does not mind that a snapshot was refreshed', () => {
    const fresh = { ...snapshot('Heat'), overview: 'Fresh.', runtime: 170 }
    const { library, skipped } = undone(
      (before) => rate(3)(mark(heat ?? 0)(before)),
      (now) => ({
        ...now,
        watchlist: refreshSnapshots(now.watchlist, fresh),
        watchHistory: refreshHistory(now.watchHistory, fresh),
      }),
    )
    expect([library.watchHistory[0]?.rating, library.watchHistory[0]?.movie?.runtime]).toEqual([8, 170])
    expect(library.watchlist.map(({ movie }) => movie.overview)).toContain('Fresh.')
    expect(skipped).toEqual([])
  })

  it('brings back a viewing with its movie, although the rest of the diary was removed since', () => {
    const viewing = { id: recordId(9), watchedAt: null, createdAt: minute(9), lastModified: minute(9) }
    const two = changed(emptyLibrary, (library) => ({
      ...library,
      watchHistory: putViewing(recordWatched([], snapshot('Heat'), minute(1), '2026-01-01'), {
        movie: snapshot('Heat'),
        viewing,
      }),
    }))
    const after = changed(two, (library) => ({
      ...library,
      watchHistory: removeViewing(library.watchHistory, heat ?? 0, viewing.id),
    }))
    const { library } = revertRows({ ...after, watchHistory: [] }, changedRows(two, after))
    expect(library.watchHistory).toMatchObject([{ movie: { title: 'Heat' }, plays: [viewing] }])
  })

  it('brings a deleted collection back with its links, although another one has its name now', () => {
    const { library } = undone(
      (before) => ({ ...before, ...deleteCollection(before, space) }),
      (now) => ({
        ...now,
        collections: now.collections.map((each) => (each.id === crime ? { ...each, name: 'space' } : each)),
      }),
    )
    expect(library.collections.map(({ name, moviesCount }) => [name, moviesCount])).toEqual([
      ['Space', 2],
      ['space', 1],
    ])
    expect(library.collectionMovies).toHaveLength(3)
    expect(library.deletedCollections).toEqual([])
  })

  it('leaves a new collection that holds what another tab has added', () => {
    const collection = { ...start.collections[0], id: recordId(60), name: 'New' } as Library['collections'][number]
    const { library, skipped } = undone(
      (before) => ({ ...before, collections: [...before.collections, collection] }),
      (now) => {
        const added = { nextId: () => recordId(61), now: minute(61) }
        const addition = addToCollections(now, [collection.id], [snapshot('Heat')], added)
        return addition.kind === 'added' ? { ...now, ...addition.records } : now
      },
    )
    expect(library.collections.map(({ name }) => name)).toContain('New')
    expect(skipped).toMatchObject([{ list: 'collections' }])
  })

  it('moves a movie back, while later changes of other movies stay', () => {
    const { library } = undone((before) => moveMovie(before, heat ?? 0, snapshot('Ran'), minute(7)), remove(dune ?? 0))
    expect(listed(library)).toEqual(listed(changed(start, remove(dune ?? 0))))
  })
})

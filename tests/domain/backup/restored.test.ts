import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backupOf, backupText } from '#domain/backup/backup.ts'
import { type Incoming, losesSomething } from '#domain/backup/backup-import.ts'
import { readBackup } from '#domain/backup/backup-reading.ts'
import { changesAnything, compareWith, type RestoreExtent, restored } from '#domain/backup/restored.ts'
import { savedFiltersIn } from '#domain/lists/saved-filters.ts'
import { emptyLibrary, type Library, type Settings } from '#domain/records/library.ts'
import { withListedViewings } from '#domain/records/watch-history.ts'
import { finish } from '#domain/values/pause.ts'
import { libraries } from '#tests/support/arbitraries.ts'
import { collectionsOf, contentsOf, linesOf, minute, watchlistOf } from '#tests/support/fixtures.ts'
import { runs } from '#tests/support/properties.ts'

const pointOf = (known: Partial<Library>): Incoming => {
  const text = backupText(backupOf({ ...emptyLibrary, ...known }, minute(0), { includeApiKey: false }))
  const reading = readBackup(text, Number.POSITIVE_INFINITY)
  if (reading.kind === 'refused') throw new Error(reading.problem.kind)
  return reading.incoming
}

const libraryOf = (known: Partial<Library>): Library => ({ ...emptyLibrary, ...known })
const outcomeOf = (before: Library, point: Incoming, extent: RestoreExtent) =>
  finish(restored(before, point, extent)).library
const compared = (before: Library, point: Incoming) => compareWith(before, point, async () => {})

const withFilter = (id: number, name: string): Settings => {
  const filter = { id, name, list: 'watchlist', order: '', conditions: {} }
  return { ...emptyLibrary.settings, ...{ savedFilters: [filter] } }
}

describe('restoring everything', () => {
  it('makes the records what they were, whatever they are now', () => {
    fc.assert(
      fc.property(libraries, libraries, (then, now) => {
        const outcome = outcomeOf(now, pointOf(then), 'everything')
        const { settings, deletedCollections: _, watchHistory, ...lists } = outcome
        const { settings: before, deletedCollections: __, watchHistory: history, ...expected } = then
        expect(lists).toEqual(expected)
        expect(watchHistory.map(withListedViewings)).toEqual(history.map(withListedViewings))
        expect(settings).toEqual({ ...before, apiKey: now.settings.apiKey })
      }),
      { numRuns: runs(50) },
    )
  })

  it('changes nothing where nothing changed', async () => {
    await fc.assert(
      fc.asyncProperty(libraries, async (library) => {
        const { everything, missing } = await compared(library, pointOf(library))
        expect([everything, missing].map(changesAnything)).toEqual([false, false])
      }),
      { numRuns: runs(50) },
    )
  })

  it('empties what was empty', () => {
    const now = libraryOf({ watchHistory: [{ movieId: 1, watchedAt: null }], watchlist: watchlistOf('Alien') })
    expect(outcomeOf(now, pointOf({}), 'everything')).toEqual(emptyLibrary)
  })

  it('keeps the newer snapshot of a movie that is no different otherwise', async () => {
    const watchlist = watchlistOf('Alien', 'Dune')
    const newer = watchlist.map((item) => ({ ...item, movie: { ...item.movie, voteAverage: '9.9' } }))
    const now = libraryOf({ watchlist: newer })
    expect(outcomeOf(now, pointOf({ watchlist }), 'everything').watchlist).toEqual(newer)
    expect(changesAnything((await compared(now, pointOf({ watchlist }))).everything)).toBe(false)
  })

  it('counts what comes back, what changes and what goes', async () => {
    const then = pointOf({ watchlist: watchlistOf('Alien', 'Dune', 'Arrival') })
    const { everything } = await compared(libraryOf({ watchlist: watchlistOf('Alien', 'Dune ✓', 'Heat', 'Ran') }), then)
    expect(everything.lists.watchlist).toEqual({ added: 1, kept: 1, replaced: 1, removed: 2 })
    expect(losesSomething(everything)).toBe(true)
  })
})

describe('restoring only what is missing', () => {
  it('removes and changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(libraries, libraries, async (then, now) => {
        const { missing } = await compared(now, pointOf({ ...then, watchHistory: [] }))
        expect(losesSomething({ ...missing, settings: [] })).toBe(false)
      }),
      { numRuns: runs(50) },
    )
  })

  it('brings back movies, and leaves those that changed', () => {
    const now = libraryOf({ watchlist: watchlistOf('Dune ✓', 'Heat') })
    const point = pointOf({ watchlist: watchlistOf('Alien', 'Dune') })
    expect(linesOf(outcomeOf(now, point, 'missing').watchlist).toSorted()).toEqual(['Alien', 'Dune ✓', 'Heat'])
  })

  it('brings back a collection with its movies', () => {
    const then = collectionsOf({ Space: ['Alien', 'Dune'], Noir: ['Laura'] })
    const now = libraryOf({ ...then, collections: then.collections.filter(({ name }) => name === 'Noir') })
    expect(contentsOf(outcomeOf(now, pointOf(then), 'missing'))).toEqual({ Noir: ['Laura'], Space: ['Alien', 'Dune'] })
  })

  it('brings back saved filters and services, and changes no other setting', () => {
    const then = pointOf({ settings: { ...withFilter(7, 'Short'), theme: 'light', services: { US: [8], DE: [9] } } })
    const now = libraryOf({ settings: { ...withFilter(5, 'Long'), theme: 'dark', services: { US: [337] } } })
    const { settings } = outcomeOf(now, then, 'missing')
    expect(savedFiltersIn(settings).map(({ name }) => name)).toEqual(['Long', 'Short'])
    expect(settings).toMatchObject({ theme: 'dark', services: { US: [337], DE: [9] } })
  })
})

import { describe, expect, it } from 'vitest'
import { changeMovie } from '#domain/records/movie-changes.ts'
import { refreshSnapshots } from '#domain/records/snapshots.ts'
import { putViewing } from '#domain/records/watch-history.ts'
import { createWatchlistStore } from '#stores/lists/watchlist.ts'
import { createRecords } from '#stores/records/records.ts'
import { undoableRecords } from '#stores/undo/undoable-records.ts'
import { itemOf, movie } from '../library-language.ts'
import { browserWith, databases } from '../records/several-tabs.ts'
import { SimulatedBrowser, type SimulatedTab } from '../simulated-browser.ts'

const worldOf = (tab: SimulatedTab) => ({ ...tab.world, today: () => '2026-09-21' })

const start = () => {
  const browser = new SimulatedBrowser()
  const tab = browser.openTab()
  const records = undoableRecords(createRecords(tab.world))
  return { browser, records, watchlist: createWatchlistStore(records, worldOf(tab)) }
}
const time = '2026-09-21T14:13:20.000Z'
const id = 1_790_000_000_000_500

/** The history of a movie that was marked as watched. */
const markedEntry = (movieId: number) => {
  const { overview: _, backdropPath: __, voteAverage: ___, ...slim } = movie(movieId)
  return {
    movieId,
    watchedAt: '2026-09-21',
    movie: slim,
    plays: [{ id: 1_790_000_000_000_001 + movieId, watchedAt: '2026-09-21', createdAt: time, lastModified: time }],
  }
}

describe('the watchlist', () => {
  it('adds a movie once, with an id based on the time', async () => {
    const { browser, watchlist } = start()
    void watchlist.add(movie(1))
    void watchlist.add(movie(1))
    expect(watchlist.items.value).toEqual([itemOf(1, { id, addedAt: time })])
    await browser.settle()
    expect(watchlist.items.value).toEqual([itemOf(1, { id, addedAt: time })])
  })

  it('creates unique ids for fifty movies added in one millisecond with the same random numbers', async () => {
    const { browser, watchlist } = start()
    for (let movieId = 1; movieId <= 50; movieId += 1) void watchlist.add(movie(movieId))
    await browser.settle()
    expect(new Set(watchlist.items.value.map((item) => item.id)).size).toBe(50)
  })

  it('creates different ids for movies that two tabs add in one millisecond', async () => {
    const { browser, watchlist } = start()
    await browser.settle()
    const tab = browser.openTab()
    const other = createWatchlistStore(createRecords(tab.world), worldOf(tab))
    void watchlist.add(movie(1))
    void other.add(movie(2))
    await browser.settle()
    const [first, second] = watchlist.items.value
    expect([first?.movieId, second?.movieId, second?.id]).toEqual([1, 2, (first?.id ?? 0) + 1])
    expect(other.items.value).toEqual(watchlist.items.value)
  })

  it('writes the watch history together with the status', async () => {
    const { browser, records, watchlist } = start()
    void watchlist.add(movie(1))
    void watchlist.setStatus([1], 'watched')
    expect(records.watchHistory.value).toEqual([markedEntry(1)])
    void watchlist.setStatus([1], 'want-to-watch')
    expect(records.watchHistory.value).toEqual([])
    void watchlist.add(movie(2), 'watched')
    expect(records.watchHistory.value).toEqual([markedEntry(2)])
    await browser.settle()
    expect(JSON.parse(browser.texts.get('watch-history') ?? '')).toEqual([markedEntry(2)])
  })

  it('marks a movie as watched when two tabs do so at the same time', async () => {
    const { browser, watchlist } = start()
    void watchlist.add(movie(1))
    await browser.settle()
    const tab = browser.openTab()
    const other = createWatchlistStore(createRecords(tab.world), worldOf(tab))
    void watchlist.setStatus([1], 'watched')
    void other.setStatus([1], 'watched')
    await browser.settle()
    expect([watchlist, other].map((store) => store.byMovie.value.get(1)?.status)).toEqual(['watched', 'watched'])
  })

  it('marks many movies at once as it marks one after the other, and takes all back', async () => {
    const marking = (mark: (watchlist: ReturnType<typeof start>['watchlist']) => void) => {
      const { records, watchlist } = start()
      for (const movieId of [1, 2, 3, 4]) void watchlist.add(movie(movieId), movieId === 2 ? 'watched' : undefined)
      const before = records.library()
      const { made } = records.recorded(() => mark(watchlist))
      return { before, records, made }
    }
    const { before, records, made } = marking((all) => void all.setStatus([4, 2, 7, 1], 'watched'))
    const { records: oneByOne } = marking((each) => {
      for (const movieId of [4, 2, 7, 1]) void each.setStatus([movieId], 'watched')
    })
    expect(records.library()).toEqual(oneByOne.library())
    void made.revert()
    expect(records.library()).toEqual(before)
  })

  it('restores a removed movie unchanged', async () => {
    const { browser, records, watchlist } = start()
    void watchlist.add(movie(1))
    void watchlist.add(movie(2))
    const before = watchlist.items.value
    const { made } = records.recorded(() => watchlist.remove([1]))
    expect(watchlist.items.value.map((item) => item.movieId)).toEqual([2])
    void made.revert()
    await browser.settle()
    expect(watchlist.items.value).toEqual(before)
  })

  it.each(databases)('takes a watched movie with all it has, and brings it back, in tabs %s', async (_, database) => {
    const { browser, tabs } = await browserWith(2, database, [
      (library) => {
        const watchlist = [itemOf(1, { id, addedAt: time, status: 'watched', progress: 100, watchedAt: time })]
        const viewed = putViewing(library.watchHistory, {
          movie: movie(1),
          viewing: { id: 7, watchedAt: '2026-09-20', note: 'Dark.', createdAt: time, lastModified: time },
        })
        return { ...library, watchlist, watchHistory: changeMovie(viewed, movie(1), { rating: 9 }, time) }
      },
    ])
    const [one, other] = tabs
    if (!one || !other) throw new Error('There are two tabs.')
    const before = one.records.library()
    const records = undoableRecords(one.records)
    const watchlist = createWatchlistStore(records, worldOf(one.tab))
    const { made } = records.recorded(() => watchlist.remove([1], watchlist.history.peek()))
    await browser.settle()
    expect([other.records.watchlist.peek(), other.records.watchHistory.peek()]).toEqual([[], []])
    void made.revert()
    await browser.settle()
    expect(one.records.library()).toEqual(before)
    expect(other.records.library()).toEqual(before)
  })

  it('counts movies, and notifies only when the numbers change', () => {
    const { records, watchlist } = start()
    const told: unknown[] = []
    watchlist.counts.subscribe((counts) => told.push(counts))
    void watchlist.add(movie(1))
    void watchlist.setStatus([1], 'watched')
    void records.change((library) => ({
      ...library,
      watchlist: refreshSnapshots(library.watchlist, movie(1, 'Another title')),
    }))
    expect(told).toEqual([
      { watched: 0, unwatched: 0, percent: 0 },
      { watched: 0, unwatched: 1, percent: 0 },
      { watched: 1, unwatched: 0, percent: 100 },
    ])
  })

  it('keeps the items of other movies the same objects, even when the change becomes durable', async () => {
    const { browser, watchlist } = start()
    for (const movieId of [1, 2, 3]) void watchlist.add(movie(movieId))
    await browser.settle()
    const before = watchlist.byMovie.value
    void watchlist.setStatus([2], 'watched')
    const shown = watchlist.byMovie.value
    await browser.settle()
    expect(shown.get(1)).toBe(before.get(1))
    expect(shown.get(3)).toBe(before.get(3))
    expect(shown.get(2)).not.toBe(before.get(2))
    expect(watchlist.byMovie.value).toBe(shown)
  })
})

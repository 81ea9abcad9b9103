import { describe, expect, it } from 'vitest'
import { viewingsOf } from '#domain/records/viewings.ts'
import { createDiaryStore } from '#stores/lists/diary.ts'
import { createDiaryEntries } from '#stores/lists/diary-entries.ts'
import { createWatchlistStore } from '#stores/lists/watchlist.ts'
import { createRecords } from '#stores/records/records.ts'
import { undoableRecords } from '#stores/undo/undoable-records.ts'
import { movie } from '../library-language.ts'
import { SimulatedBrowser } from '../simulated-browser.ts'

const now = '2026-09-21T14:13:20.000Z'
const id = 1_790_000_000_000_500

const wanted = {
  id,
  movieId: 1,
  userId: 1,
  status: 'want-to-watch',
  favorite: false,
  watchedAt: null,
} as const

const start = () => {
  const tab = new SimulatedBrowser().openTab()
  const world = { ...tab.world, today: () => '2026-09-21' }
  const records = undoableRecords(createRecords(tab.world))
  const viewings = () =>
    records.watchHistory
      .peek()
      .flatMap((entry) => viewingsOf(entry).map(({ watchedAt, rating }) => [entry.movieId, watchedAt, rating ?? null]))
  const statuses = () => records.watchlist.peek().map(({ movieId, status, watchedAt }) => [movieId, status, watchedAt])
  return {
    diary: createDiaryStore(records, world),
    entries: createDiaryEntries(records),
    watchlist: createWatchlistStore(records, world),
    records,
    viewings,
    statuses,
  }
}

describe('logging a viewing', () => {
  it('keeps what was given, and adds the movie as watched', () => {
    const { diary, entries, records, statuses } = start()
    void diary.log(movie(1), { watchedAt: '2026-09-20', rating: 9, note: 'Dark.', tags: ['cinema'] })
    expect(records.watchHistory.peek().flatMap(viewingsOf)).toEqual([
      { id, watchedAt: '2026-09-20', rating: 9, note: 'Dark.', tags: ['cinema'], createdAt: now, lastModified: now },
    ])
    expect(statuses()).toEqual([[1, 'watched', '2026-09-20T10:00:00.000Z']])
    expect(entries.ratings.value).toEqual(new Map([[1, 9]]))
  })

  it.each([
    ['2026-09-21', now],
    [null, null],
  ])('of a movie on the watchlist on %s marks it as watched', (watchedAt, markedAt) => {
    const { diary, watchlist, statuses } = start()
    void watchlist.add(movie(1))
    void diary.log(movie(1), { watchedAt })
    expect(statuses()).toEqual([[1, 'watched', markedAt]])
  })

  it('three times keeps three viewings, and the movie as it was marked', () => {
    const { diary, watchlist, viewings, statuses } = start()
    void watchlist.add(movie(1), 'watched')
    for (const watchedAt of ['2025-01-01', null]) void diary.log(movie(1), { watchedAt })
    expect(viewings()).toEqual([
      [1, '2026-09-21', null],
      [1, '2025-01-01', null],
      [1, null, null],
    ])
    expect(statuses()).toEqual([[1, 'watched', now]])
  })

  it('is not undone by taking the mark away, only by its own undo, which leaves what was changed since', () => {
    const { diary, watchlist, records, viewings, statuses } = start()
    const { made } = records.recorded(() => diary.log(movie(1), { watchedAt: '2026-09-21' }))
    void watchlist.setStatus([1], 'want-to-watch')
    expect(viewings()).toEqual([[1, '2026-09-21', null]])
    void made.revert()
    expect([viewings(), statuses()]).toEqual([[], [[1, 'want-to-watch', null]]])
  })

  it('and undoing it leaves a movie on the watchlist as it was', () => {
    const { diary, watchlist, records, statuses } = start()
    void watchlist.add(movie(1))
    const before = statuses()
    void records.recorded(() => diary.log(movie(1), { watchedAt: null, rating: 3 })).made.revert()
    expect([records.watchHistory.peek(), statuses()]).toEqual([[], before])
  })
})

describe('a viewing', () => {
  it('can be edited, removed and put back', () => {
    const { diary, records, viewings } = start()
    void diary.log(movie(1), { watchedAt: '2026-09-20', rating: 9, note: 'Dark.' })
    const [viewing] = records.watchHistory.peek().flatMap(viewingsOf)
    if (!viewing) throw new Error('There is no viewing.')
    void diary.edit(movie(1), viewing, { watchedAt: '2026-09-19', tags: ['home'] })
    expect(records.watchHistory.peek().flatMap(viewingsOf)).toEqual([
      { id, watchedAt: '2026-09-19', tags: ['home'], createdAt: now, lastModified: now },
    ])
    const before = records.library()
    const { made } = records.recorded(() => diary.remove(1, viewing.id))
    expect(viewings()).toEqual([])
    void made.revert()
    expect(records.library()).toEqual(before)
  })
})

describe('the last viewing of a movie that is no longer watched without it', () => {
  it('takes the movie off the watchlist if it had put it there', () => {
    const { diary, records, statuses } = start()
    void diary.log(movie(1), { watchedAt: '2023-05-20' })
    const before = records.library()
    const { made } = records.recorded(() => diary.remove(1, id, false))
    expect([records.watchHistory.peek(), statuses()]).toEqual([[], []])
    void made.revert()
    expect(records.library()).toEqual(before)
  })

  it('leaves a movie that was on the watchlist before it as unwatched', () => {
    const { diary, records, statuses } = start()
    void records.change((library) => ({
      ...library,
      watchlist: [{ ...wanted, movie: movie(1), addedAt: '2026-09-01T00:00:00.000Z' }],
    }))
    void diary.log(movie(1), { watchedAt: '2023-05-20' })
    void diary.remove(1, id, false)
    expect(statuses()).toEqual([[1, 'want-to-watch', null]])
  })

  it('leaves a movie that is rated as unwatched, so that it is never on no list', () => {
    const { diary, statuses } = start()
    void diary.log(movie(1), { watchedAt: '2023-05-20' })
    void diary.rate(movie(1), 8)
    void diary.remove(1, id, false)
    expect(statuses()).toEqual([[1, 'want-to-watch', null]])
  })

  it('is not asked about while another is left, nor of a movie that is not watched', () => {
    const { diary, watchlist, viewings, statuses } = start()
    void diary.log(movie(1), { watchedAt: '2023-05-20' })
    void diary.log(movie(1), { watchedAt: '2024-05-20' })
    void diary.remove(1, id, false)
    expect(statuses()).toEqual([[1, 'watched', '2024-05-20T10:00:00.000Z']])
    void watchlist.setStatus([1], 'want-to-watch')
    void diary.remove(1, id + 1, false)
    expect([viewings(), statuses()]).toEqual([[], [[1, 'want-to-watch', null]]])
  })
})

describe('a viewing that says whether the movie is liked', () => {
  const liked = ({ records }: ReturnType<typeof start>) => records.watchHistory.peek()[0]?.liked

  it('changes the movie with it', () => {
    const started = start()
    void started.diary.log(movie(1), { watchedAt: '2026-09-20', liked: true })
    expect([liked(started), started.viewings().length]).toEqual([true, 1])
    const [viewing] = started.records.watchHistory.peek().flatMap(viewingsOf)
    if (!viewing) throw new Error('There is no viewing.')
    void started.diary.edit(movie(1), viewing, { watchedAt: '2026-09-20', liked: false })
    expect(liked(started)).toBeUndefined()
  })

  it('leaves the like alone where it says nothing', () => {
    const started = start()
    void started.diary.changeMovie(movie(1), { liked: true })
    void started.diary.log(movie(1), { watchedAt: '2026-09-20' })
    expect(liked(started)).toBe(true)
  })
})

describe('the time of a watched movie, by which lists are sorted,', () => {
  const marked = () => {
    const started = start()
    void started.watchlist.add(movie(1), 'watched')
    const [mark] = started.records.watchHistory.peek().flatMap(viewingsOf)
    if (!mark) throw new Error('There is no viewing.')
    return { ...started, mark, watchedAt: () => started.records.watchlist.peek()[0]?.watchedAt }
  }

  it('follows its viewing to another date and back', () => {
    const { diary, mark, records, watchedAt } = marked()
    const { made } = records.recorded(() => diary.edit(movie(1), mark, { watchedAt: '2026-08-01' }))
    expect(watchedAt()).toBe('2026-08-01T10:00:00.000Z')
    void made.revert()
    expect(watchedAt()).toBe(now)
  })

  it('is that of the newest viewing, and of the one before once that is removed', () => {
    const { diary, mark, records, viewings, watchedAt } = marked()
    void diary.edit(movie(1), mark, { watchedAt: '2026-08-01' })
    const { made } = records.recorded(() => diary.log(movie(1), { watchedAt: '2026-09-02' }))
    expect(watchedAt()).toBe('2026-09-02T10:00:00.000Z')
    void made.revert()
    expect([viewings(), watchedAt()]).toEqual([[[1, '2026-08-01', null]], '2026-08-01T10:00:00.000Z'])
  })

  it('is unknown while no viewing has a date', () => {
    const { diary, mark, watchedAt } = marked()
    void diary.edit(movie(1), mark, { watchedAt: null })
    expect(watchedAt()).toBeNull()
  })

  it('is unknown without a viewing, where the movie is still watched', () => {
    const { diary, mark, records, viewings, statuses } = marked()
    const before = records.library()
    const { made } = records.recorded(() => diary.remove(1, mark.id))
    expect([viewings(), statuses()]).toEqual([[], [[1, 'watched', null]]])
    void made.revert()
    expect(records.library()).toEqual(before)
  })

  it('does not keep the viewing of a mark that is taken away', () => {
    const { diary, records, watchlist, viewings } = marked()
    const [item] = records.watchlist.peek()
    void records.change((library) => ({
      ...library,
      watchlist: item ? [{ ...item, watchedAt: '2026-09-22T10:00:00.000Z' }] : [],
    }))
    void diary.log(movie(1), { watchedAt: '2026-09-20', note: 'Dark.' })
    void watchlist.setStatus([1], 'want-to-watch')
    expect(viewings()).toEqual([[1, '2026-09-20', null]])
  })
})

describe('the own rating of a movie', () => {
  it('is set and cleared', () => {
    const { diary, entries, records } = start()
    void diary.changeMovie(movie(1), { rating: 7 })
    expect([entries.byMovie.value.get(1)].map((entry) => [entry?.rating, entry?.ratedAt])).toEqual([[7, now]])
    void diary.changeMovie(movie(1), { rating: null })
    expect(records.watchHistory.peek()).toEqual([])
  })
})

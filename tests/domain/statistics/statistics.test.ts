import { describe, expect, it } from 'vitest'
import type { MovieFacts } from '#domain/movie/movie-facts.ts'
import { emptyLibrary, type Viewing, type WatchHistoryEntry } from '#domain/records/library.ts'
import { seenMovies } from '#domain/records/seen-movies.ts'
import { slimSnapshotOf } from '#domain/records/watch-history.ts'
import { halfYearsOf, weekdayOf, weeksOf } from '#domain/statistics/calendar.ts'
import { collectionShares, watchlistAmount } from '#domain/statistics/completeness.ts'
import { allTime, periodFrom, yearPeriod } from '#domain/statistics/period.ts'
import { statisticsOf } from '#domain/statistics/statistics.ts'
import { collectionsOf, idOf, minute, recordId, snapshot, watchlistOf } from '#tests/support/fixtures.ts'

const ridley = { id: 578, name: 'Ridley Scott', profilePath: null }
const facts = (known: Partial<MovieFacts> = {}): MovieFacts => ({
  releaseDate: '',
  runtime: 0,
  voteAverage: 0,
  genres: [],
  countries: [],
  originalLanguage: '',
  directors: [],
  actors: [],
  ...known,
})

const viewing = (id: number, watchedAt: string | null): Viewing => ({
  id,
  watchedAt,
  createdAt: minute(id),
  lastModified: minute(id),
})

const movie = (title: string, days: readonly (string | null)[], known: Partial<WatchHistoryEntry> = {}) => ({
  movieId: idOf(title),
  watchedAt: null,
  movie: slimSnapshotOf(snapshot(title, { runtime: 100, releaseDate: '1979-05-25', genres: ['Horror'] })),
  plays: days.map((day, index) => viewing(index + 1, day)),
  ...known,
})

const library = {
  ...emptyLibrary,
  watchHistory: [
    movie('Alien', [null, '2026-02-03', '2025-12-31'], { rating: 9 }),
    movie('Dune', ['2026-02-02'], { rating: 6 }),
    movie('Heat', ['2026-02-02']),
    movie('Rated only', [], { rating: 1 }),
  ],
}

describe('statistics', () => {
  it('have totals of all time with the viewings that have no date', () => {
    const { movies, viewings, undated, minutes, rewatches, averageRating, ratedMovies } = statisticsOf(
      library,
      new Map(),
      allTime,
    )
    expect({ movies, viewings, undated, minutes, rewatches, averageRating, ratedMovies }).toEqual({
      movies: 3,
      viewings: 5,
      undated: 1,
      minutes: 500,
      rewatches: 2,
      averageRating: 7.5,
      ratedMovies: 2,
    })
  })

  it('have a year without them', () => {
    const { movies, viewings, undated, rewatches } = statisticsOf(library, new Map(), yearPeriod('2026'))
    expect({ movies, viewings, undated, rewatches }).toEqual({ movies: 3, viewings: 3, undated: 0, rewatches: 1 })
  })

  it('have the longest streak, the busiest day and the busiest month', () => {
    const { streak, busiestDay, busiestMonth } = statisticsOf(library, new Map(), allTime)
    expect({ streak, busiestDay, busiestMonth }).toEqual({
      streak: { days: 2, from: '2026-02-02', to: '2026-02-03' },
      busiestDay: { key: '2026-02-02', count: 2 },
      busiestMonth: { key: '2026-02', count: 3 },
    })
  })

  it('follow a streak over the end of a year', () => {
    const days = ['2025-12-30', '2025-12-31', '2026-01-01', '2026-01-03']
    const { streak } = statisticsOf({ ...library, watchHistory: [movie('Alien', days)] }, new Map(), allTime)
    expect(streak).toEqual({ days: 3, from: '2025-12-30', to: '2026-01-01' })
  })

  it('take what a snapshot lacks from the facts, and count movies without them', () => {
    const bare = movie('Alien', ['2026-01-01'], { movie: slimSnapshotOf(snapshot('Alien')) })
    const known = new Map([
      [
        idOf('Alien'),
        facts({ releaseDate: '1979-05-25', runtime: 117, voteAverage: 8.2, genres: ['Horror'], countries: ['GB'] }),
      ],
    ])
    const { minutes, decades, genres, countries, votes, moviesWithoutFacts } = statisticsOf(
      { ...library, watchHistory: [bare, movie('Dune', ['2026-01-01'])] },
      known,
      allTime,
    )
    expect({ minutes, decades, genres, countries, moviesWithoutFacts }).toEqual({
      minutes: 217,
      decades: [{ key: '1970', count: 2 }],
      genres: [{ key: 'Horror', count: 2 }],
      countries: [{ key: 'GB', count: 1 }],
      moviesWithoutFacts: 1,
    })
    expect(votes.find(({ count }) => count > 0)).toEqual({ key: '8', count: 1 })
  })

  it('have the people of at least three movies', () => {
    const titles = ['Alien', 'Dune', 'Heat']
    const known = new Map(titles.map((title) => [idOf(title), facts({ directors: [ridley], actors: [] })]))
    const history = titles.map((title) => movie(title, ['2026-01-01', '2026-01-02']))
    const of = (count: number) =>
      statisticsOf({ ...library, watchHistory: history.slice(0, count) }, known, allTime).directors
    expect(of(3)).toEqual([{ person: ridley, movies: 3 }])
    expect(of(2)).toEqual([])
  })

  it('are all zero without a viewing', () => {
    const { movies, viewings, streak, averageRating, years } = statisticsOf(emptyLibrary, new Map(), allTime)
    expect({ movies, viewings, streak, averageRating, years }).toEqual({
      movies: 0,
      viewings: 0,
      streak: null,
      averageRating: null,
      years: [],
    })
  })
})

describe('a period', () => {
  it.each([
    [
      { year: '2026', from: '', to: '' },
      { from: '2026-01-01', to: '2026-12-31' },
    ],
    [
      { year: '', from: '2026-02-01', to: '2026-02-31' },
      { from: '2026-02-01', to: '' },
    ],
    [{ year: 'x', from: 'y', to: 'z' }, allTime],
  ])('of %j is %j', (parameters, period) => {
    expect(periodFrom(parameters)).toEqual(period)
  })
})

describe('the calendar', () => {
  it('knows the weekdays', () => {
    expect(['2026-11-22', '2024-02-29', '1969-12-31'].map(weekdayOf)).toEqual([7, 4, 3])
  })

  it('has the days of a year in weeks', () => {
    const weeks = weeksOf(2026, 1)
    expect(weeks[0]).toEqual([null, null, null, '2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'])
    expect(weeks.flat().filter((day) => day !== null).length).toBe(365)
    expect(weeksOf(2024, 7)[0]?.[0]).toBe(null)
  })

  it.each([2023, 2024, 2026, 2028])(
    'of %s have two halves, the second of which begins with the week of July 1',
    (year) => {
      const weeks = weeksOf(year, 1)
      const [first, second] = halfYearsOf(weeks)
      expect([...first, ...second]).toEqual(weeks)
      expect(second[0]).toContain(`${year}-07-01`)
    },
  )
})

describe('completeness', () => {
  const records = {
    ...emptyLibrary,
    ...collectionsOf({ Space: ['Alien', 'Dune'], All: ['Heat'], Empty: [] }),
    watchlist: watchlistOf('Alien ✓', 'Dune', 'Jaws'),
    watchHistory: [movie('Heat', ['2026-01-01'])],
  }

  it('is how many movies of a collection were watched', () => {
    expect(collectionShares(records, seenMovies(records))).toEqual([
      { id: recordId(1), name: 'All', watched: 1, total: 1 },
      { id: recordId(0), name: 'Space', watched: 1, total: 2 },
    ])
  })

  it('has how long the watchlist takes', () => {
    const runtimeOf = (id: number) => (id === idOf('Dune') ? 155 : 0)
    expect(watchlistAmount(records.watchlist, runtimeOf)).toEqual({ movies: 2, minutes: 155, moviesWithoutRuntime: 1 })
  })
})

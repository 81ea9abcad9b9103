import type { KnownFacts } from '../movie/movie-facts.ts'
import type { Viewing } from '../records/library.ts'
import { listedMovies } from '../records/own-movies.ts'
import { seenCounts } from '../records/seen-movies.ts'
import { newestFirst, viewingsOf } from '../records/viewings.ts'
import { localDayOf } from '../values/day.ts'
import { finish, type Steps } from '../values/pause.ts'
import { type DayStatistics, dayStatistics, type Tally } from './days.ts'
import { detailsOf, type ViewingRecords } from './movie-details.ts'
import { createMovieTallies, type MovieTallies, mostFirst } from './movie-tallies.ts'
import { isAllTime, isInPeriod, type Period } from './period.ts'

export interface Statistics extends DayStatistics, MovieTallies {
  /** With a viewing. */
  readonly movies: number
  /** Marked as watched without a viewing, which belong to no period but all time. */
  readonly moviesWithoutViewing: number
  readonly viewings: number
  readonly undated: number
  /** Of the viewings whose movie's runtime is known. */
  readonly minutes: number
  readonly viewingsWithoutRuntime: number
  /** Dated viewings of movies that were seen before. */
  readonly rewatches: number
  readonly ratedMovies: number
  /** 1 to 10, null without a rating. */
  readonly averageRating: number | null
  /** Movies whose facts are not known yet. */
  readonly moviesWithoutFacts: number
  /** How many viewings name each person, the most frequent first. */
  readonly companions: readonly Tally[]
}

const firstOf = (plays: readonly Viewing[]): Viewing | undefined =>
  plays.reduce<Viewing | undefined>(
    (first, viewing) => (first && newestFirst.compare(first, viewing) > 0 ? first : viewing),
    undefined,
  )

const moviesPerStep = 250

/** Goes over the viewings once. */
export function* computeStatistics(records: ViewingRecords, facts: KnownFacts, period: Period): Steps<Statistics> {
  const { watchHistory } = records
  const listed = listedMovies(records)
  const moviesWithoutViewing = isAllTime(period) ? seenCounts(records).withoutViewing : 0
  yield
  const tallies = createMovieTallies()
  const byDay = new Map<string, number>()
  const companions = new Map<string, number>()
  const totals = { movies: 0, viewings: 0, undated: 0, minutes: 0, viewingsWithoutRuntime: 0, rewatches: 0 }
  let [ratedMovies, ratingSum, moviesWithoutFacts] = [0, 0, 0]
  let step = 0
  for (const entry of watchHistory) {
    step += 1
    if (step % moviesPerStep === 0) yield
    const plays = viewingsOf(entry)
    const first = firstOf(plays)
    let viewings = 0
    for (const viewing of plays) {
      const day = viewing.watchedAt === null ? null : localDayOf(viewing.watchedAt)
      if (!isInPeriod(day, period)) continue
      viewings += 1
      if (day === null) totals.undated += 1
      else byDay.set(day, (byDay.get(day) ?? 0) + 1)
      if (day !== null && viewing !== first) totals.rewatches += 1
      for (const name of viewing.companions ?? []) companions.set(name, (companions.get(name) ?? 0) + 1)
    }
    if (viewings === 0) continue
    const known = facts.get(entry.movieId)
    const movie = detailsOf(entry, listed.get(entry.movieId), known ?? null)
    tallies.add(movie)
    totals.movies += 1
    totals.viewings += viewings
    totals.minutes += movie.runtime * viewings
    if (movie.runtime === 0) totals.viewingsWithoutRuntime += viewings
    if (known === undefined) moviesWithoutFacts += 1
    if (movie.rating !== null) {
      ratedMovies += 1
      ratingSum += movie.rating
    }
  }
  yield
  const ofDays = dayStatistics(byDay)
  yield
  return {
    ...totals,
    moviesWithoutViewing,
    ratedMovies,
    averageRating: ratedMovies === 0 ? null : ratingSum / ratedMovies,
    moviesWithoutFacts,
    companions: mostFirst(companions),
    ...ofDays,
    ...tallies.tallies(),
  }
}

export const statisticsOf = (records: ViewingRecords, facts: KnownFacts, period: Period): Statistics =>
  finish(computeStatistics(records, facts, period))

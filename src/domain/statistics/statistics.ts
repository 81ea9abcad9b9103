import type { KnownFacts } from '../movie/film-facts.ts'
import type { Play } from '../records/library.ts'
import { newestFirst, playsOf } from '../records/plays.ts'
import { localDayOf } from '../values/day.ts'
import { finish, type Steps } from '../values/steps.ts'
import { type DayStatistics, dayStatistics } from './days.ts'
import { detailsOf, listedMovies, type ViewingRecords } from './film-details.ts'
import { createFilmTallies, type FilmTallies } from './film-tallies.ts'
import { isInPeriod, type Period } from './period.ts'

export interface Statistics extends DayStatistics, FilmTallies {
  readonly films: number
  readonly viewings: number
  readonly undated: number
  /** Of the viewings whose film's runtime is known. */
  readonly minutes: number
  readonly viewingsWithoutRuntime: number
  /** Dated viewings of films that were seen before. */
  readonly rewatches: number
  readonly ratedFilms: number
  /** 1 to 10, null without a rating. */
  readonly averageRating: number | null
  /** Films whose facts are not known yet. */
  readonly filmsWithoutFacts: number
}

const firstOf = (plays: readonly Play[]): Play | undefined =>
  plays.reduce<Play | undefined>((first, play) => (first && newestFirst(first, play) > 0 ? first : play), undefined)

const filmsPerStep = 250

/** Goes over the viewings once. */
export function* computeStatistics(records: ViewingRecords, facts: KnownFacts, period: Period): Steps<Statistics> {
  const { watchHistory } = records
  const listed = listedMovies(records)
  yield
  const tallies = createFilmTallies()
  const byDay = new Map<string, number>()
  const totals = { films: 0, viewings: 0, undated: 0, minutes: 0, viewingsWithoutRuntime: 0, rewatches: 0 }
  let [ratedFilms, ratingSum, filmsWithoutFacts] = [0, 0, 0]
  let step = 0
  for (const entry of watchHistory) {
    step += 1
    if (step % filmsPerStep === 0) yield
    const plays = playsOf(entry)
    const first = firstOf(plays)
    let viewings = 0
    for (const play of plays) {
      const day = play.watchedAt === null ? null : localDayOf(play.watchedAt)
      if (!isInPeriod(day, period)) continue
      viewings += 1
      if (day === null) totals.undated += 1
      else byDay.set(day, (byDay.get(day) ?? 0) + 1)
      if (day !== null && play !== first) totals.rewatches += 1
    }
    if (viewings === 0) continue
    const known = facts.get(entry.movieId)
    const film = detailsOf(entry, listed.get(entry.movieId), known ?? null)
    tallies.add(film)
    totals.films += 1
    totals.viewings += viewings
    totals.minutes += film.runtime * viewings
    if (film.runtime === 0) totals.viewingsWithoutRuntime += viewings
    if (known === undefined) filmsWithoutFacts += 1
    if (film.rating !== null) {
      ratedFilms += 1
      ratingSum += film.rating
    }
  }
  yield
  const ofDays = dayStatistics(byDay)
  yield
  return {
    ...totals,
    ratedFilms,
    averageRating: ratedFilms === 0 ? null : ratingSum / ratedFilms,
    filmsWithoutFacts,
    ...ofDays,
    ...tallies.tallies(),
  }
}

export const statisticsOf = (records: ViewingRecords, facts: KnownFacts, period: Period): Statistics =>
  finish(computeStatistics(records, facts, period))

import type { MovieId } from '../movie/movie.ts'
import type { KnownFacts } from '../movie/movie-facts.ts'
import type { SlimSnapshot, Viewing } from '../records/library.ts'
import { listedMovies } from '../records/own-movies.ts'
import { viewingsOf } from '../records/viewings.ts'
import { dayNumberOf, localDayOf } from '../values/day.ts'
import type { Tally } from './days.ts'
import { movieDetails, type ViewingRecords } from './movie-details.ts'
import type { PersonTally } from './movie-tallies.ts'
import { isInPeriod, yearPeriod } from './period.ts'
import { type Statistics, statisticsOf } from './statistics.ts'

export interface ReviewedMovie {
  readonly movie: SlimSnapshot
  /** Of its first viewing in the year, YYYY-MM-DD. */
  readonly day: string
  /** The user's own, 1 to 10. */
  readonly rating: number | null
}

/** How often, and in which month most often. */
export interface Pace {
  /** From one movie to the next, rounded, at least 1. */
  readonly days: number
  /** 1 to 12. */
  readonly month: number
}

export interface Review {
  readonly year: string
  readonly movies: number
  readonly viewings: number
  readonly minutes: number
  /** Null for too few viewings. */
  readonly pace: Pace | null
  readonly genres: readonly Tally[]
  readonly directors: readonly PersonTally[]
  readonly actors: readonly PersonTally[]
  readonly first: ReviewedMovie
  readonly last: ReviewedMovie
  /** The latest, as long as none is rated. */
  readonly best: readonly ReviewedMovie[]
  /** In the order in which they were watched first. */
  readonly all: readonly ReviewedMovie[]
}

const mostOfEach = 3
const mostBest = 4
const fewestViewings = 5

const daysOf = (plays: readonly Viewing[], year: string): readonly string[] =>
  plays
    .flatMap(({ watchedAt }) => (watchedAt === null ? [] : localDayOf(watchedAt)))
    .filter((day) => isInPeriod(day, yearPeriod(year)))
    .sort()

/** What was watched in the year, whose facts its review needs. */
export const moviesOfYear = ({ watchHistory }: ViewingRecords, year: string): readonly MovieId[] =>
  watchHistory.filter((entry) => daysOf(viewingsOf(entry), year).length > 0).map(({ movieId }) => movieId)

const paceOf = ({ viewings, busiestMonth }: Statistics, year: string, today: string): Pace | null => {
  if (viewings < fewestViewings || busiestMonth === null) return null
  const lastDay = `${year}-12-31`
  const days = dayNumberOf(today < lastDay ? today : lastDay) - dayNumberOf(`${year}-01-01`) + 1
  return { days: Math.max(1, Math.round(days / viewings)), month: Number(busiestMonth.key.slice(5)) }
}

/** Null for a year without a viewing. `today` is YYYY-MM-DD. */
export const reviewOf = (records: ViewingRecords, facts: KnownFacts, year: string, today: string): Review | null => {
  const statistics = statisticsOf(records, facts, yearPeriod(year))
  const { movies, viewings, minutes, genres, directors, actors } = statistics
  const detailsOf = movieDetails(records, facts)
  const listed = listedMovies(records)
  const seen = records.watchHistory.flatMap((entry) => {
    const days = daysOf(viewingsOf(entry), year)
    const movie = entry.movie ?? listed.get(entry.movieId)
    const [day, lastDay] = [days[0], days.at(-1)]
    if (!movie || day === undefined || lastDay === undefined) return []
    return [{ movie, day, lastDay, rating: detailsOf(entry.movieId)?.rating ?? null }]
  })
  const all = seen.toSorted((one, other) => one.day.localeCompare(other.day))
  const [first] = all
  const [last] = [...seen].sort((one, other) => (one.lastDay > other.lastDay ? -1 : 1))
  if (!first || !last) return null
  const rated = seen.filter(({ rating }) => rating !== null)
  return {
    year,
    movies,
    viewings,
    minutes,
    pace: paceOf(statistics, year, today),
    genres: genres.slice(0, mostOfEach),
    directors: directors.slice(0, mostOfEach),
    actors: actors.slice(0, mostOfEach),
    first,
    last: { ...last, day: last.lastDay },
    best: (rated.length > 0 ? rated : seen)
      .toSorted((one, other) => (other.rating ?? 0) - (one.rating ?? 0) || (one.day > other.day ? -1 : 1))
      .slice(0, mostBest),
    all,
  }
}

import type { MovieSnapshot } from '../movie/movie.ts'
import { dayOf, daysAfter } from '../values/day.ts'
import type { HistoryFact, HistoryRow, ReadHistory } from './read-history.ts'
import type { ResolvedMovie } from './resolve.ts'

/** Spreadsheets' calendars begin before it, with days that stand for no date at all. */
export const firstDay = '1900-01-02'
const daysBeforeRelease = 366

/** Festivals and previews come before a release, but not by more than a year. `seenOn` may have a time. */
export const isTooEarly = ({ releaseDate }: Pick<MovieSnapshot, 'releaseDate'>, seenOn: string): boolean =>
  seenOn < firstDay || (dayOf(releaseDate) !== null && daysAfter(seenOn, daysBeforeRelease) < releaseDate)

type Rows = Pick<ReadHistory, 'rows'>

/** Without the days that the user left out, since the movie was not out yet. The same object where there are none. */
export const withoutEarlyDays = <History extends Rows>(history: History, movies: readonly ResolvedMovie[]): History => {
  const undated = new Map(
    movies.flatMap(({ named, movie, isUndated }) => (movie && isUndated ? [[named.key, movie] as const] : [])),
  )
  if (undated.size === 0) return history
  const factIn = (fact: HistoryFact, movie: MovieSnapshot): HistoryFact =>
    fact.kind === 'viewing' && fact.watchedAt !== null && isTooEarly(movie, fact.watchedAt)
      ? { ...fact, watchedAt: null }
      : fact
  const rowIn = (row: HistoryRow): HistoryRow => {
    const movie = undated.get(row.named.key)
    return movie ? { ...row, facts: row.facts.map((fact) => factIn(fact, movie)) } : row
  }
  return { ...history, rows: history.rows.map(rowIn) }
}

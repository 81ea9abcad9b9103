import type { HistoryFact } from '../imports/read-history.ts'
import { type CsvCell, csvLine } from '../values/csv-text.ts'
import { withLosses } from './losses.ts'
import type { Takeout, TakeoutFile } from './takeout.ts'

const columns = ['tmdb_id', 'type', 'title', 'year', 'watched_at', 'watchlisted_at', 'rating', 'rated_at']

/** Trakt puts a day that has no time at noon where the user is, so days stay days. */
const timeText = (watchedAt: string): string => watchedAt.replace(/(T\d{2}:\d{2})Z$/, '$1:00.000Z')

/** A row is one thing that is said: its last four cells. */
export const saidCells = (fact: HistoryFact, today: string): readonly CsvCell[] | null => {
  if (fact.kind === 'viewing') return [fact.watchedAt === null ? 'unknown' : timeText(fact.watchedAt), null, null, null]
  if (fact.kind === 'watchlist') return [null, fact.addedAt ?? today, null, null]
  if (fact.kind === 'rating') return [null, null, fact.rating, fact.ratedAt]
  return null
}

/** What is only known as seen has been watched once, at an unknown time. */
export const factsToSay = (facts: readonly HistoryFact[]): readonly HistoryFact[] =>
  facts.some(({ kind }) => kind === 'viewing')
    ? facts
    : facts.map((fact) => (fact.kind === 'seen' ? { kind: 'viewing', watchedAt: null } : fact))

/** Trakt's import format. */
export const traktFile = (takeout: Takeout, today: string): TakeoutFile => {
  const added = new Map(
    takeout.movies.flatMap(({ tmdbId, facts }) =>
      facts.flatMap((fact) => (fact.kind === 'watchlist' ? [[tmdbId, fact] as const] : [])),
    ),
  )
  const rows = withLosses(takeout, 'trakt').movies.flatMap((movie) =>
    factsToSay(movie.facts).flatMap((fact) => {
      // The format has the time, although Trakt does not keep it.
      const said = saidCells(fact.kind === 'watchlist' ? (added.get(movie.tmdbId) ?? fact) : fact, today)
      return said ? [csvLine([movie.tmdbId, 'movie', movie.title, movie.year, ...said])] : []
    }),
  )
  return { name: 'trakt.csv', text: [csvLine(columns), ...rows].join('') }
}

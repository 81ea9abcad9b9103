import { moviesIn } from '#domain/history/match-movies.ts'
import type { HistoryImport } from '#domain/history/plan.ts'
import { alwaysReviewed, foundMovies, type ResolvedMovie, resolveMovies } from '#domain/history/resolve.ts'
import type { PendingHistory } from '#stores/pending-history.ts'

/** The movies of the pending import with their matches and the person's choices so far. */
export const pendingMoviesOf = ({ history, matches, choices }: PendingHistory): readonly ResolvedMovie[] => {
  const read = history.peek()
  if (!read) return []
  return resolveMovies(moviesIn(read.rows), {
    matches,
    choices: choices.peek(),
    alwaysReviewed: alwaysReviewed(read),
  })
}

/** Null when nothing is pending. */
export const pendingImportOf = (pending: PendingHistory): HistoryImport | null => {
  const history = pending.history.peek()
  if (!history) return null
  return {
    history,
    movies: foundMovies(pendingMoviesOf(pending)),
    precedences: pending.precedences.peek(),
    wantsAgain: pending.wantsAgain.peek(),
  }
}

export const historyNamesOf = ({ chosen }: PendingHistory): string => chosen.peek().join(', ')

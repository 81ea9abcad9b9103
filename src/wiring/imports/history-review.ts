import type { PendingImport } from '#domain/imports/course.ts'
import { moviesIn } from '#domain/imports/match-movies.ts'
import type { ReadHistory } from '#domain/imports/read-history.ts'
import { alwaysReviewed, firstDaysOf, type ResolvedMovie, resolveMovies } from '#domain/imports/resolve.ts'
import type { PendingHistory } from '#stores/pending-history.ts'

/** The movies of the pending import with their matches and the user's choices so far. */
export const pendingMoviesOf = (
  history: ReadHistory,
  { matches, choices }: Pick<PendingHistory, 'matches' | 'choices'>,
): readonly ResolvedMovie[] =>
  resolveMovies(moviesIn(history.rows), {
    matches,
    choices: choices.peek(),
    alwaysReviewed: alwaysReviewed(history),
    seenOn: firstDaysOf(history),
  })

/** Null when nothing is pending. */
export const pendingImportOf = (pending: PendingHistory): PendingImport | null => {
  const history = pending.history.peek()
  if (!history) return null
  return {
    history,
    chosen: pending.chosen.peek(),
    precedences: pending.precedences.peek(),
    wantsAgain: pending.wantsAgain.peek(),
  }
}

export const namesOf = (chosen: readonly string[]): string => chosen.join(', ')

import { filmsIn } from '#domain/history/match-films.ts'
import type { HistoryImport } from '#domain/history/plan.ts'
import { alwaysReviewed, foundMovies, type ResolvedFilm, resolveFilms } from '#domain/history/resolve.ts'
import type { PendingHistory } from '#stores/pending-history.ts'

/** The films of the pending import with their matches and the person's choices so far. */
export const pendingFilmsOf = ({ history, matches, choices }: PendingHistory): readonly ResolvedFilm[] => {
  const read = history.peek()
  if (!read) return []
  return resolveFilms(filmsIn(read.rows), {
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
    movies: foundMovies(pendingFilmsOf(pending)),
    precedences: pending.precedences.peek(),
    wantsAgain: pending.wantsAgain.peek(),
  }
}

export const historyNamesOf = ({ chosen }: PendingHistory): string => chosen.peek().join(', ')

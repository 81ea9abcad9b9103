import { useEffect, useMemo, useState } from 'react'
import type { HistoryPlan } from '#domain/history/plan.ts'
import type { ReadHistory } from '#domain/history/read-history.ts'
import { foundMovies, type ResolvedMovie } from '#domain/history/resolve.ts'
import { useApp } from '../app/use-app.ts'
import { useLazy } from '../app/use-lazy.ts'
import { useValue } from '../app/use-value.ts'
import { historyCommands } from './history-commands.ts'
import { pendingMoviesOf } from './history-review.ts'
import { pendingHistory } from './pending-history.ts'

/** The movies of the import that is pending, as matched and decided. */
export const usePendingMovies = (): readonly ResolvedMovie[] => {
  const pending = useLazy(pendingHistory)
  const choices = useValue(pending.choices)
  const history = useValue(pending.history)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the movies follow from these signals
  return useMemo(() => pendingMoviesOf(pending), [pending, choices, history])
}

export interface PendingReview {
  readonly history: ReadHistory
  readonly movies: readonly ResolvedMovie[]
  readonly plan: HistoryPlan
}

/** Null until the import is planned; then the last one until the next is. */
export const usePendingReview = (): PendingReview | null => {
  const app = useApp()
  const pending = app.lazy.get(pendingHistory)
  const movies = usePendingMovies()
  const precedences = useValue(pending.precedences)
  const wantsAgain = useValue(pending.wantsAgain)
  const history = useValue(pending.history)
  const [review, setReview] = useState<PendingReview | null>(null)
  useEffect(() => {
    if (!history) return
    const planning = new AbortController()
    const { plan } = app.lazy.get(historyCommands)
    plan({ history, movies: foundMovies(movies), precedences, wantsAgain }, { signal: planning.signal }).then(
      (planned) => setReview({ history, movies, plan: planned }),
      (error: unknown) => {
        if (!planning.signal.aborted) app.platform.reportOnce(error)
      },
    )
    return () => planning.abort()
  }, [app, history, movies, precedences, wantsAgain])
  return review
}

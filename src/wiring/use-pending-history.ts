import { useMemo } from 'react'
import { createHistoryCommands } from '#commands/history-import.ts'
import type { HistoryPlan } from '#domain/history/plan.ts'
import type { ReadHistory } from '#domain/history/read-history.ts'
import type { ResolvedFilm } from '#domain/history/resolve.ts'
import { pendingFilmsOf, pendingImportOf } from './history-review.ts'
import { importUndoOf } from './import-undo.ts'
import { pendingHistoryOf } from './pending-history.ts'
import { useApp } from './use-app.ts'
import { useValue } from './use-value.ts'

/** The films of the import that is pending, as matched and decided. */
export const usePendingFilms = (): readonly ResolvedFilm[] => {
  const pending = pendingHistoryOf(useApp())
  const choices = useValue(pending.choices)
  const history = useValue(pending.history)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the films follow from these signals
  return useMemo(() => pendingFilmsOf(pending), [pending, choices, history])
}

interface PendingReview {
  readonly history: ReadHistory
  readonly films: readonly ResolvedFilm[]
  readonly plan: HistoryPlan
}

/** Null when no import is pending. */
export const usePendingReview = (): PendingReview | null => {
  const app = useApp()
  const pending = pendingHistoryOf(app)
  const films = usePendingFilms()
  const precedences = useValue(pending.precedences)
  const history = useValue(pending.history)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the import follows from these
  const given = useMemo(() => pendingImportOf(pending), [pending, films, precedences])
  const plan = useMemo(
    () => given && createHistoryCommands({ ...app, importUndo: importUndoOf(app) }).plan(given),
    [app, given],
  )
  return history && plan ? { history, films, plan } : null
}

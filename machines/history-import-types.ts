import { type MatchingProgress, noProgress, type ReadOutcome } from '#domain/history/course.ts'
import type { HistoryKind, Precedence } from '#domain/history/planned.ts'
import type { FileQuestion, HistoryAnswers } from '#domain/history/questions.ts'
import type { Choice, DecidableState } from '#domain/history/resolve.ts'
import type { HistorySummary } from '#domain/history/review-counts.ts'
import type { ProviderProblem } from '#domain/movie/provider-error.ts'

type RefusedReading = Extract<ReadOutcome, { kind: 'refused' }>['problem']

export interface HistoryImportInput {
  /** Of the files, or of those of a resumed import. */
  readonly outcome: ReadOutcome
  /** Another import was put off, which these files must not replace unasked. */
  readonly hasEarlier: boolean
}

/** Questions that were answered, and what was known before. */
interface AnsweredQuestions {
  readonly questions: readonly FileQuestion[]
  readonly answers: HistoryAnswers
}

export interface HistoryImportContext {
  readonly hasEarlier: boolean
  readonly questions: readonly FileQuestion[]
  readonly answers: HistoryAnswers
  readonly answered: readonly AnsweredQuestions[]
  readonly progress: MatchingProgress
  readonly readingProblem: RefusedReading | null
  readonly matchingProblem: ProviderProblem | null
  /** Null until it is written. */
  readonly summary: HistorySummary | null
  /** The movies that are decided on one after another. */
  readonly deciding: DecidableState
  /** UTF-16 units that local storage lacks. */
  readonly excess: number
}

export const contextOf = ({ outcome, hasEarlier }: HistoryImportInput): HistoryImportContext => ({
  hasEarlier,
  questions: outcome.kind === 'asked' ? outcome.questions : [],
  answers: {},
  answered: [],
  progress: noProgress,
  readingProblem: outcome.kind === 'refused' ? outcome.problem : null,
  matchingProblem: null,
  summary: null,
  deciding: 'in doubt',
  excess: 0,
})

export type HistoryImportEvent =
  /** Instead of the chosen files. */
  | { readonly type: 'earlier import continued' }
  | { readonly type: 'files added' }
  | { readonly type: 'earlier import discarded' }
  | { readonly type: 'questions answered'; readonly answers: HistoryAnswers }
  | { readonly type: 'questions reopened' }
  | { readonly type: 'progressed'; readonly progress: MatchingProgress }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  /** The movies that were not asked about stay out. */
  | { readonly type: 'rest skipped' }
  | { readonly type: 'movies opened'; readonly state: DecidableState }
  | { readonly type: 'overview opened' }
  | { readonly type: 'movie decided'; readonly named: string; readonly choice: Choice | null }
  | { readonly type: 'precedence chosen'; readonly kind: HistoryKind; readonly precedence: Precedence }
  /** Whether movies that are watched go back to the watchlist. */
  | { readonly type: 'seeing again chosen'; readonly isWanted: boolean }
  | { readonly type: 'confirmed' }
  | { readonly type: 'put off' }
  | { readonly type: 'canceled' }
  | { readonly type: 'closed' }

import type { FoundHistory } from '#domain/backup/backup-import.ts'
import { emptyImport, type MatchingProgress, noProgress, type PendingImport } from '#domain/imports/course.ts'
import { type Decisions, noDecisions } from '#domain/imports/decisions.ts'
import type { HistoryPlan } from '#domain/imports/plan.ts'
import type { HistoryKind, Precedence } from '#domain/imports/planned.ts'
import type { FileQuestion, HistoryAnswers } from '#domain/imports/questions.ts'
import type { ReadHistory } from '#domain/imports/read-history.ts'
import type { HistoryProblem, HistoryReading } from '#domain/imports/reading.ts'
import type { Choice, DecidableState, ResolvedMovie } from '#domain/imports/resolve.ts'
import type { HistorySummary } from '#domain/imports/review-counts.ts'
import type { ProviderProblem } from '#domain/movie/provider-error.ts'
import type { ImportFile } from '#domain/values/import-file.ts'

export interface HistoryImportInput {
  /** Null resumes the import that is pending. */
  readonly found: FoundHistory | null
  /** Another import was put off, which these files must not replace unasked. */
  readonly hasEarlier: boolean
}

/** Questions that were answered, and what was known before. */
interface AnsweredQuestions {
  readonly questions: readonly FileQuestion[]
  readonly answers: HistoryAnswers
}

/** Rows and movies are held by reference: there may be tens of thousands. */
export interface HistoryImportContext {
  /** Null for a resumed import. */
  readonly files: readonly ImportFile[] | null
  readonly hasEarlier: boolean
  readonly questions: readonly FileQuestion[]
  readonly answers: HistoryAnswers
  readonly answered: readonly AnsweredQuestions[]
  readonly readingProblem: HistoryProblem | { readonly kind: 'failed' } | null
  /** Whether the files join the import that was put off. */
  readonly isAddition: boolean
  /** At first what the files hold, then all that it has joined. */
  readonly pending: PendingImport
  readonly progress: MatchingProgress
  readonly matchingProblem: ProviderProblem | null
  /** As matched and decided when it was planned last. */
  readonly movies: readonly ResolvedMovie[]
  /** Null until it is planned, then the last one until the next. */
  readonly plan: HistoryPlan | null
  readonly decisions: Decisions
  /** Null until it is written. */
  readonly summary: HistorySummary | null
  /** UTF-16 units that local storage lacks. */
  readonly excess: number
}

/** Null for a failure that says no more. */
export const resultOf = (reading: HistoryReading | null) => ({
  questions: reading?.kind === 'asked' ? reading.questions : [],
  readingProblem: reading?.kind === 'refused' ? reading.problem : reading ? null : ({ kind: 'failed' } as const),
  pending: reading?.kind === 'read' ? { ...emptyImport, history: reading.history } : emptyImport,
})

/** What follows once the files are read. */
export const unmatched = {
  progress: noProgress,
  matchingProblem: null,
  movies: [],
  plan: null,
  decisions: noDecisions,
  summary: null,
  excess: 0,
} as const satisfies Partial<HistoryImportContext>

export const contextOf = ({ found, hasEarlier }: HistoryImportInput): HistoryImportContext => ({
  ...unmatched,
  ...resultOf(found?.reading ?? null),
  files: found?.files ?? null,
  hasEarlier,
  answers: {},
  answered: [],
  isAddition: false,
})

/** Files to read with what the person has said of them. */
export interface GivenFiles {
  readonly files: readonly ImportFile[]
  readonly answers: HistoryAnswers
}

/** Files to keep as the pending import, or to add to it. */
export interface KeptFiles {
  readonly history: ReadHistory
  readonly chosen: readonly string[]
  readonly isAddition: boolean
}

/** What is written, as it was planned. */
export interface ConfirmedImport extends PendingImport {
  readonly movies: readonly ResolvedMovie[]
}

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
  /** Which movie the shown one is, and perhaps those of its title. */
  | { readonly type: 'movie decided'; readonly choice: Choice; readonly isForAlike: boolean }
  | { readonly type: 'movie skipped' }
  | { readonly type: 'previous movie opened' }
  | { readonly type: 'only suggestions accepted'; readonly keys: readonly string[] }
  | { readonly type: 'precedence chosen'; readonly kind: HistoryKind; readonly precedence: Precedence }
  /** Whether movies that are watched go back to the watchlist. */
  | { readonly type: 'seeing again chosen'; readonly isWanted: boolean }
  | { readonly type: 'confirmed' }
  | { readonly type: 'put off' }
  | { readonly type: 'canceled' }
  | { readonly type: 'closed' }

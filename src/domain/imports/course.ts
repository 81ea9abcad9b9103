import type { ProviderProblem } from '../movie/provider-error.ts'
import type { HistoryPlan } from './plan.ts'
import { defaultPrecedences, type Precedences } from './planned.ts'
import type { ReadHistory } from './read-history.ts'
import type { ResolvedMovie } from './resolve.ts'
import type { HistorySummary } from './review-counts.ts'

/** An import that waits for the user, without its matches and choices. */
export interface PendingImport {
  readonly history: ReadHistory
  /** The names of the files that were chosen, such as that of an archive. */
  readonly chosen: readonly string[]
  readonly precedences: Precedences
  /** Whether movies that are watched go back to the watchlist. */
  readonly wantsAgain: boolean
}

export const emptyImport: PendingImport = {
  history: { files: [], rows: [], lists: [], leftOut: [], notices: [] },
  chosen: [],
  precedences: defaultPrecedences,
  wantsAgain: false,
}

/** The movies as matched and decided, and what the import would do. */
export interface PlannedImport {
  readonly movies: readonly ResolvedMovie[]
  readonly plan: HistoryPlan
}

export type MatchingOutcome =
  | { readonly kind: 'matched' }
  /** No further request makes sense, such as with a refused key; null for an unknown failure. */
  | { readonly kind: 'stopped'; readonly problem: ProviderProblem | null }

export type WritingOutcome =
  | { readonly kind: 'written'; readonly summary: HistorySummary }
  | { readonly kind: 'refused' }
  /** In UTF-16 units. */
  | { readonly kind: 'does not fit'; readonly excess: number }

export interface MatchingProgress {
  /** Movies. */
  readonly done: number
  readonly all: number
  /** Null while it cannot be told. */
  readonly secondsLeft: number | null
  readonly waiting: 'offline' | 'busy' | null
}

export const noProgress: MatchingProgress = { done: 0, all: 0, secondsLeft: null, waiting: null }

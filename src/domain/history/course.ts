import type { ProviderProblem } from '../movie/provider-error.ts'
import type { FileQuestion } from './questions.ts'
import type { HistoryProblem } from './reading.ts'
import type { HistorySummary } from './review-counts.ts'

/** The outcome of reading the files, without their rows. */
export type ReadOutcome =
  | { readonly kind: 'read' }
  /** At least one. */
  | { readonly kind: 'asked'; readonly questions: readonly FileQuestion[] }
  | { readonly kind: 'refused'; readonly problem: HistoryProblem | { readonly kind: 'failed' } }

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

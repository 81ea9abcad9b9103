/** A call to the provider that failed, as plain data. */
export interface ProviderProblem {
  /** Such as 'answer' or 'network': the kinds of a `TmdbError`. */
  readonly kind: string
  /** HTTP status; 0 when there was no answer. */
  readonly status: number
  readonly statusText: string
}

const isTmdbError = (error: unknown): error is Error & ProviderProblem =>
  error instanceof Error && error.name === 'TmdbError'

/** What an error says of the provider's call that failed; null for an error of another cause. */
export const providerProblem = (error: unknown): ProviderProblem | null =>
  isTmdbError(error) ? { kind: error.kind, status: error.status, statusText: error.statusText } : null

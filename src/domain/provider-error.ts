/**
 * Why a call failed:
 * - 'answer': the provider answered with a status that is no success
 * - 'network': no answer came (offline, blocked, host not found)
 * - 'timeout': no complete answer came in time
 * - 'malformed': the answer is no JSON, or lacks what cannot be done without
 * - 'refused': the call was not made, because the id can be none of the provider's
 */
export type ProviderErrorKind = 'answer' | 'network' | 'timeout' | 'malformed' | 'refused'

/** A call to the provider that failed, as plain data. */
export interface ProviderProblem {
  readonly kind: ProviderErrorKind
  /** HTTP status; 0 when there was no answer, 404 when the call was refused. */
  readonly status: number
  readonly statusText: string
}

/** What a `ProviderError` says about the call that failed. */
export interface ProviderErrorData extends ProviderProblem {
  /** Path on TMDB such as '/movie/603', without parameters. */
  readonly path: string
  /** What the platform said about a failed connection. */
  readonly cause?: string
}

/** A provider call that failed; the message has the form of spec section 8. Never holds the API key. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly kind: ProviderErrorKind
  readonly status: number
  readonly statusText: string
  readonly path: string

  constructor({ kind, status, statusText, path, cause }: ProviderErrorData) {
    super(`TMDB API error: ${status} ${statusText}`, cause === undefined ? undefined : { cause })
    this.kind = kind
    this.status = status
    this.statusText = statusText
    this.path = path
  }
}

/** What an error says of the provider's call that failed; null for an error of another cause. */
export const providerProblem = (error: unknown): ProviderProblem | null =>
  error instanceof ProviderError ? { kind: error.kind, status: error.status, statusText: error.statusText } : null

/** 'answer' is an error status; 'refused' means an invalid id, for which no request was made. */
export type ProviderErrorKind = 'answer' | 'network' | 'timeout' | 'malformed' | 'refused'

export interface ProviderProblem {
  readonly kind: ProviderErrorKind
  readonly status: number
  readonly statusText: string
}

export interface ProviderErrorData extends ProviderProblem {
  readonly path: string
  readonly cause?: string
  readonly retryAfterMs?: number
  readonly code?: number
}

/** Such as '404 Not Found'. Without a response the status is 0, and left out. */
export const statusLine = (status: number, statusText: string): string =>
  status === 0 ? statusText : `${status} ${statusText}`.trim()

/** The message has the form of docs/spec.md, section 8. Never contains the API key. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly kind: ProviderErrorKind
  readonly status: number
  readonly statusText: string
  readonly path: string
  /** Milliseconds to wait, as a 429 says; null when it does not. */
  readonly retryAfterMs: number | null
  /** TMDB's own `status_code`, such as 34; null where the answer has none. */
  readonly code: number | null

  constructor({ kind, status, statusText, path, cause, retryAfterMs, code }: ProviderErrorData) {
    super(`TMDB API error: ${statusLine(status, statusText)}`, cause === undefined ? undefined : { cause })
    this.kind = kind
    this.status = status
    this.statusText = statusText
    this.path = path
    this.retryAfterMs = retryAfterMs ?? null
    this.code = code ?? null
  }
}

/** A 404. */
export const isNotFound = (error: unknown): boolean => error instanceof ProviderError && error.status === 404

const resourceNotFound = 34

/** A 404 of TMDB itself, by its `status_code`, and not one of something between it and the app. */
export const isNotFoundByTmdb = (error: unknown): boolean =>
  error instanceof ProviderError && error.status === 404 && error.code === resourceNotFound

export const providerProblem = (error: unknown): ProviderProblem | null =>
  error instanceof ProviderError ? { kind: error.kind, status: error.status, statusText: error.statusText } : null

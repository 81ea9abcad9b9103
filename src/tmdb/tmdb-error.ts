/**
 * Why a call failed:
 * - 'answer': TMDB answered with a status that is no success
 * - 'network': no answer came (offline, blocked, host not found)
 * - 'timeout': no complete answer came in time
 * - 'malformed': the answer is no JSON, or lacks what cannot be done without
 * - 'refused': the call was not made, because the id can be none of TMDB's
 */
export type TmdbErrorKind = 'answer' | 'network' | 'timeout' | 'malformed' | 'refused'

/** What a `TmdbError` says about the call that failed. */
export interface TmdbErrorData {
  readonly kind: TmdbErrorKind
  /** HTTP status; 0 when there was no answer, 404 when the call was refused. */
  readonly status: number
  readonly statusText: string
  /** Path on TMDB such as '/movie/603', without parameters. */
  readonly path: string
  /** What the platform said about a failed connection. */
  readonly cause?: string
}

/** A provider call that failed; the message has the form of spec section 8. Never holds the API key. */
export class TmdbError extends Error {
  override readonly name = 'TmdbError'
  readonly kind: TmdbErrorKind
  readonly status: number
  readonly statusText: string
  readonly path: string

  constructor({ kind, status, statusText, path, cause }: TmdbErrorData) {
    super(`TMDB API error: ${status} ${statusText}`, cause === undefined ? undefined : { cause })
    this.kind = kind
    this.status = status
    this.statusText = statusText
    this.path = path
  }
}

/** The error for a successful response whose body cannot be used. */
export const malformedAnswer = (path: string, status = 200): TmdbError =>
  new TmdbError({ kind: 'malformed', status, statusText: 'Malformed answer', path })

/** The error for an id that cannot be one of TMDB's: the 404 that TMDB would send, without a request. */
export const refusedId = (path: string): TmdbError =>
  new TmdbError({ kind: 'refused', status: 404, statusText: 'Not Found', path })

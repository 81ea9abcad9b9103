import { ProviderError } from '#domain/provider-error.ts'

/** The error for a successful response whose body cannot be used. */
export const malformedAnswer = (path: string, status = 200): ProviderError =>
  new ProviderError({ kind: 'malformed', status, statusText: 'Malformed answer', path })

/** The error for an id that cannot be one of TMDB's: the 404 that TMDB would send, without a request. */
export const refusedId = (path: string): ProviderError =>
  new ProviderError({ kind: 'refused', status: 404, statusText: 'Not Found', path })

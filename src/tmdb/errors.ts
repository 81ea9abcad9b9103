import { ProviderError } from '#domain/movie/provider-error.ts'

export const malformedResponse = (path: string, status = 200): ProviderError =>
  new ProviderError({ kind: 'malformed', status, statusText: 'Malformed response', path })

/** The 404 that TMDB would send, without a request. */
export const invalidId = (path: string): ProviderError =>
  new ProviderError({ kind: 'refused', status: 404, statusText: 'Not Found', path })

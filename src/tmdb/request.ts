import type { Preferences } from './provider.ts'

export type QueryParameters = Readonly<Record<string, string | number | boolean | undefined>>

export interface Api {
  readonly baseUrl: string
  /** A v3 key, a v4 token (starts with 'eyJ'), or ''. */
  readonly apiKey: string
}

export const defaultApiBase = 'https://api.themoviedb.org/3'

const isToken = (key: string): boolean => /^eyJ[\w.~+/=-]+$/.test(key)

/** The key goes into the query, a token into a header. `path` starts with '/'. */
export const requestFor = ({ baseUrl, apiKey }: Api, path: string, parameters: QueryParameters): Request => {
  const key = apiKey.trim()
  const url = new URL(baseUrl.replace(/\/+$/, '') + path)
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  if (key && !isToken(key)) url.searchParams.set('api_key', key)
  return new Request(url, {
    credentials: 'omit',
    headers: isToken(key) ? { Authorization: `Bearer ${key}` } : {},
  })
}

/** What `/discover/movie` leaves out, as it takes it. No other list of TMDB can be asked for it. */
export const unwantedParameters = ({ neverShow }: Pick<Preferences, 'neverShow'>): QueryParameters => ({
  without_keywords: neverShow?.keywords?.join() || undefined,
  'certification.lte': neverShow?.age?.rating,
  certification_country: neverShow?.age?.country,
})

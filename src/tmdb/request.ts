/** Query parameters; those that are undefined are left out. */
export type QueryParameters = Readonly<Record<string, string | number | boolean | undefined>>

/** Where requests go, and with which key. */
export interface Api {
  /** Such as https://api.themoviedb.org/3. */
  readonly baseUrl: string
  /** A v3 key, a v4 token (begins with 'eyJ'), or '' for none. */
  readonly apiKey: string
}

/** TMDB's own API. */
export const defaultApiBase = 'https://api.themoviedb.org/3'

const isToken = (key: string): boolean => /^eyJ[\w.~+/=-]+$/.test(key)

/**
 * A GET to TMDB: without cookies, the key in the address or, where it is a token, in a header. `path` begins with '/' and
 * is joined to the base address.
 */
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

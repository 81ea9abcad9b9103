import { createHttp } from '#tmdb/http.ts'
import { createProvider, type Preferences, type Provider } from '#tmdb/provider.ts'
import { fakeTmdb, json } from './fake-tmdb.ts'

/** A provider that receives this body for every request. */
export const reading = (body: unknown, preferences: Partial<Preferences> = {}): Provider => {
  const { fetch } = fakeTmdb(json(body))
  const http = createHttp({ baseUrl: 'https://tmdb.test/3', apiKey: '', fetch, now: () => 0 })
  return createProvider(http, { language: 'en-US', region: 'US', includeAdult: false, ...preferences })
}
export const listing = (...results: unknown[]) =>
  reading({ page: 1, results, total_pages: 1, total_results: results.length })

/** A movie as TMDB lists it; `theMatrix` is the same movie in the app. */
export const matrix = {
  id: 603,
  title: 'The Matrix',
  overview: 'A hacker learns the truth.',
  poster_path: '/p-1.jpg',
  backdrop_path: '/b_1.png',
  release_date: '1999-03-31',
  vote_average: 8.2,
  vote_count: 26000,
  popularity: 90.5,
  genre_ids: [28, 878, 28],
  adult: false,
}
export const theMatrix = {
  id: 603,
  title: 'The Matrix',
  overview: 'A hacker learns the truth.',
  posterPath: '/p-1.jpg',
  backdropPath: '/b_1.png',
  releaseDate: '1999-03-31',
  voteAverage: 8.2,
  voteCount: 26000,
  popularity: 90.5,
  runtime: 0,
  genres: ['Action', 'Science Fiction'],
  adult: false,
}
/** The same value with every field name in camelCase. */
export const inCamelCase = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inCamelCase)
  if (typeof value !== 'object' || value === null) return value
  const renamed = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [renamed(name), inCamelCase(inner)]))
}

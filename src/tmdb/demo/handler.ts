import { dayMs } from '#domain/values/day.ts'
import { once } from '#domain/values/once.ts'
import { movieById, movies, people, personById } from './catalog.ts'
import { discoverResponse } from './discover.ts'
import type { Movie } from './facts.ts'
import { franchiseResponse } from './franchises.ts'
import { genres } from './genres.ts'
import { fraction } from './hash.ts'
import { moviePartResponse, movieResponse } from './movie.ts'
import { providerListResponse } from './offers.ts'
import { pageResponse } from './pages.ts'
import { knownForDepartment, movieCreditsResponse, personResponse } from './people.ts'
import { type DemoResponse, errorResponses, languageOf, mediaRow, ok, profilePath } from './responses.ts'
import { personSearchResponse, searchResponse } from './search.ts'

const daysIn: Readonly<Record<string, number>> = { day: 1, week: 7 }

const yearOf = (movie: Movie): number => Number(movie.releaseDate.slice(0, 4))
const newestYear = once(() => Math.max(...movies().map(yearOf)))

// Popularity first, then a bonus for the last three years, then chance.
const trendScore = (movie: Movie, period: string): number =>
  Math.log(movie.popularity) +
  Math.max(0, 3 - (newestYear() - yearOf(movie))) * 0.8 +
  fraction(`${movie.id} ${period}`) * 1.5

const trendingResponse = (window: string, query: URLSearchParams, now: number): DemoResponse => {
  const days = daysIn[window]
  if (days === undefined) return errorResponses.notFound
  const period = `${window} ${Math.floor(now / (days * dayMs))}`
  const ranked = movies()
    .map((movie) => ({ movie, score: trendScore(movie, period) }))
    .sort((a, b) => b.score - a.score || a.movie.id - b.movie.id)
  const language = languageOf(query)
  return pageResponse(ranked, query, ({ movie }) => mediaRow(movie, language))
}

/** Only IMDb ids are known. Like TMDB, empty lists for an unknown one. */
const findResponse = (id: string, query: URLSearchParams): DemoResponse => {
  const isImdb = query.get('external_source') === 'imdb_id'
  const foundMovies = isImdb ? movies().filter(({ imdbId }) => imdbId === id) : []
  const foundPeople = isImdb ? people().filter(({ imdbId }) => imdbId === id) : []
  return ok({
    movie_results: foundMovies.map((movie) => mediaRow(movie, languageOf(query))),
    person_results: foundPeople.map((person) => ({
      id: person.id,
      name: person.name,
      known_for_department: knownForDepartment(person),
      profile_path: profilePath(person.id),
      media_type: 'person',
    })),
    tv_results: [],
    tv_episode_results: [],
    tv_season_results: [],
  })
}

export interface DemoOptions {
  /** Epoch milliseconds. */
  readonly now?: () => number
}

interface Call {
  readonly query: URLSearchParams
  readonly now: () => number
  readonly id: number
  readonly part: string
}
type Route = readonly [pattern: RegExp, respond: (call: Call) => DemoResponse | null]

// docs/spec.md, section 7, at any base path.
const routes: readonly Route[] = [
  [/\/search\/movie$/, ({ query }) => searchResponse(query)],
  [/\/search\/person$/, ({ query }) => personSearchResponse(query)],
  [/\/genre\/movie\/list$/, () => ok({ genres })],
  // The catalog has no age ratings.
  [/\/certification\/movie\/list$/, () => ok({ certifications: {} })],
  [/\/trending\/movie\/(?<part>\w+)$/, ({ part, query, now }) => trendingResponse(part, query, now())],
  [/\/find\/(?<part>\w+)$/, ({ part, query }) => findResponse(part, query)],
  [/\/discover\/movie$/, ({ query }) => discoverResponse(query)],
  [/\/watch\/providers\/movie$/, ({ query }) => providerListResponse(query)],
  [
    /\/movie\/(?<id>\d+)$/,
    ({ id, query, now }) => ifFound(movieById(id), (movie) => movieResponse(movie, query, now())),
  ],
  [
    /\/movie\/(?<id>\d+)\/(?<part>[\w/]+)$/,
    ({ id, part, query, now }) => ifFound(movieById(id), (movie) => moviePartResponse(movie, part, query, now())),
  ],
  [/\/collection\/(?<id>\d+)$/, ({ id, query }) => franchiseResponse(id, query)],
  [/\/person\/(?<id>\d+)$/, ({ id, query }) => ifFound(personById(id), (person) => personResponse(person, query))],
  [
    /\/person\/(?<id>\d+)\/movie_credits$/,
    ({ id, query }) => ifFound(personById(id), (person) => movieCreditsResponse(person, query)),
  ],
]

const ifFound = <Item>(item: Item | undefined, respond: (item: Item) => DemoResponse | null): DemoResponse | null =>
  item === undefined ? null : respond(item)

// So that the invalid key error can be seen without TMDB.
const hasInvalidKey = (request: Request, query: URLSearchParams): boolean =>
  query.get('api_key') === 'refused' || request.headers.get('authorization') === 'Bearer refused'

const responseTo = (request: Request, now: () => number): DemoResponse => {
  const { pathname, searchParams: query } = new URL(request.url)
  if (request.method !== 'GET') return errorResponses.invalidMethod
  if (hasInvalidKey(request, query)) return errorResponses.invalidKey
  for (const [pattern, respond] of routes) {
    const match = pattern.exec(pathname)
    if (!match) continue
    const { id, part = '' } = match.groups ?? {}
    return respond({ query, now, id: Number(id), part }) ?? errorResponses.notFound
  }
  return errorResponses.notFound
}

const headers = { 'Content-Type': 'application/json;charset=utf-8', 'Access-Control-Allow-Origin': '*' }

/** The demo catalog as a `fetch` that answers like TMDB, errors included. */
export const createDemoHandler = ({ now = () => 0 }: DemoOptions = {}): ((request: Request) => Promise<Response>) => {
  return async (request) => {
    request.signal.throwIfAborted()
    const { status, body } = responseTo(request, now)
    return new Response(JSON.stringify(body), { status, headers })
  }
}

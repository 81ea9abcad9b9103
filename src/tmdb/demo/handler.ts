import { movieById, personById } from './catalog.ts'
import { discoverResponse } from './discover.ts'
import { findResponse } from './find.ts'
import { franchiseResponse } from './franchises.ts'
import { genres } from './genres.ts'
import { moviePartResponse, movieResponse } from './movie.ts'
import { providerListResponse } from './offers.ts'
import { movieCreditsResponse, personResponse } from './person.ts'
import { type DemoResponse, errorResponses, ok } from './responses.ts'
import { personSearchResponse, searchResponse } from './search.ts'
import { trendingResponse } from './trending.ts'

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
  // Nobody has rated its movies.
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

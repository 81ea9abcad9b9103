import { type Answer, found, languageOf, refusals } from './bodies.ts'
import { filmById, personById } from './catalogue.ts'
import { discoverAnswer } from './discover.ts'
import { genresIn } from './genre-names.ts'
import { movieAnswer, moviePartAnswer } from './movie.ts'
import { providerListAnswer } from './offers.ts'
import { movieCreditsAnswer, personAnswer } from './person.ts'
import { searchAnswer } from './search.ts'
import { trendingAnswer } from './trending.ts'

export interface DemoOptions {
  /** Milliseconds since 1970, for what changes from week to week. Without it the week never ends. */
  readonly now?: () => number
}

interface Call {
  readonly query: URLSearchParams
  readonly now: () => number
  /** What the pattern's groups caught. */
  readonly id: number
  readonly part: string
}
type Route = readonly [pattern: RegExp, answer: (call: Call) => Answer | null]

// The twelve calls of the specification's section 7, whatever stands before them in the path.
const routes: readonly Route[] = [
  [/\/search\/movie$/, ({ query }) => searchAnswer(query)],
  [/\/genre\/movie\/list$/, ({ query }) => found({ genres: genresIn(languageOf(query)) })],
  [/\/trending\/movie\/(?<part>\w+)$/, ({ part, query, now }) => trendingAnswer(part, query, now())],
  [/\/discover\/movie$/, ({ query }) => discoverAnswer(query)],
  [/\/watch\/providers\/movie$/, ({ query }) => providerListAnswer(query)],
  [/\/movie\/(?<id>\d+)$/, ({ id, query }) => given(filmById(id), (film) => movieAnswer(film, query))],
  [
    /\/movie\/(?<id>\d+)\/(?<part>[\w/]+)$/,
    ({ id, part, query }) => given(filmById(id), (film) => moviePartAnswer(film, part, query)),
  ],
  [/\/person\/(?<id>\d+)$/, ({ id, query }) => given(personById(id), (person) => personAnswer(person, query))],
  [
    /\/person\/(?<id>\d+)\/movie_credits$/,
    ({ id, query }) => given(personById(id), (person) => movieCreditsAnswer(person, query)),
  ],
]

const given = <Item>(item: Item | undefined, answer: (item: Item) => Answer | null): Answer | null =>
  item === undefined ? null : answer(item)

// One key is refused, so that what a wrong key does can be seen without TMDB.
const isRefused = (request: Request, query: URLSearchParams): boolean =>
  query.get('api_key') === 'refused' || request.headers.get('authorization') === 'Bearer refused'

const answerTo = (request: Request, now: () => number): Answer => {
  const { pathname, searchParams: query } = new URL(request.url)
  if (request.method !== 'GET') return refusals.invalidMethod
  if (isRefused(request, query)) return refusals.invalidKey
  for (const [pattern, answer] of routes) {
    const match = pattern.exec(pathname)
    if (!match) continue
    const { id, part = '' } = match.groups ?? {}
    return answer({ query, now, id: Number(id), part }) ?? refusals.notFound
  }
  return refusals.notFound
}

const headers = { 'Content-Type': 'application/json;charset=utf-8', 'Access-Control-Allow-Origin': '*' }

/**
 * The embedded catalogue as a `fetch`: it answers the twelve calls as TMDB does, errors included, and takes any key
 * but 'refused'. Rejects, like `fetch`, when the request was aborted.
 */
export const createDemoHandler = ({ now = () => 0 }: DemoOptions = {}): ((request: Request) => Promise<Response>) => {
  return async (request) => {
    request.signal.throwIfAborted()
    const { status, body } = answerTo(request, now)
    return new Response(JSON.stringify(body), { status, headers })
  }
}

import { createDemoHandler } from '#tmdb/demo/handler.ts'

/** The fields of a movie in a list that the tests use. */
export interface Row {
  readonly id: number
  readonly title: string
  readonly release_date: string
  readonly genre_ids: readonly number[]
  readonly popularity: number
  readonly vote_average: number
  readonly vote_count: number
}

export interface Page {
  readonly page: number
  readonly results: readonly Row[]
  readonly total_pages: number
  readonly total_results: number
}

/** Noon of 2026-01-02 (UTC). */
export const demoTime = Date.UTC(2026, 0, 2, 12)

const handler = createDemoHandler({ now: () => demoTime })

/** Requests a path such as '/movie/348'. */
export const ask = async (call: string, init: RequestInit = {}): Promise<{ status: number; body: unknown }> => {
  const response = await handler(new Request(`https://api.themoviedb.org/3${call}`, init))
  return { status: response.status, body: await response.json() }
}

/** The body of a successful response, cast to `Body` without validation. */
export const read = async <Body>(call: string): Promise<Body> => {
  const { status, body } = await ask(call)
  if (status !== 200) throw new Error(`${call} answered ${status}`)
  return body as Body
}

const withPage = (call: string, page: number): string => `${call}${call.includes('?') ? '&' : '?'}page=${page}`

/** The rows of all pages of a list. */
export const allRows = async (call: string): Promise<readonly Row[]> => {
  const first = await read<Page>(call)
  const others = Array.from({ length: first.total_pages - 1 }, (_, index) => read<Page>(withPage(call, index + 2)))
  return [first, ...(await Promise.all(others))].flatMap(({ results }) => results)
}

/** The titles on the first page of a list. */
export const titles = async (call: string): Promise<readonly string[]> =>
  (await read<Page>(call)).results.map(({ title }) => title)

/** The titles that a search finds, best first. */
export const search = (query: string): Promise<readonly string[]> =>
  titles(`/search/movie?${new URLSearchParams({ query })}`)

/**
 * The types within a value, such as `{ id: 'number', names: ['string'] }`. An array contains each distinct shape of its
 * items once; an object whose keys are data is treated like any other.
 */
export const shapeOf = (value: unknown): unknown => {
  if (value === null) return null
  if (Array.isArray(value)) {
    const shapes = new Map(value.map((item) => [JSON.stringify(shapeOf(item)), shapeOf(item)]))
    return [...shapes.values()]
  }
  if (typeof value !== 'object') return typeof value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, shapeOf(part)]),
  )
}

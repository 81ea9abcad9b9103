import { once } from '#domain/values/once.ts'
import { films } from './catalog.ts'
import type { Film } from './facts.ts'
import { isOfferedBy } from './offers.ts'
import { pageResponse } from './pages.ts'
import { type DemoResponse, isAllowed, languageOf, listRow } from './responses.ts'

type Order = (a: Film, b: Film) => number
type Filter = (film: Film) => boolean

const collator = once(() => new Intl.Collator('en', { numeric: true }))
const byNumber =
  (read: (film: Film) => number): Order =>
  (a, b) =>
    read(a) - read(b)

const orders: Readonly<Record<string, Order>> = {
  popularity: byNumber((film) => film.popularity),
  vote_average: byNumber((film) => film.voteAverage),
  vote_count: byNumber((film) => film.voteCount),
  primary_release_date: (a, b) => (a.releaseDate < b.releaseDate ? -1 : a.releaseDate > b.releaseDate ? 1 : 0),
  title: (a, b) => collator().compare(a.title, b.title),
}

const byPopularity: Order = (a, b) => b.popularity - a.popularity || a.id - b.id

// TMDB treats unknown orders, such as `release_date`, as popularity.
const orderFrom = (sortBy: string): Order => {
  const [, field = '', direction] = /^(\w+)\.(asc|desc)$/.exec(sortBy) ?? []
  const order = Object.hasOwn(orders, field) ? orders[field] : undefined
  if (!order) return byPopularity
  const sign = direction === 'asc' ? 1 : -1
  return (a, b) => sign * order(a, b) || byPopularity(a, b)
}

/** `1,2` means all of them, `1|2` any; text without a number matches everything. */
const hasIds = (list: string | null, has: (film: Film, id: number) => boolean): Filter => {
  const ids = (list ?? '')
    .split(/[,|]/)
    .filter((part) => /^\d+$/.test(part))
    .map(Number)
  if (ids.length === 0) return () => true
  return list?.includes('|') ? (film) => ids.some((id) => has(film, id)) : (film) => ids.every((id) => has(film, id))
}

const atLeast = (text: string | null, read: (film: Film) => number): Filter => {
  const minimum = Number(text || Number.NaN)
  return Number.isNaN(minimum) ? () => true : (film) => read(film) >= minimum
}

const atMost = (text: string | null, read: (film: Film) => number): Filter => {
  const maximum = Number(text || Number.NaN)
  return Number.isNaN(maximum) ? () => true : (film) => read(film) <= maximum
}

const isDate = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)

const releasedWithin = (from: string | null, to: string | null): Filter => {
  const first = isDate(from) ? from : ''
  const last = isDate(to) ? to : '9999'
  return ({ releaseDate }) => releaseDate >= first && releaseDate <= last
}

const isCredited = (film: Film, personId: number): boolean =>
  [...film.cast, ...film.crew].some((credit) => credit.personId === personId)

const filtersFrom = (query: URLSearchParams): readonly Filter[] => {
  const region = query.get('watch_region')
  const ways = query.get('with_watch_monetization_types')?.split('|')
  return [
    hasIds(query.get('with_genres'), (film, id) => film.genreIds.includes(id)),
    hasIds(query.get('with_people'), isCredited),
    // TMDB ignores the providers without a region.
    hasIds(region && query.get('with_watch_providers'), (film, id) => isOfferedBy(film, region ?? '', id, ways)),
    (film) => isAllowed(film, query),
    atLeast(query.get('vote_count.gte'), (film) => film.voteCount),
    atLeast(query.get('vote_average.gte'), (film) => film.voteAverage),
    atLeast(query.get('with_runtime.gte'), (film) => film.runtime),
    atMost(query.get('with_runtime.lte'), (film) => film.runtime),
    releasedWithin(query.get('primary_release_date.gte'), query.get('primary_release_date.lte')),
  ]
}

export const discoverResponse = (query: URLSearchParams): DemoResponse => {
  const filters = filtersFrom(query)
  const filtered = films().filter((film) => filters.every((keeps) => keeps(film)))
  const ordered = filtered.sort(orderFrom(query.get('sort_by') ?? 'popularity.desc'))
  const language = languageOf(query)
  return pageResponse(ordered, query, (film) => listRow(film, language))
}

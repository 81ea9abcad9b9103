import { once } from '#domain/values/once.ts'
import { movies } from './catalog.ts'
import type { Movie } from './facts.ts'
import { isOffered, isOfferedBy } from './offers.ts'
import { pageResponse } from './pages.ts'
import { type DemoResponse, isAllowed, languageOf, listRow } from './responses.ts'

type Order = (a: Movie, b: Movie) => number
type Filter = (movie: Movie) => boolean

const collator = once(() => new Intl.Collator('en', { numeric: true }))
const byNumber =
  (read: (movie: Movie) => number): Order =>
  (a, b) =>
    read(a) - read(b)

const orders: Readonly<Record<string, Order>> = {
  popularity: byNumber((movie) => movie.popularity),
  vote_average: byNumber((movie) => movie.voteAverage),
  vote_count: byNumber((movie) => movie.voteCount),
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

const idsIn = (list: string | null): readonly number[] =>
  (list ?? '')
    .split(/[,|]/)
    .filter((part) => /^\d+$/.test(part))
    .map(Number)

/** `1,2` means all of them, `1|2` any; text without a number matches everything. */
const hasIds = (list: string | null, has: (movie: Movie, id: number) => boolean): Filter => {
  const ids = idsIn(list)
  if (ids.length === 0) return () => true
  return list?.includes('|')
    ? (movie) => ids.some((id) => has(movie, id))
    : (movie) => ids.every((id) => has(movie, id))
}

const hasNone = (list: string | null, has: (movie: Movie, id: number) => boolean): Filter => {
  const ids = idsIn(list)
  return (movie) => !ids.some((id) => has(movie, id))
}

/** `KR|JP` means any of them; nothing matches everything. */
const hasAnyCode = (list: string | null, codesOf: (movie: Movie) => readonly string[]): Filter => {
  const codes = list ? list.split('|') : []
  return codes.length === 0 ? () => true : (movie) => codesOf(movie).some((code) => codes.includes(code))
}

const atLeast = (text: string | null, read: (movie: Movie) => number): Filter => {
  const minimum = Number(text || Number.NaN)
  return Number.isNaN(minimum) ? () => true : (movie) => read(movie) >= minimum
}

const atMost = (text: string | null, read: (movie: Movie) => number): Filter => {
  const maximum = Number(text || Number.NaN)
  return Number.isNaN(maximum) ? () => true : (movie) => read(movie) <= maximum
}

const isDate = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)

const releasedWithin = (from: string | null, to: string | null): Filter => {
  const first = isDate(from) ? from : ''
  const last = isDate(to) ? to : '9999'
  return ({ releaseDate }) => releaseDate >= first && releaseDate <= last
}

const isIn =
  (creditsOf: (movie: Movie) => readonly { readonly personId: number }[]) =>
  (movie: Movie, id: number): boolean =>
    creditsOf(movie).some(({ personId }) => personId === id)

// TMDB ignores providers and kinds of offer without a region.
const offerFilters = (query: URLSearchParams): readonly Filter[] => {
  const region = query.get('watch_region')
  if (!region) return []
  const providers = query.get('with_watch_providers')
  const ways = query.get('with_watch_monetization_types')?.split('|')
  return [
    hasIds(providers, (movie, id) => isOfferedBy(movie, region, id, ways)),
    idsIn(providers).length > 0 || !ways ? () => true : (movie) => isOffered(movie, region, ways),
    hasNone(query.get('without_watch_providers'), (movie, id) => isOfferedBy(movie, region, id)),
  ]
}

/** Keywords, companies and certifications are ignored: the catalog has no facts about them. */
const filtersFrom = (query: URLSearchParams): readonly Filter[] => {
  const hasGenre = (movie: Movie, id: number) => movie.genreIds.includes(id)
  return [
    hasIds(query.get('with_genres'), hasGenre),
    hasNone(query.get('without_genres'), hasGenre),
    hasIds(
      query.get('with_people'),
      isIn(({ cast, crew }) => [...cast, ...crew]),
    ),
    hasIds(
      query.get('with_cast'),
      isIn(({ cast }) => cast),
    ),
    hasIds(
      query.get('with_crew'),
      isIn(({ crew }) => crew),
    ),
    hasAnyCode(query.get('with_original_language'), ({ language }) => [language]),
    hasAnyCode(query.get('with_origin_country'), ({ countries }) => countries),
    ...offerFilters(query),
    (movie) => isAllowed(movie, query),
    atLeast(query.get('vote_count.gte'), (movie) => movie.voteCount),
    atMost(query.get('vote_count.lte'), (movie) => movie.voteCount),
    atLeast(query.get('vote_average.gte'), (movie) => movie.voteAverage),
    atMost(query.get('vote_average.lte'), (movie) => movie.voteAverage),
    atLeast(query.get('with_runtime.gte'), (movie) => movie.runtime),
    atMost(query.get('with_runtime.lte'), (movie) => movie.runtime),
    releasedWithin(query.get('primary_release_date.gte'), query.get('primary_release_date.lte')),
  ]
}

export const discoverResponse = (query: URLSearchParams): DemoResponse => {
  const filters = filtersFrom(query)
  const filtered = movies().filter((movie) => filters.every((keeps) => keeps(movie)))
  const ordered = filtered.sort(orderFrom(query.get('sort_by') ?? 'popularity.desc'))
  const language = languageOf(query)
  return pageResponse(ordered, query, (movie) => listRow(movie, language))
}

import { queryString, sectionPath } from '../movie/addresses.ts'
import type { DiaryLine } from '../records/diary.ts'
import { decadeOf, runtimeBucketOf } from './buckets.ts'
import { weekdayOf } from './calendar.ts'
import type { MovieDetails } from './movie-details.ts'
import { isInPeriod, type Period, parametersOf } from './period.ts'

const isPerson = (people: MovieDetails['facts'], part: 'directors' | 'actors', id: string): boolean =>
  people?.[part].some((person) => String(person.id) === id) === true

type Matches = (value: string, line: DiaryLine, movie: MovieDetails | undefined) => boolean

/** What narrows the diary, by parameter of its address. A month is one of all years, '02', or of one, '2026-02'. */
const filters = {
  month: (value, { day }) => day?.slice(value.length === 7 ? 0 : 5, 7) === value,
  weekday: (value, { day }) => day !== null && String(weekdayOf(day)) === value,
  day: (value, { day }) => day === value,
  undated: (_, { day }) => day === null,
  unlisted: (_, { isOnWatchlist }) => !isOnWatchlist,
  rewatch: (_, { isRewatch }) => isRewatch,
  rated: (_, __, movie) => movie !== undefined && movie.rating !== null,
  own: (value, _, movie) => String(movie?.rating ?? '') === value,
  votes: (value, _, movie) => String(movie?.votes ?? '') === value,
  genre: (value, _, movie) => movie?.genres.includes(value) === true,
  decade: (value, _, movie) => movie !== undefined && movie.year !== null && String(decadeOf(movie.year)) === value,
  released: (value, _, movie) => String(movie?.year ?? '') === value,
  runtime: (value, _, movie) => (runtimeBucketOf(movie?.runtime ?? 0) ?? '') === value,
  country: (value, _, movie) => movie?.facts?.countries.includes(value) === true,
  language: (value, _, movie) => movie?.facts?.originalLanguage === value,
  director: (value, _, movie) => isPerson(movie?.facts ?? null, 'directors', value),
  actor: (value, _, movie) => isPerson(movie?.facts ?? null, 'actors', value),
} satisfies Readonly<Record<string, Matches>>

export type FilterName = keyof typeof filters
const isFilterName = (name: string): name is FilterName => Object.hasOwn(filters, name)
export const filterNames = Object.keys(filters).filter(isFilterName)

/** '' where it does not narrow. */
export type ViewingFilter = Readonly<Partial<Record<FilterName, string>>>

/** `parameter` reads a parameter of the address, '' where it is missing. 'language' may also be that of the page. */
export const filtersIn = (parameter: (name: string) => string): ViewingFilter =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = parameter(name)
      const isOther = value === '' || (name === 'language' && !/^[a-z]{2}$/.test(value))
      return isOther ? [] : [[name, value]]
    }),
  )

/** These need what only the provider knows. */
const factFilters: readonly FilterName[] = ['country', 'language', 'director', 'actor', 'votes', 'runtime']

export const needsFacts = (filter: ViewingFilter): boolean => factFilters.some((name) => (filter[name] ?? '') !== '')

export interface Narrowing {
  readonly filter: ViewingFilter
  readonly period: Period
}

export const viewingsThatMatch = (
  lines: readonly DiaryLine[],
  { filter, period }: Narrowing,
  movieOf: (movieId: number) => MovieDetails | undefined,
): readonly DiaryLine[] => {
  const narrowing = filterNames.filter((name) => (filter[name] ?? '') !== '')
  return lines.filter(
    (line) =>
      isInPeriod(line.day, period) &&
      narrowing.every((name) => filters[name](filter[name] ?? '', line, movieOf(line.movie.id))),
  )
}

/** `with` is one of the diary's own filters, as a tag is. */
export const viewingsHref = (period: Period, filter: ViewingFilter & { readonly with?: string }): string =>
  `${sectionPath({ kind: 'diary' })}${queryString({ ...parametersOf(period), ...filter })}`

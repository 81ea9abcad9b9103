import { queryString, sectionPath } from '../movie/addresses.ts'
import type { DiaryLine } from '../records/diary.ts'
import { decadeOf, runtimeBucketOf } from './buckets.ts'
import { weekdayOf } from './calendar.ts'
import type { FilmDetails } from './film-details.ts'
import { isInPeriod, type Period, parametersOf } from './period.ts'

const isPerson = (people: FilmDetails['facts'], part: 'directors' | 'actors', id: string): boolean =>
  people?.[part].some((person) => String(person.id) === id) === true

type Matches = (value: string, line: DiaryLine, film: FilmDetails | undefined) => boolean

/** What narrows the diary, by parameter of its address. A month is one of all years, '02', or of one, '2026-02'. */
const filters = {
  month: (value, { day }) => day?.slice(value.length === 7 ? 0 : 5, 7) === value,
  weekday: (value, { day }) => day !== null && String(weekdayOf(day)) === value,
  day: (value, { day }) => day === value,
  undated: (_, { day }) => day === null,
  rewatch: (_, { isRewatch }) => isRewatch,
  rated: (_, __, film) => film !== undefined && film.rating !== null,
  own: (value, _, film) => String(film?.rating ?? '') === value,
  votes: (value, _, film) => String(film?.votes ?? '') === value,
  genre: (value, _, film) => film?.genres.includes(value) === true,
  decade: (value, _, film) => film !== undefined && film.year !== null && String(decadeOf(film.year)) === value,
  released: (value, _, film) => String(film?.year ?? '') === value,
  runtime: (value, _, film) => (runtimeBucketOf(film?.runtime ?? 0) ?? '') === value,
  country: (value, _, film) => film?.facts?.countries.includes(value) === true,
  language: (value, _, film) => film?.facts?.originalLanguage === value,
  director: (value, _, film) => isPerson(film?.facts ?? null, 'directors', value),
  actor: (value, _, film) => isPerson(film?.facts ?? null, 'actors', value),
} satisfies Readonly<Record<string, Matches>>

export type FilterName = keyof typeof filters
const isFilterName = (name: string): name is FilterName => Object.hasOwn(filters, name)
export const filterNames = Object.keys(filters).filter(isFilterName)

/** '' where it does not narrow. */
export type ViewingFilter = Readonly<Partial<Record<FilterName, string>>>

/** `parameter` reads a parameter of the address, '' where it is missing. */
export const filtersIn = (parameter: (name: string) => string): ViewingFilter =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = parameter(name)
      return value === '' ? [] : [[name, value]]
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
  filmOf: (movieId: number) => FilmDetails | undefined,
): readonly DiaryLine[] => {
  const narrowing = filterNames.filter((name) => (filter[name] ?? '') !== '')
  return lines.filter(
    (line) =>
      isInPeriod(line.day, period) &&
      narrowing.every((name) => filters[name](filter[name] ?? '', line, filmOf(line.movie.id))),
  )
}

export const viewingsHref = (period: Period, filter: ViewingFilter): string =>
  `${sectionPath({ kind: 'diary' })}${queryString({ ...parametersOf(period), ...filter })}`

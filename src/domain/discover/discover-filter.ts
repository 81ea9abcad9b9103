import { anyOfMine } from '../lists/movie-filter.ts'
import { type Parameters, queryString, sectionPaths, tmdbIdFrom } from '../movie/addresses.ts'
import { defaultGenreSort, type GenreSort, genreSorts } from '../movie/discover.ts'
import type { DiscoverChoices } from '../movie/discover-location.ts'
import { genreChoiceFrom, genreChoiceText } from '../movie/genre-choice.ts'
import { genreIdOf, genreNames } from '../movie/genres.ts'
import { namedValues, namesOf } from '../values/named-values.ts'
import { rangeFrom } from '../values/ranges.ts'

/** Fewer people than these often agree on ten out of ten. */
export const defaultVotes = 100

export const offerKinds = ['included', 'paid'] as const

/** '53,80', for several ids of TMDB. */
export const idsFrom = (text: string): readonly number[] => [
  ...new Set(text.split(',').flatMap((id) => tmdbIdFrom(id) ?? [])),
]

const listText = (text: string) => idsFrom(text).join(',')
const rangeIn = (text: string) => (rangeFrom(text) === null ? '' : text)
const codesIn = (pattern: RegExp) => (text: string) =>
  text
    .split('|')
    .filter((code) => pattern.test(code))
    .join('|')
const onlyWhere = (isValid: (text: string) => boolean) => (text: string) => (isValid(text) ? text : '')

const genresIn = (text: string): string => {
  const { genres, mode } = genreChoiceFrom(text)
  return genreChoiceText({ genres: genres.filter((name) => genreIdOf(name) !== undefined), mode })
}

/** What each condition may say, '' for anything else; in the order of the panel, and of the chips. */
const valid = {
  genre: genresIn,
  without: genresIn,
  year: rangeIn,
  runtime: rangeIn,
  language: codesIn(/^[a-z]{2}$/),
  country: codesIn(/^[A-Z]{2}$/),
  rating: onlyWhere((text) => /^[1-9]$/.test(text)),
  votes: onlyWhere((text) => /^(?:0|[1-9]\d{0,5})$/.test(text) && text !== String(defaultVotes)),
  age: onlyWhere((text) => /^[\p{L}\p{N}+ /-]{1,20}$/u.test(text)),
  people: listText,
  keywords: listText,
  companies: listText,
  service: (text) => (text === anyOfMine ? text : listText(text)),
  offer: onlyWhere((text) => offerKinds.some((kind) => kind === text)),
  cinema: onlyWhere((text) => text === 'now'),
  seen: onlyWhere((text) => text === 'no'),
  listed: onlyWhere((text) => text === 'no'),
} satisfies Readonly<Record<string, (text: string) => string>>

export type FilterCondition = keyof typeof valid
export const filterConditions = namesOf(valid)

/** The text of each condition as in the address, '' without. */
export type FilterConditions = Readonly<Record<FilterCondition, string>>

export interface DiscoverFilter extends FilterConditions {
  readonly sort: GenreSort
}

const conditionsFrom = (textOf: (name: FilterCondition) => string): FilterConditions =>
  namedValues(filterConditions, (name) => valid[name](textOf(name)))

export const noFilter: DiscoverFilter = { ...conditionsFrom(() => ''), sort: defaultGenreSort }

export const withoutConditions = (
  filter: DiscoverFilter,
  conditions: readonly FilterCondition[] = filterConditions,
): DiscoverFilter => ({
  ...filter,
  ...conditionsFrom((name) => (conditions.includes(name) ? '' : filter[name])),
})

export const activeConditions = (filter: FilterConditions): readonly FilterCondition[] =>
  filterConditions.filter((name) => filter[name] !== '')

/** Whether an address shows the movies of a filter rather than a tab. */
export const isFilterSearch = (search: string): boolean => /[?&]tab=filter(?:&|$)/.test(search)

export const filterFrom = (parameter: (name: string) => string | null): DiscoverFilter => ({
  ...conditionsFrom((name) => parameter(name) ?? ''),
  sort: genreSorts.find((sort) => sort === parameter('sort')) ?? defaultGenreSort,
})

/** What narrows the tab of genres. */
export const filterOfTab = ({ genreId, sort, services }: DiscoverChoices): DiscoverFilter => ({
  ...noFilter,
  genre: genreNames[genreId] ?? '',
  service: services.join(','),
  sort,
})

/** The query string of an address; `steps` is how often the user has asked for more, and once. */
export const filterSearch = (filter: DiscoverFilter, steps = 1): string => {
  const conditions = activeConditions(filter).map((name) => [name, filter[name]] as const)
  const parameters: Parameters = {
    tab: 'filter',
    ...Object.fromEntries(conditions),
    ...(filter.sort === defaultGenreSort ? {} : { sort: filter.sort }),
    ...(steps > 1 ? { page: String(steps) } : {}),
  }
  return queryString(parameters).replaceAll('%2C', ',')
}

/** Where a link to the movies of these conditions leads. */
export const filterHref = (conditions: Partial<FilterConditions>): string =>
  sectionPaths.discover.list + filterSearch({ ...noFilter, ...conditions })

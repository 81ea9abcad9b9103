import { isOnAny, type KnownAvailability } from '../availability/availability.ts'
import type { KnownFacts } from '../movie/film-facts.ts'
import { genreChoiceFrom, isOfGenres } from '../movie/genre-choice.ts'
import { isTmdbId, type MovieId, type MovieSnapshot } from '../movie/movie.ts'
import type { FilmMap } from '../records/film-index.ts'
import type { WatchHistoryEntry } from '../records/library.ts'
import { playsOf, ratingOf } from '../records/plays.ts'
import { releaseYear } from '../values/format.ts'
import { isWithin, rangeFrom } from '../values/ranges.ts'
import { codeUnits, descending, numbers } from '../values/sorting.ts'

export interface FilteredFilm {
  readonly movieId: MovieId
  readonly movie: Pick<MovieSnapshot, 'genres' | 'releaseDate' | 'runtime'>
}

export interface FilmData {
  readonly entries: FilmMap<WatchHistoryEntry>
  /** Films that are unknown match no service. */
  readonly availability: KnownAvailability
  readonly facts: KnownFacts
  readonly mine: readonly number[]
}

/** The service in the address that stands for any of the person's. */
export const anyOfMine = 'mine'

type Test = (film: FilteredFilm, data: FilmData) => boolean

const tagsOf = (entry: WatchHistoryEntry): readonly string[] => [
  ...(entry.tags ?? []),
  ...playsOf(entry).flatMap(({ tags = [] }) => tags),
]

/** Films of which the number is unknown (null or 0) match no range. */
const inRange = (text: string, numberOf: (film: FilteredFilm, data: FilmData) => number | null): Test | null => {
  const range = rangeFrom(text)
  if (range === null) return null
  return (film, data) => {
    const value = numberOf(film, data)
    return value !== null && value > 0 && isWithin(range, value)
  }
}

/** By their names in the address. A condition that makes no sense is null, and narrows nothing. */
const conditions = {
  genre: (text) => {
    const choice = genreChoiceFrom(text)
    return choice.genres.length === 0 ? null : ({ movie }) => isOfGenres(choice, movie.genres)
  },
  year: (text) => inRange(text, ({ movie }) => releaseYear(movie.releaseDate)),
  runtime: (text) =>
    inRange(text, ({ movieId, movie }, { facts }) => Math.round(movie.runtime || (facts.get(movieId)?.runtime ?? 0))),
  rating: (text) =>
    inRange(text, ({ movieId }, { entries }) => {
      const entry = entries.get(movieId)
      return (entry && ratingOf(entry)) ?? null
    }),
  tag: (text) => {
    if (text === '') return null
    return ({ movieId }, { entries }) => {
      const entry = entries.get(movieId)
      return entry !== undefined && tagsOf(entry).includes(text)
    }
  },
  service: (text) => {
    if (text === anyOfMine) return ({ movieId }, { availability, mine }) => isOnAny(availability.get(movieId), mine)
    const id = Number(text)
    return isTmdbId(id) ? ({ movieId }, { availability }) => isOnAny(availability.get(movieId), [id]) : null
  },
} as const satisfies Record<string, (text: string) => Test | null>

export type Condition = keyof typeof conditions
export const filmConditions = [
  'genre',
  'year',
  'runtime',
  'rating',
  'tag',
  'service',
] as const satisfies readonly Condition[]

/** The text of each condition as in the address, '' without. */
export type FilmFilter = Readonly<Record<Condition, string>>

export const noFilter: FilmFilter = { genre: '', year: '', runtime: '', rating: '', tag: '', service: '' }

export const filmFilterFrom = (parameter: (name: string) => string): FilmFilter => {
  const textOf = (name: Condition) => (conditions[name](parameter(name)) === null ? '' : parameter(name))
  return {
    genre: textOf('genre'),
    year: textOf('year'),
    runtime: textOf('runtime'),
    rating: textOf('rating'),
    tag: textOf('tag'),
    service: textOf('service'),
  }
}

export const isNarrowing = (filter: FilmFilter): boolean => filmConditions.some((name) => filter[name] !== '')

export const matchingFilms = <Film extends FilteredFilm>(
  films: readonly Film[],
  filter: FilmFilter,
  data: FilmData,
): readonly Film[] => {
  const tests = filmConditions.map((name) => conditions[name](filter[name])).filter((test) => test !== null)
  return tests.length === 0 ? films : films.filter((film) => tests.every((test) => test(film, data)))
}

/** What the films offer to choose from: the latest year and the highest rating first. */
export const filterChoicesIn = (films: readonly FilteredFilm[], { entries }: Pick<FilmData, 'entries'>) => {
  const own = films.flatMap(({ movieId }) => entries.get(movieId) ?? [])
  const distinct = (values: readonly number[]) => [...new Set(values)].sort(descending(numbers))
  return {
    years: distinct(films.flatMap(({ movie }) => releaseYear(movie.releaseDate) ?? [])),
    ratings: distinct(own.flatMap((entry) => ratingOf(entry) ?? [])),
    tags: [...new Set(own.flatMap(tagsOf))].sort(codeUnits),
  }
}

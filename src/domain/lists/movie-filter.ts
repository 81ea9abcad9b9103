import { isOnAny, type KnownAvailability } from '../availability/availability.ts'
import { collectionIdFrom } from '../movie/addresses.ts'
import { genreChoiceFrom, isOfGenres } from '../movie/genre-choice.ts'
import { isTmdbId, type MovieId, type MovieSnapshot } from '../movie/movie.ts'
import type { KnownFacts } from '../movie/movie-facts.ts'
import type { WatchHistoryEntry } from '../records/library.ts'
import type { MovieMap } from '../records/movie-index.ts'
import { ratingOf, viewingsOf } from '../records/viewings.ts'
import { releaseYear } from '../values/format.ts'
import { namedValues, namesOf } from '../values/named-values.ts'
import { isWithin, rangeFrom } from '../values/ranges.ts'
import { codeUnits, descending, numbers } from '../values/sorting.ts'

export interface FilteredMovie {
  readonly movieId: MovieId
  readonly movie: Pick<MovieSnapshot, 'genres' | 'releaseDate' | 'runtime'>
}

export interface MovieData {
  readonly entries: MovieMap<WatchHistoryEntry>
  /** Movies that are unknown match no service. */
  readonly availability: KnownAvailability
  readonly facts: KnownFacts
  readonly mine: readonly number[]
  /** The movies that the user and the friend of the filter both want to see. */
  readonly wanted: ReadonlySet<MovieId>
  /** The movies of the collection of the filter; those of any collection where it asks for movies in none. */
  readonly collected: ReadonlySet<MovieId>
  /** YYYY-MM-DD */
  readonly today: string
}

/** The service in the address that stands for any of the user's. */
export const anyOfMine = 'mine'

/** In the address: of no collection, without a note, without a rating. */
export const none = 'none'
/** In the address: released movies alone. */
export const yes = 'yes'

type Test = (movie: FilteredMovie, data: MovieData) => boolean
type NumberOf = (movie: FilteredMovie, data: MovieData) => number | null

const tagsOf = (entry: WatchHistoryEntry): readonly string[] => [
  ...(entry.tags ?? []),
  ...viewingsOf(entry).flatMap(({ tags = [] }) => tags),
]

const hasNote = (entry: WatchHistoryEntry): boolean =>
  [entry, ...viewingsOf(entry)].some(({ note = '' }) => note !== '')

/** Movies of which the number is unknown (null or 0) match no range. */
const inRange = (text: string, numberOf: NumberOf): Test | null => {
  const range = rangeFrom(text)
  if (range === null) return null
  return (movie, data) => {
    const value = numberOf(movie, data)
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
  rating: (text) => {
    const own: NumberOf = ({ movieId }, { entries }) => {
      const entry = entries.get(movieId)
      return (entry && ratingOf(entry)) ?? null
    }
    return text === none ? (movie, data) => own(movie, data) === null : inRange(text, own)
  },
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
  friend: (text) => (/^[1-9]\d{0,15}$/.test(text) ? ({ movieId }, { wanted }) => wanted.has(movieId) : null),
  collection: (text) => {
    if (text === none) return ({ movieId }, { collected }) => !collected.has(movieId)
    return collectionIdFrom(text) === null ? null : ({ movieId }, { collected }) => collected.has(movieId)
  },
  note: (text) => {
    if (text !== none) return null
    return ({ movieId }, { entries }) => {
      const entry = entries.get(movieId)
      return entry === undefined || !hasNote(entry)
    }
  },
  released: (text) =>
    text === yes ? ({ movie }, { today }) => movie.releaseDate !== '' && movie.releaseDate <= today : null,
  viewings: (text) => {
    if (text !== 'some' && text !== 'none') return null
    return ({ movieId }, { entries }) => {
      const entry = entries.get(movieId)
      return (entry !== undefined && viewingsOf(entry).length > 0) === (text === 'some')
    }
  },
} as const satisfies Record<string, (text: string) => Test | null>

export type Condition = keyof typeof conditions
export const movieConditions = namesOf(conditions)

/** The text of each condition as in the address, '' without. */
export type MovieFilter = Readonly<Record<Condition, string>>

export const noFilter: MovieFilter = namedValues(movieConditions, () => '')

export const movieFilterFrom = (parameter: (name: string) => string): MovieFilter =>
  namedValues(movieConditions, (name) => (conditions[name](parameter(name)) === null ? '' : parameter(name)))

export const isSameFilter = (one: MovieFilter, other: MovieFilter): boolean =>
  movieConditions.every((name) => one[name] === other[name])

export const isNarrowing = (filter: MovieFilter): boolean => movieConditions.some((name) => filter[name] !== '')

export const matchingMovies = <Movie extends FilteredMovie>(
  movies: readonly Movie[],
  filter: MovieFilter,
  data: MovieData,
): readonly Movie[] => {
  const tests = movieConditions.map((name) => conditions[name](filter[name])).filter((test) => test !== null)
  return tests.length === 0 ? movies : movies.filter((movie) => tests.every((test) => test(movie, data)))
}

/** What the movies offer to choose from: the latest year and the highest rating first. */
export const filterChoicesIn = (movies: readonly FilteredMovie[], { entries }: Pick<MovieData, 'entries'>) => {
  const own = movies.flatMap(({ movieId }) => entries.get(movieId) ?? [])
  const distinct = (values: readonly number[]) => [...new Set(values)].sort(descending(numbers))
  return {
    years: distinct(movies.flatMap(({ movie }) => releaseYear(movie.releaseDate) ?? [])),
    ratings: distinct(own.flatMap((entry) => ratingOf(entry) ?? [])),
    tags: [...new Set(own.flatMap(tagsOf))].sort(codeUnits),
  }
}

import type { MoviePerson } from '../movie/movie-facts.ts'
import { highestRating } from '../records/own-rating.ts'
import { decadeOf, runtimeBucketOf, runtimeBuckets } from './buckets.ts'
import { sumBy, type Tally } from './days.ts'
import type { MovieDetails } from './movie-details.ts'

/** A user of this many movies is shown. */
export const fewestMoviesOfPerson = 3

export interface PersonTally {
  readonly person: MoviePerson
  readonly movies: number
}

/** Movies, not viewings: a movie that was seen twice counts once. */
export interface MovieTallies {
  /** From 1 to 10. */
  readonly ratings: readonly Tally[]
  readonly votes: readonly Tally[]
  readonly decades: readonly Tally[]
  readonly releaseYears: readonly Tally[]
  readonly runtimes: readonly Tally[]
  /** The most frequent first, as are those below. */
  readonly genres: readonly Tally[]
  readonly countries: readonly Tally[]
  readonly languages: readonly Tally[]
  readonly directors: readonly PersonTally[]
  readonly actors: readonly PersonTally[]
}

type Counts<Key> = Map<Key, number>

const add = <Key>(counts: Counts<Key>, key: Key): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

export const mostFirst = (counts: ReadonlyMap<string, number>): readonly Tally[] =>
  [...counts]
    .map(([key, count]) => ({ key, count }))
    .sort((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1))

const inOrder = (counts: ReadonlyMap<number, number>): readonly Tally[] =>
  [...counts].sort(([one], [other]) => one - other).map(([key, count]) => ({ key: String(key), count }))

const ratingTallies = (counts: Counts<number>): readonly Tally[] =>
  Array.from({ length: highestRating }, (_, index) => ({ key: String(index + 1), count: counts.get(index + 1) ?? 0 }))

const runtimeTallies = (minutes: Counts<number>): readonly Tally[] => {
  const sums = sumBy(minutes, runtimeBucketOf)
  return runtimeBuckets.map((key) => ({ key, count: sums.get(key) ?? 0 }))
}

type People = Map<number, { person: MoviePerson; movies: number }>

const addPeople = (people: People, members: readonly MoviePerson[]): void => {
  for (const person of members) {
    const known = people.get(person.id)
    if (known) known.movies += 1
    else people.set(person.id, { person, movies: 1 })
  }
}

const mostSeen = (people: People): readonly PersonTally[] =>
  [...people.values()]
    .filter(({ movies }) => movies >= fewestMoviesOfPerson)
    .sort((one, other) => other.movies - one.movies || one.person.id - other.person.id)

export const createMovieTallies = () => {
  const ratings: Counts<number> = new Map()
  const votes: Counts<number> = new Map()
  const years: Counts<number> = new Map()
  const minutes: Counts<number> = new Map()
  const genres: Counts<string> = new Map()
  const countries: Counts<string> = new Map()
  const languages: Counts<string> = new Map()
  const directors: People = new Map()
  const actors: People = new Map()
  return {
    add: (movie: MovieDetails): void => {
      const { facts } = movie
      if (movie.rating !== null) add(ratings, movie.rating)
      if (movie.votes !== null) add(votes, movie.votes)
      if (movie.year !== null) add(years, movie.year)
      add(minutes, movie.runtime)
      for (const genre of movie.genres) add(genres, genre)
      if (!facts) return
      for (const country of facts.countries) add(countries, country)
      if (facts.originalLanguage !== '') add(languages, facts.originalLanguage)
      addPeople(directors, facts.directors)
      addPeople(actors, facts.actors)
    },
    tallies: (): MovieTallies => ({
      ratings: ratingTallies(ratings),
      votes: ratingTallies(votes),
      decades: inOrder(sumBy(years, decadeOf)),
      releaseYears: inOrder(years),
      runtimes: runtimeTallies(minutes),
      genres: mostFirst(genres),
      countries: mostFirst(countries),
      languages: mostFirst(languages),
      directors: mostSeen(directors),
      actors: mostSeen(actors),
    }),
  }
}

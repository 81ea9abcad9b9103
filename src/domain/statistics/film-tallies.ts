import type { FilmPerson } from '../movie/film-facts.ts'
import { highestRating } from '../records/own-rating.ts'
import { decadeOf, runtimeBucketOf, runtimeBuckets } from './buckets.ts'
import type { Tally } from './days.ts'
import type { FilmDetails } from './film-details.ts'

/** A person of this many films is shown. */
export const fewestFilmsOfPerson = 3

export interface PersonTally {
  readonly person: FilmPerson
  readonly films: number
}

/** Films, not viewings: a film that was seen twice counts once. */
export interface FilmTallies {
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

const add = <Key>(counts: Counts<Key>, key: Key, count = 1): void => {
  counts.set(key, (counts.get(key) ?? 0) + count)
}

const sumBy = <Key>(counts: Counts<number>, keyOf: (number: number) => Key): Counts<Key> => {
  const sums: Counts<Key> = new Map()
  for (const [number, count] of counts) add(sums, keyOf(number), count)
  return sums
}

const mostFirst = (counts: Counts<string>): readonly Tally[] =>
  [...counts]
    .map(([key, count]) => ({ key, count }))
    .sort((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1))

const inOrder = (counts: Counts<number>): readonly Tally[] =>
  [...counts].sort(([one], [other]) => one - other).map(([key, count]) => ({ key: String(key), count }))

const ratingTallies = (counts: Counts<number>): readonly Tally[] =>
  Array.from({ length: highestRating }, (_, index) => ({ key: String(index + 1), count: counts.get(index + 1) ?? 0 }))

const runtimeTallies = (minutes: Counts<number>): readonly Tally[] => {
  const sums = sumBy(minutes, runtimeBucketOf)
  return runtimeBuckets.map((key) => ({ key, count: sums.get(key) ?? 0 }))
}

type People = Map<number, { person: FilmPerson; films: number }>

const addPeople = (people: People, members: readonly FilmPerson[]): void => {
  for (const person of members) {
    const known = people.get(person.id)
    if (known) known.films += 1
    else people.set(person.id, { person, films: 1 })
  }
}

const mostSeen = (people: People): readonly PersonTally[] =>
  [...people.values()]
    .filter(({ films }) => films >= fewestFilmsOfPerson)
    .sort((one, other) => other.films - one.films || one.person.id - other.person.id)

export const createFilmTallies = () => {
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
    add: (film: FilmDetails): void => {
      const { facts } = film
      if (film.rating !== null) add(ratings, film.rating)
      if (film.votes !== null) add(votes, film.votes)
      if (film.year !== null) add(years, film.year)
      add(minutes, film.runtime)
      for (const genre of film.genres) add(genres, genre)
      if (!facts) return
      for (const country of facts.countries) add(countries, country)
      if (facts.originalLanguage !== '') add(languages, facts.originalLanguage)
      addPeople(directors, facts.directors)
      addPeople(actors, facts.actors)
    },
    tallies: (): FilmTallies => ({
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

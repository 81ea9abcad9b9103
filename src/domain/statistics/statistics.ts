import type { FilmPerson, KnownFacts } from '../film-facts.ts'
import type { Play } from '../library.ts'
import { highestRating } from '../own-rating.ts'
import { newestFirst, playsOf } from '../plays.ts'
import { localDayOf } from '../viewing-dates.ts'
import { decadeOf, runtimeBucketOf, runtimeBuckets } from './buckets.ts'
import { type DayStatistics, dayStatistics, type Tally } from './days.ts'
import { detailsOf, type FilmDetails, listedMovies, type ViewingRecords } from './film-details.ts'
import { isInPeriod, type Period } from './period.ts'

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

export interface Statistics extends DayStatistics, FilmTallies {
  readonly films: number
  readonly viewings: number
  readonly undated: number
  /** Of the viewings whose film's runtime is known. */
  readonly minutes: number
  readonly viewingsWithoutRuntime: number
  /** Dated viewings of films that were seen before. */
  readonly rewatches: number
  readonly ratedFilms: number
  /** 1 to 10, null without a rating. */
  readonly averageRating: number | null
  /** Films whose facts are not known yet. */
  readonly filmsWithoutFacts: number
}

type Counts<Key> = Map<Key, number>

const add = <Key>(counts: Counts<Key>, key: Key, count = 1): void => {
  counts.set(key, (counts.get(key) ?? 0) + count)
}

const mostFirst = (counts: Counts<string>): readonly Tally[] =>
  [...counts]
    .map(([key, count]) => ({ key, count }))
    .sort((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1))

const byNumber = (counts: Counts<number>): readonly Tally[] =>
  [...counts].sort(([one], [other]) => one - other).map(([key, count]) => ({ key: String(key), count }))

const ofKeys = (counts: Counts<string>, keys: readonly string[]): readonly Tally[] =>
  keys.map((key) => ({ key, count: counts.get(key) ?? 0 }))

const ratingKeys = Array.from({ length: highestRating }, (_, index) => String(index + 1))

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

const createFilmCounts = () => {
  const ratings: Counts<string> = new Map()
  const votes: Counts<string> = new Map()
  const years: Counts<number> = new Map()
  const decades: Counts<number> = new Map()
  const runtimes: Counts<string> = new Map()
  const genres: Counts<string> = new Map()
  const countries: Counts<string> = new Map()
  const languages: Counts<string> = new Map()
  const directors: People = new Map()
  const actors: People = new Map()
  return {
    add: (details: FilmDetails): void => {
      const { facts, year, rating } = details
      if (rating !== null) add(ratings, String(rating))
      if (details.votes !== null) add(votes, String(details.votes))
      if (year !== null) {
        add(years, year)
        add(decades, decadeOf(year))
      }
      const bucket = runtimeBucketOf(details.runtime)
      if (bucket) add(runtimes, bucket)
      for (const genre of details.genres) add(genres, genre)
      if (!facts) return
      for (const country of facts.countries) add(countries, country)
      if (facts.language !== '') add(languages, facts.language)
      addPeople(directors, facts.directors)
      addPeople(actors, facts.actors)
    },
    tallies: (): FilmTallies => ({
      ratings: ofKeys(ratings, ratingKeys),
      votes: ofKeys(votes, ratingKeys),
      decades: byNumber(decades),
      releaseYears: byNumber(years),
      runtimes: ofKeys(runtimes, runtimeBuckets),
      genres: mostFirst(genres),
      countries: mostFirst(countries),
      languages: mostFirst(languages),
      directors: mostSeen(directors),
      actors: mostSeen(actors),
    }),
  }
}

const dayOfPlay = ({ watchedAt }: Play): string | null => (watchedAt === null ? null : localDayOf(watchedAt))

const firstPlay = (plays: readonly Play[]): Play | undefined =>
  plays.length > 1 ? [...plays].sort(newestFirst).at(-1) : plays[0]

/** Goes over the viewings once. */
export const statisticsOf = (records: ViewingRecords, facts: KnownFacts, period: Period): Statistics => {
  const listed = listedMovies(records)
  const counts = createFilmCounts()
  const byDay = new Map<string, number>()
  const totals = { films: 0, viewings: 0, undated: 0, minutes: 0, viewingsWithoutRuntime: 0, rewatches: 0 }
  let [ratedFilms, ratingSum, filmsWithoutFacts] = [0, 0, 0]
  for (const entry of records.watchHistory) {
    const plays = playsOf(entry)
    const first = firstPlay(plays)
    const shown = plays.filter((play) => {
      const day = dayOfPlay(play)
      if (!isInPeriod(day, period)) return false
      if (day === null) totals.undated += 1
      else {
        add(byDay, day)
        if (play !== first) totals.rewatches += 1
      }
      return true
    })
    if (shown.length === 0) continue
    const known = facts.get(entry.movieId)
    const details = detailsOf(entry, listed.get(entry.movieId), known ?? null)
    totals.films += 1
    totals.viewings += shown.length
    totals.minutes += details.runtime * shown.length
    if (details.runtime === 0) totals.viewingsWithoutRuntime += shown.length
    if (known === undefined) filmsWithoutFacts += 1
    if (details.rating !== null) {
      ratedFilms += 1
      ratingSum += details.rating
    }
    counts.add(details)
  }
  return {
    ...totals,
    ratedFilms,
    averageRating: ratedFilms === 0 ? null : ratingSum / ratedFilms,
    filmsWithoutFacts,
    ...dayStatistics(byDay),
    ...counts.tallies(),
  }
}

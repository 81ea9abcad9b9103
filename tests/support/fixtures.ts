import { addToCollections, type LinkedRecords } from '#domain/lists/collection-links.ts'
import type { Movie, MovieId, MovieSnapshot } from '#domain/movie/movie.ts'
import type { CollectionRecords } from '#domain/records/collections.ts'
import type { Collection, Watchlist, WatchlistItem } from '#domain/records/library.ts'
import type { RecordId } from '#domain/values/ids.ts'
import { type IsoTime, isoTimeOf } from '#domain/values/instant.ts'

const START = Date.UTC(2026, 0, 1, 12)

/** So many minutes after noon of 2026-01-01 (UTC). */
export const minute = (minutes: number): IsoTime => isoTimeOf(START + minutes * 60_000) ?? ''

/** A record id created `minutes` after that noon. */
export const recordId = (minutes: number): RecordId => (START + minutes * 60_000) * 1000

/** The same id for the same title in every test. */
export const idOf = (title: string): MovieId => {
  let hash = 7
  for (const character of title) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9_999_991
  return hash + 1
}

/** A movie with only an id and a title. */
export const bareMovie = (id: MovieId, title = ''): Movie => ({
  id,
  title,
  overview: '',
  posterPath: null,
  backdropPath: null,
  releaseDate: '',
  voteAverage: 0,
  voteCount: 0,
  popularity: 0,
  runtime: 0,
  genres: [],
  adult: false,
})

/** A movie's snapshot with defaults for everything but its title. */
export const snapshot = (title: string, known: Partial<MovieSnapshot> = {}): MovieSnapshot => ({
  id: idOf(title),
  title,
  posterPath: null,
  backdropPath: null,
  overview: '',
  releaseDate: '',
  voteAverage: '0',
  runtime: 0,
  genres: [],
  ...known,
})

/** A movie from the provider with defaults for everything but its title. */
export const movie = (title: string, known: Partial<Movie> = {}): Movie => ({
  ...bareMovie(idOf(title), title),
  ...known,
})

const itemOf = (line: string, index: number): WatchlistItem => {
  const [, title = '', mark = ''] = /^(.*?)\s*([✓½]?)$/u.exec(line) ?? []
  const item = {
    id: recordId(index),
    movieId: idOf(title),
    userId: 1,
    addedAt: minute(index),
    favorite: false,
    watchedAt: null,
    movie: snapshot(title),
  } as const
  if (mark === '✓') return { ...item, status: 'watched', progress: 100, watchedAt: minute(index) }
  return mark === '½' ? { ...item, status: 'watching', progress: 50 } : { ...item, status: 'want-to-watch' }
}

/** 'Alien' is wanted, 'Arrival ✓' watched, 'Dune ½' half seen. Each was added a minute after the one before it. */
export const watchlistOf = (...lines: readonly string[]): Watchlist => lines.map(itemOf)

/** A watchlist in the notation of `watchlistOf`. */
export const linesOf = (list: Watchlist): readonly string[] => {
  const marks = { 'want-to-watch': '', watching: ' ½', watched: ' ✓' }
  return list.map((item) => item.movie.title + marks[item.status])
}

/** An empty collection, created `minutes` after noon. */
export const collectionNamed = (name: string, minutes = 0): Collection => ({
  id: recordId(minutes),
  name,
  description: '',
  coverImage: null,
  createdAt: minute(minutes),
  lastUpdatedAt: minute(minutes),
  moviesCount: 0,
})

/** `{ Space: ['Alien', 'Dune'], Empty: [] }`: collections created a minute apart, then movies added a minute apart. */
export const collectionsOf = (contents: Readonly<Record<string, readonly string[]>>): CollectionRecords => {
  const names = Object.keys(contents)
  let records: LinkedRecords = { collections: names.map(collectionNamed), collectionMovies: [] }
  let minutes = names.length
  for (const { id, name } of records.collections) {
    for (const title of contents[name] ?? []) {
      const at = minutes
      const added = { nextId: () => recordId(at), now: minute(at) }
      const addition = addToCollections(records, [id], [snapshot(title)], added)
      if (addition.kind === 'added') records = addition.records
      minutes += 1
    }
  }
  return { ...records, deletedCollections: [] }
}

/** Collections in the notation of `collectionsOf`. */
export const contentsOf = ({ collections, collectionMovies }: LinkedRecords): Record<string, readonly string[]> =>
  Object.fromEntries(
    collections.map(({ id, name }) => [
      name,
      collectionMovies.filter((link) => link.collectionId === id).map((link) => link.movie.title),
    ]),
  )

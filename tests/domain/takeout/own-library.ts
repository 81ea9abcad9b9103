import type { MovieFacts } from '#domain/movie/movie-facts.ts'
import {
  emptyLibrary,
  type Library,
  type Viewing,
  type WatchHistoryEntry,
  type WatchlistItem,
} from '#domain/records/library.ts'
import { entryWith } from '#domain/records/watch-history.ts'

const movies = {
  Alien: { id: 348, releaseDate: '1979-05-25' },
  Heat: { id: 949, releaseDate: '1995-12-15' },
  'Dune, "Part" Two': { id: 693134, releaseDate: '' },
}
type Title = keyof typeof movies

const snapshotOf = (title: Title) => ({
  ...movies[title],
  title,
  posterPath: null,
  backdropPath: null,
  overview: '',
  voteAverage: '0',
  runtime: 0,
  genres: [],
})

const time = '2024-01-02T03:04:05.678Z'

const item = (title: Title, status: WatchlistItem['status']): WatchlistItem => ({
  id: movies[title].id,
  movieId: movies[title].id,
  userId: 1,
  addedAt: time,
  status,
  favorite: false,
  watchedAt: null,
  movie: snapshotOf(title),
})
export const wanted = (title: Title): WatchlistItem => item(title, 'want-to-watch')
export const watched = (title: Title): WatchlistItem => item(title, 'watched')

type Own = Partial<Pick<WatchHistoryEntry, 'rating' | 'ratedAt' | 'liked' | 'note' | 'tags'>>
type Play = Pick<Viewing, 'watchedAt' | 'rating' | 'note' | 'tags' | 'companions'>

export const entry = (title: Title, own: Own, plays: readonly Play[]): WatchHistoryEntry =>
  entryWith(
    { movieId: movies[title].id, watchedAt: null, ...own, movie: snapshotOf(title) },
    plays.map((play, index) => ({ ...play, id: index + 1, createdAt: time, lastModified: time })),
  )

interface Given extends Pick<Library, 'watchlist' | 'watchHistory'> {
  /** By name, the titles in the order of the user. */
  readonly collections: Readonly<Record<string, readonly Title[]>>
}

export const libraryWith = ({ collections, ...lists }: Given): Library => ({
  ...emptyLibrary,
  ...lists,
  collections: Object.keys(collections).map((name, index) => ({
    id: index + 1,
    name,
    description: 'No earth, "all" stars',
    coverImage: null,
    createdAt: time,
    lastUpdatedAt: time,
    moviesCount: 0,
  })),
  collectionMovies: Object.values(collections).flatMap((titles, index) =>
    titles.map((title, place) => ({
      id: index * 100 + place + 1,
      movieId: movies[title].id,
      collectionId: index + 1,
      movie: snapshotOf(title),
      addedAt: time,
      position: `a${place}`,
    })),
  ),
})

export const knownOf = (known: Partial<Record<Title, readonly [imdbId: string, director: string]>>) =>
  new Map(
    Object.entries(movies).flatMap(([title, { id, releaseDate }]): readonly (readonly [number, MovieFacts])[] => {
      const [imdbId, name] = Object.entries(known).find(([named]) => named === title)?.[1] ?? []
      if (imdbId === undefined || name === undefined) return []
      const facts = { releaseDate, runtime: 0, voteAverage: 0, genres: [], countries: [], originalLanguage: '' }
      return [[id, { ...facts, imdbId, directors: [{ id: 1, name, profilePath: null }], actors: [] }]]
    }),
  )

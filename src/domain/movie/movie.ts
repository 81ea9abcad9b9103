export type MovieId = number

/** Validates movie, person, genre and provider ids. Nothing else may be put into a request's path. */
export const isTmdbId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= 9_999_999_999

export const areTmdbIds = (value: unknown): value is readonly number[] => Array.isArray(value) && value.every(isTmdbId)

export const unknownTitle = 'Unknown Movie'

export interface Movie {
  readonly id: MovieId
  readonly title: string
  readonly overview: string
  /** A path on the image host (`/abc.jpg`) or of the demo catalog (`/matinee-1.svg`). */
  readonly posterPath: string | null
  readonly backdropPath: string | null
  /** `YYYY-MM-DD`, '' when unknown. */
  readonly releaseDate: string
  /** 0 to 10, 0 without votes. */
  readonly voteAverage: number
  readonly voteCount: number
  readonly popularity: number
  /** Minutes, 0 when unknown. */
  readonly runtime: number
  /** English names of known genres, the provider's own name of others. */
  readonly genres: readonly string[]
  readonly adult: boolean
}

export interface MovieSnapshot {
  readonly id: MovieId
  readonly title: string
  readonly posterPath: string | null
  readonly backdropPath: string | null
  readonly overview: string
  readonly releaseDate: string
  /** Text to one decimal, '0' when unknown. */
  readonly voteAverage: string
  readonly runtime: number
  readonly genres: readonly string[]
}

export type ListedMovie = Pick<Movie, 'id' | 'title' | 'posterPath' | 'releaseDate' | 'genres'> & {
  readonly voteAverage: number | string
}

/** A snapshot holds no votes and no popularity: they are 0. */
export const movieOf = (snapshot: MovieSnapshot): Movie => ({
  ...snapshot,
  voteAverage: Number.parseFloat(snapshot.voteAverage) || 0,
  voteCount: 0,
  popularity: 0,
  adult: false,
})

// Snapshots share local storage with all other records.
const maxTitleLength = 500
const maxOverviewLength = 5000

export const snapshotOf = (movie: Movie): MovieSnapshot => ({
  id: movie.id,
  title: movie.title.slice(0, maxTitleLength),
  posterPath: movie.posterPath,
  backdropPath: movie.backdropPath,
  overview: movie.overview.slice(0, maxOverviewLength),
  releaseDate: movie.releaseDate,
  voteAverage: movie.voteAverage > 0 ? movie.voteAverage.toFixed(1) : '0',
  runtime: movie.runtime,
  genres: movie.genres,
})

/** TMDB's id of a movie: a positive integer of at most ten digits. */
export type MovieId = number

/** Whether a value can be an id of TMDB's (movie, person, genre or service). Nothing else may enter a request's path. */
export const isTmdbId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= 9_999_999_999

/** The title of a movie that has none (spec section 3). */
export const unknownTitle = 'Unknown Movie'

/** The one shape of a movie inside the app, whatever spelling it arrived in. */
export interface Movie {
  readonly id: MovieId
  readonly title: string
  /** Plain text, '' when there is none. */
  readonly overview: string
  /** A path on the image host (`/abc.jpg`) or of the embedded catalogue (`/matinee-1.svg`). */
  readonly posterPath: string | null
  readonly backdropPath: string | null
  /** ISO date `YYYY-MM-DD`, '' when unknown. */
  readonly releaseDate: string
  /** 0 to 10, 0 when nobody has voted. */
  readonly voteAverage: number
  readonly voteCount: number
  readonly popularity: number
  /** Minutes, 0 when unknown. */
  readonly runtime: number
  /** English names (spec section 9) of known genres, the provider's own name of others. */
  readonly genres: readonly string[]
  readonly adult: boolean
}

/** What a personal record keeps of a movie (spec section 3). */
export interface MovieSnapshot {
  readonly id: MovieId
  readonly title: string
  readonly posterPath: string | null
  readonly backdropPath: string | null
  readonly overview: string
  readonly releaseDate: string
  /** Text to one decimal, '0' when unknown. */
  readonly voteAverage: string
  /** Minutes, 0 when unknown. */
  readonly runtime: number
  readonly genres: readonly string[]
}

/** What a card or a poster shows of a movie: both shapes above have it. */
export type ListedMovie = Pick<Movie, 'id' | 'title' | 'posterPath' | 'releaseDate' | 'genres'> & {
  readonly voteAverage: number | string
}

/** The snapshot that a record keeps of a movie from the provider. */
export const snapshotOf = (movie: Movie): MovieSnapshot => ({
  id: movie.id,
  title: movie.title,
  posterPath: movie.posterPath,
  backdropPath: movie.backdropPath,
  overview: movie.overview,
  releaseDate: movie.releaseDate,
  voteAverage: movie.voteAverage > 0 ? movie.voteAverage.toFixed(1) : '0',
  runtime: movie.runtime,
  genres: movie.genres,
})

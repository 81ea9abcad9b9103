import { isTmdbId } from '../movie/movie.ts'
import { field, isObject } from '../values/schema.ts'

/** What the user wants nothing suggested of. */
export interface NeverShow {
  /** TMDB ids. */
  readonly genres: readonly number[]
}

/** Fields of later versions are kept beside. */
export const isNeverShow = (value: unknown): value is NeverShow => {
  const genres = isObject(value) ? field(value, 'genres') : undefined
  return Array.isArray(genres) && genres.every(isTmdbId)
}

import { isTmdbId } from '../movie/movie.ts'
import type { NeverShow } from '../records/library.ts'
import { field, isObject } from '../values/schema.ts'

/** Fields of later versions are kept beside. */
export const isNeverShow = (value: unknown): value is NeverShow => {
  const genres = isObject(value) ? field(value, 'genres') : undefined
  return Array.isArray(genres) && genres.every(isTmdbId)
}

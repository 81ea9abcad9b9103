import * as v from 'valibot'
import { genreNames } from '../movie/genres.ts'
import { isTmdbId, type MovieId, type MovieSnapshot, unknownTitle } from '../movie/movie.ts'
import type { RecordId } from '../values/ids.ts'
import { type IsoTime, isCanonicalTime, isoTimeFrom } from '../values/instant.ts'
import { field, isObject, picture, storedRow } from '../values/schema.ts'

const numberFrom = (value: unknown): number => {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
}

/** Validates with `isValid` and repairs the rest. The fastest schema there is: it runs 100,000 times at start. */
export const repaired = <Value>(isValid: (value: unknown) => boolean, repair: (value: unknown) => Value) =>
  v.fallback(v.custom<Value>(isValid), (dataset) => repair(dataset?.value))

const isText = (value: unknown) => typeof value === 'string'
const isNumberWithin = (value: unknown, min: number, max: number) =>
  typeof value === 'number' && value >= min && value <= max

export const numberWithin = (min: number, max: number) =>
  repaired<number | undefined>(
    (value) => isNumberWithin(value, min, max),
    (value) => {
      const number = numberFrom(value)
      return Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : undefined
    },
  )

export const movieId = repaired<MovieId | undefined>(isTmdbId, (value) => {
  const id = numberFrom(value)
  return isTmdbId(id) ? id : undefined
})

const isRecordId = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0

export const recordId = repaired<RecordId>(isRecordId, (value) => {
  const id = numberFrom(value)
  return isRecordId(id) ? id : 0
})

const isOwnRating = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 10

/** A user's own rating, 1 to 10. */
export const ownRating = repaired<number | undefined>(isOwnRating, (value) => {
  const rating = numberFrom(value)
  return isOwnRating(rating) ? rating : undefined
})

export const text = repaired(isText, () => '')
export const flag = repaired(
  (value) => typeof value === 'boolean',
  () => false,
)
export const time = repaired<IsoTime | null>((value) => value === null || isCanonicalTime(value), isoTimeFrom)

const releaseDate = repaired<string>(
  (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  (value) => (typeof value === 'string' ? (/^\d{4}-\d{2}-\d{2}(?=T)/.exec(value)?.[0] ?? '') : ''),
)

const rating = repaired<string>(
  (value) => typeof value === 'string' && /^(?:0|0\.[1-9]|[1-9]\.\d|10\.0)$/.test(value),
  (value) => {
    const number = numberFrom(value)
    return number >= 0.05 && Number.isFinite(number) ? Math.min(10, number).toFixed(1) : '0'
  },
)

const genreFrom = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  const id = isObject(value) ? field(value, 'id') : value
  const knownName = typeof id === 'number' ? genreNames[id] : undefined
  const name = isObject(value) ? field(value, 'name') : undefined
  return knownName ?? (typeof name === 'string' ? name : undefined)
}

const isName = (name: string | undefined): name is string => name !== undefined && name.trim() !== ''

const genres = repaired<readonly string[] | undefined>(
  (value) => Array.isArray(value) && value.every((name) => typeof name === 'string' && isName(name)),
  (value) => {
    if (value === undefined || value === null) return undefined
    return Array.isArray(value) ? value.map(genreFrom).filter(isName) : []
  },
)

const snapshotFields = storedRow({
  id: movieId,
  title: text,
  posterPath: picture,
  backdropPath: picture,
  overview: text,
  releaseDate,
  voteAverage: rating,
  runtime: numberWithin(0, 100_000),
  genres,
  genreIds: genres,
})

export const snapshotInput = v.fallback(snapshotFields, v.parse(snapshotFields, {}))
export type SnapshotInput = v.InferOutput<typeof snapshotInput>

export const snapshotWith = (id: MovieId, given: SnapshotInput): MovieSnapshot => ({
  id,
  title: given.title.trim() === '' ? unknownTitle : given.title,
  posterPath: given.posterPath,
  backdropPath: given.backdropPath,
  overview: given.overview,
  releaseDate: given.releaseDate,
  voteAverage: given.voteAverage,
  runtime: given.runtime ?? 0,
  genres: given.genres ?? given.genreIds ?? [],
  ...given.extras,
})

export const movieIdFrom = (value: unknown): MovieId | undefined => v.parse(movieId, value)
export const picturePathFrom = (value: unknown): string | null => v.parse(picture, value)
export const readSnapshot = (value: unknown, id: MovieId): MovieSnapshot =>
  snapshotWith(id, v.parse(snapshotInput, value))

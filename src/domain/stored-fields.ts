import * as v from 'valibot'
import { genreNames } from './genres.ts'
import { isoTimeFrom, isPlainTime } from './iso-times.ts'
import type { IsoTime, RecordId } from './library.ts'
import { isTmdbId, type MovieId, type MovieSnapshot, unknownTitle } from './movie.ts'
import { field, isObject, picture, storedRow } from './schema.ts'

const numberFrom = (value: unknown): number => {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
}

/**
 * A field that is mostly as it should be; what is not, or is not there, is what `read` makes of it. It is the quickest
 * schema there is: at start it runs a hundred thousand times.
 */
export const mostly = <Value>(isRight: (value: unknown) => boolean, read: (value: unknown) => Value) =>
  v.fallback(v.custom<Value>(isRight), (dataset) => read(dataset?.value))

const isText = (value: unknown) => typeof value === 'string'
const isNumberWithin = (value: unknown, least: number, most: number) =>
  typeof value === 'number' && value >= least && value <= most

/** A finite number, also from text, moved into bounds; undefined for everything else. */
export const numberWithin = (least: number, most: number) =>
  mostly<number | undefined>(
    (value) => isNumberWithin(value, least, most),
    (value) => {
      const number = numberFrom(value)
      return Number.isFinite(number) ? Math.min(most, Math.max(least, number)) : undefined
    },
  )

/** TMDB's id of a movie, also from text; undefined for everything else. */
export const movieId = mostly<MovieId | undefined>(isTmdbId, (value) => {
  const id = numberFrom(value)
  return isTmdbId(id) ? id : undefined
})

const isRecordId = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0

/** A record's id, a positive safe integer, also from text; 0 for everything else. */
export const recordId = mostly<RecordId>(isRecordId, (value) => {
  const id = numberFrom(value)
  return isRecordId(id) ? id : 0
})

export const text = mostly(isText, () => '')
export const flag = mostly(
  (value) => typeof value === 'boolean',
  () => false,
)
/** A time as `isoTimeFrom` reads it, null for everything else. */
export const time = mostly<IsoTime | null>((value) => value === null || isPlainTime(value), isoTimeFrom)

const releaseDate = mostly<string>(
  (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  (value) => (typeof value === 'string' ? (/^\d{4}-\d{2}-\d{2}(?=T)/.exec(value)?.[0] ?? '') : ''),
)

const rating = mostly<string>(
  (value) => typeof value === 'string' && /^(?:0|0\.[1-9]|[1-9]\.\d|10\.0)$/.test(value),
  (value) => {
    const number = numberFrom(value)
    return number >= 0.05 && Number.isFinite(number) ? Math.min(10, number).toFixed(1) : '0'
  },
)

/** The specification's name of a known id, else the name that stands there. */
const genreFrom = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  const id = isObject(value) ? field(value, 'id') : value
  const known = typeof id === 'number' ? genreNames[id] : undefined
  const name = isObject(value) ? field(value, 'name') : undefined
  return known ?? (typeof name === 'string' ? name : undefined)
}

const isName = (name: string | undefined): name is string => name !== undefined && name.trim() !== ''

const genres = mostly<readonly string[] | undefined>(
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

/** A snapshot as far as it can be read; everything is missing in what is no object. */
export const givenSnapshot = v.fallback(snapshotFields, v.parse(snapshotFields, {}))
type GivenSnapshot = v.InferOutput<typeof givenSnapshot>

/** The snapshot of a movie, with the defaults of spec section 3 for what is missing. */
export const snapshotWith = (id: MovieId, given: GivenSnapshot): MovieSnapshot => ({
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
/** The snapshot of a movie in an object of unknown origin. */
export const readSnapshot = (value: unknown, id: MovieId): MovieSnapshot =>
  snapshotWith(id, v.parse(givenSnapshot, value))

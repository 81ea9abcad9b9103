import * as v from 'valibot'
import type { MovieId } from '../movie/movie.ts'
import type { Collection, CollectionLink, WatchlistItem, WatchStatus } from '../records/library.ts'
import { timeOfId } from '../values/ids.ts'
import { unknownTime } from '../values/instant.ts'
import { picture, storedRow } from '../values/schema.ts'
import {
  flag,
  movieId,
  numberWithin,
  recordId,
  repaired,
  snapshotInput,
  snapshotWith,
  text,
  time,
} from './stored-fields.ts'

const statuses = ['want-to-watch', 'watching', 'watched'] as const satisfies readonly WatchStatus[]
const status = repaired<WatchStatus | undefined>(
  (value) => statuses.some((status) => status === value),
  () => undefined,
)
const trimmed = v.pipe(
  text,
  v.transform((value) => value.trim()),
)

export interface MovieReference {
  readonly movieId?: MovieId | undefined
  readonly movie: { readonly id?: MovieId | undefined }
}

export const movieIdOf = ({ movieId, movie }: MovieReference): MovieId => movieId ?? movie.id ?? 0

export const hasMovieId = <Given extends MovieReference>() =>
  v.check<Given, 'no movie id'>((given) => movieIdOf(given) > 0, 'no movie id')

interface Progress {
  readonly progress: number | undefined
  readonly watchProgress: number | undefined
}

/** 0 in `watchProgress` is a default of older data and means nothing. */
const progressOf = ({ progress, watchProgress }: Progress, status: WatchStatus): { readonly progress?: number } => {
  const explicit = progress ?? (watchProgress || undefined)
  if (explicit !== undefined) return { progress: explicit }
  if (status === 'want-to-watch') return {}
  return { progress: status === 'watched' ? 100 : 0 }
}

const itemFields = storedRow({
  id: recordId,
  movieId,
  userId: v.optional(v.unknown()),
  addedAt: time,
  status,
  watched: flag,
  progress: numberWithin(0, 100),
  watchProgress: numberWithin(0, 100),
  favorite: flag,
  lastModified: time,
  watchedAt: time,
  movie: snapshotInput,
})

/** Accepts both shapes of docs/spec.md, section 3. */
export const watchlistItem = v.pipe(
  itemFields,
  hasMovieId(),
  v.transform((given): WatchlistItem => {
    const { id, lastModified } = given
    const movieId = movieIdOf(given)
    const status = given.status ?? (given.watched ? 'watched' : 'want-to-watch')
    return {
      id,
      movieId,
      userId: 1,
      addedAt: given.addedAt ?? timeOfId(id) ?? lastModified ?? given.watchedAt ?? unknownTime,
      status,
      ...progressOf(given, status),
      favorite: given.favorite,
      ...(lastModified === null ? {} : { lastModified }),
      watchedAt: status === 'watched' ? given.watchedAt : null,
      movie: snapshotWith(movieId, given.movie),
      ...given.extras,
    }
  }),
)

const collectionFields = storedRow({
  id: recordId,
  name: trimmed,
  description: trimmed,
  coverImage: picture,
  createdAt: time,
  lastUpdatedAt: time,
  moviesCount: numberWithin(0, Number.MAX_SAFE_INTEGER),
})

export const collection = v.pipe(
  collectionFields,
  v.check(({ id }) => id > 0, 'no id'),
  v.check(({ name }) => name !== '', 'no name'),
  v.transform((given): Collection => {
    const { extras, createdAt, lastUpdatedAt, moviesCount = 0, ...rest } = given
    const made = timeOfId(given.id)
    return {
      ...rest,
      createdAt: createdAt ?? made ?? lastUpdatedAt ?? unknownTime,
      lastUpdatedAt: lastUpdatedAt ?? createdAt ?? made ?? unknownTime,
      moviesCount: Math.round(moviesCount),
      ...extras,
    }
  }),
)

const linkFields = storedRow({
  id: recordId,
  movieId,
  collectionId: recordId,
  movie: snapshotInput,
  addedAt: time,
  position: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{1,200}$/))), undefined),
  note: trimmed,
})

export const collectionLink = v.pipe(
  linkFields,
  hasMovieId(),
  v.check(({ collectionId }) => collectionId > 0, 'no collection id'),
  v.transform((given): CollectionLink => {
    const { id, collectionId, addedAt, position, note, extras } = given
    const movieId = movieIdOf(given)
    return {
      id,
      movieId,
      collectionId,
      movie: snapshotWith(movieId, given.movie),
      addedAt: addedAt ?? timeOfId(id) ?? unknownTime,
      ...(position === undefined ? {} : { position }),
      ...(note === '' ? {} : { note }),
      ...extras,
    }
  }),
)

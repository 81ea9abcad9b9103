import * as v from 'valibot'
import { type MovieId, unknownTitle } from '../movie/movie.ts'
import type { SlimSnapshot, Viewing, WatchHistoryEntry } from '../records/library.ts'
import { mergeViewings, newestDate, viewingOfMark } from '../records/viewings.ts'
import { timeOfId } from '../values/ids.ts'
import { unknownTime } from '../values/instant.ts'
import { field, isObject, storedRow } from '../values/schema.ts'
import { watchedAtFrom } from '../values/watched-at.ts'
import {
  flag,
  movieId,
  ownRating,
  recordId,
  repaired,
  type SnapshotInput,
  snapshotInput,
  text,
  time,
} from './stored-fields.ts'
import { hasMovieId, movieIdOf } from './stored-schemas.ts'

const isName = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

const names = repaired<readonly string[] | undefined>(
  (value) => value === undefined,
  (value) => (Array.isArray(value) ? [...new Set(value.filter(isName).map((name) => name.trim()))] : undefined),
)

const anything = v.optional(v.unknown())

const viewingFields = storedRow({
  id: recordId,
  watchedAt: anything,
  rating: ownRating,
  note: text,
  tags: names,
  companions: names,
  createdAt: time,
  lastModified: time,
})

type OwnFields = Pick<v.InferOutput<typeof viewingFields>, 'rating' | 'note' | 'tags'>

const ownFields = ({ rating, note, tags }: OwnFields) => ({
  ...(rating !== undefined && { rating }),
  ...(note !== '' && { note }),
  ...(tags && { tags }),
})

export const readViewing = (value: unknown, movieId: MovieId): Viewing | undefined => {
  const { success, output: given } = v.safeParse(viewingFields, value)
  if (!success) return undefined
  const watchedAt = watchedAtFrom(given.watchedAt)
  const createdAt = given.createdAt ?? timeOfId(given.id) ?? given.lastModified ?? unknownTime
  return {
    id: given.id || viewingOfMark(movieId, createdAt, watchedAt).id,
    watchedAt,
    ...ownFields(given),
    ...(given.companions && { companions: given.companions }),
    createdAt,
    lastModified: given.lastModified ?? createdAt,
    ...given.extras,
  }
}

/** Viewings without an id get one that follows from their content, so that two readings agree. */
const readViewings = (values: readonly unknown[], movieId: MovieId): readonly Viewing[] =>
  mergeViewings(
    values.flatMap((value) => readViewing(value, movieId) ?? []),
    [],
  )

const historyFields = storedRow(
  {
    movieId,
    watchedAt: anything,
    id: recordId,
    rating: ownRating,
    ratedAt: time,
    liked: flag,
    note: text,
    tags: names,
    movie: snapshotInput,
    plays: anything,
    lastModified: time,
  },
  ['id'],
)

const slimSnapshot = (id: MovieId, given: SnapshotInput): { readonly movie?: SlimSnapshot } => {
  const title = given.title.trim() === '' ? unknownTitle : given.title
  if (title === unknownTitle && given.posterPath === null) return {}
  const { posterPath, releaseDate, runtime = 0, genres = given.genreIds ?? [], extras } = given
  return { movie: { id, title, posterPath, releaseDate, runtime, genres, ...extras } }
}

export const historyEntry = v.pipe(
  historyFields,
  hasMovieId(),
  v.transform((given): WatchHistoryEntry => {
    const { ratedAt, liked, lastModified } = given
    const movieId = movieIdOf(given)
    const plays = Array.isArray(given.plays) ? readViewings(given.plays, movieId) : undefined
    // Entries of earlier versions keep their time, and the text that they are stored as.
    const earlierTime = v.parse(time, given.watchedAt) ?? timeOfId(given.id) ?? unknownTime
    return {
      movieId,
      watchedAt: plays ? newestDate(plays) : earlierTime,
      ...ownFields(given),
      ...(ratedAt !== null && given.rating !== undefined && { ratedAt }),
      ...(liked && { liked }),
      ...slimSnapshot(movieId, given.movie),
      ...(plays && { plays }),
      ...(lastModified !== null && { lastModified }),
      ...given.extras,
    }
  }),
)

type Dropped = 'wrong rating' | 'not an object'

const hasWrongRating = (value: unknown): boolean => {
  const rating = isObject(value) ? (field(value, 'rating') ?? undefined) : undefined
  return rating !== undefined && v.parse(ownRating, rating) === undefined
}

/** One reason for each viewing and rating of the entry that cannot be understood. */
export const droppedFrom = (row: unknown): readonly Dropped[] => {
  const given = isObject(row) ? field(row, 'plays') : undefined
  const plays: readonly unknown[] = Array.isArray(given) ? given : []
  return [
    ...[row, ...plays].filter(hasWrongRating).map((): Dropped => 'wrong rating'),
    ...plays.filter((viewing) => !isObject(viewing)).map((): Dropped => 'not an object'),
  ]
}

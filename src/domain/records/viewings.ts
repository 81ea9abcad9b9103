import type { MovieId } from '../movie/movie.ts'
import { localDayOf } from '../values/day.ts'
import type { RecordId } from '../values/ids.ts'
import { type IsoTime, millisecondsOf, unknownTime } from '../values/instant.ts'
import { by, codeUnits, descending, type Sorting } from '../values/sorting.ts'
import { knownMinuteOf, type WatchedAt, watchedKey } from '../values/watched-at.ts'
import type { Viewing, WatchHistoryEntry } from './library.ts'
import type { ViewingDetails } from './viewing-details.ts'

/** The same on every device: marking the same movie at the same time is the same viewing. */
const idOfMark = (movieId: MovieId, time: IsoTime): RecordId => millisecondsOf(time) * 1000 + 1 + (movieId % 999)

export const viewingOfMark = (movieId: MovieId, time: IsoTime, watchedAt: WatchedAt | null): Viewing => ({
  id: idOfMark(movieId, time),
  watchedAt,
  createdAt: time,
  lastModified: time,
})

type Entry = Pick<WatchHistoryEntry, 'movieId' | 'watchedAt' | 'plays'>

export const viewingsOf = ({ movieId, watchedAt, plays }: Entry): readonly Viewing[] => {
  if (plays) return plays
  const time = watchedAt ?? unknownTime
  return [viewingOfMark(movieId, time, knownMinuteOf(time))]
}

/** Whether more is said than that the movie was seen. */
export const hasContent = ({ rating, note, tags, companions }: ViewingDetails): boolean =>
  rating !== undefined || Boolean(note) || (tags?.length ?? 0) > 0 || (companions?.length ?? 0) > 0

/** Whether marking the movie made the viewing, and nothing was added to it. */
export const isUntouchedMark = (viewing: Viewing, movieId: MovieId): boolean =>
  viewing.id === idOfMark(movieId, viewing.createdAt) &&
  viewing.createdAt === viewing.lastModified &&
  !hasContent(viewing)

/**
 * Whether marking the movie at `time` made this viewing, or marking it on the same day elsewhere, and nothing was added to
 * it: of the marks of one day on two devices one is left, whose time may be that of either.
 */
export const isOnlyMark = (viewing: Viewing, movieId: MovieId, time: IsoTime): boolean =>
  isUntouchedMark(viewing, movieId) &&
  (viewing.id === idOfMark(movieId, time) || viewing.watchedAt?.slice(0, 10) === localDayOf(time))

type Dated = Pick<Viewing, 'id' | 'watchedAt' | 'createdAt'>

/**
 * Greater for a later viewing: by the day where the user is, and within a day those with a time by it, above those without,
 * which go by when they were logged. Undated viewings have the smallest keys.
 */
export const timeKey = ({ watchedAt, createdAt, id }: Dated): string =>
  [watchedKey(watchedAt), createdAt, String(id).padStart(16, '0')].join('\n')

export const newestFirst: Sorting<Dated> = by(timeKey, descending(codeUnits))

export const newestDate = (plays: readonly Viewing[]): WatchedAt | null =>
  plays.reduce<WatchedAt | null>(
    (newest, { watchedAt }) => (watchedKey(watchedAt) > watchedKey(newest) ? watchedAt : newest),
    null,
  )

const later = (one: Viewing, other: Viewing): Viewing => {
  if (one.lastModified !== other.lastModified) return one.lastModified > other.lastModified ? one : other
  return JSON.stringify(one) >= JSON.stringify(other) ? one : other
}

/** By id; of two versions of a viewing the later one. */
export const mergeViewings = (ours: readonly Viewing[], theirs: readonly Viewing[]): readonly Viewing[] => {
  const merged = new Map<RecordId, Viewing>()
  for (const viewing of [...ours, ...theirs]) {
    const known = merged.get(viewing.id)
    merged.set(viewing.id, known ? later(known, viewing) : viewing)
  }
  return [...merged.values()].sort((one, other) => one.id - other.id)
}

/** The movie's own rating, else that of its newest rated viewing. */
export const ratingOf = (entry: WatchHistoryEntry): number | undefined =>
  entry.rating ?? newestFirst.sorted(viewingsOf(entry).filter(({ rating }) => rating !== undefined))[0]?.rating

import type { MovieId } from '../movie/movie.ts'
import type { RecordId } from '../values/ids.ts'
import { type IsoTime, millisecondsOf, unknownTime } from '../values/instant.ts'
import { knownMinuteOf, type WatchedAt } from '../values/watched-at.ts'
import type { Play, WatchHistoryEntry } from './library.ts'

/** The same on every device: marking the same film at the same time is the same play. */
const idOfMark = (movieId: MovieId, time: IsoTime): RecordId => millisecondsOf(time) * 1000 + 1 + (movieId % 999)

export const playOfMark = (movieId: MovieId, time: IsoTime, watchedAt: WatchedAt | null): Play => ({
  id: idOfMark(movieId, time),
  watchedAt,
  createdAt: time,
  lastModified: time,
})

type Entry = Pick<WatchHistoryEntry, 'movieId' | 'watchedAt' | 'plays'>

export const playsOf = ({ movieId, watchedAt, plays }: Entry): readonly Play[] => {
  if (plays) return plays
  const time = watchedAt ?? unknownTime
  return [playOfMark(movieId, time, knownMinuteOf(time))]
}

const hasContent = ({ rating, note, tags }: Play): boolean =>
  rating !== undefined || Boolean(note) || (tags?.length ?? 0) > 0

/** Whether marking the film at `time` made this play, and nothing was added to it. */
export const isOnlyMark = (play: Play, movieId: MovieId, time: IsoTime): boolean =>
  play.id === idOfMark(movieId, time) && play.createdAt === play.lastModified && !hasContent(play)

type Dated = Pick<Play, 'id' | 'watchedAt' | 'createdAt'>

/** Undated plays go last. */
export const newestFirst = (one: Dated, other: Dated): number => {
  const [date, otherDate] = [one.watchedAt ?? '', other.watchedAt ?? '']
  if (date !== otherDate) return date < otherDate ? 1 : -1
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? 1 : -1
  return other.id - one.id
}

export const newestDate = (plays: readonly Play[]): WatchedAt | null =>
  plays.reduce<WatchedAt | null>(
    (newest, { watchedAt }) => ((watchedAt ?? '') > (newest ?? '') ? watchedAt : newest),
    null,
  )

const later = (one: Play, other: Play): Play => {
  if (one.lastModified !== other.lastModified) return one.lastModified > other.lastModified ? one : other
  return JSON.stringify(one) >= JSON.stringify(other) ? one : other
}

/** By id; of two versions of a play the later one. */
export const mergePlays = (ours: readonly Play[], theirs: readonly Play[]): readonly Play[] => {
  const merged = new Map<RecordId, Play>()
  for (const play of [...ours, ...theirs]) {
    const known = merged.get(play.id)
    merged.set(play.id, known ? later(known, play) : play)
  }
  return [...merged.values()].sort((one, other) => one.id - other.id)
}

/** The film's own rating, else that of its newest rated play. */
export const ratingOf = (entry: WatchHistoryEntry): number | undefined =>
  entry.rating ??
  playsOf(entry)
    .filter(({ rating }) => rating !== undefined)
    .sort(newestFirst)[0]?.rating

import type { MovieId } from '../movie/movie.ts'
import type { Library, Settings, WatchHistoryEntry, WatchlistItem } from '../records/library.ts'
import { newestDate, ratingOf, viewingsOf } from '../records/viewings.ts'
import { unknownMovie, wholeSnapshotOf } from '../records/watch-history.ts'
import { timeOnDay } from '../values/day.ts'
import { type IsoTime, unknownTime } from '../values/instant.ts'
import { field } from '../values/schema.ts'
import { freeIdOf, idOfText } from '../values/text-hash.ts'
import type { WatchedAt } from '../values/watched-at.ts'

/** Of a watchlist item that follows from what was seen: its id is made of this text, the same on every device. */
export const itemName = (movieId: MovieId): string => `watchlist ${movieId}`

export const earliest = (times: readonly (IsoTime | null | undefined)[]): IsoTime | null =>
  times.reduce<IsoTime | null>((first, time) => (time && (first === null || time < first) ? time : first), null)

/** The same in every time zone. */
export const timeOf = (watchedAt: WatchedAt): IsoTime =>
  watchedAt.length === 10 ? timeOnDay(watchedAt) : `${watchedAt.slice(0, 16)}:00.000Z`

/** Of the dated viewings. */
export const timesOf = (entry: WatchHistoryEntry): readonly IsoTime[] =>
  viewingsOf(entry).flatMap(({ watchedAt }) => (watchedAt === null ? [] : timeOf(watchedAt)))

/** When such an item was added: with the first dated viewing, else with the rating. */
export const addedWhenSeen = (entry: WatchHistoryEntry): IsoTime | null =>
  earliest(timesOf(entry)) ?? entry.ratedAt ?? null

// In the settings, as a field that the start need not know to keep; it travels to other devices.
const doneName = 'seenListed'

/** Whether it was done, here or on a device that this one has heard of: then an Undo is not undone. */
export const isSeenListed = (settings: Settings): boolean => field({ ...settings }, doneName) === true

const withDone = (settings: Settings): Settings => {
  const done = { ...settings, [doneName]: true }
  return done
}

/** For settings that take the place of these: what a backup or a restore brings back is left as it was. */
export const stillSeenListed = (before: Settings, after: Settings): Settings =>
  isSeenListed(before) ? withDone(after) : after

/** Whether it was listed with what the history knew of the movie, and waits for the rest. */
export const isBareItem = ({ id, movieId, movie }: WatchlistItem): boolean =>
  movie.overview === '' && movie.backdropPath === null && id === idOfText(itemName(movieId))

const isSeen = (entry: WatchHistoryEntry): boolean => viewingsOf(entry).length > 0 || ratingOf(entry) !== undefined

/**
 * Earlier releases left movies with viewings or a rating on no list: they become watched, once. Each item is the same on
 * every device, and never looks new.
 */
export const withSeenListed = (library: Library): Library => {
  if (isSeenListed(library.settings)) return library
  const listed = new Set(library.watchlist.map(({ movieId }) => movieId))
  const takenIds = new Set(library.watchlist.map(({ id }) => id))
  const linked = new Map(library.collectionMovies.map(({ movieId, movie }) => [movieId, movie]))
  const itemOf = (entry: WatchHistoryEntry): WatchlistItem => {
    const { movieId, movie, lastModified } = entry
    const plays = viewingsOf(entry)
    const newest = newestDate(plays)
    return {
      id: freeIdOf(itemName(movieId), takenIds),
      movieId,
      userId: 1,
      addedAt: addedWhenSeen(entry) ?? earliest(plays.map(({ createdAt }) => createdAt)) ?? lastModified ?? unknownTime,
      status: 'watched',
      progress: 100,
      favorite: false,
      watchedAt: newest === null ? null : timeOf(newest),
      movie: linked.get(movieId) ?? wholeSnapshotOf(movie ?? unknownMovie(movieId)),
    }
  }
  const unlisted = library.watchHistory.filter((entry) => !listed.has(entry.movieId) && isSeen(entry))
  return {
    ...library,
    settings: withDone(library.settings),
    watchlist: [...library.watchlist, ...unlisted.map(itemOf)],
  }
}

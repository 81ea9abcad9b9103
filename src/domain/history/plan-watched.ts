import type { MovieSnapshot } from '../movie/movie.ts'
import type { WatchlistItem } from '../records/library.ts'
import { newestDate } from '../records/viewings.ts'
import type { MovieHistory } from '../records/watch-history.ts'
import { addToWatchlist, isWatched, setStatus } from '../records/watchlist.ts'
import { localDayOf, timeOnDay } from '../values/day.ts'
import type { RecordId } from '../values/ids.ts'
import type { IsoTime } from '../values/instant.ts'
import type { WatchedAt } from '../values/watched-at.ts'
import { type GivenFact, ofKind, type Precedence } from './planned.ts'
import { freeIdOf, idOfText } from './record-ids.ts'

export interface Wanted {
  readonly movie: MovieSnapshot
  readonly before: WatchlistItem | undefined
  readonly facts: readonly GivenFact[]
  readonly precedence: Precedence
  readonly now: IsoTime
  readonly takenIds: Set<RecordId>
}

const nameOf = (movieId: number): string => `watchlist ${movieId}`

export const createdItem = ({ movie, takenIds }: Wanted, addedAt: IsoTime): WatchlistItem | undefined =>
  addToWatchlist([], movie, { id: freeIdOf(nameOf(movie.id), takenIds), now: addedAt })[0]

const earliest = (times: readonly (IsoTime | null | undefined)[]): IsoTime | null =>
  times.reduce<IsoTime | null>((first, time) => (time && (first === null || time < first) ? time : first), null)

const timeOf = (watchedAt: WatchedAt): IsoTime =>
  watchedAt.length === 10 ? timeOnDay(watchedAt) : `${watchedAt.slice(0, 16)}:00.000Z`

const timesOf = ({ plays }: MovieHistory): readonly IsoTime[] =>
  plays.flatMap(({ watchedAt }) => (watchedAt === null ? [] : timeOf(watchedAt)))

const givenAddedAt = (facts: readonly GivenFact[]): IsoTime | null =>
  earliest([...ofKind(facts, 'watchlist'), ...ofKind(facts, 'seen')].map(({ fact }) => fact.addedAt))

const impliedAddedAt = (entry: MovieHistory): IsoTime | null => earliest(timesOf(entry)) ?? entry.ratedAt ?? null

const hasImpliedAddedAt = ({ addedAt, lastModified }: WatchlistItem, entry: MovieHistory): boolean =>
  [lastModified, entry.ratedAt, ...timesOf(entry)].includes(addedAt)

/** Of an item that an import made, the same in whichever order the files came. */
const addedAtOf = (item: WatchlistItem, entry: MovieHistory, given: IsoTime | null): IsoTime => {
  if (item.id !== idOfText(nameOf(item.movieId))) return item.addedAt
  if (!hasImpliedAddedAt(item, entry)) return earliest([item.addedAt, given]) ?? item.addedAt
  return given ?? impliedAddedAt(entry) ?? item.addedAt
}

const watchedTime = ({ watchedAt }: WatchlistItem, entry: MovieHistory): IsoTime | null => {
  const newest = newestDate(entry.plays)
  if (newest === null || (watchedAt !== null && localDayOf(watchedAt) >= localDayOf(newest))) return watchedAt
  return timeOf(newest)
}

interface Viewed {
  readonly entry: MovieHistory
  readonly isChanged: boolean
  /** The file has viewings that were not there, which mark the movie as watched. */
  readonly isAdded: boolean
}

const markedItem = (wanted: Wanted, { entry, isAdded }: Viewed): WatchlistItem | undefined => {
  const { before, facts, now } = wanted
  if (!isAdded || (before && isWatched(before))) return before
  const item = before ?? createdItem(wanted, givenAddedAt(facts) ?? impliedAddedAt(entry) ?? now)
  const [marked] = item ? setStatus([item], item.movieId, 'watched', now) : []
  return marked && { ...marked, watchedAt: null }
}

export const planWatched = (wanted: Wanted, viewed: Viewed): WatchlistItem | undefined => {
  const { facts, now, precedence } = wanted
  const { entry, isChanged } = viewed
  const item = markedItem(wanted, viewed)
  if (!item || !isWatched(item)) return item
  const given = precedence === 'mine' ? null : givenAddedAt(facts)
  const addedAt = isChanged || given ? addedAtOf(item, entry, given) : item.addedAt
  const watchedAt = isChanged ? watchedTime(item, entry) : item.watchedAt
  if (addedAt === item.addedAt && watchedAt === item.watchedAt) return item
  return { ...item, addedAt, watchedAt, lastModified: now }
}

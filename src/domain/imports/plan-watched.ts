import { addedWhenSeen, earliest, itemName, timeOf, timesOf } from '../lists/seen-listing.ts'
import type { MovieSnapshot } from '../movie/movie.ts'
import type { WatchlistItem } from '../records/library.ts'
import { newestDate } from '../records/viewings.ts'
import type { MovieHistory } from '../records/watch-history.ts'
import { addToWatchlist, isWatched, setStatus } from '../records/watchlist.ts'
import { localDayOf } from '../values/day.ts'
import type { RecordId } from '../values/ids.ts'
import type { IsoTime } from '../values/instant.ts'
import { freeIdOf, idOfText } from '../values/text-hash.ts'
import { type GivenFact, ofKind, type Precedence } from './planned.ts'

export interface Wanted {
  readonly movie: MovieSnapshot
  readonly before: WatchlistItem | undefined
  readonly facts: readonly GivenFact[]
  readonly precedence: Precedence
  readonly now: IsoTime
  readonly takenIds: Set<RecordId>
}

export const createdItem = ({ movie, takenIds }: Wanted, addedAt: IsoTime): WatchlistItem | undefined =>
  addToWatchlist([], movie, { id: freeIdOf(itemName(movie.id), takenIds), now: addedAt })[0]

const givenAddedAt = (facts: readonly GivenFact[]): IsoTime | null =>
  earliest([...ofKind(facts, 'watchlist'), ...ofKind(facts, 'seen')].map(({ fact }) => fact.addedAt))

const hasImpliedAddedAt = ({ addedAt, lastModified }: WatchlistItem, entry: MovieHistory): boolean =>
  [lastModified, entry.ratedAt, ...timesOf(entry)].includes(addedAt)

/** Of an item that an import made, the same in whichever order the files came. */
const addedAtOf = (item: WatchlistItem, entry: MovieHistory, given: IsoTime | null): IsoTime => {
  if (item.id !== idOfText(itemName(item.movieId))) return item.addedAt
  if (!hasImpliedAddedAt(item, entry)) return earliest([item.addedAt, given]) ?? item.addedAt
  return given ?? addedWhenSeen(entry) ?? item.addedAt
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
  const item = before ?? createdItem(wanted, givenAddedAt(facts) ?? addedWhenSeen(entry) ?? now)
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

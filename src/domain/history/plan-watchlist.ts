import type { IsoTime, RecordId, WatchedAt, WatchlistItem } from '../library.ts'
import type { MovieSnapshot } from '../movie.ts'
import { newestDate } from '../plays.ts'
import { timeOnDay } from '../viewing-dates.ts'
import type { FilmHistory } from '../watch-history.ts'
import { addToWatchlist, isWatched, setStatus } from '../watchlist.ts'
import { type GivenFact, isTakenOver, ofKind, type PlannedFact, type Precedence } from './planned.ts'
import { freeIdOf } from './record-ids.ts'

interface Wanted {
  readonly movie: MovieSnapshot
  readonly before: WatchlistItem | undefined
  readonly facts: readonly GivenFact[]
  readonly precedence: Precedence
  readonly now: IsoTime
  readonly takenIds: Set<RecordId>
}

interface PlannedItem {
  readonly item: WatchlistItem | undefined
  readonly planned: readonly PlannedFact[]
}

const timeOf = (watchedAt: WatchedAt | null): IsoTime | null => {
  if (watchedAt === null) return null
  return watchedAt.length === 10 ? timeOnDay(watchedAt) : `${watchedAt.slice(0, 16)}:00.000Z`
}

const created = ({ movie, takenIds }: Wanted, addedAt: IsoTime): WatchlistItem | undefined =>
  addToWatchlist([], movie, { id: freeIdOf(`watchlist ${movie.id}`, takenIds), now: addedAt })[0]

/** The film's item once it was watched; one that was watched before stays as it is. */
export const watchedItem = (wanted: Wanted, { plays }: FilmHistory): WatchlistItem | undefined => {
  const { before, now } = wanted
  if (before && isWatched(before)) return before
  const watchedAt = timeOf(newestDate(plays))
  const item = before ?? created(wanted, addedTime(wanted) ?? watchedAt ?? now)
  const [marked] = item ? setStatus([item], item.movieId, 'watched', now) : []
  return marked && { ...marked, watchedAt }
}

const addedTime = ({ facts }: Wanted): IsoTime | null =>
  ofKind(facts, 'watchlist').find(({ fact }) => fact.addedAt !== null)?.fact.addedAt ?? null

export const planWatchlist = (wanted: Wanted): PlannedItem => {
  const { before, facts, precedence, now } = wanted
  const given = ofKind(facts, 'watchlist')
  const [first] = given
  if (!first) return { item: before, planned: [] }
  const { status, addedAt } = first.fact
  const all = (outcome: PlannedFact['outcome']) =>
    given.map(({ row }): PlannedFact => ({ row, kind: 'watchlist', outcome }))
  if (!before) {
    const item = created(wanted, addedTime(wanted) ?? now)
    const [withStatus] = item && status === 'watching' ? setStatus([item], item.movieId, status, now) : [item]
    return { item: withStatus, planned: all('new') }
  }
  if (isWatched(before) || before.status === status) return { item: before, planned: all('there') }
  if (!isTakenOver(precedence, addedAt, before.lastModified ?? before.addedAt)) {
    return { item: before, planned: all('kept') }
  }
  return { item: setStatus([before], before.movieId, status, now)[0], planned: all('changed') }
}

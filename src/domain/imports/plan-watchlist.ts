import type { WatchlistItem } from '../records/library.ts'
import { isWatched, setStatus } from '../records/watchlist.ts'
import { createdItem, type Wanted } from './plan-watched.ts'
import { isTakenOver, ofKind, type PlannedFact } from './planned.ts'

interface PlannedItem {
  readonly item: WatchlistItem | undefined
  readonly planned: readonly PlannedFact[]
  readonly wishesAgain: readonly number[]
}

export const planWatchlist = (wanted: Wanted, wantsAgain: boolean): PlannedItem => {
  const { before, facts, precedence, now } = wanted
  const given = ofKind(facts, 'watchlist')
  const [first] = given
  if (!first) return { item: before, planned: [], wishesAgain: [] }
  const { status, addedAt } = first.fact
  const all = (outcome: PlannedFact['outcome']) =>
    given.map(({ row }): PlannedFact => ({ row, kind: 'watchlist', outcome }))
  const wished = (item: WatchlistItem | undefined, outcome: PlannedFact['outcome']): PlannedItem => ({
    item,
    planned: all(outcome),
    wishesAgain: [],
  })
  if (!before) {
    const addedAts = given.flatMap(({ fact }) => fact.addedAt ?? [])
    const item = createdItem(wanted, addedAts[0] ?? now)
    const [withStatus] = item && status === 'watching' ? setStatus([item], item.movieId, status, now) : [item]
    return wished(withStatus, 'new')
  }
  if (isWatched(before)) {
    const wishesAgain = given.map(({ row }) => row)
    if (!wantsAgain) return { item: before, planned: [], wishesAgain }
    const [unwatched] = setStatus([before], before.movieId, status, now)
    return {
      item: unwatched && { ...unwatched, addedAt: addedAt ?? unwatched.addedAt },
      planned: all('new'),
      wishesAgain,
    }
  }
  if (before.status === status) return wished(before, 'there')
  if (!isTakenOver(precedence, addedAt, before.lastModified ?? before.addedAt)) return wished(before, 'kept')
  return wished(setStatus([before], before.movieId, status, now)[0], 'changed')
}

import type { WatchlistItem } from '../library.ts'
import { isWatched, setStatus } from '../watchlist.ts'
import { createdItem, type Wanted } from './plan-watched.ts'
import { isTakenOver, ofKind, type PlannedFact } from './planned.ts'

interface PlannedItem {
  readonly item: WatchlistItem | undefined
  readonly planned: readonly PlannedFact[]
}

export const planWatchlist = (wanted: Wanted): PlannedItem => {
  const { before, facts, precedence, now } = wanted
  const given = ofKind(facts, 'watchlist')
  const [first] = given
  if (!first) return { item: before, planned: [] }
  const { status, addedAt } = first.fact
  const all = (outcome: PlannedFact['outcome']) =>
    given.map(({ row }): PlannedFact => ({ row, kind: 'watchlist', outcome }))
  if (!before) {
    const addedAts = given.flatMap(({ fact }) => fact.addedAt ?? [])
    const item = createdItem(wanted, addedAts[0] ?? now)
    const [withStatus] = item && status === 'watching' ? setStatus([item], item.movieId, status, now) : [item]
    return { item: withStatus, planned: all('new') }
  }
  if (isWatched(before) || before.status === status) return { item: before, planned: all('there') }
  if (!isTakenOver(precedence, addedAt, before.lastModified ?? before.addedAt)) {
    return { item: before, planned: all('kept') }
  }
  return { item: setStatus([before], before.movieId, status, now)[0], planned: all('changed') }
}

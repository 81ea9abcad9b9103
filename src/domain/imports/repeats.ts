import type { MovieHistory } from '../records/watch-history.ts'
import { ownRating } from './plan-movie.ts'
import type { HistoryKind, PlannedFact } from './planned.ts'

const hadNone = (kind: HistoryKind, before: MovieHistory): boolean => {
  if (kind === 'viewings') return before.plays.length === 0
  if (kind === 'ratings') return ownRating(before) === null && before.liked !== true
  return kind === 'notes' && !before.note && !before.tags?.length
}

export const withRepeats = (planned: readonly PlannedFact[], before: MovieHistory): readonly PlannedFact[] => {
  let isWished = false
  return planned.map((fact) => {
    const { kind, outcome } = fact
    if (kind === 'watchlist') {
      if (outcome !== 'new') return fact
      const isRepeated = isWished
      isWished = true
      return isRepeated ? { ...fact, outcome: 'repeated' } : fact
    }
    const isSame = outcome === 'there' || outcome === 'kept'
    return isSame && hadNone(kind, before) ? { ...fact, outcome: 'repeated' } : fact
  })
}

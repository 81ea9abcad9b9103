import type { Viewing } from '../records/library.ts'
import { isOnlyMark } from '../records/viewings.ts'
import { readViewing } from '../stored/stored-history.ts'
import { groupedBy } from '../values/indices.ts'
import { versionIn } from './changed-row.ts'
import type { SyncRow } from './device-row.ts'
import { fieldGroups, isMovieData } from './fields.ts'
import { versionAfter } from './version.ts'

interface ViewingRow {
  readonly row: SyncRow
  readonly viewing: Viewing
  /** Made by marking the movie as watched, and nothing was added to it. */
  readonly isMark: boolean
}

const movieIdOf = (row: SyncRow): number => Number.parseInt(row.id, 10)

const viewingRow = (row: SyncRow): readonly ViewingRow[] => {
  const movieId = movieIdOf(row)
  const viewing = row.value === undefined ? undefined : readViewing(row.value, movieId)
  return viewing ? [{ row, viewing, isMark: isOnlyMark(viewing, movieId, viewing.createdAt) }] : []
}

const dayOf = ({ viewing }: ViewingRow): string | undefined => viewing.watchedAt?.slice(0, 10)

const isSaidBetter = (one: ViewingRow, others: readonly ViewingRow[]): boolean => {
  const day = dayOf(one)
  if (!one.isMark) return false
  if (day === undefined) return others.some((other) => dayOf(other) !== undefined)
  return others.some((other) => other.isMark && dayOf(other) === day && other.viewing.id > one.viewing.id)
}

/** At its own version, one count later: the same removal on every device. */
const folded = (row: SyncRow): SyncRow => ({
  list: row.list,
  id: row.id,
  removal: versionAfter(versionIn(row, 'row')),
})

const hasNothing = (row: SyncRow): boolean => row.value !== undefined && fieldGroups(row, row.value).size === 0

/**
 * What every device does after a merge: an undated mark goes where a dated viewing is, of two marks of one day the one
 * with the larger id stays, and a movie without viewings or data of its own is forgotten. Returns the rows that change.
 */
export const foldViewings = (rows: Iterable<SyncRow>): readonly SyncRow[] => {
  const changed: SyncRow[] = []
  const history = [...rows].filter(({ list }) => list === 'watchHistory')
  for (const ofMovie of groupedBy(history, movieIdOf).values()) {
    const viewings = ofMovie.flatMap((row) => (isMovieData(row) ? [] : viewingRow(row)))
    const dropped = viewings.filter((one) =>
      isSaidBetter(
        one,
        viewings.filter((other) => other !== one),
      ),
    )
    changed.push(...dropped.map(({ row }) => folded(row)))
    if (viewings.length > 0) continue
    for (const { value: _, ...row } of ofMovie.filter((each) => isMovieData(each) && hasNothing(each)))
      changed.push(row)
  }
  return changed
}

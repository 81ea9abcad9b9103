import { isRow } from '#domain/repair-fields.ts'
import { type RecordListName, recordListNames } from './keys.ts'
import { type RecordRow, rowKey } from './record-rows.ts'

/**
 * A change made without the journal. Tabs then have local storage alone, where each writes whole lists and reads a
 * copy that may be old. So the last changes travel beside the lists, and every tab puts those that a list lacks back
 * on top; of two changes to one record the later one stands, in all tabs the same.
 */
export interface RecentChange extends RecordRow {
  /** Epoch milliseconds, moved on where two changes of a tab fall into one. */
  readonly at: number
  /** The tab, a random number, so that a tie has one winner. */
  readonly by: number
}

const keptFor = 30_000
const mostKept = 100

const isLater = (one: RecentChange, other: RecentChange): boolean =>
  one.at === other.at ? one.by > other.by : one.at > other.at

/** The latest change of each record of both lists, those of the last 30 s, 100 at most. */
export const mergedChanges = (
  ours: readonly RecentChange[],
  theirs: readonly RecentChange[],
  now: number,
): readonly RecentChange[] => {
  const latest = new Map<string, RecentChange>()
  for (const change of [...ours, ...theirs]) {
    const known = latest.get(rowKey(change))
    if (change.at > now - keptFor && (!known || isLater(change, known))) latest.set(rowKey(change), change)
  }
  return [...latest.values()].sort((one, other) => (isLater(one, other) ? 1 : -1)).slice(-mostKept)
}

const readList = (value: unknown): RecordListName | undefined => recordListNames.find((list) => list === value)

/** The recent changes that stand in the mark; what cannot be read is left out. */
export const readRecentChanges = (value: unknown): readonly RecentChange[] => {
  if (!Array.isArray(value)) return []
  return value.flatMap((row: unknown): RecentChange[] => {
    if (!isRow(row)) return []
    const list = readList(row['list'])
    const [id, at, by] = [row['id'], row['at'], row['by']]
    if (!list || typeof id !== 'string' || typeof at !== 'number' || typeof by !== 'number') return []
    return [{ list, id, at, by, ...(row['value'] !== undefined && { value: row['value'] }) }]
  })
}

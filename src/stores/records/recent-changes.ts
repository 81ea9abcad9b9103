import type { Library } from '#domain/library.ts'
import { isObject } from '#domain/schema.ts'
import { type RecordListName, recordListNames } from '../keys.ts'
import { type RecordRow, rowKey, rowsOf } from './record-rows.ts'

/**
 * A change made without the database. Tabs then share local storage alone, where each writes whole lists and reads a
 * copy that may be old. So the last changes are stored beside the lists, and every tab reapplies those that a list
 * lacks. Of two changes to one record the later one wins in every tab, but a removal wins over changes to the record
 * that it removed, however late they are.
 */
export interface RecentChange extends RecordRow {
  /** Epoch milliseconds, moved on where two changes of a tab fall into one. */
  readonly at: number
  /** When the record was created (0: unknown, before the changes that are kept) or removed; `born` in the stored JSON. */
  readonly createdAt: number
  /** The tab, a random number, so that a tie has one winner. */
  readonly by: number
}

const keptFor = 30_000
const mostKept = 100

// A total order, or three tabs could keep three different changes.
const isLater = (one: RecentChange, other: RecentChange): boolean =>
  (one.createdAt - other.createdAt || one.at - other.at || one.by - other.by) > 0

// The clock went back: times from before cannot be compared with the present one.
const isFromFuture = (at: number, now: number): boolean => at > now + keptFor

/** The latest change of each record of both lists, those of the last 30 s, 100 at most. */
export const mergedChanges = (
  ours: readonly RecentChange[],
  theirs: readonly RecentChange[],
  now: number,
): readonly RecentChange[] => {
  const latest = new Map<string, RecentChange>()
  for (const change of [...ours, ...theirs]) {
    const known = latest.get(rowKey(change))
    const isRecent = change.at > now - keptFor && !isFromFuture(change.at, now)
    if (isRecent && (!known || isLater(change, known))) latest.set(rowKey(change), change)
  }
  return [...latest.values()].sort((one, other) => one.at - other.at).slice(-mostKept)
}

/** Whether a change is news to a tab that last took over `known` for the same record. */
export const isNewChange = (change: RecentChange, known: RecentChange | undefined, now: number): boolean => {
  if (!known) return true
  if (change.at === known.at && change.by === known.by) return false
  return change.at > known.at || isLater(change, known) || isFromFuture(known.at, now)
}

/** Without changes that would resurrect a record: one that existed before them and is gone now was removed. */
export const withoutResurrected = (changes: readonly RecentChange[], library: Library): readonly RecentChange[] => {
  const there = rowsOf(library)
  return changes.filter((change) => change.value === undefined || change.createdAt > 0 || there.has(rowKey(change)))
}

const readList = (value: unknown): RecordListName | undefined => recordListNames.find((list) => list === value)

const isApiKey = ({ list, id }: Pick<RecordRow, 'list' | 'id'>): boolean => list === 'settings' && id === 'apiKey'

/** Recent changes as the stamp stores them. The API key stays where it is, in the settings: only the change is noted. */
export const storedChanges = (changes: readonly RecentChange[]) => {
  const recent = changes
    .filter((change) => !isApiKey(change))
    .map(({ createdAt, ...change }) => ({ ...change, born: createdAt }))
  const keyChange = changes.find(isApiKey)
  return {
    ...(recent.length > 0 && { recent }),
    ...(keyChange && { apiKeyChange: { at: keyChange.at, born: keyChange.createdAt, by: keyChange.by } }),
  }
}

const readChange = (row: unknown): readonly RecentChange[] => {
  if (!isObject(row)) return []
  const list = readList(row['list'])
  const { id, at, born: createdAt, by } = row
  if (!list || typeof id !== 'string') return []
  if (typeof at !== 'number' || typeof createdAt !== 'number' || typeof by !== 'number') return []
  return [{ list, id, at, createdAt, by, ...(row['value'] !== undefined && { value: row['value'] }) }]
}

/** The recent changes of a stored stamp, with the stored settings; what cannot be read is left out. */
export const readRecentChanges = (
  stamp: Readonly<Record<string, unknown>>,
  settings: unknown,
): readonly RecentChange[] => {
  const recent = Array.isArray(stamp['recent']) ? stamp['recent'].flatMap(readChange) : []
  if (!isObject(stamp['apiKeyChange']) || !isObject(settings)) return recent
  const keyChange = { ...stamp['apiKeyChange'], list: 'settings', id: 'apiKey', value: settings['apiKey'] }
  return [...recent, ...readChange(keyChange)]
}

import { rowKeyOf } from '#domain/devices/merge-rows.ts'
import type { Library } from '#domain/records/library.ts'
import { isObject } from '#domain/values/schema.ts'
import { isRecordListName } from '../keys.ts'
import { type RecordRow, rowsOf } from './record-rows.ts'

/**
 * Tabs without a database write whole lists that may be based on an old copy, so every tab reapplies recent changes.
 * The later change to a record wins, but a removal always wins over changes to the removed record.
 */
export interface RecentChange extends RecordRow {
  readonly at: number
  /** When the record was created (0: unknown) or removed. */
  readonly createdAt: number
  readonly by: number
}

const keptFor = 30_000
export const mostRecentChanges = 100

// A total order, or three tabs could keep three different changes.
const isLater = (one: RecentChange, other: RecentChange): boolean =>
  (one.createdAt - other.createdAt || one.at - other.at || one.by - other.by) > 0

// After the clock went back, earlier times cannot be compared.
const isFromFuture = (at: number, now: number): boolean => at > now + keptFor

/** The latest change of each record: at most 100, none older than 30 s. */
export const mergedChanges = (
  ours: readonly RecentChange[],
  theirs: readonly RecentChange[],
  now: number,
): readonly RecentChange[] => {
  const latest = new Map<string, RecentChange>()
  for (const change of [...ours, ...theirs]) {
    const known = latest.get(rowKeyOf(change))
    const isRecent = change.at > now - keptFor && !isFromFuture(change.at, now)
    if (isRecent && (!known || isLater(change, known))) latest.set(rowKeyOf(change), change)
  }
  return [...latest.values()].sort((one, other) => one.at - other.at).slice(-mostRecentChanges)
}

export const isNewChange = (change: RecentChange, applied: RecentChange | undefined, now: number): boolean => {
  if (!applied) return true
  if (change.at === applied.at && change.by === applied.by) return false
  return change.at > applied.at || isLater(change, applied) || isFromFuture(applied.at, now)
}

export const withoutResurrected = (changes: readonly RecentChange[], library: Library): readonly RecentChange[] => {
  const mayResurrect = ({ value, createdAt }: RecentChange) => value !== undefined && createdAt === 0
  if (!changes.some(mayResurrect)) return changes
  const there = rowsOf(library)
  return changes.filter((change) => !mayResurrect(change) || there.has(rowKeyOf(change)))
}

const isApiKey = ({ list, id }: Pick<RecordRow, 'list' | 'id'>): boolean => list === 'settings' && id === 'apiKey'

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
  const { list, id, at, born: createdAt, by } = row
  if (!isRecordListName(list) || typeof id !== 'string') return []
  if (typeof at !== 'number' || typeof createdAt !== 'number' || typeof by !== 'number') return []
  return [{ list, id, at, createdAt, by, ...(row['value'] !== undefined && { value: row['value'] }) }]
}

export const readRecentChanges = (
  stamp: Readonly<Record<string, unknown>>,
  settings: unknown,
): readonly RecentChange[] => {
  const recent = Array.isArray(stamp['recent']) ? stamp['recent'].flatMap(readChange) : []
  if (!isObject(stamp['apiKeyChange']) || !isObject(settings)) return recent
  const keyChange = { ...stamp['apiKeyChange'], list: 'settings', id: 'apiKey', value: settings['apiKey'] }
  return [...recent, ...readChange(keyChange)]
}

import type { SyncRow } from './device-row.ts'
import type { SyncRows } from './merge-library.ts'
import { mergeRow, rowKeyOf } from './merge-rows.ts'

/** Settings of this browser alone. */
const localSettings: ReadonlySet<string> = new Set(['theme', 'keyShortcuts'])

/** The API key is a secret: it leaves the browser only in a sealed file, and only when the user says so. */
const isKey = ({ list, id }: Pick<SyncRow, 'list' | 'id'>): boolean => list === 'settings' && id === 'apiKey'

/** Whether the row is meant for other devices. Lists and fields of later versions are. */
export const travels = (row: Pick<SyncRow, 'list' | 'id'>, includesKey: boolean): boolean => {
  if (row.list === 'deletedCollections') return false
  if (isKey(row)) return includesKey
  return row.list !== 'settings' || !localSettings.has(row.id)
}

/** Tombstones from before there were versions say nothing to other devices. */
export const saysSomething = ({ value, versions, removal }: SyncRow): boolean =>
  value !== undefined || versions !== undefined || removal !== undefined

/** One row for each key, as a device comes to it that reads all of them. */
export const mergedRows = (rows: Iterable<SyncRow>): Map<string, SyncRow> => {
  const merged = new Map<string, SyncRow>()
  for (const row of rows) merged.set(rowKeyOf(row), mergeRow(merged.get(rowKeyOf(row)), row))
  return merged
}

/** Whether the row has something that the other one lacks. */
export const addsTo = (other: SyncRow | undefined, row: SyncRow): boolean => !other || mergeRow(other, row) !== other

/** Keys of rows that devices do not come to from these alone; `isAgreed` says of which this is known without looking. */
export const lackingIn = (
  theirs: readonly SyncRow[],
  ours: SyncRows,
  isAgreed: (key: string) => boolean,
): readonly string[] => {
  const merged = mergedRows(theirs.filter((row) => !isAgreed(rowKeyOf(row))))
  const isLacking = (key: string, row: SyncRow) => !isAgreed(key) && isSent(row) && addsTo(merged.get(key), row)
  return [...ours].filter(([key, row]) => isLacking(key, row)).map(([key]) => key)
}

const isSent = (row: SyncRow): boolean => saysSomething(row) && travels(row, true)

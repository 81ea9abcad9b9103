import type { SyncRows } from './merge-library.ts'
import { mergeRow, rowKeyOf } from './merge-rows.ts'
import type { SyncRow } from './sync-row.ts'
import { travels } from './travelling.ts'

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

/** Keys of rows that devices do not come to from these alone. */
export const lackingIn = (theirs: readonly SyncRow[], ours: SyncRows): readonly string[] => {
  const merged = mergedRows(theirs)
  return [...ours].filter(([key, row]) => isSent(row) && addsTo(merged.get(key), row)).map(([key]) => key)
}

const isSent = (row: SyncRow): boolean => saysSomething(row) && travels(row, true)

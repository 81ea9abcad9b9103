import type { SyncRow } from './device-row.ts'
import type { SyncRows } from './merge-library.ts'
import { mergeRow, rowKeyOf } from './merge-rows.ts'
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

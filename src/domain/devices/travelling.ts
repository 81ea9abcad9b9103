import type { SyncRow } from './device-row.ts'

/** Settings of this browser alone. */
const localSettings: ReadonlySet<string> = new Set(['theme', 'keyShortcuts'])

/** The API key is a secret: it leaves the browser only in a sealed file, and only when the person says so. */
const isKey = ({ list, id }: Pick<SyncRow, 'list' | 'id'>): boolean => list === 'settings' && id === 'apiKey'

/** Whether the row is meant for other devices. Lists and fields of later versions are. */
export const travels = (row: Pick<SyncRow, 'list' | 'id'>, includesKey: boolean): boolean => {
  if (row.list === 'deletedCollections') return false
  if (isKey(row)) return includesKey
  return row.list !== 'settings' || !localSettings.has(row.id)
}

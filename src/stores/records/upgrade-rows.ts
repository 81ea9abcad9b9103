import { readWatchHistory } from '#domain/stored/stored-lists.ts'
import { isObject } from '#domain/values/schema.ts'
import { type Part, rowsOfEntry } from './history-rows.ts'
import type { StoredRow } from './record-store.ts'
import { splitSetting } from './settings-rows.ts'

/** From this schema on, each viewing, each saved filter and the services of each region are rows of their own. */
export const schemaOfParts = 3

const partsOf = ({ list, id, value }: StoredRow): readonly Part[] | undefined => {
  if (value === undefined) return undefined
  if (list === 'settings') return splitSetting(id, value)
  if (list !== 'watchHistory' || id.includes('/') || !isObject(value) || Array.isArray(value['plays'])) return undefined
  const [entry] = readWatchHistory([value]).items
  return entry && rowsOfEntry(entry)
}

/** The rows of an earlier schema as this one has them. */
export const upgradedRows = (row: StoredRow): readonly StoredRow[] => {
  const parts = partsOf(row)
  if (!parts) return [row]
  return parts.map(([id, value]) => ({ list: row.list, id, value, revision: row.revision }))
}

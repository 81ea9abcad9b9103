import type { SyncRow } from '#domain/devices/device-row.ts'
import { filterId } from '#domain/lists/saved-filters.ts'
import { readSettings } from '#domain/stored/stored-settings.ts'
import { isObject } from '#domain/values/schema.ts'
import { entryIdOf } from '#stores/records/history-rows.ts'
import { itemFromRows, itemListNames } from '#stores/records/record-kinds.ts'

const isReadableSetting = (id: string, value: unknown): boolean => {
  const [name = '', part] = id.split('/', 2)
  if (part === undefined) return readSettings({ [name]: value }).skipped.length === 0
  if (name === 'savedFilters') return filterId(value) === part
  return readSettings({ [name]: { [part]: value } }).skipped.length === 0
}

/** Whether a record of a list that is known here would be shown. One that would not must not replace one that is. */
export const isReadable = ({ list, id, value }: SyncRow): boolean => {
  if (value === undefined) return true
  if (list === 'settings') return isReadableSetting(id, value)
  const known = itemListNames.find((name) => name === list)
  if (!known) return true
  const itemId = known === 'watchHistory' ? entryIdOf(id) : id
  // What is read of a record is cached for as long as the record lives: a copy of it does not.
  const copy = isObject(value) ? { ...value } : value
  return itemFromRows(known, undefined, itemId, new Map([[id, copy]])) !== undefined
}

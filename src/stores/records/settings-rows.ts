import { filterId, inPlace, withPlaces } from '#domain/lists/saved-filters.ts'
import type { Settings } from '#domain/records/library.ts'
import { readSettings } from '#domain/stored/stored-settings.ts'
import { isObject } from '#domain/values/schema.ts'
import type { Part } from './history-rows.ts'

const lists = {
  services: {
    rowsOf: (value: unknown): readonly Part[] => (isObject(value) ? Object.entries(value) : []),
    from: (rows: readonly Part[]): unknown => Object.fromEntries(rows),
  },
  savedFilters: {
    rowsOf: (value: unknown): readonly Part[] =>
      Array.isArray(value) ? withPlaces(value).map((filter) => [filterId(filter), filter]) : [],
    from: (rows: readonly Part[]): unknown => inPlace(rows.map(([, filter]) => filter)),
  },
}

type ListName = keyof typeof lists

const listNames: readonly ListName[] = ['services', 'savedFilters']

const listOf = (id: string): ListName | undefined => listNames.find((name) => id === name || id.startsWith(`${name}/`))

const splits = new WeakMap<object, readonly Part[]>()

/** The same objects for the same list, since texts of rows are cached. */
const splitList = (list: ListName, value: object): readonly Part[] => {
  const known = splits.get(value)
  if (known) return known
  const rows = lists[list].rowsOf(value).map(([id, part]): Part => [`${list}/${id}`, part])
  splits.set(value, rows)
  return rows
}

/** A setting is a row, but for the services of each region and each saved filter, which are rows of their own. */
export const splitSetting = (id: string, value: unknown): readonly Part[] => {
  const list = listNames.find((name) => name === id)
  return list === undefined || typeof value !== 'object' || value === null ? [[id, value]] : splitList(list, value)
}

export const rowsOfSettings = (settings: Settings): readonly Part[] =>
  Object.entries(settings).flatMap(([id, value]) => (value === undefined ? [] : splitSetting(id, value)))

/** In the one order that all tabs write. */
export const settingsFrom = (fields: Readonly<Record<string, unknown>>): Settings =>
  readSettings(Object.fromEntries(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)))).settings

/** Rows without a value are removed. A whole list, as earlier versions stored it, replaces all of its rows. */
export const settingsWithRows = (before: Settings, changes: readonly Part[]): Settings => {
  const rows = new Map(rowsOfSettings(before))
  for (const [id, value] of changes) {
    const isWhole = listNames.some((name) => name === id)
    if (isWhole) for (const known of [...rows.keys()]) if (known.startsWith(`${id}/`)) rows.delete(known)
    if (value === undefined) rows.delete(id)
    else for (const [rowId, part] of splitSetting(id, value)) rows.set(rowId, part)
  }
  const single = [...rows].filter(([id]) => listOf(id) === undefined)
  const listed = listNames.flatMap((list) => {
    const own = [...rows].filter(([id]) => listOf(id) === list)
    return own.length === 0
      ? []
      : [[list, lists[list].from(own.map(([id, part]) => [id.slice(list.length + 1), part]))]]
  })
  return settingsFrom(Object.fromEntries([...single, ...listed]))
}

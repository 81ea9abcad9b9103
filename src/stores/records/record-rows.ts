import { indicesOf, withoutIndices } from '#domain/indices.ts'
import type { Library } from '#domain/library.ts'
import { readSettings } from '#domain/stored-settings.ts'
import { withInserted } from '#domain/with-inserted.ts'
import { type RecordListName, recordListNames } from '../keys.ts'
import { type ItemLists, itemFromRows, kinds, type ListKind, partsOf } from './record-kinds.ts'

/** Without `value` the record is removed. */
export interface RecordRow {
  readonly list: RecordListName
  readonly id: string
  readonly value?: unknown
}

const texts = new WeakMap<object, string>()

/** Cached per record: rewriting a list of 5,000 costs one record's JSON and a join. */
export const textOf = (record: unknown): string => {
  if (typeof record !== 'object' || record === null) return JSON.stringify(record)
  const known = texts.get(record)
  if (known !== undefined) return known
  const text = Array.isArray(record) ? `[${record.map(textOf).join(',')}]` : JSON.stringify(record)
  texts.set(record, text)
  return text
}

const same = (one: unknown, other: unknown): boolean =>
  one === other || (one !== undefined && other !== undefined && textOf(one) === textOf(other))

const rowChanges = <Name extends keyof ItemLists>(
  list: Name,
  before: ItemLists[Name][number] | undefined,
  after: ItemLists[Name][number] | undefined,
): readonly RecordRow[] => {
  const gone = new Map(partsOf(list, before))
  const rows: RecordRow[] = []
  for (const [id, value] of partsOf(list, after)) {
    if (!same(gone.get(id), value)) rows.push({ list, id, value })
    gone.delete(id)
  }
  return [...rows, ...[...gone.keys()].map((id) => ({ list, id }))]
}

const itemChanges = <Name extends keyof ItemLists>(
  list: Name,
  before: readonly ItemLists[Name][number][],
  after: readonly ItemLists[Name][number][],
): readonly RecordRow[] => {
  if (before === after) return []
  const { idOf } = kinds[list]
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1
  let [oldEnd, newEnd] = [before.length, after.length]
  while (oldEnd > start && newEnd > start && before[oldEnd - 1] === after[newEnd - 1]) {
    oldEnd -= 1
    newEnd -= 1
  }
  const gone = new Map(before.slice(start, oldEnd).map((item) => [idOf(item), item]))
  const rows: RecordRow[] = []
  for (const value of after.slice(start, newEnd)) {
    const id = idOf(value)
    const known = gone.get(id)
    // One record that moves in the order shifts all between its places.
    if (known !== value) rows.push(...rowChanges(list, known, value))
    gone.delete(id)
  }
  return [...rows, ...[...gone.values()].flatMap((item) => rowChanges(list, item, undefined))]
}

const settingsChanges = (before: Library['settings'], after: Library['settings']): readonly RecordRow[] => {
  if (before === after) return []
  const gone = new Map<string, unknown>(Object.entries(before))
  const rows: RecordRow[] = []
  for (const [id, value] of Object.entries(after)) {
    if (value !== undefined && !same(gone.get(id), value)) rows.push({ list: 'settings', id, value })
    if (value !== undefined) gone.delete(id)
  }
  return [...rows, ...[...gone.keys()].map((id) => ({ list: 'settings' as const, id }))]
}

export const changesBetween = (before: Library, after: Library): readonly RecordRow[] => [
  ...itemChanges('watchlist', before.watchlist, after.watchlist),
  ...itemChanges('collections', before.collections, after.collections),
  ...itemChanges('collectionMovies', before.collectionMovies, after.collectionMovies),
  ...itemChanges('watchHistory', before.watchHistory, after.watchHistory),
  ...itemChanges('notForMe', before.notForMe, after.notForMe),
  ...itemChanges('deletedCollections', before.deletedCollections, after.deletedCollections),
  ...settingsChanges(before.settings, after.settings),
]

const rowsByItem = (list: keyof ItemLists, rows: readonly RecordRow[]): Map<string, Map<string, unknown>> => {
  const { itemIdOf = (id: string) => id } = kinds[list].parts ?? {}
  const byItem = new Map<string, Map<string, unknown>>()
  for (const row of rows) {
    if (row.list !== list) continue
    const id = itemIdOf(row.id)
    const own = byItem.get(id) ?? new Map<string, unknown>()
    byItem.set(id, own.set(row.id, row.value))
  }
  return byItem
}

const numberOrText = (id: string): number | string => (String(Number(id)) === id ? Number(id) : id)

const withItems = <Name extends keyof ItemLists>(
  list: Name,
  before: readonly ItemLists[Name][number][],
  rows: readonly RecordRow[],
): readonly ItemLists[Name][number][] => {
  const { idOf, index, compare }: ListKind<ItemLists[Name][number]> = kinds[list]
  const own = new Map([...rowsByItem(list, rows)].map((of) => [index ? numberOrText(of[0]) : of[0], of]))
  if (own.size === 0) return before
  const films = [...own.keys()].filter((key) => typeof key === 'number')
  const indices: ReadonlyMap<number | string, number> = index
    ? index.indicesOf(before, new Set(films))
    : indicesOf(before, idOf, new Set([...own.keys()].map(String)))
  const items = [...before]
  const gone: number[] = []
  const moved: ItemLists[Name][number][] = []
  let changed = false
  for (const [key, [id, parts]] of own) {
    const at = indices.get(key)
    const known = at === undefined ? undefined : before[at]
    const item = itemFromRows(list, known, id, parts)
    if (item === known || same(known, item)) continue
    changed = true
    const isInPlace = known !== undefined && item !== undefined && compare(known, item) === 0
    if (at !== undefined && isInPlace) items[at] = item
    else if (at !== undefined) gone.push(at)
    if (item !== undefined && !isInPlace) moved.push(item)
  }
  return changed ? withInserted(withoutIndices(items, gone), moved, compare) : before
}

const inOrder = (fields: object): Library['settings'] =>
  readSettings(Object.fromEntries(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)))).settings

const withSettings = (before: Library['settings'], rows: readonly RecordRow[]): Library['settings'] => {
  const own = rows.filter((row) => row.list === 'settings')
  if (own.length === 0) return before
  const fields = new Map<string, unknown>(Object.entries(before))
  for (const { id, value } of own) {
    if (value === undefined) fields.delete(id)
    else fields.set(id, value)
  }
  const settings = inOrder(Object.fromEntries(fields))
  return same(settings, before) ? before : settings
}

/** Unreadable rows are dropped; unchanged lists keep their identity. */
export const withRows = (library: Library, rows: readonly RecordRow[]): Library => {
  if (rows.length === 0) return library
  return {
    watchlist: withItems('watchlist', library.watchlist, rows),
    collections: withItems('collections', library.collections, rows),
    collectionMovies: withItems('collectionMovies', library.collectionMovies, rows),
    watchHistory: withItems('watchHistory', library.watchHistory, rows),
    notForMe: withItems('notForMe', library.notForMe, rows),
    deletedCollections: withItems('deletedCollections', library.deletedCollections, rows),
    settings: withSettings(library.settings, rows),
  }
}

export const rowsOf = (library: Library): ReadonlyMap<string, RecordRow> => {
  const rows = recordListNames.flatMap((list): readonly RecordRow[] =>
    list === 'settings'
      ? Object.entries(library.settings).map(([id, value]) => ({ list, id, value }))
      : itemRows(list, library[list]),
  )
  return new Map(rows.map((row) => [rowKey(row), row]))
}

const itemRows = <Name extends keyof ItemLists>(
  list: Name,
  items: readonly ItemLists[Name][number][],
): readonly RecordRow[] => items.flatMap((item) => partsOf(list, item).map(([id, value]) => ({ list, id, value })))

export const rowKey = ({ list, id }: Pick<RecordRow, 'list' | 'id'>): string => `${list} ${id}`

export const sameValue = (one: RecordRow | undefined, other: RecordRow | undefined): boolean =>
  same(one?.value, other?.value)

export const readLibrary = (stored: (list: RecordListName) => unknown) => {
  const damaged = new Set<RecordListName>()
  const items = <Name extends keyof ItemLists>(list: Name): readonly ItemLists[Name][number][] => {
    const kind: ListKind<ItemLists[Name][number]> = kinds[list]
    const reading = kind.read(stored(list))
    if (reading.skipped.length > 0) damaged.add(list)
    return [...reading.items].sort(kind.compare)
  }
  const settings = readSettings(stored('settings'))
  if (settings.skipped.length > 0) damaged.add('settings')
  const library: Library = {
    watchlist: items('watchlist'),
    collections: items('collections'),
    collectionMovies: items('collectionMovies'),
    watchHistory: items('watchHistory'),
    notForMe: items('notForMe'),
    deletedCollections: items('deletedCollections'),
    settings: inOrder(settings.settings),
  }
  return { library, damaged }
}

import { rowKeyOf } from '#domain/devices/merge-rows.ts'
import { emptyLibrary, type Library } from '#domain/records/library.ts'
import { readSettings } from '#domain/stored/stored-settings.ts'
import { indicesOf, withoutIndices } from '#domain/values/indices.ts'
import { withInserted } from '#domain/values/with-inserted.ts'
import type { RecordListName } from '../keys.ts'
import type { Part } from './history-rows.ts'
import {
  type Item,
  type ItemListName,
  itemFromRows,
  itemListNames,
  kinds,
  type ListKind,
  mapItems,
  partsOf,
} from './record-kinds.ts'
import { rowsOfSettings, settingsFrom, settingsWithRows } from './settings-rows.ts'

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

const partChanges = (list: RecordListName, before: readonly Part[], after: readonly Part[]): readonly RecordRow[] => {
  const gone = new Map(before)
  const rows: RecordRow[] = []
  for (const [id, value] of after) {
    if (!same(gone.get(id), value)) rows.push({ list, id, value })
    gone.delete(id)
  }
  return [...rows, ...[...gone.keys()].map((id) => ({ list, id }))]
}

const rowChanges = <Name extends ItemListName>(
  list: Name,
  before: Item<Name> | undefined,
  after: Item<Name> | undefined,
): readonly RecordRow[] => partChanges(list, partsOf(list, before), partsOf(list, after))

const itemChanges = <Name extends ItemListName>(
  list: Name,
  before: readonly Item<Name>[],
  after: readonly Item<Name>[],
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

const settingsChanges = (before: Library['settings'], after: Library['settings']): readonly RecordRow[] =>
  before === after ? [] : partChanges('settings', rowsOfSettings(before), rowsOfSettings(after))

export const changesBetween = (before: Library, after: Library): readonly RecordRow[] => [
  ...itemListNames.flatMap((list) => itemChanges(list, before[list], after[list])),
  ...settingsChanges(before.settings, after.settings),
]

const rowsByItem = (list: ItemListName, rows: readonly RecordRow[]): Map<string, Map<string, unknown>> => {
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

const withItems = <Name extends ItemListName>(
  list: Name,
  before: readonly Item<Name>[],
  rows: readonly RecordRow[],
): readonly Item<Name>[] => {
  const { idOf, index, compare }: ListKind<Item<Name>> = kinds[list]
  const own = new Map([...rowsByItem(list, rows)].map((of) => [index ? numberOrText(of[0]) : of[0], of]))
  if (own.size === 0) return before
  const movies = [...own.keys()].filter((key) => typeof key === 'number')
  const indices: ReadonlyMap<number | string, number> = index
    ? index.indicesOf(before, new Set(movies))
    : indicesOf(before, idOf, new Set([...own.keys()].map(String)))
  const items = [...before]
  const gone: number[] = []
  const moved: Item<Name>[] = []
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

const withSettings = (before: Library['settings'], rows: readonly RecordRow[]): Library['settings'] => {
  const own = rows.filter((row) => row.list === 'settings')
  if (own.length === 0) return before
  const settings = settingsWithRows(
    before,
    own.map(({ id, value }) => [id, value]),
  )
  return same(settings, before) ? before : settings
}

/** Unreadable rows are dropped; unchanged lists keep their identity. */
export const withRows = (library: Library, rows: readonly RecordRow[]): Library => {
  if (rows.length === 0) return library
  return {
    ...mapItems(library, (list) => withItems(list, library[list], rows)),
    settings: withSettings(library.settings, rows),
  }
}

export const rowsOf = (library: Library): ReadonlyMap<string, RecordRow> => {
  const settings = rowsOfSettings(library.settings).map(([id, value]) => ({ list: 'settings' as const, id, value }))
  const rows = [...settings, ...itemListNames.flatMap((list) => itemRows(list, library[list]))]
  return new Map(rows.map((row) => [rowKeyOf(row), row]))
}

const itemRows = <Name extends ItemListName>(list: Name, items: readonly Item<Name>[]): readonly RecordRow[] =>
  items.flatMap((item) => partsOf(list, item).map(([id, value]) => ({ list, id, value })))

export const sameValue = (one: RecordRow | undefined, other: RecordRow | undefined): boolean =>
  same(one?.value, other?.value)

export const readLibrary = (stored: (list: RecordListName) => unknown) => {
  const damaged = new Set<RecordListName>()
  const items = <Name extends ItemListName>(list: Name): readonly Item<Name>[] => {
    const kind: ListKind<Item<Name>> = kinds[list]
    const reading = kind.read(stored(list))
    if (reading.skipped.length > 0) damaged.add(list)
    return [...reading.items].sort(kind.compare)
  }
  const settings = readSettings(stored('settings'))
  if (settings.skipped.length > 0) damaged.add('settings')
  const library: Library = { ...mapItems(emptyLibrary, items), settings: settingsFrom({ ...settings.settings }) }
  return { library, damaged }
}

import { contentHash, sameContent } from '#domain/devices/content-order.ts'
import { type FieldGroup, fieldGroups, isMovieData } from '#domain/devices/fields.ts'
import { emptyLibrary, type Library } from '#domain/records/library.ts'
import { withListedViewings } from '#domain/records/watch-history.ts'
import type { Steps } from '#domain/values/pause.ts'
import { isObject } from '#domain/values/schema.ts'
import { type Item, type ItemListName, kinds, type ListKind, mapItems } from '../records/record-kinds.ts'
import { changesBetween, type RecordRow, rowsOf, withRows } from '../records/record-rows.ts'
import { changedParts, itemKey } from './item-chunks.ts'

export type RowPlace = Pick<RecordRow, 'list' | 'id'>

/** By group of fields: what a row held, as hashes, so that an import can be kept without a copy of all that it added. */
export type Digests = Readonly<Record<FieldGroup, number>>

/** A row that a change added, changed or removed. Snapshots and what is derived do not count. */
export interface ChangedRow extends RowPlace {
  /** Missing where the row was added. */
  readonly before?: unknown
  /** Of the groups that changed, as the change left them; null where it removed the row. A movie's own data are never removed. */
  readonly left: Digests | null
  readonly times?: Times
}

/** Times that follow a change of the row, as the change left them. */
type Times = Readonly<Record<string, unknown>>

const timeNames = ['id', 'addedAt', 'createdAt', 'lastModified', 'lastUpdatedAt']

/** Of a group that is absent. */
const nothing = 0

export const digestsOf = (place: RowPlace, value: unknown): Digests =>
  Object.fromEntries([...fieldGroups(place, value)].map(([group, fields]) => [group, contentHash(fields)]))

export const digestIn = (digests: Digests, group: FieldGroup): number => digests[group] ?? nothing

export const timesOf = (value: unknown): Times =>
  isObject(value) ? Object.fromEntries(timeNames.map((name) => [name, value[name]])) : {}

const itemIdsOf = (list: ItemListName, places: Iterable<RowPlace>): ReadonlySet<string> => {
  const { itemIdOf = (id: string) => id } = kinds[list].parts ?? {}
  const ids = new Set<string>()
  for (const place of places) if (place.list === list) ids.add(itemIdOf(place.id))
  return ids
}

/** The rows of the items at these places, and of the settings. */
export const rowsAt = (library: Library, places: readonly RowPlace[]): ReadonlyMap<string, RecordRow> => {
  const itemsIn = <Name extends ItemListName>(list: Name): readonly Item<Name>[] => {
    const ids = itemIdsOf(list, places)
    const { idOf }: ListKind<Item<Name>> = kinds[list]
    return ids.size === 0 ? [] : library[list].filter((item) => ids.has(idOf(item)))
  }
  const few = mapItems({ ...emptyLibrary, settings: library.settings }, itemsIn)
  return rowsOf({ ...few, watchHistory: few.watchHistory.map(withListedViewings) })
}

const changedRow = (place: RowPlace, before: unknown, after: unknown): ChangedRow | null => {
  const [was, is] = [digestsOf(place, before), digestsOf(place, after)]
  const known = before === undefined ? {} : { before }
  const hasRow = isMovieData(place)
  if (after === undefined && !hasRow) return { ...place, ...known, left: null }
  const isAdded = before === undefined && !hasRow
  const groups = Object.keys({ ...was, ...is }).filter(
    (group) => isAdded || digestIn(was, group) !== digestIn(is, group),
  )
  const times = timesOf(after)
  if (!hasRow && groups.length === 0 && sameContent(times, timesOf(before))) return null
  return { ...place, ...known, left: Object.fromEntries(groups.map((group) => [group, digestIn(is, group)])), times }
}

/** What a change of `before` made of it, read back as the records read it. */
export const changedRows = (before: Library, result: Library): readonly ChangedRow[] => {
  const places = changesBetween(before, result)
  if (places.length === 0) return []
  const [was, is] = [rowsAt(before, places), rowsAt(withRows(before, places), places)]
  // Viewings alone do not have their movie's snapshot, and an entry of an earlier version is one row.
  const touched = new Set(places.map(itemKey))
  return [...new Map([...was, ...is])].flatMap(([key, { list, id }]) => {
    const row = touched.has(itemKey({ list, id }))
      ? changedRow({ list, id }, was.get(key)?.value, is.get(key)?.value)
      : null
    return row ?? []
  })
}

/** The same for a change of thousands of records. */
export function* changedRowsInSteps(before: Library, result: Library): Steps<readonly ChangedRow[]> {
  const changed: ChangedRow[] = []
  for (const [was, is] of changedParts(before, result)) {
    changed.push(...changedRows(was, is))
    yield
  }
  return changed
}

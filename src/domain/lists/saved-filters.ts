import * as v from 'valibot'
import { normalizeName } from '../records/collections.ts'
import type { Settings } from '../records/library.ts'
import { recordId, text } from '../stored/stored-fields.ts'
import type { RecordId } from '../values/ids.ts'
import { field, isObject, storedRow } from '../values/schema.ts'
import { movieConditions } from './movie-filter.ts'

/** Collections share theirs: a merge may give a collection another id. Those of Discover are its shelves. */
export const filteredLists = ['watchlist', 'watched', 'collection', 'discover'] as const
export type FilteredList = (typeof filteredLists)[number]

const savedConditions = ['tab', 'filter', ...movieConditions] as const

export type Conditions = Readonly<Record<string, string>>

export interface SavedFilter {
  readonly id: RecordId
  readonly list: FilteredList
  readonly name: string
  readonly order: string
  /** By their names in the address. Those of a later version are kept. */
  readonly conditions: Conditions
}

export interface PlacedFilter {
  readonly filter: SavedFilter
  readonly index: number
}

const savedFilter = v.pipe(
  storedRow({
    id: recordId,
    list: v.picklist(filteredLists),
    name: text,
    order: text,
    conditions: v.fallback(v.record(v.string(), v.string()), {}),
  }),
  v.check(({ id, name }) => id > 0 && name.trim() !== '', 'no id or name'),
  v.transform(({ extras, ...given }): SavedFilter => ({ ...given, ...extras })),
)

const listName = 'savedFilters'

// In the settings, as a field that the start need not know to keep.
const rowsIn = (settings: Partial<Settings>): readonly unknown[] => {
  const rows = field({ ...settings }, listName)
  return Array.isArray(rows) ? rows : []
}

const withRows = (settings: Settings, rows: readonly unknown[]): Settings => {
  const changed = { ...settings, [listName]: rows }
  return changed
}

const idOf = (row: unknown): unknown => (isObject(row) ? field(row, 'id') : undefined)

export const filterId = (row: unknown): string => String(idOf(row))

/** Where the user has put the filter among the others: by default, in the order in which they were made. */
const placeOf = (row: unknown): number => Number((isObject(row) ? field(row, 'place') : undefined) ?? idOf(row))

const byPlace = (one: unknown, other: unknown): number =>
  placeOf(one) - placeOf(other) || Number(idOf(one)) - Number(idOf(other))

/** Sorted by place. Each row travels between devices by itself, so the order cannot be that of a list. */
export const inPlace = (rows: readonly unknown[]): readonly unknown[] => rows.toSorted(byPlace)

const isPlaced = (row: unknown): row is object => isObject(row) && Number.isSafeInteger(placeOf(row))

/** The rows with a place where their order needs it. Those without an id are unreadable and left out. */
export const withPlaces = (rows: readonly unknown[]): readonly unknown[] => {
  const placed = rows.filter(isPlaced)
  const sorted = inPlace(placed)
  if (placed.every((row, index) => row === sorted[index])) return placed
  const places: number[] = []
  for (const place of placed.map(placeOf).sort((one, other) => one - other)) {
    places.push(Math.max(place, (places.at(-1) ?? place - 1) + 1))
  }
  return placed.map((row, index) => (placeOf(row) === places[index] ? row : { ...row, place: places[index] }))
}

const readRow = (row: unknown): readonly SavedFilter[] => {
  const { success, output } = v.safeParse(savedFilter, row)
  return success ? [output] : []
}

export const savedFiltersIn = (settings: Partial<Settings>): readonly SavedFilter[] => {
  const ids = new Set<RecordId>()
  return rowsIn(settings)
    .flatMap(readRow)
    .filter(({ id }) => ids.size < ids.add(id).size)
}

/** Instead of the one with its id; a new one last, or at the index. */
export const putSavedFilter = (settings: Settings, filter: SavedFilter, index?: number): Settings => {
  const rows = rowsIn(settings)
  const isKnown = rows.some((row) => idOf(row) === filter.id)
  if (isKnown)
    return withRows(
      settings,
      rows.map((row) => (idOf(row) === filter.id ? filter : row)),
    )
  return withRows(settings, rows.toSpliced(index ?? rows.length, 0, filter))
}

export const placedFilter = (settings: Settings, id: RecordId): PlacedFilter | undefined => {
  const filter = savedFiltersIn(settings).find((saved) => saved.id === id)
  return filter && { filter, index: rowsIn(settings).findIndex((row) => idOf(row) === id) }
}

export const removeSavedFilter = (settings: Settings, id: RecordId): Settings =>
  withRows(
    settings,
    rowsIn(settings).filter((row) => idOf(row) !== id),
  )

export type Direction = 'left' | 'right'

/** Past the next one of its list; the same settings where there is none. */
export const moveSavedFilter = (settings: Settings, id: RecordId, direction: Direction): Settings => {
  const rows = rowsIn(settings)
  const all = savedFiltersIn(settings)
  const moved = all.find((filter) => filter.id === id)
  const tabs = all.filter(({ list }) => list === moved?.list)
  const next = tabs[tabs.findIndex((filter) => filter.id === id) + (direction === 'left' ? -1 : 1)]
  if (!moved || !next) return settings
  const indexOf = (sought: RecordId) => rows.findIndex((row) => idOf(row) === sought)
  const [from, to] = [indexOf(id), indexOf(next.id)]
  return withRows(settings, rows.with(from, rows[to]).with(to, rows[from]))
}

export const mergeSavedFilters = (settings: Settings, present: Settings): Settings => {
  const own = rowsIn(present)
  if (own.length === 0) return settings
  const ids = new Set(own.map(idOf))
  return withRows(settings, [...own, ...rowsIn(settings).filter((row) => !ids.has(idOf(row)))])
}

export const conditionsFrom = (parameter: (name: string) => string): Conditions =>
  Object.fromEntries(savedConditions.flatMap((name) => (parameter(name) === '' ? [] : [[name, parameter(name)]])))

export const noConditions: Conditions = Object.fromEntries(savedConditions.map((name) => [name, '']))

export const addressOf = ({ id, order, conditions }: SavedFilter): Conditions => ({
  ...noConditions,
  ...Object.fromEntries(savedConditions.map((name) => [name, conditions[name] ?? ''])),
  order,
  view: String(id),
})

export const isChanged = (saved: SavedFilter, conditions: Conditions, order: string): boolean =>
  saved.order !== order || savedConditions.some((name) => (saved.conditions[name] ?? '') !== (conditions[name] ?? ''))

export const isNameTaken = (
  others: readonly SavedFilter[],
  { list, name, id }: Omit<SavedFilter, 'order' | 'conditions'>,
) => others.some((other) => other.list === list && other.id !== id && normalizeName(other.name) === normalizeName(name))

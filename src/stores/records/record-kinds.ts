import type { Library } from '#domain/records/library.ts'
import type { MovieIndex } from '#domain/records/movie-index.ts'
import { historyIndex } from '#domain/records/watch-history.ts'
import { watchlistIndex } from '#domain/records/watchlist.ts'
import {
  readCollectionMovies,
  readCollections,
  readDeletedCollections,
  readFriends,
  readHiddenMovies,
  readWatchHistory,
  readWatchlist,
} from '#domain/stored/stored-lists.ts'
import { codeUnits } from '#domain/values/sorting.ts'
import { type RecordListName, recordListNames } from '../keys.ts'
import { entryFromRows, entryIdOf, listedEntries, type Part, rowsOfEntry } from './history-rows.ts'

export interface ListKind<Item> {
  readonly idOf: (item: Item) => string
  /** Of lists with a movie each: making texts of all ids would take most of the time of a change. */
  readonly index?: MovieIndex<Item>
  /** Items of several rows: without these, an item is one row. */
  readonly parts?: ItemParts<Item>
  readonly compare: (one: Item, other: Item) => number
  readonly read: (value: unknown) => { readonly items: readonly Item[]; readonly skipped: readonly unknown[] }
}
interface ItemParts<Item> {
  readonly rowsOf: (item: Item) => readonly Part[]
  readonly itemIdOf: (rowId: string) => string
  readonly fromRows: (
    known: Item | undefined,
    id: string,
    rows: ReadonlyMap<string, unknown>,
    read: (value: unknown) => Item | undefined,
  ) => Item | undefined
}

export type ItemListName = Exclude<RecordListName, 'settings'>
export type Item<Name extends ItemListName> = Library[Name][number]

export const itemListNames: readonly ItemListName[] = recordListNames.filter((list) => list !== 'settings')

export const mapItems = (
  library: Library,
  itemsOf: <Name extends ItemListName>(list: Name) => readonly Item<Name>[],
): Library => ({ ...library, ...Object.fromEntries(itemListNames.map((list) => [list, itemsOf(list)] as const)) })

const byId = <Item extends { readonly id: number; readonly movieId?: number }>(one: Item, other: Item): number =>
  one.id - other.id || (one.movieId ?? 0) - (other.movieId ?? 0)

// Tabs with the same records must write the same text, or they would react to each other forever: hence a fixed order
// per list, oldest id first.
export const kinds: { readonly [Name in ItemListName]: ListKind<Item<Name>> } = {
  watchlist: {
    idOf: (item) => String(item.movieId),
    index: watchlistIndex,
    compare: byId,
    read: readWatchlist,
  },
  collections: { idOf: (collection) => String(collection.id), compare: byId, read: readCollections },
  collectionMovies: {
    idOf: (link) => `${link.collectionId}/${link.movieId}`,
    compare: byId,
    read: readCollectionMovies,
  },
  watchHistory: {
    idOf: (entry) => String(entry.movieId),
    index: historyIndex,
    compare: (one, other) => codeUnits(one.watchedAt ?? '', other.watchedAt ?? '') || one.movieId - other.movieId,
    read: (value) => listedEntries(readWatchHistory(value)),
    parts: { rowsOf: rowsOfEntry, itemIdOf: entryIdOf, fromRows: entryFromRows },
  },
  notForMe: {
    idOf: (movie) => String(movie.movieId),
    compare: (one, other) => codeUnits(one.addedAt, other.addedAt) || one.movieId - other.movieId,
    read: readHiddenMovies,
  },
  deletedCollections: { idOf: String, compare: (one, other) => one - other, read: readDeletedCollections },
  friends: { idOf: (friend) => String(friend.id), compare: byId, read: readFriends },
}

const readings = new WeakMap<object, unknown>()

export const readRecord = <Name extends ItemListName>(list: Name, value: unknown): Item<Name> | undefined => {
  const kind: ListKind<Item<Name>> = kinds[list]
  if (typeof value !== 'object' || value === null) return kind.read([value]).items[0]
  if (!readings.has(value)) readings.set(value, kind.read([value]).items[0])
  return readings.get(value) as Item<Name> | undefined
}

export const partsOf = <Name extends ItemListName>(list: Name, item: Item<Name> | undefined): readonly Part[] => {
  const { idOf, parts }: ListKind<Item<Name>> = kinds[list]
  if (item === undefined) return []
  return parts ? parts.rowsOf(item) : [[idOf(item), item]]
}

export const itemFromRows = <Name extends ItemListName>(
  list: Name,
  known: Item<Name> | undefined,
  id: string,
  rows: ReadonlyMap<string, unknown>,
): Item<Name> | undefined => {
  const { idOf, parts }: ListKind<Item<Name>> = kinds[list]
  const read = (value: unknown) => readRecord(list, value)
  if (parts) return parts.fromRows(known, id, rows, read)
  const value = rows.get(id)
  if (value === undefined) return undefined
  const item = read(value)
  return item === undefined || idOf(item) !== id ? known : item
}

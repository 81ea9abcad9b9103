import { isoTimeFrom, timeOfId, unknownTime } from './iso-times.ts'
import type {
  Collection,
  CollectionLink,
  IsoTime,
  RecordId,
  WatchHistoryEntry,
  WatchlistItem,
  WatchStatus,
} from './library.ts'
import type { MovieId } from './movie.ts'
import {
  field,
  isRow,
  movieIdFrom,
  numberWithin,
  picturePathFrom,
  type Row,
  readSnapshot,
  recordIdFrom,
  textFrom,
  withExtras,
} from './repair-fields.ts'

export type SkipReason =
  | 'not a list'
  | 'not an object'
  | 'no movie id'
  | 'no id'
  | 'no name'
  | 'no collection id'
  | 'repeated'

/** A row that could not be understood, as it came, and why. */
export interface SkippedRow {
  readonly row: unknown
  readonly reason: SkipReason
}

/** What could be read of a list. Nothing is thrown, whatever was stored. */
export interface ListReading<Item> {
  readonly items: readonly Item[]
  readonly skipped: readonly SkippedRow[]
}

type RowReading<Item> = { readonly item: Item } | { readonly reason: SkipReason }

/** Reads each row; the first of several rows with one key wins. An absent list is empty. */
const readRows = <Item>(
  value: unknown,
  read: (row: Row) => RowReading<Item>,
  keyOf: (item: Item) => string | number,
): ListReading<Item> => {
  if (value === undefined || value === null) return { items: [], skipped: [] }
  if (!Array.isArray(value)) return { items: [], skipped: [{ row: value, reason: 'not a list' }] }
  const items = new Map<string | number, Item>()
  const skipped: SkippedRow[] = []
  for (const row of value) {
    const reading: RowReading<Item> = isRow(row) ? read(row) : { reason: 'not an object' }
    if ('reason' in reading) skipped.push({ row, reason: reading.reason })
    else if (items.has(keyOf(reading.item))) skipped.push({ row, reason: 'repeated' })
    else items.set(keyOf(reading.item), reading.item)
  }
  return { items: [...items.values()], skipped }
}

const withId = <Item extends { readonly id: RecordId }>(item: Item, id: RecordId): Item =>
  item.id === id ? item : { ...item, id }

/** Gives items without an id (0) or with one that an earlier item has the next free number. */
const withDistinctIds = <Item extends { readonly id: RecordId }>(reading: ListReading<Item>): ListReading<Item> => {
  const wanted = new Set(reading.items.map((item) => item.id))
  const used = new Set<RecordId>()
  let next = 1
  const items = reading.items.map((item) => {
    let id = item.id
    if (id === 0 || used.has(id)) {
      while (used.has(next) || wanted.has(next)) next += 1
      id = next
    }
    used.add(id)
    return withId(item, id)
  })
  return { ...reading, items }
}

const movieIdOf = (row: Row): MovieId | undefined => {
  const movie = field(row, 'movie')
  return movieIdFrom(field(row, 'movieId')) ?? (isRow(movie) ? movieIdFrom(field(movie, 'id')) : undefined)
}

/** The first of the named fields that tells a time; 'id' tells the time it was made. */
const timeIn = (row: Row, ...names: readonly string[]): IsoTime => {
  const told = names.map((name) =>
    name === 'id' ? timeOfId(recordIdFrom(field(row, 'id')) ?? 0) : isoTimeFrom(field(row, name)),
  )
  return told.find((time) => time !== null) ?? unknownTime
}

const statusFrom = (row: Row): WatchStatus => {
  const status = field(row, 'status')
  if (status === 'want-to-watch' || status === 'watching' || status === 'watched') return status
  return field(row, 'watched') === true ? 'watched' : 'want-to-watch'
}

/** 0 in `watchProgress` is what reading B gives every new item: it says nothing, and the status decides. */
const progressFrom = (row: Row, status: WatchStatus): { readonly progress?: number } => {
  const progress = numberWithin(field(row, 'progress'), 0, 100) ?? numberWithin(field(row, 'watchProgress'), 0, 100)
  if (progress !== undefined && (progress > 0 || field(row, 'progress') !== undefined)) return { progress }
  if (status === 'want-to-watch') return {}
  return { progress: status === 'watched' ? 100 : 0 }
}

const ITEM_FIELDS = [
  'id',
  'movieId',
  'userId',
  'addedAt',
  'status',
  'watched',
  'progress',
  'watchProgress',
  'favorite',
  'lastModified',
  'watchedAt',
  'movie',
]

const readItem = (row: Row): RowReading<WatchlistItem> => {
  const movieId = movieIdOf(row)
  if (movieId === undefined) return { reason: 'no movie id' }
  const status = statusFrom(row)
  const lastModified = isoTimeFrom(field(row, 'lastModified'))
  const item: WatchlistItem = {
    id: recordIdFrom(field(row, 'id')) ?? 0,
    movieId,
    userId: 1,
    addedAt: timeIn(row, 'addedAt', 'id', 'lastModified', 'watchedAt'),
    status,
    ...progressFrom(row, status),
    favorite: field(row, 'favorite') === true,
    ...(lastModified === null ? {} : { lastModified }),
    watchedAt: status === 'watched' ? isoTimeFrom(field(row, 'watchedAt')) : null,
    movie: readSnapshot(field(row, 'movie'), movieId),
  }
  return { item: withExtras(item, row, ITEM_FIELDS) }
}

/** The `watchlist` key or an import's: both readings of spec section 3 come out as the stored shape. */
export const readWatchlist = (value: unknown): ListReading<WatchlistItem> =>
  withDistinctIds(readRows(value, readItem, (item) => item.movieId))

const COLLECTION_FIELDS = ['id', 'name', 'description', 'coverImage', 'createdAt', 'lastUpdatedAt', 'moviesCount']

const readCollection = (row: Row): RowReading<Collection> => {
  const id = recordIdFrom(field(row, 'id'))
  const name = textFrom(field(row, 'name'))?.trim()
  if (id === undefined) return { reason: 'no id' }
  if (!name) return { reason: 'no name' }
  const collection: Collection = {
    id,
    name,
    description: textFrom(field(row, 'description'))?.trim() ?? '',
    coverImage: picturePathFrom(field(row, 'coverImage')),
    createdAt: timeIn(row, 'createdAt', 'id', 'lastUpdatedAt'),
    lastUpdatedAt: timeIn(row, 'lastUpdatedAt', 'createdAt', 'id'),
    moviesCount: Math.round(numberWithin(field(row, 'moviesCount'), 0, Number.MAX_SAFE_INTEGER) ?? 0),
  }
  return { item: withExtras(collection, row, COLLECTION_FIELDS) }
}

/** The `collections` key or an import's. `moviesCount` is as it was stored: see `withCounts`. */
export const readCollections = (value: unknown): ListReading<Collection> =>
  readRows(value, readCollection, (collection) => collection.id)

const readLink = (row: Row): RowReading<CollectionLink> => {
  const movieId = movieIdOf(row)
  const collectionId = recordIdFrom(field(row, 'collectionId'))
  if (movieId === undefined) return { reason: 'no movie id' }
  if (collectionId === undefined) return { reason: 'no collection id' }
  const link: CollectionLink = {
    id: recordIdFrom(field(row, 'id')) ?? 0,
    movieId,
    collectionId,
    movie: readSnapshot(field(row, 'movie'), movieId),
    addedAt: timeIn(row, 'addedAt', 'id'),
  }
  return { item: withExtras(link, row, ['id', 'movieId', 'collectionId', 'movie', 'addedAt']) }
}

/** The `collection-movies` key or an import's. Links to collections that do not exist are kept. */
export const readCollectionMovies = (value: unknown): ListReading<CollectionLink> =>
  withDistinctIds(readRows(value, readLink, (link) => `${link.collectionId}/${link.movieId}`))

const readEntry = (row: Row): RowReading<WatchHistoryEntry> => {
  const movieId = movieIdOf(row)
  if (movieId === undefined) return { reason: 'no movie id' }
  const entry: WatchHistoryEntry = { movieId, watchedAt: timeIn(row, 'watchedAt', 'id') }
  return { item: withExtras(entry, row, ['movieId', 'watchedAt']) }
}

/** The `watch-history` key or an import's. */
export const readWatchHistory = (value: unknown): ListReading<WatchHistoryEntry> =>
  readRows(value, readEntry, (entry) => entry.movieId)

/** The `deleted-collections` key: ids, each once. */
export const readDeletedCollections = (value: unknown): ListReading<RecordId> => {
  if (value === undefined || value === null) return { items: [], skipped: [] }
  if (!Array.isArray(value)) return { items: [], skipped: [{ row: value, reason: 'not a list' }] }
  const skipped = value.filter((row) => recordIdFrom(row) === undefined)
  const ids = value.map(recordIdFrom).filter((id) => id !== undefined)
  return { items: [...new Set(ids)], skipped: skipped.map((row) => ({ row, reason: 'no id' })) }
}

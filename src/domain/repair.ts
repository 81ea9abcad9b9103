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
  fieldNames,
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
import { type ListReading, type RowReading, readRows, rowReader, withDistinctIds } from './repair-rows.ts'

const movieIdOf = (row: Row): MovieId | undefined => {
  const movie = field(row, 'movie')
  return movieIdFrom(field(row, 'movieId')) ?? (isRow(movie) ? movieIdFrom(field(movie, 'id')) : undefined)
}

/** The first of the named fields that tells a time; 'id' tells the time it was made. */
const timeIn = (row: Row, ...names: readonly string[]): IsoTime => {
  for (const name of names) {
    const value = field(row, name)
    const time = name === 'id' ? timeOfId(recordIdFrom(value) ?? 0) : isoTimeFrom(value)
    if (time !== null) return time
  }
  return unknownTime
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

const ITEM_FIELDS = fieldNames(
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
)

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
  withIds(readRows(value, rowReaders.watchlist()))

const COLLECTION_FIELDS = fieldNames(
  'id',
  'name',
  'description',
  'coverImage',
  'createdAt',
  'lastUpdatedAt',
  'moviesCount',
)

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
export const readCollections = (value: unknown): ListReading<Collection> => readRows(value, rowReaders.collections())

const LINK_FIELDS = fieldNames('id', 'movieId', 'collectionId', 'movie', 'addedAt')

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
  return { item: withExtras(link, row, LINK_FIELDS) }
}

/** The `collection-movies` key or an import's. Links to collections that do not exist are kept. */
export const readCollectionMovies = (value: unknown): ListReading<CollectionLink> =>
  withIds(readRows(value, rowReaders.collectionMovies()))

const ENTRY_FIELDS = fieldNames('movieId', 'watchedAt')

const readEntry = (row: Row): RowReading<WatchHistoryEntry> => {
  const movieId = movieIdOf(row)
  if (movieId === undefined) return { reason: 'no movie id' }
  const entry: WatchHistoryEntry = { movieId, watchedAt: timeIn(row, 'watchedAt', 'id') }
  return { item: withExtras(entry, row, ENTRY_FIELDS) }
}

/** The `watch-history` key or an import's. */
export const readWatchHistory = (value: unknown): ListReading<WatchHistoryEntry> =>
  readRows(value, rowReaders.watchHistory())

/** Readers of one row at a time, each for one pass over a list: what makes two rows of it the same is known here. */
export const rowReaders = {
  watchlist: () => rowReader(readItem, (item) => item.movieId),
  collections: () => rowReader(readCollection, (collection) => collection.id),
  collectionMovies: () => rowReader(readLink, (link) => `${link.collectionId}/${link.movieId}`),
  watchHistory: () => rowReader(readEntry, (entry) => entry.movieId),
}

const withIds = <Item extends { readonly id: RecordId }>(reading: ListReading<Item>): ListReading<Item> => ({
  ...reading,
  items: withDistinctIds(reading.items),
})

/** The `deleted-collections` key: ids, each once. */
export const readDeletedCollections = (value: unknown): ListReading<RecordId> => {
  if (value === undefined || value === null) return { items: [], skipped: [] }
  if (!Array.isArray(value)) return { items: [], skipped: [{ row: value, reason: 'not a list' }] }
  const skipped = value.filter((row) => recordIdFrom(row) === undefined)
  const ids = value.map(recordIdFrom).filter((id) => id !== undefined)
  return { items: [...new Set(ids)], skipped: skipped.map((row) => ({ row, reason: 'no id' })) }
}

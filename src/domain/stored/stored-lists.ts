import * as v from 'valibot'
import { isTmdbId } from '../movie/movie.ts'
import type { Friend, HiddenMovie } from '../records/library.ts'
import type { SharedMovie } from '../sharing/shared-list.ts'
import type { RecordId } from '../values/ids.ts'
import { unknownTime } from '../values/instant.ts'
import { isObject, storedRow } from '../values/schema.ts'
import { movieId, recordId, repaired, snapshotInput, snapshotWith, text, time } from './stored-fields.ts'
import { droppedFrom, historyEntry } from './stored-history.ts'
import { collection, collectionLink, hasMovieId, movieIdOf, watchlistItem } from './stored-schemas.ts'

const isMovie = (value: unknown): value is SharedMovie =>
  isObject(value) &&
  isTmdbId(value['id']) &&
  typeof value['title'] === 'string' &&
  (value['year'] === null || Number.isInteger(value['year']))

const friend = v.pipe(
  storedRow({
    id: recordId,
    name: text,
    color: text,
    addedAt: time,
    keptAt: time,
    listName: text,
    movies: repaired<readonly SharedMovie[]>(
      () => false,
      (value) => (Array.isArray(value) ? value.filter(isMovie) : []),
    ),
  }),
  v.check(({ id }) => id > 0, 'no id'),
  v.check(({ name }) => name.trim() !== '', 'no name'),
  v.transform(({ extras, ...given }): Friend => {
    const addedAt = given.addedAt ?? unknownTime
    return { ...given, name: given.name.trim(), addedAt, keptAt: given.keptAt ?? addedAt, ...extras }
  }),
)

const fields = storedRow({ movieId, addedAt: time, movie: snapshotInput })

const notForMe = v.pipe(
  fields,
  hasMovieId(),
  v.transform((given): HiddenMovie => {
    const movieId = movieIdOf(given)
    const { id, title, posterPath, releaseDate, runtime, genres } = snapshotWith(movieId, given.movie)
    return {
      movieId,
      addedAt: given.addedAt ?? unknownTime,
      movie: { id, title, posterPath, releaseDate, runtime, genres, ...given.movie.extras },
      ...given.extras,
    }
  }),
)

const skipReasons = [
  'not a list',
  'not an object',
  'no movie id',
  'no id',
  'no name',
  'no collection id',
  'repeated',
  'wrong rating',
] as const
export type SkipReason = (typeof skipReasons)[number]

export interface SkippedRow {
  readonly row: unknown
  readonly reason: SkipReason
}

export interface ListReading<Item> {
  readonly items: readonly Item[]
  readonly skipped: readonly SkippedRow[]
}

/** `dropped` has a reason for each part that was left out of the item. */
export type RowReading<Item> =
  | { readonly item: Item; readonly dropped: readonly SkipReason[] }
  | { readonly reason: SkipReason }

export type RowReader<Item> = (row: unknown) => RowReading<Item>

const nothing: readonly SkipReason[] = []

const rowReader = <Item>(
  schema: v.GenericSchema<unknown, Item>,
  keyOf: (item: Item) => string | number,
  droppedFrom: (row: unknown) => readonly SkipReason[] = () => nothing,
): RowReader<Item> => {
  const seenKeys = new Set<string | number>()
  return (row) => {
    const { success, issues, output } = v.safeParse(schema, row, { abortEarly: true })
    if (!success) return { reason: skipReasons.find((reason) => reason === issues[0].message) ?? 'not an object' }
    const key = keyOf(output)
    if (seenKeys.has(key)) return { reason: 'repeated' }
    seenKeys.add(key)
    return { item: output, dropped: droppedFrom(row) }
  }
}

export const rowReaders = {
  watchlist: () => rowReader(watchlistItem, (item) => item.movieId),
  collections: () => rowReader(collection, ({ id }) => id),
  collectionMovies: () => rowReader(collectionLink, (link) => `${link.collectionId}/${link.movieId}`),
  watchHistory: () => rowReader(historyEntry, (entry) => entry.movieId, droppedFrom),
  notForMe: () => rowReader(notForMe, ({ movieId }) => movieId),
  friends: () => rowReader(friend, ({ id }) => id),
}

const readRows = <Item>(value: unknown, read: RowReader<Item>): ListReading<Item> => {
  if (value === undefined || value === null) return { items: [], skipped: [] }
  if (!Array.isArray(value)) return { items: [], skipped: [{ row: value, reason: 'not a list' }] }
  const items: Item[] = []
  const skipped: SkippedRow[] = []
  for (const row of value) {
    const reading = read(row)
    if ('reason' in reading) {
      skipped.push({ row, reason: reading.reason })
      continue
    }
    items.push(reading.item)
    for (const reason of reading.dropped) skipped.push({ row, reason })
  }
  return { items, skipped }
}

const withId = <Item extends { readonly id: RecordId }>(item: Item, id: RecordId): Item =>
  item.id === id ? item : { ...item, id }

/** Items without an id (0) or with a repeated one get the next free number. */
export const withDistinctIds = <Item extends { readonly id: RecordId }>(items: readonly Item[]): readonly Item[] => {
  const ids = new Set(items.map((item) => item.id))
  const used = new Set<RecordId>()
  let next = 1
  return items.map((item) => {
    let id = item.id
    if (id === 0 || used.has(id)) {
      while (used.has(next) || ids.has(next)) next += 1
      id = next
    }
    used.add(id)
    return withId(item, id)
  })
}

const withIds = <Item extends { readonly id: RecordId }>(reading: ListReading<Item>): ListReading<Item> => ({
  ...reading,
  items: withDistinctIds(reading.items),
})

export const readWatchlist = (value: unknown) => withIds(readRows(value, rowReaders.watchlist()))

export const readCollections = (value: unknown) => readRows(value, rowReaders.collections())

export const readCollectionMovies = (value: unknown) => withIds(readRows(value, rowReaders.collectionMovies()))

export const readWatchHistory = (value: unknown) => readRows(value, rowReaders.watchHistory())

export const readHiddenMovies = (value: unknown) => readRows(value, rowReaders.notForMe())

export const readFriends = (value: unknown) => readRows(value, rowReaders.friends())

export const readDeletedCollections = (value: unknown): ListReading<RecordId> => {
  if (value === undefined || value === null) return { items: [], skipped: [] }
  if (!Array.isArray(value)) return { items: [], skipped: [{ row: value, reason: 'not a list' }] }
  const ids = value.map((row) => v.parse(recordId, row))
  const skipped = value.filter((_, index) => ids[index] === 0)
  return { items: [...new Set(ids.filter((id) => id > 0))], skipped: skipped.map((row) => ({ row, reason: 'no id' })) }
}

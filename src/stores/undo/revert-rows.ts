import { importLists } from '#domain/backup/import-lists.ts'
import { fieldGroups, isMovieData } from '#domain/devices/fields.ts'
import { collectionOfLink } from '#domain/devices/linked-rows.ts'
import { rowKeyOf } from '#domain/devices/merge-rows.ts'
import { withCounts } from '#domain/lists/collection-links.ts'
import { inHandOrder } from '#domain/lists/hand-order.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import type { CollectionLink, Library } from '#domain/records/library.ts'
import { withWatchedTime } from '#domain/records/watched-time.ts'
import { isWatched, replaceItem, watchlistItemOf } from '#domain/records/watchlist.ts'
import { finish, type Steps } from '#domain/values/pause.ts'
import { isObject, type JsonObject } from '#domain/values/schema.ts'
import { entryIdOf } from '../records/history-rows.ts'
import { type RecordRow, withRows } from '../records/record-rows.ts'
import { type ChangedRow, type Digests, digestIn, digestsOf, type RowPlace, rowsAt, timesOf } from './changed-rows.ts'
import { rowChunks } from './item-chunks.ts'

export interface Revert {
  readonly library: Library
  readonly isChanged: boolean
  /** What has changed since, in whole or in part, and stays. */
  readonly skipped: readonly RowPlace[]
}

type Rows = ReadonlyMap<string, RecordRow>

interface Outcome {
  readonly row: RecordRow | null
  readonly isSkipped: boolean
}

const unchanged: Outcome = { row: null, isSkipped: false }
const skipped: Outcome = { row: null, isSkipped: true }

const areSame = (one: Digests, other: Digests): boolean =>
  Object.keys({ ...one, ...other }).every((group) => digestIn(one, group) === digestIn(other, group))

const fieldsIn = (place: RowPlace, value: unknown, groups: ReadonlySet<string>): JsonObject =>
  Object.fromEntries(
    [...fieldGroups(place, value)].flatMap(([group, fields]) =>
      groups.has(group) && isObject(fields) ? Object.entries(fields) : [],
    ),
  )

const withoutGroups = (place: RowPlace, value: JsonObject = {}): JsonObject => {
  const fields = fieldsIn(place, value, new Set(fieldGroups(place, value).keys()))
  return Object.fromEntries(Object.entries(value).filter(([name]) => !Object.hasOwn(fields, name)))
}

/** The current row with the fields of these groups as they were, in the order of the row as it was. */
const withGroups = (row: ChangedRow, current: unknown, groups: ReadonlySet<string>): unknown => {
  const { before } = row
  if (before !== undefined && !isObject(before)) return before
  const now = isObject(current) ? current : withoutGroups(row, before)
  const is = fieldsIn(row, now, groups)
  const kept = Object.entries(now).filter(([name]) => !Object.hasOwn(is, name))
  const times = Object.entries(timesOf(before)).filter(([name]) => now[name] === row.times?.[name])
  const fields: JsonObject = { ...Object.fromEntries([...kept, ...times]), ...fieldsIn(row, before, groups) }
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(fields)])]
  return Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])))
}

/** One that was only placed anew since is still the one that the change made; one that got a note is not. */
const isLinkAsAdded = ({ list, times }: ChangedRow, current: unknown): boolean =>
  list === 'collectionMovies' &&
  times !== undefined &&
  (!isObject(current) || current['note'] === undefined) &&
  Object.entries(timesOf(current)).every(([name, time]) => time === times[name])

const outcomeOf = (changed: ChangedRow, current: unknown): Outcome => {
  const { list, id, before, left } = changed
  const [was, is] = [digestsOf(changed, before), digestsOf(changed, current)]
  if (left === null) {
    if (current === undefined) return { row: { list, id, value: before }, isSkipped: false }
    return areSame(was, is) ? unchanged : skipped
  }
  if (!isMovieData(changed)) {
    if (current === undefined) return before === undefined ? unchanged : skipped
    if (before === undefined) {
      const isAsAdded = areSame(left, is) || isLinkAsAdded(changed, current)
      return isAsAdded ? { row: { list, id }, isSkipped: false } : skipped
    }
  }
  const groups = Object.keys(left)
  const still = new Set(groups.filter((group) => digestIn(left, group) === digestIn(is, group)))
  const isSkipped = groups.some((group) => !still.has(group) && digestIn(was, group) !== digestIn(is, group))
  if (still.size === 0 && groups.length > 0) return { row: null, isSkipped }
  return { row: { list, id, value: withGroups(changed, current, still) }, isSkipped }
}

const isViewing = ({ list, id }: RowPlace): boolean => list === 'watchHistory' && id.includes('/')

/** An entry goes with the last of what is known of its movie, and comes back with the snapshot that its viewings need. */
const entryRow = (place: RowPlace, before: unknown, current: Rows, next: Rows): RecordRow | null => {
  const key = rowKeyOf(place)
  const known = current.get(key)
  const written = next.get(key)
  const value = written?.value ?? known?.value ?? before
  const isOfEntry = (row: RecordRow) => isViewing(row) && entryIdOf(row.id) === place.id
  const viewings = new Map([...current, ...next].filter(([, row]) => isOfEntry(row)))
  const isLeft = [...viewings.values()].some((row) => row.value !== undefined) || fieldGroups(place, value).size > 0
  if (!isLeft) return known ? { ...place } : null
  return written || !known ? { ...place, ...(value !== undefined && { value }) } : null
}

const rowsByEntry = (rows: Rows): ReadonlyMap<string, Rows> => {
  const byEntry = new Map<string, Map<string, RecordRow>>()
  for (const [key, row] of rows) {
    if (row.list !== 'watchHistory') continue
    const id = entryIdOf(row.id)
    const own = byEntry.get(id) ?? new Map<string, RecordRow>()
    byEntry.set(id, own.set(key, row))
  }
  return byEntry
}

const none: Rows = new Map()

const entryRows = (changed: readonly ChangedRow[], current: Rows, next: Rows): readonly RecordRow[] => {
  const [now, after] = [rowsByEntry(current), rowsByEntry(next)]
  return changed.filter(isMovieData).flatMap(({ list, id, before }) => {
    const row = entryRow({ list, id }, before, now.get(id) ?? none, after.get(id) ?? none)
    return row ?? []
  })
}

/** One that other movies were added to stays. */
const mayRemove = ({ list, id }: RowPlace, library: Library, next: Rows): boolean =>
  list !== 'collections' ||
  library.collectionMovies.every(
    (link) =>
      String(link.collectionId) !== id ||
      next.has(rowKeyOf({ list: 'collectionMovies', id: `${link.collectionId}/${link.movieId}` })),
  )

/** A rating says that its movie was seen: what was rated since stays watched. */
const isRatedSince = (changed: ChangedRow, value: unknown): boolean => {
  if (!isMovieData(changed) || changed.left === null) return false
  const { rating } = digestsOf(changed, value)
  return rating !== undefined && rating !== (changed.left['rating'] ?? digestsOf(changed, changed.before)['rating'])
}

/** The day of a viewing goes with it. */
const withItsTime = (library: Library, movieId: MovieId): Library => {
  const item = watchlistItemOf(library.watchlist, movieId)
  if (!item || !isWatched(item)) return library
  return withWatchedTime(
    { ...library, watchlist: replaceItem(library.watchlist, { ...item, watchedAt: null }) },
    movieId,
  )
}

const collectionOf = (row: RowPlace): string | null => (row.list === 'collections' ? row.id : collectionOfLink(row))

const orderOf = (links: readonly CollectionLink[], among: (link: CollectionLink) => boolean): string =>
  inHandOrder
    .sorted(links.filter(among))
    .map(({ movieId }) => movieId)
    .join()

/** A collection that was changed since keeps the order of what stays, unless the change itself had made that order. */
const withLaterOrder = (library: Library, after: Library, changed: readonly ChangedRow[]): Library => {
  const rows = changed.filter((row) => collectionOf(row) !== null)
  const current = rowsAt(library, rows)
  const isChangedSince = (row: ChangedRow): boolean => {
    const value = current.get(rowKeyOf(row))?.value
    if (value === undefined || row.left === null) return false
    if (row.list === 'collections') return timesOf(value)['lastUpdatedAt'] !== row.times?.['lastUpdatedAt']
    return !areSame(row.left, digestsOf(row, value))
  }
  const later = new Set(rows.filter(isChangedSince).map(collectionOf))
  if (later.size === 0) return after
  const asLeft = rows.filter((row) => row.list === 'collectionMovies' && row.before && !isChangedSince(row))
  const before = withRows(
    library,
    asLeft.map(({ list, id, before: value }) => ({ list, id, value })),
  )
  const keyOf = ({ collectionId, movieId }: CollectionLink) => `${collectionId}/${movieId}`
  const staying = new Set(after.collectionMovies.map(keyOf))
  const moved = new Set(asLeft.map(({ id }) => id))
  const kept = new Map<string, CollectionLink>()
  for (const collection of later) {
    const own = library.collectionMovies.filter(({ collectionId }) => String(collectionId) === collection)
    const stays = (link: CollectionLink) => String(link.collectionId) === collection && staying.has(keyOf(link))
    const isMoved = (link: CollectionLink) => String(link.collectionId) === collection && moved.has(keyOf(link))
    const isMadeByChange = orderOf(before.collectionMovies, isMoved) !== orderOf(own, isMoved)
    if (isMadeByChange || orderOf(after.collectionMovies, stays) === orderOf(own, stays)) continue
    for (const link of own) kept.set(keyOf(link), link)
  }
  const collectionMovies = after.collectionMovies.map((link) => {
    const { position: _, ...unplaced } = link
    const position = kept.get(keyOf(link))?.position
    return kept.has(keyOf(link)) ? { ...unplaced, ...(position !== undefined && { position }) } : link
  })
  return kept.size > 0 ? { ...after, collectionMovies } : after
}

function* revertInChunks(library: Library, chunks: readonly (readonly ChangedRow[])[]): Steps<Revert> {
  const next = new Map<string, RecordRow>()
  const written: RecordRow[][] = []
  const places: RowPlace[] = []
  const ratedSince = new Set<string>()
  for (const changed of chunks) {
    const current = rowsAt(library, changed)
    const own = new Map<string, RecordRow>()
    for (const place of changed) {
      const value = current.get(rowKeyOf(place))?.value
      const { row, isSkipped } = outcomeOf(place, value)
      if (isRatedSince(place, value)) ratedSince.add(place.id)
      if (row) own.set(rowKeyOf(row), row)
      if (isSkipped) places.push(place)
    }
    for (const [key, row] of own) next.set(key, row)
    written.push([...[...own.values()].filter((row) => !isMovieData(row)), ...entryRows(changed, current, own)])
    yield
  }
  const staysWatched = ({ list, id }: RowPlace): boolean => list === 'watchlist' && ratedSince.has(id)
  const kept = [...next.values()].filter(
    (row) => row.value === undefined && (staysWatched(row) || !mayRemove(row, library, next)),
  )
  const keptKeys = new Set(kept.map(rowKeyOf))
  let after = library
  for (const rows of written) {
    after = withRows(
      after,
      rows.filter((row) => !keptKeys.has(rowKeyOf(row))),
    )
    yield
  }
  after = withLaterOrder(library, after, chunks.flat())
  for (const { id } of kept.filter(staysWatched)) after = withItsTime(after, Number(id))
  return {
    library: { ...after, collections: withCounts(after) },
    isChanged: importLists.some((list) => after[list] !== library[list]) || after.settings !== library.settings,
    skipped: [...places, ...kept],
  }
}

/** Takes rows and groups of fields back to what they were, where they still are as the change left them. */
export const revertRows = (library: Library, changed: readonly ChangedRow[]): Revert =>
  finish(revertInChunks(library, [changed]))

/** The same for thousands of rows. */
export const revertRowsInSteps = (library: Library, changed: readonly ChangedRow[]): Steps<Revert> =>
  revertInChunks(library, rowChunks(changed))

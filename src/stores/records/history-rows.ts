import type { Viewing, WatchHistoryEntry } from '#domain/records/library.ts'
import { viewingsOf } from '#domain/records/viewings.ts'
import { entryWith, withListedViewings } from '#domain/records/watch-history.ts'
import { readViewing } from '#domain/stored/stored-history.ts'
import type { ListReading } from '#domain/stored/stored-lists.ts'

/** One of the rows of a record, or of the settings. */
export type Part = readonly [id: string, value: unknown]

const movieValues = new WeakMap<WatchHistoryEntry, object>()

/** The same object for the same entry, since texts of records are cached. */
const movieValueOf = (entry: WatchHistoryEntry): object => {
  const known = movieValues.get(entry)
  if (known) return known
  const { watchedAt: _, ...movie } = entry
  const value = { ...movie, plays: [] }
  movieValues.set(entry, value)
  return value
}

/** `[movie id]` for the movie's own data and `[movie id]/[viewing id]` for each viewing: two tabs can add to one movie. */
export const rowsOfEntry = (entry: WatchHistoryEntry): readonly Part[] => {
  const id = String(entry.movieId)
  return [[id, movieValueOf(entry)], ...viewingsOf(entry).map((viewing): Part => [`${id}/${viewing.id}`, viewing])]
}

export const entryIdOf = (rowId: string): string => rowId.split('/', 1)[0] ?? rowId

const plays = new WeakMap<object, Viewing | undefined>()

const viewingFrom = (value: unknown, movieId: number): Viewing | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  if (!plays.has(value)) plays.set(value, readViewing(value, movieId))
  return plays.get(value)
}

/** Entries of earlier versions are one viewing. */
export const listedEntries = (reading: ListReading<WatchHistoryEntry>): ListReading<WatchHistoryEntry> => ({
  ...reading,
  items: reading.items.map((entry) => (entry.plays ? entry : withListedViewings(entry))),
})

const movieFrom = (
  known: WatchHistoryEntry | undefined,
  id: string,
  rows: ReadonlyMap<string, unknown>,
  read: (value: unknown) => WatchHistoryEntry | undefined,
): WatchHistoryEntry | undefined => {
  if (!rows.has(id)) return known
  const value = rows.get(id)
  if (value === undefined) return undefined
  const movie = read(value)
  return movie && String(movie.movieId) === id ? movie : known
}

export const entryFromRows = (
  known: WatchHistoryEntry | undefined,
  id: string,
  rows: ReadonlyMap<string, unknown>,
  read: (value: unknown) => WatchHistoryEntry | undefined,
): WatchHistoryEntry | undefined => {
  const movie = movieFrom(known, id, rows, read)
  const changedViewings = [...rows].filter(([rowId]) => rowId !== id)
  const movieId = Number(id)
  const left = new Map<string, Viewing>()
  const keep = (viewing: Viewing) => left.set(`${id}/${viewing.id}`, viewing)
  for (const viewing of known ? viewingsOf(known) : []) keep(viewing)
  // An entry of an earlier version is a row with its viewing in it.
  if (movie && movie !== known) for (const viewing of viewingsOf(movie)) keep(viewing)
  for (const [rowId, value] of changedViewings) {
    const viewing = viewingFrom(value, movieId)
    if (value === undefined) left.delete(rowId)
    else if (viewing && rowId === `${id}/${viewing.id}`) keep(viewing)
  }
  if (!movie && left.size === 0) return undefined
  const listed = [...left.values()].sort((one, other) => one.id - other.id)
  return entryWith(movie ?? { movieId, watchedAt: null }, listed)
}

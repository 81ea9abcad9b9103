import type { Play, WatchHistoryEntry } from '#domain/records/library.ts'
import { playsOf } from '#domain/records/plays.ts'
import { entryWith } from '#domain/records/watch-history.ts'
import { readPlay } from '#domain/stored/stored-history.ts'

type Row = readonly [id: string, value: unknown]

const filmValues = new WeakMap<WatchHistoryEntry, object>()

/** The same object for the same entry, since texts of records are cached. */
const filmValueOf = (entry: WatchHistoryEntry): object => {
  const known = filmValues.get(entry)
  if (known) return known
  const { watchedAt: _, ...film } = entry
  const value = { ...film, plays: [] }
  filmValues.set(entry, value)
  return value
}

/** `[movie id]` for the film's own data and `[movie id]/[play id]` for each play: two tabs can add to one film. */
export const rowsOfEntry = (entry: WatchHistoryEntry): readonly Row[] => {
  const id = String(entry.movieId)
  if (!entry.plays) return [[id, entry]]
  return [[id, filmValueOf(entry)], ...entry.plays.map((play): Row => [`${id}/${play.id}`, play])]
}

export const entryIdOf = (rowId: string): string => rowId.split('/', 1)[0] ?? rowId

const plays = new WeakMap<object, Play | undefined>()

const playFrom = (value: unknown, movieId: number): Play | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  if (!plays.has(value)) plays.set(value, readPlay(value, movieId))
  return plays.get(value)
}

const filmFrom = (
  known: WatchHistoryEntry | undefined,
  id: string,
  rows: ReadonlyMap<string, unknown>,
  read: (value: unknown) => WatchHistoryEntry | undefined,
): WatchHistoryEntry | undefined => {
  if (!rows.has(id)) return known
  const value = rows.get(id)
  if (value === undefined) return undefined
  const film = read(value)
  return film && String(film.movieId) === id ? film : known
}

export const entryFromRows = (
  known: WatchHistoryEntry | undefined,
  id: string,
  rows: ReadonlyMap<string, unknown>,
  read: (value: unknown) => WatchHistoryEntry | undefined,
): WatchHistoryEntry | undefined => {
  const film = filmFrom(known, id, rows, read)
  const changedPlays = [...rows].filter(([rowId]) => rowId !== id)
  if (film && !film.plays && !known?.plays && changedPlays.length === 0) return film
  const movieId = Number(id)
  const left = new Map<string, Play>()
  const keep = (play: Play) => left.set(`${id}/${play.id}`, play)
  // An entry of an earlier version has no rows of plays: its play goes when its row is replaced.
  for (const play of known && (known.plays || film === known) ? playsOf(known) : []) keep(play)
  if (film && film !== known) for (const play of playsOf(film)) keep(play)
  for (const [rowId, value] of changedPlays) {
    const play = playFrom(value, movieId)
    if (value === undefined) left.delete(rowId)
    else if (play && rowId === `${id}/${play.id}`) keep(play)
  }
  if (!film && left.size === 0) return undefined
  const listed = [...left.values()].sort((one, other) => one.id - other.id)
  return entryWith(film ?? { movieId, watchedAt: null }, listed)
}

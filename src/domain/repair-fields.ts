import { genreNames } from './genres.ts'
import type { RecordId } from './library.ts'
import { type MovieId, type MovieSnapshot, unknownTitle } from './movie.ts'

/** A JSON object of unknown origin. */
export type Row = Readonly<Record<string, unknown>>

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])
// Deeper than any record of ours, and shallow enough that neither this file nor JSON.stringify runs out of stack.
const DEEPEST = 32

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const snakeNames = new Map<string, string>()

// Kept, because thousands of rows ask for the same twenty names while the app starts.
const snakeNameOf = (name: string): string => {
  const known = snakeNames.get(name) ?? snakeCase(name)
  snakeNames.set(name, known)
  return known
}

/** An own field in camelCase, else in snake_case; undefined when the row has neither. */
export const field = (row: Row, name: string): unknown => {
  if (Object.hasOwn(row, name)) return row[name]
  const snake = snakeNameOf(name)
  return Object.hasOwn(row, snake) ? row[snake] : undefined
}

/** The names that a reader understands, in both spellings, for `withExtras`. */
export const fieldNames = (...names: readonly string[]): ReadonlySet<string> =>
  new Set([...names, ...names.map(snakeCase)])

/** A copy without the keys that could reach a prototype, undefined where it is nested too deep. */
const safeCopy = (value: unknown, depth: number): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (depth >= DEEPEST) return undefined
  if (Array.isArray(value)) return value.map((entry) => safeCopy(entry, depth + 1) ?? null)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !FORBIDDEN.has(name))
      .map(([name, entry]) => [name, safeCopy(entry, depth + 1)]),
  )
}

/** What is known of a row, with the row's other fields beside it, so that they survive a round trip. */
export const withExtras = <Known extends object>(known: Known, row: Row, understood: ReadonlySet<string>): Known => {
  const names = Object.keys(row).filter((name) => !understood.has(name) && !FORBIDDEN.has(name))
  if (names.length === 0) return known
  const copies = names.map((name) => [name, safeCopy(row[name], 1)] as const)
  const extras: object = Object.fromEntries(copies.filter(([, value]) => value !== undefined))
  return { ...known, ...extras }
}

const numberFrom = (value: unknown): number => {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
}

/** A finite number, also from text, within bounds; undefined for everything else. */
export const numberWithin = (value: unknown, least: number, most: number): number | undefined => {
  const number = numberFrom(value)
  return Number.isFinite(number) ? Math.min(most, Math.max(least, number)) : undefined
}

export const textFrom = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** TMDB's id of a movie: a positive integer of at most ten digits, also from text. */
export const movieIdFrom = (value: unknown): MovieId | undefined => {
  const id = numberFrom(value)
  return Number.isInteger(id) && id > 0 && id <= 9_999_999_999 ? id : undefined
}

/** A record's id: a positive safe integer, also from text. */
export const recordIdFrom = (value: unknown): RecordId | undefined => {
  const id = numberFrom(value)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** A path on the image host, or null: nothing else may become part of an image's address. */
export const picturePathFrom = (value: unknown): string | null =>
  typeof value === 'string' && /^\/[\w-]+\.(jpg|png|svg)$/.test(value) ? value : null

/** The date part of ISO text, '' for everything else. */
const releaseDateFrom = (value: unknown): string => /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(textFrom(value) ?? '')?.[0] ?? ''

const ratingFrom = (value: unknown): string => {
  const rating = numberWithin(value, 0, 10) ?? 0
  return rating >= 0.05 ? rating.toFixed(1) : '0'
}

/** The specification's name of a known id, else the name that stands there. */
const genreFrom = (value: unknown): string | undefined => {
  if (typeof value === 'number') return genreNames[value]
  if (!isRow(value)) return textFrom(value)
  return genreFrom(field(value, 'id')) ?? textFrom(field(value, 'name'))
}

const genresFrom = (row: Row): readonly string[] => {
  const given = field(row, 'genres') ?? field(row, 'genreIds')
  return Array.isArray(given)
    ? given
        .map(genreFrom)
        .filter((name) => name !== undefined)
        .filter((name) => name.trim() !== '')
    : []
}

const SNAPSHOT_FIELDS = fieldNames(
  'id',
  'title',
  'posterPath',
  'backdropPath',
  'overview',
  'releaseDate',
  'voteAverage',
  'runtime',
  'genres',
  'genreIds',
)

/** A snapshot from stored or imported data, with the defaults of spec section 3 for what is missing. */
export const readSnapshot = (value: unknown, id: MovieId): MovieSnapshot => {
  const row = isRow(value) ? value : {}
  const title = textFrom(field(row, 'title')) ?? ''
  const snapshot: MovieSnapshot = {
    id,
    title: title.trim() === '' ? unknownTitle : title,
    posterPath: picturePathFrom(field(row, 'posterPath')),
    backdropPath: picturePathFrom(field(row, 'backdropPath')),
    overview: textFrom(field(row, 'overview')) ?? '',
    releaseDate: releaseDateFrom(field(row, 'releaseDate')),
    voteAverage: ratingFrom(field(row, 'voteAverage')),
    runtime: numberWithin(field(row, 'runtime'), 0, 100_000) ?? 0,
    genres: genresFrom(row),
  }
  return withExtras(snapshot, row, SNAPSHOT_FIELDS)
}

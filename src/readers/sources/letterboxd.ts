import type { HistoryFact } from '#domain/imports/read-history.ts'
import { tagsFrom } from '#domain/records/tags.ts'
import type { IsoTime } from '#domain/values/instant.ts'
import type { CsvRow } from '../csv.ts'
import type { DateReader } from '../dates.ts'
import { noteFact, ratingFact, tagsFact, viewingFact, wishFact } from '../facts.ts'
import { isYes, plainTextOf, ratingFrom, textOf, yearFrom } from '../fields.ts'
import { factOf, listNameOf, meaningOf } from '../meaning.ts'
import type { Reader, ReadingContext } from '../reader.ts'
import { type FileRows, normalizeTitle } from '../rows.ts'
import { baseName, type SourceFile } from '../source-file.ts'
import { normalizeHeader, type TableRow, tableOf } from '../table.ts'

type Part = 'list' | 'reviews' | 'diary' | 'ratings' | 'likes' | 'watchlist' | 'watched' | 'unnamed'

const headed = (row: CsvRow | undefined, ...names: readonly string[]): boolean =>
  names.every((name, index) => normalizeHeader(row?.cells[index] ?? '') === name)

/** Lists have a head of their own above their movies: a line with the version, which may be empty, and two with the list. */
const listHead = ({ csv }: SourceFile): number =>
  csv()
    .slice(0, 4)
    .findIndex((row) => headed(row, 'date', 'name', 'tags', 'url', 'description'))

const partOf = (file: SourceFile): Part | null => {
  if (listHead(file) >= 0) return 'list'
  const table = file.table()
  if (!table.has('date', 'name', 'letterboxduri')) return null
  if (table.has('review')) return 'reviews'
  if (table.has('watcheddate')) return 'diary'
  if (table.has('rating')) return 'ratings'
  // Three files have one header.
  const path = file.path.toLowerCase()
  if (/likes\/|like[sd]/.test(path) || baseName(path) === 'films.csv') return 'likes'
  if (path.includes('watchlist')) return 'watchlist'
  return path.includes('watched') ? 'watched' : 'unnamed'
}

const nameAndYear = (row: TableRow): string => `${normalizeTitle(textOf(row.cell('name')))} ${row.cell('year')}`

const linkIn = (row: TableRow): string => row.cell('letterboxduri', 'url')

/** Two movies may have one title and year; their links differ. */
const moviesByLink = () => {
  const links = new Map<string, string[]>()
  return (row: TableRow): string => {
    const link = linkIn(row)
    if (link === '') return ''
    const known = links.get(nameAndYear(row)) ?? []
    if (!known.includes(link)) links.set(nameAndYear(row), [...known, link])
    const index = Math.max(0, known.includes(link) ? known.indexOf(link) : known.length)
    return index === 0 ? '' : ` #${index + 1}`
  }
}

type ReadRow = (row: TableRow, rows: FileRows, dates: DateReader) => void

const addTo = (rows: FileRows, row: TableRow, facts: readonly (HistoryFact | false)[], more: object = {}): void => {
  const [title, year] = [textOf(row.cell('name')), yearFrom(row.cell('year'))]
  if (row.isReadable) rows.add({ line: row.line, named: { title, year, isMovie: false }, facts, ...more })
  else rows.leaveOut(row.line, 'unreadable', title, year)
}

interface Parts {
  readonly files: readonly SourceFile[]
  readonly context: ReadingContext
  readonly suffixOf: (row: TableRow) => string
}

const eachRow = ({ context }: Parts, file: SourceFile, read: ReadRow): void => {
  const rows = context.file(file.path, 'letterboxd')
  const dates = context.datesOf(file)
  for (const row of file.table().rows) read(row, rows, dates)
}

const filesOf = ({ files }: Parts, part: Part): readonly SourceFile[] => files.filter((file) => partOf(file) === part)

const viewingOf = (row: TableRow, review: string, dates: DateReader) => {
  const watchedAt = dates.watchedAt(row.cell('watcheddate'))
  const rating = ratingFrom(row.cell('rating'), 5)
  const tags = tagsFrom(row.cell('tags'))
  const note = plainTextOf(review)
  const isRewatch = isYes(row.cell('rewatch'))
  const viewing = viewingFact(watchedAt.value, { rating: rating.value, note, tags, isRewatch })
  return { viewing, note, tags, rating: rating.value, reads: [watchedAt, rating] }
}

const viewingNamed = (row: TableRow): string => `${nameAndYear(row)} ${row.cell('watcheddate')}`

const areOneEntry = (entry: TableRow, review: TableRow): boolean => {
  const [link, other] = [linkIn(entry), linkIn(review)]
  if (link !== '' && other !== '') return link === other
  return viewingNamed(entry) === viewingNamed(review)
}

/** By their diary entries, which some exports have without links. A review belongs to one entry at most. */
const joinReviews = (entries: readonly TableRow[], reviews: readonly TableRow[]): ReadonlyMap<TableRow, TableRow> => {
  const joined = new Map<TableRow, TableRow>()
  const byMovie = new Map<string, Set<TableRow>>()
  for (const review of reviews) {
    byMovie.set(nameAndYear(review), (byMovie.get(nameAndYear(review)) ?? new Set()).add(review))
  }
  // Links first, so that no review goes to another entry of its day.
  for (const hasLink of [true, false]) {
    for (const entry of entries) {
      const free = byMovie.get(nameAndYear(entry))
      if (!free || joined.has(entry) || (hasLink && linkIn(entry) === '')) continue
      const review = [...free].find((each) => (!hasLink || linkIn(each) !== '') && areOneEntry(entry, each))
      if (!review) continue
      joined.set(entry, review)
      free.delete(review)
    }
  }
  return joined
}

const readDiary = (parts: Parts): ReadonlySet<TableRow> => {
  const rowsIn = (part: Part) => filesOf(parts, part).flatMap((file) => file.table().rows)
  const reviews = joinReviews(rowsIn('diary'), rowsIn('reviews'))
  for (const file of filesOf(parts, 'diary')) {
    eachRow(parts, file, (row, rows, dates) => {
      const { viewing, reads } = viewingOf(row, reviews.get(row)?.cell('review') ?? '', dates)
      addTo(rows, row, [viewing], { reads })
    })
  }
  return new Set(reviews.values())
}

/** Those of diary entries are the entries' notes; the rest may have no viewing. */
const readReviews = (parts: Parts, inDiary: ReadonlySet<TableRow>): void => {
  for (const file of filesOf(parts, 'reviews')) {
    eachRow(parts, file, (row, rows, dates) => {
      if (inDiary.has(row)) return rows.addToAnother()
      const { viewing, note, tags, rating, reads } = viewingOf(row, row.cell('review'), dates)
      const isDated = row.cell('watcheddate') !== ''
      addTo(rows, row, isDated ? [viewing] : [noteFact(note), tagsFact(tags), ratingFact(rating, null)], { reads })
    })
  }
}

const readRatings = (parts: Parts): void => {
  for (const file of filesOf(parts, 'ratings')) {
    eachRow(parts, file, (row, rows, dates) => {
      const rating = ratingFrom(row.cell('rating'), 5)
      const ratedAt = dates.time(row.cell('date'))
      const more = { reads: [rating, ratedAt], keySuffix: parts.suffixOf(row) }
      addTo(rows, row, [ratingFact(rating.value, ratedAt.value), { kind: 'seen' }], more)
    })
  }
}

const readPlain = (parts: Parts, part: Part, factFor: (addedAt: IsoTime | null) => HistoryFact): void => {
  for (const file of filesOf(parts, part)) {
    eachRow(parts, file, (row, rows, dates) => {
      const addedAt = dates.time(row.cell('date'))
      addTo(rows, row, [factFor(addedAt.value)], { reads: [addedAt], keySuffix: parts.suffixOf(row) })
    })
  }
}

const readUnnamed = (parts: Parts): void => {
  const { context } = parts
  for (const file of filesOf(parts, 'unnamed')) {
    const meaning = meaningOf(file, context, 'watched')
    if (meaning) eachRow(parts, file, (row, rows) => addTo(rows, row, [factOf(meaning, file.path, row.line)]))
  }
}

const readLists = (parts: Parts): void => {
  const { context } = parts
  for (const file of filesOf(parts, 'list')) {
    const head = listHead(file)
    const [about] = tableOf(file.csv().slice(head, head + 2)).rows
    const name = about?.cell('name') || listNameOf(file.path)
    const createdAt = context.datesOf(file).time(about?.cell('date')).value
    context.list({ id: file.path, name, description: plainTextOf(about?.cell('description')), createdAt })
    const rows = context.file(file.path, 'letterboxd')
    for (const row of tableOf(file.csv().slice(head + 2)).rows) {
      const note = plainTextOf(row.cell('description'))
      const position = Number(row.cell('position')) || null
      const listed: HistoryFact = { kind: 'listed', list: file.path, position, addedAt: null }
      addTo(rows, row, [listed, noteFact(note)], { keySuffix: parts.suffixOf(row) })
    }
  }
}

/** The date of a row is the day it was logged, never that of the viewing. */
export const letterboxd: Reader = {
  recognizes: (file) => partOf(file) !== null,
  read: (files, context) => {
    const parts: Parts = { files, context, suffixOf: moviesByLink() }
    readReviews(parts, readDiary(parts))
    readPlain(parts, 'watched', (addedAt) => ({ kind: 'seen', ...(addedAt && { addedAt }) }))
    readRatings(parts)
    readPlain(parts, 'watchlist', wishFact)
    readPlain(parts, 'likes', () => ({ kind: 'liked' }))
    readUnnamed(parts)
    readLists(parts)
  },
}

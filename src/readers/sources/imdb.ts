import type { HistoryFact } from '#domain/imports/read-history.ts'
import type { DateReader } from '../dates.ts'
import { noteFact, ratingFact } from '../facts.ts'
import { plainTextOf, ratingFrom, textOf, yearFrom } from '../fields.ts'
import { factOf, meaningOf } from '../meaning.ts'
import { eachFile, type Reader, type ReadingContext } from '../reader.ts'
import type { FileRows } from '../rows.ts'
import type { SourceFile } from '../source-file.ts'
import type { TableRow } from '../table.ts'

type FactFor = (row: TableRow) => HistoryFact

/** A rating says nothing of the file: lists and the watchlist hold rated movies too. */
const factsFor = (file: SourceFile, dates: DateReader, context: ReadingContext): FactFor | undefined => {
  const table = file.table()
  if (!(table.has('position') || table.has('created'))) return () => ({ kind: 'seen' })
  const isNamed = /watchlist/i.test(file.path)
  const meaning = isNamed ? 'watchlist' : meaningOf(file, context, /rating/i.test(file.path) ? 'watched' : 'list')
  if (!meaning) return undefined
  return (row) => {
    const addedAt = dates.time(row.cell('created')).value
    const fact = factOf(meaning, file.path, Number(row.cell('position')) || row.line)
    if (fact.kind === 'watchlist' || fact.kind === 'listed') return { ...fact, addedAt }
    return fact.kind === 'seen' && addedAt ? { ...fact, addedAt } : fact
  }
}

const addRow = (row: TableRow, rows: FileRows, factFor: FactFor, dates: DateReader) => {
  const title = textOf(row.cell('title'))
  const year = yearFrom(row.cell('year'))
  const id = row.cell('const', 'url')
  if (!row.isReadable) return rows.leaveOut(row.line, 'unreadable', title, year)
  if (/^nm\d|\/name\/nm\d/.test(id)) return rows.leaveOut(row.line, 'not a movie', title)
  const rating = ratingFrom(row.cell('yourrating', 'yourated', 'yourate'))
  const ratedAt = dates.time(row.cell('daterated', 'dateadded'))
  const note = plainTextOf(row.cell('description'))
  rows.add({
    line: row.line,
    named: { imdb: id, title, originalTitle: row.cell('originaltitle'), year, isMovie: false },
    facts: [factFor(row), ratingFact(rating.value, ratedAt.value), noteFact(note)],
    reads: [rating, ratedAt],
  })
}

export const imdb: Reader = {
  recognizes: (file) =>
    file.table().has('const') && ['title', 'yourrating', 'yourated'].some((name) => file.table().has(name)),
  read: eachFile('imdb', (file, rows, dates, context) => {
    const factFor = factsFor(file, dates, context)
    if (!factFor) return
    for (const row of file.table().rows) addRow(row, rows, factFor, dates)
  }),
}

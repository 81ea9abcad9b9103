import type { HistoryFact } from '#domain/imports/read-history.ts'
import { tagsFrom } from '#domain/records/tags.ts'
import type { DateReader } from '../dates.ts'
import { ratingFact, viewingFact, wishFact } from '../facts.ts'
import { plainTextOf, type Read, ratingFrom, textOf } from '../fields.ts'
import { eachFile, type Reader } from '../reader.ts'
import type { Table, TableRow } from '../table.ts'

interface Facts {
  readonly facts: readonly (HistoryFact | false)[]
  readonly read: Read<unknown>
}

/** One line for each viewing; those of one day are equal. A viewing without a date is one at an unknown time. */
const viewingIn = (row: TableRow, dates: DateReader): Facts => {
  const read = dates.watchedAt(row.cell('watchedat'))
  const [note, tags] = [plainTextOf(row.cell('comment')), tagsFrom(row.cell('location'))]
  return { facts: [viewingFact(read.value, { note, tags })], read }
}

const ratingIn = (row: TableRow): Facts => {
  const read = ratingFrom(row.cell('userrating'))
  return { facts: [{ kind: 'seen' }, ratingFact(read.value, null)], read }
}

const wishIn = (row: TableRow, dates: DateReader): Facts => {
  const read = dates.time(row.cell('addedat'))
  return { facts: [wishFact(read.value)], read }
}

const partOf = (table: Table): ((row: TableRow, dates: DateReader) => Facts) | null => {
  if (!table.has('title', 'year', 'tmdbid', 'imdbid')) return null
  if (table.has('watchedat', 'comment')) return viewingIn
  if (table.has('userrating')) return ratingIn
  return table.has('addedat') ? wishIn : null
}

export const movary: Reader = {
  recognizes: (file) => partOf(file.table()) !== null,
  read: eachFile('movary', (file, rows, dates) => {
    const factsIn = partOf(file.table())
    for (const row of file.table().rows) {
      const title = textOf(row.cell('title'))
      if (!(row.isReadable && factsIn)) {
        rows.leaveOut(row.line, 'unreadable', title)
        continue
      }
      const [tmdb, imdb, year] = [row.cell('tmdbid'), row.cell('imdbid'), row.cell('year')]
      const { facts, read } = factsIn(row, dates)
      rows.add({ line: row.line, named: { tmdb, imdb, title, year, isMovie: true }, facts, reads: [read] })
    }
  }),
}

import type { HistoryFact } from '#domain/imports/read-history.ts'
import type { DateReader } from '../dates.ts'
import { ratingFact } from '../facts.ts'
import { ratingFrom, textOf } from '../fields.ts'
import { factOf, meaningOf } from '../meaning.ts'
import { eachFile, type Reader, type ReadingContext } from '../reader.ts'
import type { FileRows } from '../rows.ts'
import type { SourceFile } from '../source-file.ts'
import type { TableRow } from '../table.ts'

/** One header for ratings, watchlist and favorites. */
const meaningFor = (file: SourceFile, context: ReadingContext) => {
  const { rows } = file.table()
  if (/watchlist/i.test(file.path)) return 'watchlist'
  if (/favou?rite/i.test(file.path)) return 'liked'
  if (/rat(?:ed|ing)/i.test(file.path) || rows.some((row) => row.cell('yourrating') !== '')) return 'watched'
  return meaningOf(file, context, 'watchlist')
}

const addRow = (row: TableRow, rows: FileRows, fact: HistoryFact, dates: DateReader) => {
  const title = textOf(row.cell('name'))
  if (!row.isReadable) return rows.leaveOut(row.line, 'unreadable', title)
  // `Rating` is the average of all members.
  const rating = ratingFrom(row.cell('yourrating'))
  const date = dates.time(row.cell('daterated'))
  const facts = [
    fact.kind === 'watchlist' && rating.value === undefined ? { ...fact, addedAt: date.value } : fact,
    ratingFact(rating.value, date.value),
  ]
  if (row.cell('type').toLowerCase() !== 'movie') {
    const [season, episode] = [row.cell('seasonnumber'), row.cell('episodenumber')]
    const type = episode !== '' ? 'episode' : season !== '' ? 'season' : 'show'
    const ids = { tmdb: row.cell('tmdbid'), imdb: row.cell('imdbid') }
    const own = type === 'show' ? { ids } : { show: ids }
    return rows.leaveOutSeries({
      line: row.line,
      type,
      title,
      year: row.cell('releasedate'),
      ...own,
      season,
      episode,
      facts,
    })
  }
  rows.add({
    line: row.line,
    named: {
      tmdb: row.cell('tmdbid'),
      imdb: row.cell('imdbid'),
      title,
      year: row.cell('releasedate'),
      isMovie: true,
    },
    facts,
    reads: [rating, date],
  })
}

export const tmdb: Reader = {
  recognizes: (file) => file.table().has('tmdbid', 'type', 'name', 'yourrating'),
  read: eachFile('tmdb', (file, rows, dates, context) => {
    const meaning = meaningFor(file, context)
    if (!meaning) return
    for (const row of file.table().rows) addRow(row, rows, factOf(meaning, file.path, row.line), dates)
  }),
}

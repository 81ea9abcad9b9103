import type { HistoryFact } from '#domain/history/read-history.ts'
import { ratingFrom } from '../fields.ts'
import type { FileContext, Reader } from '../reader.ts'
import type { GivenRow } from '../rows.ts'
import { timeIn } from '../said-facts.ts'
import type { TableRow } from '../table.ts'

const rowOf = (row: TableRow, { dates }: FileContext): GivenRow => {
  const watched = row.cell('watchedat')
  const watchedAt = dates.minute(watched)
  const listed = row.cell('watchlistedat')
  const addedAt = timeIn(listed, dates)
  const rating = ratingFrom(row.cell('rating'))
  const ratedAt = timeIn(row.cell('ratedat'), dates)
  const facts: readonly (HistoryFact | false)[] = [
    watched !== '' && { kind: 'viewing', watchedAt: watchedAt.value },
    rating.value !== undefined && { kind: 'rating', rating: rating.value, ratedAt: ratedAt.value },
    listed !== '' && { kind: 'watchlist', addedAt: addedAt.value, status: 'want-to-watch' },
  ]
  return {
    line: row.line,
    named: {
      tmdb: row.cell('tmdbid'),
      imdb: row.cell('imdbid'),
      title: row.cell('title'),
      year: row.cell('year'),
      isMovie: true,
    },
    facts,
    reads: [watchedAt, addedAt, rating, ratedAt],
  }
}

/** The table that Trakt imports. */
export const traktCsv: Reader = {
  source: 'trakt',
  recognizes: (file) => file.table().has('type', 'watchedat', 'watchlistedat', 'rating', 'ratedat'),
  read: (files, context) => {
    for (const file of files) {
      const rows = context.file(file.path, 'trakt')
      const own = context.inFile(file)
      for (const row of file.table().rows) {
        const isMovie = /^(?:movie)?$/i.test(row.cell('type'))
        if (!row.isReadable) rows.leaveOut(row.line, 'unreadable', row.cell('title'))
        else if (isMovie) rows.add(rowOf(row, own))
        else rows.leaveOut(row.line, 'not a movie', row.cell('title'))
      }
    }
  },
}

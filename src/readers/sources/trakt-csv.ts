import { type DateReader, exactTime } from '../dates.ts'
import { ratingFact, viewingFact, wishFact } from '../facts.ts'
import { ratingFrom } from '../fields.ts'
import { eachFile, type Reader } from '../reader.ts'
import type { GivenRow } from '../rows.ts'
import type { TableRow } from '../table.ts'

const rowOf = (row: TableRow, dates: DateReader): GivenRow => {
  const watched = row.cell('watchedat')
  const watchedAt = dates.minute(watched)
  const listed = row.cell('watchlistedat')
  const addedAt = exactTime(listed, dates)
  const rating = ratingFrom(row.cell('rating'))
  const ratedAt = exactTime(row.cell('ratedat'), dates)
  return {
    line: row.line,
    named: {
      tmdb: row.cell('tmdbid'),
      imdb: row.cell('imdbid'),
      title: row.cell('title'),
      year: row.cell('year'),
      isMovie: true,
    },
    facts: [
      watched !== '' && viewingFact(watchedAt.value),
      ratingFact(rating.value, ratedAt.value),
      listed !== '' && wishFact(addedAt.value),
    ],
    reads: [watchedAt, addedAt, rating, ratedAt],
  }
}

const idsIn = (row: TableRow, of: '' | 'show') => ({
  trakt: row.cell(`${of}traktid`),
  imdb: row.cell(`${of}imdbid`),
  tmdb: row.cell(`${of}tmdbid`),
  tvdb: row.cell(`${of}tvdbid`),
})

/** The table that Trakt imports. */
export const traktCsv: Reader = {
  recognizes: (file) => file.table().has('type', 'watchedat', 'watchlistedat', 'rating', 'ratedat'),
  read: eachFile('trakt', (file, rows, dates) => {
    for (const row of file.table().rows) {
      const type = row.cell('type').toLowerCase()
      const title = row.cell('title')
      if (!row.isReadable) rows.leaveOut(row.line, 'unreadable', title)
      else if (type === '' || type === 'movie') rows.add(rowOf(row, dates))
      else if (type === 'show' || type === 'season' || type === 'episode') {
        rows.leaveOutSeries({
          line: row.line,
          type,
          title,
          year: row.cell('year'),
          ids: idsIn(row, ''),
          show: idsIn(row, 'show'),
          season: row.cell('season'),
          episode: row.cell('episode'),
          facts: rowOf(row, dates).facts,
        })
      } else rows.leaveOut(row.line, 'not a movie', title)
    }
  }),
}

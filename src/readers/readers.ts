import { eachFile, type Reader } from './reader.ts'
import { cellsOf, factIn, listsOf } from './said-facts.ts'
import { anyCsv } from './sources/any-csv.ts'
import { imdb } from './sources/imdb.ts'
import { left } from './sources/left.ts'
import { letterboxd } from './sources/letterboxd.ts'
import { letterboxdImport } from './sources/letterboxd-import.ts'
import { mediaKraken } from './sources/media-kraken.ts'
import { movary } from './sources/movary.ts'
import { netflix } from './sources/netflix.ts'
import { pastedList } from './sources/pasted-list.ts'
import { ryot } from './sources/ryot.ts'
import { seriesguide } from './sources/seriesguide.ts'
import { simkl } from './sources/simkl.ts'
import { tmdb } from './sources/tmdb.ts'
import { trakt } from './sources/trakt.ts'
import { traktCsv } from './sources/trakt-csv.ts'
import { tvTime } from './sources/tv-time.ts'
import { watcharr } from './sources/watcharr.ts'
import { yamtrack } from './sources/yamtrack.ts'

/** The table that Settings make for spreadsheets. A user may have sorted it, or removed columns that they do not need. */
const ownTable: Reader = {
  recognizes: (file) => file.table().has('title', 'says', 'date', 'tmdbid'),
  read: eachFile('csv', (file, rows, dates, context) => {
    const addList = listsOf(file.path, context)
    for (const row of file.table().rows) {
      const cell = cellsOf(row)
      const fact = factIn(cell, addList, dates)
      const named = { tmdb: cell('tmdb_id'), imdb: cell('imdb_id'), title: cell('title'), year: cell('year') }
      if (!row.isReadable) rows.leaveOut(row.line, 'unreadable', cell('title'))
      else rows.add({ line: row.line, named: { ...named, isMovie: true }, facts: [fact.value], reads: [fact] })
    }
  }),
}

/** The first that recognizes a file reads it. */
export const readers: readonly Reader[] = [
  left,
  ownTable,
  trakt,
  traktCsv,
  letterboxd,
  letterboxdImport,
  imdb,
  tmdb,
  simkl,
  yamtrack,
  movary,
  watcharr,
  mediaKraken,
  seriesguide,
  tvTime,
  ryot,
  netflix,
  anyCsv,
  pastedList,
]

import type { Reader } from '../reader.ts'
import { cellsOf, factIn, listsOf } from '../said-facts.ts'

/** The table that Settings make for spreadsheets. A person may have sorted it, or removed columns that they do not need. */
export const ownTable: Reader = {
  source: 'csv',
  recognizes: (file) => file.table().has('title', 'says', 'date', 'tmdbid'),
  read: (files, context) => {
    for (const file of files) {
      const rows = context.file(file.path, 'csv')
      const addList = listsOf(file.path, context)
      const own = context.inFile(file)
      for (const row of file.table().rows) {
        const cell = cellsOf(row)
        const fact = factIn(cell, addList, own)
        const named = { tmdb: cell('tmdb_id'), imdb: cell('imdb_id'), title: cell('title'), year: cell('year') }
        if (!row.isReadable) rows.leaveOut(row.line, 'unreadable', cell('title'))
        else rows.add({ line: row.line, named: { ...named, isMovie: true }, facts: [fact.value], reads: [fact] })
      }
    }
  },
}

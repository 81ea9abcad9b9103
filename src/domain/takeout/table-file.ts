import { factCells } from '../imports/left-out/left-csv.ts'
import { spreadsheet } from '../values/csv-text.ts'
import type { Takeout, TakeoutFile } from './takeout.ts'

/** One line for each thing that is said of a movie. */
export const tableColumns = [
  'title',
  'year',
  'says',
  'date',
  'rating',
  'rewatch',
  'note',
  'tags',
  'with',
  'status',
  'list',
  'list_description',
  'position',
  'directors',
  'tmdb_id',
  'imdb_id',
] as const

/** A table of our own for spreadsheets, with everything that imports know. */
export const tableFile = ({ movies, lists }: Takeout): TakeoutFile => {
  const byId = new Map(lists.map((list) => [list.id, list]))
  const rows = movies.flatMap(({ tmdbId, imdbId, title, year, directors, facts }) =>
    facts.map((fact) => ({
      title,
      year,
      ...factCells(fact, (id) => byId.get(id)),
      directors: directors.join(', '),
      tmdb_id: tmdbId,
      imdb_id: imdbId,
    })),
  )
  return { name: 'table.csv', text: spreadsheet(tableColumns, rows) }
}

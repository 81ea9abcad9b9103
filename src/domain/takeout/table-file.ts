import { factCells } from '../imports/left-out/left-csv.ts'
import { escapeFormula } from '../values/formula-cells.ts'
import { type CsvCell, csvLine } from './csv-text.ts'
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
export type TableColumn = (typeof tableColumns)[number]

const safe = (cell: CsvCell): CsvCell => (typeof cell === 'string' ? escapeFormula(cell) : cell)

/** A table of our own for spreadsheets, with everything that imports know. */
export const tableFile = ({ movies, lists }: Takeout): TakeoutFile => {
  const byId = new Map(lists.map((list) => [list.id, list]))
  const rows = movies.flatMap(({ tmdbId, imdbId, title, year, directors, facts }) =>
    facts.map((fact) => {
      const cells: Partial<Record<TableColumn, CsvCell>> = {
        title,
        year,
        ...factCells(fact, (id) => byId.get(id)),
        directors: directors.join(', '),
        tmdb_id: tmdbId,
        imdb_id: imdbId,
      }
      return csvLine(tableColumns.map((column) => safe(cells[column] ?? null)))
    }),
  )
  // With a byte order mark, without which Excel does not read UTF-8.
  return { name: 'table.csv', text: `\ufeff${[csvLine(tableColumns), ...rows].join('')}` }
}

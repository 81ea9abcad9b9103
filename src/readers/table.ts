import type { CsvRow } from './csv.ts'

export interface TableRow {
  readonly line: number
  /** Broken, or longer than the header, so that its cells may stand in wrong columns. */
  readonly isReadable: boolean
  /** '' where the table has no such column. */
  readonly cell: (...names: readonly string[]) => string
  readonly cells: readonly string[]
}

export interface Table {
  readonly header: readonly string[]
  readonly has: (...names: readonly string[]) => boolean
  /** Without empty lines. */
  readonly rows: readonly TableRow[]
}

/** 'TMDb ID', 'tmdb_id' and 'tmdbId' are one name: 'tmdbid'. */
export const normalizeHeader = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

export const isBlank = ({ cells }: CsvRow): boolean => cells.every((cell) => cell.trim() === '')

export const tableOf = (rows: readonly CsvRow[]): Table => {
  const [first, ...rest] = rows.filter((row) => !isBlank(row))
  const header = first?.cells.map((cell) => cell.trim()) ?? []
  const columns = new Map(header.map((name, index) => [normalizeHeader(name), index]).reverse() as [string, number][])
  return {
    header,
    has: (...names) => names.every((name) => columns.has(name)),
    rows: rest.map(({ line, cells, isBroken }) => ({
      line,
      cells,
      isReadable: !isBroken && cells.slice(header.length).every((cell) => cell.trim() === ''),
      cell: (...names) => {
        for (const name of names) {
          const column = columns.get(name)
          const text = column === undefined ? '' : (cells[column] ?? '').trim()
          if (text !== '') return text
        }
        return ''
      },
    })),
  }
}

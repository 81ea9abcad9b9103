export type CsvCell = string | number | null | undefined

/** A cell that begins or ends with a space is quoted too, as some programs trim others. */
const cellText = (cell: CsvCell): string => {
  const text = String(cell ?? '')
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellText).join(',')}\r\n`

// Spreadsheets run a cell that starts with one of these as a formula.
const formula = /^'*[=+\-@\t\r\n]/
const escaped = /^'+[=+\-@\t\r\n]/

export const escapeFormula = (text: string): string => (formula.test(text) ? `'${text}` : text)
export const unescapeFormula = (text: string): string => (escaped.test(text) ? text.slice(1) : text)

/** A table for spreadsheets: no cell is run, and without the byte order mark Excel would not read UTF-8. */
export const spreadsheet = <Column extends string>(
  columns: readonly Column[],
  rows: readonly Partial<Record<Column, CsvCell>>[],
): string => {
  const safe = (cell: CsvCell): CsvCell => (typeof cell === 'string' ? escapeFormula(cell) : cell)
  const lines = rows.map((cells) => csvLine(columns.map((column) => safe(cells[column]))))
  return `\ufeff${[csvLine(columns), ...lines].join('')}`
}

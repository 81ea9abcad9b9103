export type CsvCell = string | number | null

/** A cell that begins or ends with a space is quoted too, as some programs trim others. */
const cellText = (cell: CsvCell): string => {
  const text = cell === null ? '' : String(cell)
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellText).join(',')}\r\n`

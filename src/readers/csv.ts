import { parse } from 'papaparse'
import { rowExtents } from './csv-rows.ts'
import { maxCell, maxRows, maxTitle, shorten, TableTooLarge } from './limits.ts'

export interface CsvRow {
  /** From 1. */
  readonly line: number
  readonly cells: readonly string[]
  /** Has a quote without an end, so that its cells cannot be told apart, or a cell that is too long. */
  readonly isBroken?: true
}

const delimiters = [',', ';', '\t', '|']

const newlinesIn = (text: string, start: number, end: number): number => {
  let count = 0
  for (let at = text.indexOf('\n', start); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

/** The one that parts the first line that any of them parts, which is the header or a preamble. */
const delimiterOf = (text: string): string => {
  for (const line of text.split('\n', 5)) {
    const counts = delimiters.map((delimiter) => rowExtents(line, delimiter).next().value?.columns ?? 0)
    const most = Math.max(...counts)
    if (most > 1) return delimiters[counts.indexOf(most)] ?? ','
  }
  return ','
}

const cellsOf = (row: string, delimiter: string): readonly string[] =>
  row.includes('"') ? (parse<string[]>(row, { delimiter, newline: '\n' }).data[0] ?? []) : row.split(delimiter)

/** PHP writes a backslash before a quote instead of a second quote. */
const brokenLine = (text: string, delimiter: string): Omit<CsvRow, 'line'> => {
  if (text.length > maxCell) return { cells: [text], isBroken: true }
  const { data, errors } = parse<string[]>(text, { delimiter, escapeChar: '\\' })
  return errors.length === 0 ? { cells: data[0] ?? [] } : { cells: [text], isBroken: true }
}

const withinLimits = (row: CsvRow): CsvRow =>
  row.cells.some((cell) => cell.length > maxCell)
    ? { line: row.line, cells: row.cells.map((cell) => shorten(cell, maxTitle)), isBroken: true }
    : row

/** Rows as they are; an empty line is a row of one empty cell. Comma, semicolon, tab or bar separated. */
export const parseCsv = (given: string): readonly CsvRow[] => {
  const text = given.replace(/\r\n?/g, '\n')
  const delimiter = delimiterOf(text)
  const rows: CsvRow[] = []
  let line = 1
  for (const { start, end, isBroken } of rowExtents(text, delimiter)) {
    if (rows.length > 2 * maxRows) throw new TableTooLarge('too many rows')
    const row = text.slice(start, end)
    const read = isBroken ? brokenLine(row, delimiter) : { cells: cellsOf(row, delimiter) }
    rows.push(withinLimits({ line, ...read }))
    line += 1 + newlinesIn(text, start, end)
  }
  return rows.at(-1)?.cells.join('') === '' ? rows.slice(0, -1) : rows
}

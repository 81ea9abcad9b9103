import { parse } from 'papaparse'
import { maxCell, maxColumns, maxRows, maxTitle, shorten } from './limits.ts'
import { Refusal } from './refusal.ts'

interface RowExtent {
  readonly start: number
  /** The end of the line, or of the text. */
  readonly end: number
  /** Has a quote without an end: the row is its line alone, and the next one starts after it. */
  readonly isBroken: boolean
  /** Up to the broken quote, if there is one. */
  readonly columns: number
}

/**
 * Where the rows of a CSV text are, in time linear in its length, and before its cells are made.
 * A quote that opens a cell inside of a quoted cell shows that the earlier one has no end: otherwise all rows between the
 * two would be one cell. Throws a Refusal.
 */
const rowExtents = function* (text: string, delimiter: string): Generator<RowExtent> {
  // No quoted cell that starts before it has an end.
  let noEndBefore = 0
  const isEdge = (char: string | undefined) => char === undefined || char === '\n' || char === delimiter

  const endOfQuoted = (start: number): number | null => {
    if (start < noEndBefore) return null
    let at = text.indexOf('"', start)
    while (at >= 0) {
      let after = at + 1
      while (text[after] === '"') after += 1
      const quotes = after - at
      const startsCell = isEdge(text[at - 1])
      const isEmptyCell = quotes === 2 && startsCell && isEdge(text[after])
      let edge = after
      while (text[edge] === ' ') edge += 1
      if (quotes % 2 === 1 && isEdge(text[edge])) return edge
      if (isEmptyCell || (quotes % 2 === 1 && startsCell)) break
      at = text.indexOf('"', after)
    }
    noEndBefore = at < 0 ? text.length : at
    return null
  }

  for (let start = 0; start < text.length; ) {
    let columns = 1
    let at: number | null = start
    while (at !== null) {
      if (text[at] === '"') at = endOfQuoted(at + 1)
      else while (!isEdge(text[at])) at += 1
      if (at === null || text[at] !== delimiter) break
      at += 1
      columns += 1
      if (columns > maxColumns) throw new Refusal('too many columns')
    }
    const lineEnd: number = at ?? text.indexOf('\n', start)
    const end = lineEnd < 0 ? text.length : lineEnd
    yield { start, end, isBroken: at === null, columns }
    start = end + 1
  }
}

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

// No title has it, or a title may have it once, but not each line of a file.
const otherDelimiter = /[^\p{L}\p{M}\p{N}\s"'’.,:;!?&()[\]{}/\\*+#@%$€£_=<>–—-]/gu

/** A sign that each of the first lines has, and equally often. */
const rareDelimiter = (lines: readonly string[]): string | undefined => {
  const [first = '', ...others] = lines
  const countIn = (line: string, sign: string) => line.split(sign).length
  const signs = [...new Set(first.match(otherDelimiter) ?? [])]
  return signs.find((sign) => others.length > 0 && others.every((line) => countIn(line, sign) === countIn(first, sign)))
}

/** The one that parts the first line that any of them parts, which is the header or a preamble. */
const delimiterOf = (text: string): string => {
  const lines = text.split('\n', 5).filter((line) => line.trim() !== '')
  for (const [index, line] of lines.entries()) {
    const counts = delimiters.map((delimiter) => rowExtents(line, delimiter).next().value?.columns ?? 0)
    const most = Math.max(...counts)
    const rare = index === 0 && most <= 1 ? rareDelimiter(lines) : undefined
    if (rare) return rare
    if (most > 1) return delimiters[counts.indexOf(most)] ?? ','
  }
  return ','
}

/** As spreadsheets write it, and want it, above a table. */
const delimiterLine = /^"?sep=(.)"?\n/i

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

/** Rows as they are; an empty line is a row of one empty cell. Separated by commas, semicolons, tabs, bars or any one sign; a first line such as `sep=;` names it. */
export const parseCsv = (given: string): readonly CsvRow[] => {
  const text = given.replace(/\r\n?/g, '\n')
  const [stated = '', sign] = delimiterLine.exec(text) ?? []
  const table = text.slice(stated.length)
  const delimiter = sign ?? delimiterOf(table)
  const rows: CsvRow[] = []
  let line = stated === '' ? 1 : 2
  for (const { start, end, isBroken } of rowExtents(table, delimiter)) {
    if (rows.length > 2 * maxRows) throw new Refusal('too many rows')
    const row = table.slice(start, end)
    const read = isBroken ? brokenLine(row, delimiter) : { cells: cellsOf(row, delimiter) }
    rows.push(withinLimits({ line, ...read }))
    line += 1 + newlinesIn(table, start, end)
  }
  return rows.at(-1)?.cells.join('') === '' ? rows.slice(0, -1) : rows
}

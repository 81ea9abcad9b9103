import { parse } from 'papaparse'

export interface CsvRow {
  /** From 1. */
  readonly line: number
  readonly cells: readonly string[]
  /** Has a quote without an end, so that its cells cannot be told apart. */
  readonly isBroken?: true
}

const delimiters = [',', ';', '\t', '|']
/** Each one is parsed up to the end of the text. */
const mostBrokenRows = 20

const newlinesIn = (text: string, start: number, end: number): number => {
  let count = 0
  for (let at = text.indexOf('\n', start); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

/** The one that parts the first line that any of them parts, which is the header or a preamble. */
const delimiterOf = (text: string): string => {
  for (const line of text.split('\n', 5)) {
    const counts = delimiters.map((delimiter) => parse<string[]>(line, { delimiter }).data[0]?.length ?? 0)
    const most = Math.max(...counts)
    if (most > 1) return delimiters[counts.indexOf(most)] ?? ','
  }
  return ','
}

/** PHP writes a backslash before a quote instead of a second quote. */
const brokenLine = (line: string, delimiter: string): Omit<CsvRow, 'line'> => {
  const { data, errors } = parse<string[]>(line, { delimiter, escapeChar: '\\' })
  return errors.length === 0 ? { cells: data[0] ?? [] } : { cells: [line], isBroken: true }
}

/** Rows as they are; an empty line is a row of one empty cell. Comma, semicolon, tab or bar separated. */
export const parseCsv = (given: string): readonly CsvRow[] => {
  const text = given.replace(/\r\n?/g, '\n')
  const delimiter = delimiterOf(text)
  const rows: CsvRow[] = []
  let line = 1
  let start = 0
  let broken = 0
  while (start < text.length) {
    const offset = start
    let brokenAt: number | null = null
    parse<string[]>(offset === 0 ? text : text.slice(offset), {
      delimiter,
      newline: '\n',
      step: ({ data, errors, meta }, parser) => {
        if (errors.some(({ code }) => code === 'MissingQuotes') && broken < mostBrokenRows) {
          brokenAt = start
          parser.abort()
          return
        }
        rows.push({ line, cells: data })
        line += newlinesIn(text, start, offset + meta.cursor)
        start = offset + meta.cursor
      },
    })
    if (brokenAt === null) break
    broken += 1
    const end = text.indexOf('\n', start)
    rows.push({ line, ...brokenLine(text.slice(start, end < 0 ? undefined : end), delimiter) })
    line += 1
    start = end < 0 ? text.length : end + 1
  }
  return rows.at(-1)?.cells.join('') === '' ? rows.slice(0, -1) : rows
}

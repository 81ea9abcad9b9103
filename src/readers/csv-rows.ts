import { maxColumns, TableTooLarge } from './limits.ts'

export interface RowExtent {
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
 * two would be one cell. Throws TableTooLarge.
 */
export const rowExtents = function* (text: string, delimiter: string): Generator<RowExtent> {
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
      if (columns > maxColumns) throw new TableTooLarge('too many columns')
    }
    const lineEnd: number = at ?? text.indexOf('\n', start)
    const end = lineEnd < 0 ? text.length : lineEnd
    yield { start, end, isBroken: at === null, columns }
    start = end + 1
  }
}

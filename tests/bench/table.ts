import { availableParallelism, loadavg } from 'node:os'

/** Something measured. */
export interface Row {
  readonly what: string
  /** One or several; the row shows the median, and the least and the most beside it. */
  readonly values: readonly number[]
  /** Milliseconds where nothing is said. */
  readonly unit?: 'ms' | 'KiB' | 'MiB' | 'times' | ''
  /** What the same measure is on the page without a framework: the bar is for the ratio of both medians then. */
  readonly floor?: readonly number[]
  /** The most that the median may be. */
  readonly bar?: number
}

/** What a benchmark has to say: a row, or a line of its own about the rows that follow. */
export type Line = Row | string

/** The value in the middle, 0 of none. */
export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0

const columns = (what: string, measured: string, against: string, bar: string, verdict: string): string =>
  `  ${what.padEnd(44)}${measured.padEnd(26)}${against.padEnd(30)}${bar.padEnd(10)}${verdict}`.trimEnd()

/** The head of the table. */
export const tableHead = columns('median (least-most)', 'measured', 'without a framework', 'at most', '')

const shown = (values: readonly number[], unit: string): string => {
  const digits = unit.endsWith('iB') ? 1 : unit === '' ? 4 : 0
  const text = (value: number) => value.toFixed(digits)
  const spread = values.length > 1 ? ` (${text(Math.min(...values))}-${text(Math.max(...values))})` : ''
  return `${text(median(values))} ${unit}${spread}`
}

/** A line of the table, with whether its bar was met. */
export const tableLine = (line: Line): string => {
  if (typeof line === 'string') return line
  const { what, values, unit = 'ms', floor, bar } = line
  const judged = floor ? median(values) / median(floor) : median(values)
  const against = floor ? `${shown(floor, unit)}, ${judged.toFixed(2)} x` : ''
  const most = bar === undefined ? '' : floor ? `${bar} x` : `${bar} ${unit}`
  return columns(what, shown(values, unit), against, most, bar === undefined ? '' : judged <= bar ? 'met' : 'MISSED')
}

/** How busy others keep this machine: with a load above its processors the numbers mean little. */
export const loadLine = (): string =>
  `load of this machine before: ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} processors`

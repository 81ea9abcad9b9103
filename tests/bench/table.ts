import { availableParallelism, loadavg } from 'node:os'

/** A measurement. */
export interface Row {
  readonly what: string
  /** The row shows the median, the minimum and the maximum. */
  readonly values: readonly number[]
  /** Milliseconds by default. */
  readonly unit?: 'ms' | 'KiB' | 'MiB' | 'times' | ''
  /** The same measurement on the page without a framework; `bar` then limits the ratio of the medians. */
  readonly floor?: readonly number[]
  /** The limit for the median. */
  readonly bar?: number
}

/** A row of the table, or a heading for the rows after it. */
export type Line = Row | string

/** The median, 0 for no values. */
export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0

const columns = (what: string, measured: string, against: string, bar: string, verdict: string): string =>
  `  ${what.padEnd(44)}${measured.padEnd(26)}${against.padEnd(30)}${bar.padEnd(10)}${verdict}`.trimEnd()

/** The header of the table. */
export const tableHead = columns('median (least-most)', 'measured', 'without a framework', 'at most', '')

const shown = (values: readonly number[], unit: string): string => {
  const digits = unit.endsWith('iB') ? 1 : unit === '' ? 4 : 0
  const text = (value: number) => value.toFixed(digits)
  const spread = values.length > 1 ? ` (${text(Math.min(...values))}-${text(Math.max(...values))})` : ''
  return `${text(median(values))} ${unit}${spread}`
}

/** A line of the table, with whether its limit was met. */
export const tableLine = (line: Line): string => {
  if (typeof line === 'string') return line
  const { what, values, unit = 'ms', floor, bar } = line
  const judged = floor ? median(values) / median(floor) : median(values)
  const against = floor ? `${shown(floor, unit)}, ${judged.toFixed(2)} x` : ''
  const most = bar === undefined ? '' : floor ? `${bar} x` : `${bar} ${unit}`
  return columns(what, shown(values, unit), against, most, bar === undefined ? '' : judged <= bar ? 'met' : 'MISSED')
}

/** The load of this machine: above its number of processors the measurements mean little. */
export const loadLine = (): string =>
  `load of this machine before: ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} processors`

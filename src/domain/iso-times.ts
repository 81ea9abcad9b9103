import type { IsoTime, RecordId } from './library.ts'

const UTC_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/
const ISO_START = /^\d{4}-\d{2}-\d{2}(?:T|$)/

// Certainly a valid time, since every month has 28 days: this lets most stored times skip the slow way below.
const PLAIN_TIME = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/

/** Whether a value is a time in the form in which the app writes it; some that are, on a month's last days, count as none. */
export const isPlainTime = (value: unknown): boolean => typeof value === 'string' && PLAIN_TIME.test(value)

/** Stands in for a time that is unknown: the earliest possible, so that it never looks recent. */
export const unknownTime: IsoTime = '1970-01-01T00:00:00.000Z'

/** An instant of epoch milliseconds as ISO text; null outside of the years 0 to 9999. */
export const isoTimeOf = (milliseconds: number): IsoTime | null => {
  // biome-ignore lint/style/noRestrictedGlobals: it converts a given instant and never asks the clock
  const date = new Date(milliseconds)
  if (Number.isNaN(date.getTime())) return null
  const text = date.toISOString()
  return UTC_TIME.test(text) ? text : null
}

/** ISO text in any zone, or epoch milliseconds, as ISO text in UTC; null for everything else. */
export const isoTimeFrom = (value: unknown): IsoTime | null => {
  if (typeof value === 'number') return isoTimeOf(value)
  if (typeof value !== 'string') return null
  if (isPlainTime(value)) return value
  if (!ISO_START.test(value)) return null
  // biome-ignore lint/style/noRestrictedGlobals: it parses a given text and never asks the clock
  return isoTimeOf(Date.parse(value))
}

/** The time in a time-based id: milliseconds, or milliseconds * 1000 as `nextRecordId` makes it; null for others. */
export const timeOfId = (id: RecordId): IsoTime | null => {
  const milliseconds = id >= 1e15 ? Math.floor(id / 1000) : id
  return milliseconds >= 1e12 && milliseconds < 1e13 ? isoTimeOf(milliseconds) : null
}

/** Epoch milliseconds of ISO text; NaN for everything else. */
// biome-ignore lint/style/noRestrictedGlobals: it parses a given text and never asks the clock
export const millisecondsOf = (time: IsoTime): number => Date.parse(time)

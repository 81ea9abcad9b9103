/** As `Date.prototype.toISOString` writes it. */
export type IsoTime = string

const UTC_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

const ISO_START = /^\d{4}-\d{2}-\d{2}(?:T|$)/

// Days up to 28 need no calendar check: this fast path serves most stored times.
const CANONICAL_TIME = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/

export const isCanonicalTime = (value: unknown): boolean => typeof value === 'string' && CANONICAL_TIME.test(value)

/** The earliest time, so that an unknown one never looks recent. */
export const unknownTime: IsoTime = '1970-01-01T00:00:00.000Z'

/** Null outside the years 0 to 9999. */
export const isoTimeOf = (milliseconds: number): IsoTime | null => {
  // biome-ignore lint/style/noRestrictedGlobals: it converts a given instant and never asks the clock
  const date = new Date(milliseconds)
  if (Number.isNaN(date.getTime())) return null
  const text = date.toISOString()
  return UTC_TIME.test(text) ? text : null
}

/** From ISO text in any zone or epoch milliseconds; null for everything else. */
export const isoTimeFrom = (value: unknown): IsoTime | null => {
  if (typeof value === 'number') return isoTimeOf(value)
  if (typeof value !== 'string') return null
  if (isCanonicalTime(value)) return value
  if (!ISO_START.test(value)) return null
  // biome-ignore lint/style/noRestrictedGlobals: it parses a given text and never asks the clock
  return isoTimeOf(Date.parse(value))
}

// biome-ignore lint/style/noRestrictedGlobals: it parses a given text and never asks the clock
export const millisecondsOf = (time: IsoTime): number => Date.parse(time)

/** Times are epoch milliseconds. A time in the future is not younger: the clock was set back. */
export const isYounger = (fetchedAt: number, ageMs: number, now: number): boolean =>
  now >= fetchedAt && now - fetchedAt < ageMs

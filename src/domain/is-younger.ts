/** Times are epoch milliseconds. A time in the future is not younger: the clock was set back. */
export const isYounger = (fetchedAt: number, ageMs: number, now: number): boolean =>
  now >= fetchedAt && now - fetchedAt < ageMs

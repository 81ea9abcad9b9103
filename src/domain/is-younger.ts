/** Times are epoch milliseconds. What comes from the future has no known age: the clock was changed. */
export const isYounger = (fetchedAt: number, ageMs: number, now: number): boolean =>
  now >= fetchedAt && now - fetchedAt < ageMs

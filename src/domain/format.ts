export const releaseYear = (date: string): number | null => {
  const year = /^(\d{4})(?:-|$)/.exec(date)?.[1]
  return year === undefined ? null : Number(year)
}

/** To one decimal; null without votes. */
export const ratingText = (rating: number | string): string | null => {
  const value = typeof rating === 'number' ? rating : Number.parseFloat(rating)
  return Number.isFinite(value) && value > 0 ? value.toFixed(1) : null
}

/** Null when the runtime is unknown. */
export const runtimeParts = (minutes: number): { hours: number; minutes: number } | null => {
  const whole = Math.round(minutes)
  return Number.isFinite(whole) && whole > 0 ? { hours: Math.floor(whole / 60), minutes: whole % 60 } : null
}

const dateParts = (date: string): readonly [year: number, monthAndDay: string] | null => {
  const found = /^(\d{4})-(\d{2}-\d{2})/.exec(date)
  return found?.[1] && found[2] ? [Number(found[1]), found[2]] : null
}

/** Full years between two ISO dates; null when either is partial or `date` is before the birth. */
export const ageAt = (birthday: string, date: string): number | null => {
  const birth = dateParts(birthday)
  const day = dateParts(date)
  if (!birth || !day) return null
  const years = day[0] - birth[0] - (day[1] < birth[1] ? 1 : 0)
  return years < 0 ? null : years
}

/** Epoch milliseconds of midnight UTC; null for a partial date. */
export const dayOf = (date: string): number | null => {
  if (!dateParts(date)) return null
  // biome-ignore lint/style/noRestrictedGlobals: it reads a given day and never asks the clock
  const time = Date.parse(date.slice(0, 10))
  return Number.isNaN(time) ? null : time
}

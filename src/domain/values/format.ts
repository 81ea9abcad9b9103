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

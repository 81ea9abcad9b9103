import { highestRating, lowestRating, type RatingScale } from './own-rating.ts'

const within = (rating: number): number => Math.min(highestRating, Math.max(lowestRating, rating))

const moves: Readonly<Record<string, (rating: number | null) => number>> = {
  ArrowRight: (rating) => within((rating ?? 0) + 1),
  ArrowUp: (rating) => within((rating ?? 0) + 1),
  ArrowLeft: (rating) => within((rating ?? 2) - 1),
  ArrowDown: (rating) => within((rating ?? 2) - 1),
  Home: () => lowestRating,
  End: () => highestRating,
}

/** The rating after a key press, null to clear it; undefined for keys that mean nothing here. */
export const ratingAfterKey = (rating: number | null, key: string, scale: RatingScale): number | null | undefined => {
  const move = moves[key]
  if (move) return move(rating)
  if (key === 'Delete' || key === 'Backspace') return null
  if (!/^\d$/.test(key)) return undefined
  const digit = Number(key)
  if (scale === 'ten') return digit === 0 ? highestRating : digit
  if (digit === 0) return null
  return digit <= highestRating / 2 ? 2 * digit : undefined
}

export const ratingAt = (share: number): number => within(Math.ceil(share * highestRating))

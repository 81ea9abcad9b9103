/** Ratings are kept as 1 to 10; half stars show them as 0.5 to 5. */
export const ratingScales = ['half-stars', 'ten'] as const
export type RatingScale = (typeof ratingScales)[number]

export const isRatingScale = (text: unknown): text is RatingScale => ratingScales.some((scale) => scale === text)

export const lowestRating = 1
export const highestRating = 10

export const cardRatings = ['both', 'tmdb', 'mine'] as const
export type CardRating = (typeof cardRatings)[number]

export const isCardRating = (text: unknown): text is CardRating => cardRatings.some((choice) => choice === text)

/** `9` is '★★★★½'. */
export const starsText = (rating: number): string => '★'.repeat(Math.floor(rating / 2)) + (rating % 2 === 1 ? '½' : '')

/** `9` is '4.5' of '5' in half stars. */
export const inScale = (rating: number, scale: RatingScale) =>
  scale === 'ten' ? { rating, most: highestRating } : { rating: rating / 2, most: highestRating / 2 }

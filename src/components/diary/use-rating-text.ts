import type { RatingScale } from '#domain/records/own-rating.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

interface RatingText {
  readonly scale: RatingScale
  /** '4.5 of 5 stars', or '9 of 10'. */
  readonly textOf: (rating: number | null) => string
  /** '4.5', or '9'. */
  readonly numberOf: (rating: number) => string
}

export const useRatingText = (): RatingText => {
  const app = useApp()
  const messages = useMessages().diary
  const scale = useValue(app.memory.preferences.ratingScale.value)
  const { number } = useFormats()
  const numberOf = (rating: number) => number(scale === 'ten' ? rating : rating / 2)
  const textOf = (rating: number | null) => {
    if (rating === null) return messages.notRated
    return scale === 'ten' ? messages.outOfTen({ rating }) : messages.outOfFive({ rating: numberOf(rating) })
  }
  return { scale, textOf, numberOf }
}

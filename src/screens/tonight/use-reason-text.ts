import { useShortDay } from '#components/card/use-short-day.ts'
import { useRatingText } from '#components/diary/use-rating-text.ts'
import type { TonightReason } from '#domain/tonight/tonight-reason.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useTexts } from './use-texts.ts'

/** Why a movie is one of the three. */
export const useReasonText = (): ((reason: TonightReason) => string) => {
  const { reasons } = useMessages().tonight
  const texts = useTexts()
  const dayOf = useShortDay()
  const { numberOf } = useRatingText()
  return (reason) => {
    switch (reason.kind) {
      case 'director':
        return reasons.director({ title: reason.title, rating: numberOf(reason.rating) })
      case 'time':
        return reasons.time({ length: texts.length(reason.minutesLeft) })
      case 'watchlist':
      case 'collection':
        return reasons[reason.kind]({ day: dayOf(reason.since) })
      case 'both':
      case 'friend':
        return reasons[reason.kind]({ name: reason.name })
      default:
        return reasons[reason.kind]
    }
  }
}

import { useViewingDate } from '#components/diary/use-viewing-date.ts'
import type { HistoryFact } from '#domain/imports/read-history.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

/** What a row says of its movie, in words. */
export const useFactText = () => {
  const { review } = useMessages().history
  const dateOf = useViewingDate()
  return (fact: HistoryFact): string => {
    switch (fact.kind) {
      case 'viewing': {
        const rating = fact.rating === undefined ? [] : [review.rated({ rating: fact.rating })]
        return [review.watched, dateOf(fact.watchedAt), ...rating, ...(fact.note ? [fact.note] : [])].join(' · ')
      }
      case 'seen':
        return review.watched
      case 'rating':
        return review.rated({ rating: fact.rating })
      case 'liked':
        return review.liked
      case 'watchlist':
        return review.kinds.watchlist
      case 'listed':
        return review.kinds.collections
      case 'note':
        return fact.note
      case 'tags':
        return fact.tags.join(' · ')
    }
  }
}

import { Star } from 'lucide-react'
import { css } from '#styled/css'
import { useMessages } from '#wiring/use-messages.ts'

// A constant element is not rendered again with its card.
const star = <Star aria-hidden="true" />

export const ratingPill = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  paddingInline: '1.5',
  paddingBlock: '1',
  borderRadius: 'chip',
  textStyle: 'badge',
  color: 'on-scrim',
  background: 'scrim',
  '& svg': { width: '3', height: '3', color: 'star', fill: 'current' },
})

export const RatingPill = ({ rating }: { rating: string | null }) => {
  const messages = useMessages().card
  if (rating === null) return null
  const ratingText = messages.decimal(rating)
  return (
    <span className={ratingPill} title={messages.rating(ratingText)}>
      {star}
      {ratingText}
    </span>
  )
}

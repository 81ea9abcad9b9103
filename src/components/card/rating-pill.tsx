import { Star } from 'lucide-react'
import { css } from '#styled/css'
import { useMessages } from '#wiring/app/use-messages.ts'

// A constant element, so that React does not render it again with its card.
const star = <Star aria-hidden="true" />

export const ratingPill = css.raw({
  display: 'inline-flex',
  alignItems: 'center',
  gap: { base: '0.5', md: '1' },
  paddingInline: { base: '1', md: '1.5' },
  paddingBlock: '1',
  borderRadius: 'chip',
  textStyle: 'badge',
  color: 'on-scrim',
  background: 'scrim',
  _print: { color: 'fg', background: 'clear' },
  '& svg': { width: '3', height: '3', color: 'star', fill: 'current' },
})

const pill = css(ratingPill)

export const RatingPill = ({ rating }: { rating: string | null }) => {
  const messages = useMessages().card
  if (rating === null) return null
  const ratingText = messages.decimal(rating)
  return (
    <span className={pill} title={messages.rating(ratingText)}>
      {star}
      {ratingText}
    </span>
  )
}

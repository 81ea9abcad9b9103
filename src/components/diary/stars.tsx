import { Star } from 'lucide-react'
import { css } from '#styled/css'
import { useRatingText } from './use-rating-text.ts'

const pill = css({
  display: 'inline-flex',
  row: '1',
  color: 'accent',
  fontVariantNumeric: 'tabular-nums',
  textStyle: 'label',
  whiteSpace: 'nowrap',
  '& svg': { width: '4', height: '4', fill: 'accent.fill' },
})

/** A user's own rating, in the scale of their choice. */
export const Stars = ({ rating }: { rating: number }) => {
  const { textOf, numberOf } = useRatingText()
  return (
    <span className={pill} role="img" aria-label={textOf(rating)}>
      <Star aria-hidden="true" />
      <span aria-hidden="true">{numberOf(rating)}</span>
    </span>
  )
}

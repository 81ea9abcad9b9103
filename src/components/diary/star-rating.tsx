import { Star } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { highestRating, lowestRating } from '#domain/records/own-rating.ts'
import { ratingAfterKey, ratingAt } from '#domain/records/rating-keys.ts'
import { css, cx } from '#styled/css'
import { useRatingText } from './use-rating-text.ts'

const slider = css({
  display: 'inline-flex',
  position: 'relative',
  borderRadius: 'chip',
  cursor: 'pointer',
  touchAction: 'pan-y',
})
const row = css({ row: '0', height: '11', '& svg': { strokeWidth: 'icon' } })
// Five stars or ten, by themselves or in a row of a list: each in the middle of its width.
const sizes = {
  usual: {
    five: css({ '& svg': { width: { base: '[min(2.75rem, 9vw)]', sm: '11' }, height: '7' } }),
    ten: css({ '& svg': { width: { base: '[min(1.75rem, 5.6vw)]', sm: '7' }, height: '[1.35rem]' } }),
  },
  row: {
    five: css({ '& svg': { width: { base: '[1.375rem]', sm: '6' }, height: '5' } }),
    ten: css({ '& svg': { width: { base: '[min(1rem, 3.6vw)]', sm: '4' }, height: '4' } }),
  },
}
const empty = css({ color: 'control' })
const filled = css({ position: 'absolute', inset: '0', color: 'accent', '& svg': { fill: 'accent.fill' } })

interface StarRatingProps {
  readonly label: string
  readonly value: number | null
  readonly onChange: (rating: number | null) => void
  /** 'row' is small. */
  readonly size?: keyof typeof sizes
}

/** Arrows and digits rate, Delete clears. */
export const StarRating = ({ label, value, onChange, size = 'usual' }: StarRatingProps) => {
  const { scale, textOf } = useRatingText()
  const [pointedAt, setPointedAt] = useState<number | null>(null)
  const shown = pointedAt ?? value ?? 0
  const stars = scale === 'ten' ? 10 : 5
  const rowStyle = cx(row, sizes[size][scale === 'ten' ? 'ten' : 'five'])
  // biome-ignore lint/suspicious/noArrayIndexKey: the stars never move
  const icons = Array.from({ length: stars }, (_, index) => <Star key={index} />)

  const ratingUnder = (event: PointerEvent<HTMLElement>): number => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const rating = ratingAt((event.clientX - left) / width)
    // A whole star is easier to hit with a finger; a second tap halves it.
    if (event.pointerType !== 'touch' || scale === 'ten') return rating
    const whole = 2 * Math.ceil(rating / 2)
    return value === whole ? whole - 1 : whole
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const rating = ratingAfterKey(value, event.key, scale)
    if (rating === undefined) return
    event.preventDefault()
    if (rating !== value) onChange(rating)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={lowestRating - 1}
      aria-valuemax={highestRating}
      aria-valuenow={value ?? 0}
      aria-valuetext={textOf(value)}
      className={slider}
      onKeyDown={onKeyDown}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse') setPointedAt(ratingUnder(event))
      }}
      onPointerLeave={() => setPointedAt(null)}
      onPointerUp={(event) => {
        const rating = ratingUnder(event)
        if (rating !== value) onChange(rating)
      }}
    >
      <span className={cx(rowStyle, empty)} aria-hidden="true">
        {icons}
      </span>
      {shown === 0 ? null : (
        <span
          className={cx(rowStyle, filled)}
          style={{ clipPath: `inset(0 ${100 - (100 * shown) / highestRating}% 0 0)` }}
          aria-hidden="true"
        >
          {icons}
        </span>
      )}
    </div>
  )
}

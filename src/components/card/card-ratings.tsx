import type { ListedMovie } from '#domain/movie/movie.ts'
import { inScale, starsText } from '#domain/records/own-rating.ts'
import { ratingText } from '#domain/values/format.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { RatingPill, ratingPill } from './rating-pill.tsx'
import { useOwnRating } from './use-own-rating.ts'

const box = css({ display: 'inline-flex', wrap: '1', justifyContent: 'flex-end' })
const mine = css(ratingPill, { background: 'accent.fill', color: 'accent.fg' })

/** TMDB's rating as a number, the person's own as stars, or both, as they prefer. */
export const CardRatings = ({ movie }: { movie: ListedMovie }) => {
  const { preferences } = useApp().memory
  const shown = useValue(preferences.cardRating.value)
  const own = useOwnRating(movie.id)
  return (
    <span className={box}>
      {own === undefined || shown === 'tmdb' ? null : <OwnPill rating={own} />}
      {shown === 'mine' ? null : <RatingPill rating={ratingText(movie.voteAverage)} />}
    </span>
  )
}

const OwnPill = ({ rating }: { rating: number }) => {
  const messages = useCoreMessages().card
  const scale = useValue(useApp().memory.preferences.ratingScale.value)
  const scaled = inScale(rating, scale)
  const text = Number.isInteger(scaled.rating)
    ? String(scaled.rating)
    : messages.decimal({ rating: String(scaled.rating) })
  return (
    <span className={mine} title={messages.mine({ rating: text, most: String(scaled.most) })}>
      {scale === 'ten' ? `★ ${text}` : starsText(rating)}
    </span>
  )
}

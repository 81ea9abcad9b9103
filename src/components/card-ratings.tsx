import { ratingText } from '#domain/format.ts'
import type { ListedMovie } from '#domain/movie.ts'
import { inScale } from '#domain/own-rating.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'
import { RatingPill, ratingPill } from './rating-pill.tsx'
import { useOwnRating } from './use-own-rating.ts'

const box = css({ display: 'inline-flex', gap: '1' })
const mine = css(ratingPill, { background: 'accent', color: 'accent.fg' })

/** TMDB's rating, the person's own, or both, as they prefer. */
export const CardRatings = ({ movie }: { movie: ListedMovie }) => {
  const { preferences } = useApp()
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
  const messages = useMessages().card
  const scaled = inScale(rating, useValue(useApp().preferences.ratingScale.value))
  const text = Number.isInteger(scaled.rating) ? String(scaled.rating) : messages.decimal(String(scaled.rating))
  return (
    <span className={mine} title={messages.mine(text, String(scaled.most))}>
      {text}
    </span>
  )
}

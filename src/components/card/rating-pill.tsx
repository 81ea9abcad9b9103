import type { ListedMovie } from '#domain/movie/movie.ts'
import { inScale, starsText } from '#domain/records/own-rating.ts'
import { ratingText } from '#domain/values/format.ts'
import { sourceNames } from '#i18n/source-names.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useOwnRating } from './use-own-rating.ts'

const ratingPill = css.raw({
  display: 'inline-flex',
  row: { base: '0.5', md: '1' },
  paddingInline: { base: '1', md: '1.5' },
  paddingBlock: '1',
  borderRadius: 'chip',
  textStyle: 'badge',
  color: 'on-scrim',
  background: 'scrim',
  _print: { color: 'fg', background: 'clear' },
})

const pill = css(ratingPill)
const source = css({ fontWeight: 'medium' })

interface RatingPillProps {
  readonly rating: string | null
  /** Says whose it is, where there is room. */
  readonly isNamed?: boolean
}

/** The public's, without a star: those are the user's own. */
export const RatingPill = ({ rating, isNamed = false }: RatingPillProps) => {
  const messages = useCoreMessages().card
  if (rating === null) return null
  const ratingText = messages.decimal({ rating })
  return (
    <span className={pill} data-public title={messages.rating({ rating: ratingText })}>
      {isNamed ? <span className={source}>{sourceNames.tmdb}</span> : null}
      {ratingText}
    </span>
  )
}

const box = css({ display: 'inline-flex', wrap: '1', justifyContent: 'flex-end' })
const mine = css(ratingPill, { background: 'accent.fill', color: 'accent.fg' })

/** TMDB's rating as a number, the user's own as stars, or both, as they prefer. */
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

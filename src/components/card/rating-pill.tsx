import { sourceNames } from '#i18n/source-names.ts'
import { css } from '#styled/css'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

export const ratingPill = css.raw({
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

/** The public's, without a star: those are the person's own. */
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

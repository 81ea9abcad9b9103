import { Heart } from 'lucide-react'
import { css } from '#styled/css'
import { field } from '#styled/recipes/field.js'
import { Button, IconButton } from '#ui/button.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import { StarRating } from './star-rating.tsx'
import type { ViewingFormProps } from './viewing-day.tsx'

const styles = field()
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' })
// Keeps its place, so that the form does not jump with the first star.
const withoutRating = css({ visibility: 'hidden' })
const likedHeart = css({ fill: 'current', color: 'danger' })

/** The rating of the viewing, and whether the movie is liked. */
export const ViewingOpinion = ({ snapshot, send }: ViewingFormProps) => {
  const messages = useMessages().diary
  const { rating, liked } = snapshot.context
  return (
    <div className={styles.root}>
      <span className={styles.label}>{messages.rating}</span>
      <div className={row}>
        <StarRating
          label={messages.rating}
          value={rating}
          onChange={(chosen) => send({ type: 'rating chosen', rating: chosen })}
        />
        <IconButton
          label={messages.like}
          aria-pressed={liked}
          icon={<Heart className={liked ? likedHeart : ''} aria-hidden="true" />}
          onClick={() => send({ type: 'like toggled' })}
        />
        <Button
          className={rating === null ? withoutRating : ''}
          variant="link"
          onClick={() => send({ type: 'rating chosen', rating: null })}
        >
          {messages.clearRating}
        </Button>
      </div>
    </div>
  )
}

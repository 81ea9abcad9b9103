import { useQuery } from '@tanstack/react-query'
import { Play, ThumbsDown } from 'lucide-react'
import { type CSSProperties, Suspense, useState } from 'react'
import { GenreBadge } from '#components/card/genre-badge.tsx'
import { RatingPill } from '#components/card/rating-pill.tsx'
import { useShortDay } from '#components/card/use-short-day.ts'
import { useRatingText } from '#components/diary/use-rating-text.ts'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { Poster } from '#components/pictures/poster.tsx'
import { useOpenMovie } from '#components/place/use-open-movie.ts'
import type { TonightMovie } from '#domain/tonight/tonight.ts'
import type { TonightReason } from '#domain/tonight/tonight-reason.ts'
import { ratingText, releaseYear } from '#domain/values/format.ts'
import { ButtonLink, IconButton } from '#ui/button.tsx'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { styles } from './movie-styles.ts'
import { useTexts } from './use-texts.ts'
import { Where } from './where.tsx'

/** Why a movie is one of the three. */
const useReasonText = (): ((reason: TonightReason) => string) => {
  const { reasons } = useMessages().tonight
  const texts = useTexts()
  const dayOf = useShortDay()
  const { numberOf } = useRatingText()
  return (reason) => {
    switch (reason.kind) {
      case 'director':
        return reasons.director({ title: reason.title, rating: numberOf(reason.rating) })
      case 'time':
        return reasons.time({ length: texts.length(reason.minutesLeft) })
      case 'watchlist':
      case 'collection':
        return reasons[reason.kind]({ day: dayOf(reason.since) })
      case 'both':
      case 'friend':
        return reasons[reason.kind]({ name: reason.name })
      default:
        return reasons[reason.kind]
    }
  }
}

const Trailer = lazyComponent(() => import('#components/pictures/trailer.tsx').then((module) => module.Trailer))

interface MovieProps {
  readonly movie: TonightMovie
  readonly reason: TonightReason
  readonly slot: number
  readonly onHide: () => void
}

export const Movie = ({ movie: { movie, runtime }, reason, slot, onHide }: MovieProps) => {
  const { queries } = useApp().provider
  const messages = useMessages().tonight
  const hidden = useMessages().hidden
  const { trailer } = useCoreMessages()
  const reasonText = useReasonText()
  const open = useOpenMovie(movie)
  const [isPlaying, setPlaying] = useState(false)
  const { data, isPending } = useQuery(useValue(queries).movie(movie.id))
  const released = releaseYear(movie.releaseDate)
  return (
    <article className={styles.movie} style={{ '--slot': slot } as CSSProperties}>
      <div className={styles.picture}>
        <Poster movie={movie} sizes="(min-width: 48rem) 20rem, 7rem" eager />
      </div>
      <div className={styles.text}>
        <h2 className={styles.title} dir="auto">
          {movie.title}
        </h2>
        <div className={styles.facts}>
          <Length minutes={data?.runtime || runtime || movie.runtime} isPending={isPending} />
          {released === null ? null : <span>{released}</span>}
          <RatingPill rating={ratingText(movie.voteAverage)} />
          <span className={styles.genre}>
            {movie.genres[0] === undefined ? null : <GenreBadge genre={movie.genres[0]} />}
          </span>
        </div>
        <div className={styles.where}>
          <Where id={movie.id} />
        </div>
        <p className={styles.reason}>{reasonText(reason)}</p>
        <div className={styles.actions}>
          <ButtonLink variant="solid" {...open} aria-label={messages.thisOneNamed({ title: movie.title })}>
            {messages.thisOne}
          </ButtonLink>
          <IconButton
            label={trailer.play({ title: movie.title })}
            icon={<Play aria-hidden="true" />}
            aria-busy={isPlaying}
            onClick={() => setPlaying(true)}
          />
          <IconButton
            label={hidden.named({ title: movie.title })}
            icon={<ThumbsDown aria-hidden="true" />}
            onClick={onHide}
          />
        </div>
      </div>
      {isPlaying ? (
        <Suspense>
          <Trailer movie={movie} onEnd={() => setPlaying(false)} />
        </Suspense>
      ) : null}
    </article>
  )
}

const Length = ({ minutes, isPending }: { minutes: number; isPending: boolean }) => {
  const messages = useMessages().tonight
  const length = useTexts().length(minutes)
  if (length) return <span className={styles.length}>{length}</span>
  if (!isPending) return <span>{messages.lengthUnknown}</span>
  return (
    <span className={styles.lengthToCome}>
      <SkeletonLine />
    </span>
  )
}

import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Stars } from '#components/diary/stars.tsx'
import { useViewingLabels } from '#components/diary/use-viewing-labels.ts'
import { Poster } from '#components/pictures/poster.tsx'
import { useModalLinks } from '#components/place/modal-state.ts'
import { movieHref } from '#domain/movie/addresses.ts'
import type { ReviewedMovie } from '#domain/statistics/review.ts'
import { css } from '#styled/css'
import { quietNote } from '#ui/texts.ts'
import { visuallyHidden } from '#ui/visually-hidden.ts'

const section = css({ stack: '3', minWidth: '0' })
const heading = css({ textStyle: 'section' })
const few = css({
  display: 'grid',
  gridTemplateColumns: { base: '4', md: '2', lg: '4', _largeText: '2' },
  gap: { base: '3', md: '4' },
  maxWidth: 'rows',
})
const many = css({
  display: 'grid',
  gridTemplateColumns: 'small',
  gap: { base: '2', md: '3' },
})
const tile = css({ stack: '1.5', borderRadius: 'card' })
const title = css({ textStyle: 'note', fontWeight: 'medium', lineClamp: 2, overflowWrap: 'anywhere' })

interface ReviewedMoviesProps {
  readonly label: string
  readonly movies: readonly ReviewedMovie[]
  /** Small, with the day in place of title and rating. */
  readonly byDay?: boolean
}

/** Each leads to itself. */
export const ReviewedMovies = ({ label, movies, byDay = false }: ReviewedMoviesProps) => {
  const id = useId()
  const links = useModalLinks()
  const { dayAndMonth } = useViewingLabels()
  return (
    <section className={section} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {label}
      </h2>
      <ul className={byDay ? many : few}>
        {movies.map(({ movie: snapshot, rating, day: watched }) => {
          const movie = { ...snapshot, voteAverage: 0 }
          return (
            <li key={movie.id}>
              <Link
                className={tile}
                {...links.movie(movie)}
                // Without the year, by which the list behind it would be filtered.
                to={movieHref({ kind: 'watched' }, movie.id, '')}
              >
                <Poster movie={movie} sizes={byDay ? '8rem' : '(min-width: 64rem) 10rem, 22vw'} />
                <span className={byDay ? visuallyHidden : title} dir="auto">
                  {movie.title}
                </span>
                {byDay ? <span className={quietNote}>{dayAndMonth(watched)}</span> : null}
                {byDay || rating === null ? null : <Stars rating={rating} />}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

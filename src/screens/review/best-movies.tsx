import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Stars } from '#components/diary/stars.tsx'
import { Poster } from '#components/pictures/poster.tsx'
import { useModalLinks } from '#components/place/modal-state.ts'
import { movieHref } from '#domain/movie/addresses.ts'
import type { ReviewedMovie } from '#domain/statistics/review.ts'
import { css } from '#styled/css'

const section = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const heading = css({ textStyle: 'section' })
const list = css({
  display: 'grid',
  gridTemplateColumns: '4',
  gap: { base: '3', md: '4' },
  maxWidth: 'rows',
})
const tile = css({ display: 'flex', flexDirection: 'column', gap: '1.5', borderRadius: 'card' })
const title = css({ textStyle: 'note', fontWeight: 'medium', lineClamp: 2, overflowWrap: 'anywhere' })

interface BestMoviesProps {
  readonly label: string
  readonly movies: readonly ReviewedMovie[]
}

/** The movies of the picture, each leading to itself. */
export const BestMovies = ({ label, movies }: BestMoviesProps) => {
  const id = useId()
  const links = useModalLinks()
  return (
    <section className={section} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {label}
      </h2>
      <ul className={list}>
        {movies.map(({ movie: snapshot, rating }) => {
          const movie = { ...snapshot, voteAverage: 0 }
          return (
            <li key={movie.id}>
              <Link
                className={tile}
                {...links.movie(movie)}
                // Without the year, by which the list behind it would be filtered.
                to={movieHref({ kind: 'watched' }, movie.id, '')}
              >
                <Poster movie={movie} sizes="(min-width: 64rem) 10rem, 22vw" />
                <span className={title} dir="auto">
                  {movie.title}
                </span>
                {rating === null ? null : <Stars rating={rating} />}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

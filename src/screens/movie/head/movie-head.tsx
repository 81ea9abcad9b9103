import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { GenreBadge } from '#components/card/genre-badge.tsx'
import { RatingPill } from '#components/card/rating-pill.tsx'
import { Poster, RendersAtOnce } from '#components/pictures/poster.tsx'
import { useModalLinks } from '#components/place/modal-state.ts'
import { filterHref } from '#domain/discover/discover-filter.ts'
import { directorsOf } from '#domain/movie/credits.ts'
import { genreIdOf } from '#domain/movie/genres.ts'
import type { Movie } from '#domain/movie/movie.ts'
import type { MovieDetails } from '#domain/movie/movie-details.ts'
import { decadeOf } from '#domain/statistics/buckets.ts'
import { ratingText, releaseYear, runtimeParts } from '#domain/values/format.ts'
import { listSeparator } from '#i18n/numbers.ts'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { headStyles as styles } from './head-styles.ts'

interface MovieHeadProps {
  readonly movie: Movie
  readonly details: MovieDetails | null
  readonly isComing: boolean
}

export const MovieHead = ({ movie, details, isComing }: MovieHeadProps) => {
  return (
    <div className={styles.head}>
      <div className={styles.poster}>
        <RendersAtOnce value={true}>
          <Poster movie={movie} sizes="(min-width: 48rem) 11rem, 7rem" eager />
        </RendersAtOnce>
      </div>
      <div className={styles.names}>
        <h2 className={styles.title} dir="auto">
          {movie.title}
        </h2>
        <ul className={styles.facts}>
          <li>
            <Year year={releaseYear(movie.releaseDate)} />
          </li>
          <Runtime minutes={movie.runtime} isComing={isComing} />
          {isComing ? <li className={styles.directorsSkeleton} /> : <Directors details={details} />}
        </ul>
        <ul className={styles.genres}>
          <li>
            <RatingPill rating={ratingText(movie.voteAverage)} isNamed />
          </li>
          {movie.genres.map((genre) => (
            <li key={genre}>
              <Genre genre={genre} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Leads to its decade. */
const Year = ({ year }: { year: number | null }) => {
  const { unknownYear } = useCoreMessages().movie
  if (year === null) return unknownYear
  const decade = decadeOf(year)
  return (
    <Link className={styles.name} to={filterHref({ year: `${decade}-${decade + 9}` })}>
      {year}
    </Link>
  )
}

/** A genre that only the provider knows is no condition of a filter. */
const Genre = ({ genre }: { genre: string }) =>
  genreIdOf(genre) === undefined ? (
    <GenreBadge genre={genre} />
  ) : (
    <Link className={styles.genre} to={filterHref({ genre })}>
      <GenreBadge genre={genre} />
    </Link>
  )

const Runtime = ({ minutes, isComing }: { minutes: Movie['runtime']; isComing: boolean }) => {
  const messages = useCoreMessages().movie
  const runtime = runtimeParts(minutes)
  if (runtime)
    return <li className={styles.runtime}>{messages.runtime({ hours: runtime.hours, minutes: runtime.minutes })}</li>
  return isComing ? <li className={styles.runtimeSkeleton} /> : null
}

const Directors = ({ details }: { details: MovieDetails | null }) => {
  const messages = useCoreMessages().movie
  const language = useValue(useApp().language.current)
  const links = useModalLinks()
  const directors = details ? directorsOf(details.crew) : []
  if (directors.length === 0) return null
  return (
    <li className={styles.directors}>
      <span className={visuallyHidden}>{`${messages.directors({ count: directors.length })}: `}</span>
      {directors.map(({ id, name, profilePath }, index) => (
        <Fragment key={id}>
          {index === 0 ? '' : listSeparator(language)}
          <Link className={styles.name} dir="auto" {...links.person({ id, name, profilePath })}>
            {name}
          </Link>
        </Fragment>
      ))}
    </li>
  )
}

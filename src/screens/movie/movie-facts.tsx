import { type ReactNode, useEffect } from 'react'
import { Backdrop } from '#components/backdrop.tsx'
import { GenreBadge } from '#components/genre-badge.tsx'
import { useModalLabel } from '#components/modal-label.ts'
import { Poster } from '#components/poster.tsx'
import { RatingPill } from '#components/rating-pill.tsx'
import { ratingText, releaseYear, runtimeParts } from '#domain/format.ts'
import type { Movie } from '#domain/movie.ts'
import type { MovieDetails } from '#domain/movie-details.ts'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { BackToPerson } from './back-to-person.tsx'
import { CollectionButton } from './collection-button.tsx'
import { MovieCollections } from './movie-collections.tsx'
import { MoviePeople } from './movie-people.tsx'
import { styles } from './movie-styles.ts'
import { Overview } from './overview.tsx'
import { SimilarMovies } from './similar-movies.tsx'
import { TrailerButton } from './trailer-button.tsx'
import { WatchlistActions } from './watchlist-actions.tsx'
import { WhereToWatch } from './where-to-watch.tsx'

interface MovieFactsProps {
  readonly movie: Movie
  readonly details: MovieDetails | null
  readonly failed: ReactNode
}

export const MovieFacts = ({ movie, details, failed }: MovieFactsProps) => {
  const { commands } = useApp()
  const messages = useMessages()
  useModalLabel(movie.title)
  useEffect(() => {
    if (details) commands.movies.refresh(details)
  }, [commands, details])
  return (
    <article>
      <title>{`${movie.title} · ${messages.app.name}`}</title>
      <div className={styles.stage}>
        <Backdrop movie={movie} />
        <TrailerButton movie={movie} />
        <BackToPerson />
      </div>
      <div className={styles.body}>
        <Head movie={movie} isComing={!details && !failed} />
        <div className={styles.actions}>
          <WatchlistActions movie={movie} />
          <CollectionButton movie={movie} />
        </div>
        <div className={styles.columns}>
          <div className={styles.column}>
            {failed && !movie.overview ? null : <Overview movie={movie} details={details} />}
            {failed ?? <MoviePeople details={details} />}
          </div>
          <WhereToWatch id={movie.id} />
        </div>
        <MovieCollections movieId={movie.id} />
        <SimilarMovies id={movie.id} />
      </div>
    </article>
  )
}

interface HeadProps {
  readonly movie: Movie
  readonly isComing: boolean
}

const Head = ({ movie, isComing }: HeadProps) => {
  const messages = useMessages().movie
  return (
    <div className={styles.head}>
      <div className={styles.poster}>
        <Poster movie={movie} sizes="(min-width: 48rem) 11rem, 7rem" eager />
      </div>
      <div className={styles.names}>
        <h2 className={styles.title} dir="auto">
          {movie.title}
        </h2>
        <ul className={styles.facts}>
          <li>{releaseYear(movie.releaseDate) ?? messages.unknownYear}</li>
          <Runtime minutes={movie.runtime} isComing={isComing} />
          <li>
            <RatingPill rating={ratingText(movie.voteAverage)} />
          </li>
        </ul>
        <ul className={styles.genres}>
          {movie.genres.map((genre) => (
            <li key={genre}>
              <GenreBadge genre={genre} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

const Runtime = ({ minutes, isComing }: { minutes: Movie['runtime']; isComing: boolean }) => {
  const messages = useMessages().movie
  const runtime = runtimeParts(minutes)
  if (runtime) return <li className={styles.runtime}>{messages.runtime(runtime.hours, runtime.minutes)}</li>
  return isComing ? <li className={styles.runtimeSkeleton} /> : null
}

import { type ReactNode, useEffect } from 'react'
import { AsyncBoundary, Nothing } from '#components/async-boundary.tsx'
import { Backdrop } from '#components/backdrop.tsx'
import { lazyComponent } from '#components/lazy-component.tsx'
import { useModalLabel } from '#components/modal-label.ts'
import type { Movie } from '#domain/movie.ts'
import type { MovieDetails } from '#domain/movie-details.ts'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { BackToPerson } from './back-to-person.tsx'
import { Cast } from './cast.tsx'
import { CollectionButton } from './collection-button.tsx'
import { MovieCollections } from './movie-collections.tsx'
import { MovieHead } from './movie-head.tsx'
import { styles } from './movie-styles.ts'
import { Overview } from './overview.tsx'
import { SavedAge } from './saved-age.tsx'
import { SimilarMovies } from './similar-movies.tsx'
import { useTrailerButtons } from './trailer-buttons.tsx'
import { WatchlistActions } from './watchlist-actions.tsx'
import { WhereToWatch } from './where-to-watch.tsx'

const MovieDiary = lazyComponent(() => import('./movie-diary.tsx').then((module) => module.MovieDiary))
const AnotherMovie = lazyComponent(() => import('./another-movie.tsx').then((module) => module.AnotherMovie))
const FranchiseParts = lazyComponent(() => import('./franchise-parts.tsx').then((module) => module.FranchiseParts))

/** The code of what is shown first. */
export const preloadMovieDiary = MovieDiary.preload

interface MovieFactsProps {
  readonly movie: Movie
  readonly details: MovieDetails | null
  readonly failed: ReactNode
}

export const MovieFacts = ({ movie, details, failed }: MovieFactsProps) => {
  const { commands } = useApp()
  const messages = useMessages()
  const trailer = useTrailerButtons(movie)
  useModalLabel(movie.title)
  useEffect(() => {
    if (details) commands.movies.refresh(details)
  }, [commands, details])
  return (
    <article>
      <title>{`${movie.title} · ${messages.app.name}`}</title>
      <div className={styles.stage}>
        <Backdrop movie={movie} />
        {trailer.disc}
        <BackToPerson />
      </div>
      <div className={styles.body}>
        <MovieHead movie={movie} details={details} isComing={!details && !failed} />
        <div className={styles.actions}>
          <WatchlistActions movie={movie} />
          <CollectionButton movie={movie} />
          {trailer.button}
        </div>
        <SavedAge id={movie.id} />
        <AsyncBoundary loading={<div className={styles.diarySkeleton} />}>
          <MovieDiary movie={movie} />
        </AsyncBoundary>
        <div className={styles.columns}>
          {failed && !movie.overview ? null : <Overview movie={movie} details={details} />}
          {failed ?? <Cast details={details} />}
          <WhereToWatch id={movie.id} />
        </div>
        {details?.franchise ? (
          <AsyncBoundary loading={null} ErrorFallback={Nothing}>
            <FranchiseParts id={movie.id} franchise={details.franchise} />
          </AsyncBoundary>
        ) : null}
        <MovieCollections movieId={movie.id} />
        <SimilarMovies id={movie.id} />
        <AsyncBoundary loading={null} ErrorFallback={Nothing}>
          <AnotherMovie movie={movie} />
        </AsyncBoundary>
      </div>
      {trailer.player}
    </article>
  )
}

import { computed } from '@preact/signals-react'
import { Eye, Plus, SearchX } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { createMovieCommands } from '#commands/movies.ts'
import { FailedNotice } from '#components/loading/async-boundary.tsx'
import { isUnreachable } from '#components/loading/error-messages.ts'
import { InlineError } from '#components/loading/inline-error.tsx'
import { NotFoundNotice } from '#components/loading/not-found-notice.tsx'
import { useModalQuery } from '#components/loading/use-modal-query.ts'
import { modalStateFrom } from '#components/place/modal-state.ts'
import { tmdbIdFrom } from '#domain/movie/addresses.ts'
import { type Movie, type MovieId, movieOf } from '#domain/movie/movie.ts'
import { isNotFound, isNotFoundByTmdb } from '#domain/movie/provider-error.ts'
import { wholeSnapshotOf } from '#domain/records/watch-history.ts'
import { css, cx } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useIsBelowLarge } from '#ui/hooks/use-screen-width.ts'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { quietNote } from '#ui/texts.ts'
import { prefetchModal } from '#wiring/app/prefetch.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { actionStyles } from './head/action-styles.ts'
import { headStyles } from './head/head-styles.ts'
import { MovieFacts, preloadMovieDiary } from './movie-facts.tsx'
import { styles } from './movie-styles.ts'

/** As the user's records know it, for a movie that was opened by its address, or that the provider no longer has. */
const useOwnMovie = (id: MovieId): Movie | undefined => {
  const { watchlist, collections, diary } = useApp().lists
  const snapshot = useValue(
    useMemo(
      () =>
        computed(() => {
          const listed =
            watchlist.byMovie.value.get(id)?.movie ??
            collections.links.value.find(({ movieId }) => movieId === id)?.movie
          const seen = diary.byMovie.value.get(id)?.movie
          return listed ?? (seen && wholeSnapshotOf(seen))
        }),
      [watchlist, collections, diary, id],
    ),
  )
  return useMemo(() => snapshot && movieOf(snapshot), [snapshot])
}

const backdrop = cx(headStyles.backdrop, css({ background: 'raised' }))
const poster = css({ aspectRatio: 'poster', background: 'line' })
// The words of the buttons, unseen, so that the stars begin where they will be.
const button = css({ background: 'raised!', color: 'clear!' })
const icon = cx(actionStyles.icon, button)
const grow = css({ flexGrow: '1' })

const MovieScreen = () => {
  const id = tmdbIdFrom(useParams()['movieId'])
  return id === null ? <NotFound /> : <KnownOrLoaded key={id} id={id} />
}

/** With the code of the rating, whose row would be empty when the movie loads faster. */
export const loadMovieScreen = () => preloadMovieDiary().then(() => MovieScreen)

const KnownOrLoaded = ({ id }: { id: MovieId }) => {
  const app = useApp()
  const { pathname, state } = useLocation()
  const { data, failure } = useModalQuery(useValue(app.provider.queries).movie(id))
  const { movie: opened } = modalStateFrom(state)
  const own = useOwnMovie(id)
  const isOpened = opened?.id === id && !isNotFound(failure)
  const movie = data ?? (isOpened ? opened : own)
  const failed = failure && (
    <MovieFailed error={failure} retry={() => prefetchModal(app, pathname)} isKnown={movie !== undefined} />
  )
  if (failed && !movie) return failed
  return movie ? <MovieFacts movie={movie} details={data ?? null} failed={failed} /> : <MovieSkeleton />
}

const NotFound = () => {
  const { notFound, notFoundHint } = useCoreMessages().movie
  return <NotFoundNotice icon={<SearchX aria-hidden="true" />} title={notFound} hint={notFoundHint} />
}

/** In a movie that the user's records know and the provider does not. */
const Missing = () => {
  const messages = useCoreMessages().movie
  return (
    <p className={quietNote} role="status">
      {useValue(useApp().provider.isDemo) ? messages.notInDemo : messages.removed}
    </p>
  )
}

interface MovieFailedProps {
  readonly error: unknown
  readonly retry: () => void
  /** Its title and picture are shown all the same. */
  readonly isKnown: boolean
}

const MovieFailed = ({ error, retry, isKnown }: MovieFailedProps) => {
  const app = useApp()
  const [first] = useState(error)
  useEffect(() => {
    if (!isNotFound(first) && !app.provider.isOffline.peek()) app.lazy.get(createMovieCommands).announceDetailsFailed()
  }, [app, first])
  if (!isKnown && isNotFound(error)) return <NotFound />
  if (isNotFoundByTmdb(error)) return <Missing />
  if (isKnown && isUnreachable(error)) return <InlineError error={error} retry={retry} />
  return <FailedNotice error={error} retry={retry} headingLevel={isKnown ? undefined : 2} />
}

const MovieSkeleton = () => {
  const messages = useCoreMessages()
  const hasWords = !useIsBelowLarge()
  return (
    <div role="status" aria-label={messages.app.loading}>
      <div className={backdrop} />
      <div className={styles.body}>
        <div className={headStyles.head}>
          <div className={headStyles.poster}>
            <div className={poster} />
          </div>
          <div className={`${headStyles.names} ${grow}`}>
            <div className={headStyles.title}>
              <SkeletonLine width="half" />
            </div>
            <SkeletonLine width="third" />
          </div>
        </div>
        <div className={actionStyles.bar}>
          <div className={actionStyles.state} aria-hidden="true">
            <Button variant="solid" className={button} disabled>
              <Plus /> {messages.movie.add}
            </Button>
            {hasWords ? (
              <Button variant="quiet" className={button} disabled>
                <Eye /> {messages.movie.markWatched}
              </Button>
            ) : (
              <Button variant="quiet" className={icon} disabled data-tooltip="" />
            )}
          </div>
          <div className={actionStyles.ownToCome}>
            <SkeletonLine width="half" />
          </div>
        </div>
        <div className={styles.section}>
          <SkeletonLine />
          <SkeletonLine />
          <SkeletonLine width="half" />
        </div>
      </div>
    </div>
  )
}

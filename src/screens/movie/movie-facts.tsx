import { useQueryClient } from '@tanstack/react-query'
import { ChevronLeft, X } from 'lucide-react'
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { createMembershipCommands } from '#commands/collection-membership.ts'
import { createMovieCommands } from '#commands/movies.ts'
import { useMovieKeys } from '#components/card/use-movie-keys.ts'
import { AsyncBoundary, Nothing } from '#components/loading/async-boundary.tsx'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { useModalLabel } from '#components/place/modal-label.ts'
import { modalStateFrom } from '#components/place/modal-state.ts'
import { useDaysAgo } from '#components/services/use-days-ago.ts'
import { personHref, personLinkFrom, sectionOf, withoutPerson } from '#domain/movie/addresses.ts'
import type { Movie, MovieId } from '#domain/movie/movie.ts'
import type { MovieDetails } from '#domain/movie/movie-details.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { quietNote } from '#ui/texts.ts'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { actionStyles } from './head/action-styles.ts'
import { Backdrop } from './head/backdrop.tsx'
import { MovieActions } from './head/movie-actions.tsx'
import { MovieHead } from './head/movie-head.tsx'
import { TrailerDisc } from './head/trailer-disc.tsx'
import { Cast } from './more/cast.tsx'
import { SimilarMovies } from './more/similar-movies.tsx'
import { useCollectionsOf } from './more/use-collections-of.ts'
import { styles } from './movie-styles.ts'
import { WhereToWatch } from './offers/where-to-watch.tsx'

/** How old an answer is, while there is no network to replace it. */
const SavedAge = ({ id }: { id: MovieId }) => {
  const { isOffline, queries } = useApp().provider
  const daysAgo = useDaysAgo()
  const { offline } = useCoreMessages()
  const client = useQueryClient()
  const savedAt = client.getQueryState(useValue(queries).movie(id).queryKey)?.dataUpdatedAt
  if (!useValue(isOffline) || !savedAt) return null
  return <p className={quietNote}>{offline.saved({ age: daysAgo(savedAt) })}</p>
}

const BackToPerson = () => {
  const messages = useCoreMessages().movie
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const [parameters] = useSearchParams()
  const person = personLinkFrom(parameters.get('fromPerson'), parameters.get('personName'))
  if (!person) return null
  const goBack = () => {
    const { stepsOverPerson } = modalStateFrom(state)
    // A movie that was opened by its address has no person's entry to return to.
    if (stepsOverPerson > 0) void navigate(-stepsOverPerson)
    else void navigate(personHref(sectionOf(pathname), person.id, withoutPerson(search)), { replace: true })
  }
  return (
    <Button variant="onPicture" className={styles.back} onClick={goBack}>
      <ChevronLeft aria-hidden="true" />
      <span className={styles.backWords}>{messages.backToPerson({ name: person.name })}</span>
    </Button>
  )
}

const MovieOpinion = lazyComponent(() => import('./diary/movie-opinion.tsx').then((module) => module.MovieOpinion))
const MovieNotes = lazyComponent(() => import('./diary/movie-notes.tsx').then((module) => module.MovieNotes))
const AnotherMovie = lazyComponent(() => import('./head/another-movie.tsx').then((module) => module.AnotherMovie))
const MovieLinks = lazyComponent(() => import('./more/movie-links.tsx').then((module) => module.MovieLinks))
const FranchiseParts = lazyComponent(() => import('./more/franchise-parts.tsx').then((module) => module.FranchiseParts))

/** The code of what is shown first. */
export const preloadMovieDiary = () => Promise.all([MovieOpinion.preload(), MovieNotes.preload()])

interface MovieFactsProps {
  readonly movie: Movie
  readonly details: MovieDetails | null
  readonly failed: ReactNode
}

/** What a card knows is painted first, then all else, but for a movie that Back leads to: it is where it was scrolled. */
const useIsWhole = (): boolean => useDeferredValue(true, useNavigationType() === 'POP')

export const MovieFacts = ({ movie, details, failed }: MovieFactsProps) => {
  const app = useApp()
  const messages = useCoreMessages()
  const [isWriting, setWriting] = useState(false)
  const isWhole = useIsWhole()
  const article = useRef<HTMLElement>(null)
  const takeKey = useEffectEvent(useMovieKeys(movie))
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Of this dialog, not of one above it.
      const dialog = article.current?.closest('[role=dialog]')
      if (event.target instanceof Node && dialog?.contains(event.target)) takeKey(event)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  useModalLabel(movie.title)
  useEffect(() => {
    if (details) app.lazy.get(createMovieCommands).refresh(details)
  }, [app, details])
  return (
    <article ref={article}>
      <title>{`${movie.title} · ${messages.app.name}`}</title>
      <div className={styles.stage}>
        <Backdrop movie={movie} />
        <TrailerDisc movie={movie} />
        <BackToPerson />
      </div>
      <div className={styles.body}>
        <MovieHead movie={movie} details={details} isComing={!details && !failed} />
        <div className={actionStyles.bar}>
          <MovieActions movie={movie} />
          {isWhole ? (
            <AsyncBoundary loading={<div className={actionStyles.ownToCome} />}>
              <MovieOpinion movie={movie} isWriting={isWriting} onWrite={() => setWriting(!isWriting)} />
            </AsyncBoundary>
          ) : (
            <div className={actionStyles.ownToCome} />
          )}
        </div>
        {isWhole ? (
          <>
            <SavedAge id={movie.id} />
            <AsyncBoundary loading={null} ErrorFallback={Nothing}>
              <MovieNotes movie={movie} isWriting={isWriting} onWritten={() => setWriting(false)} />
            </AsyncBoundary>
            <div className={styles.columns}>
              {failed && !movie.overview ? null : <Overview movie={movie} details={details} />}
              <WhereToWatch id={movie.id} />
              {failed ?? <Cast details={details} />}
            </div>
            {details?.franchise ? (
              <AsyncBoundary loading={null} ErrorFallback={Nothing}>
                <FranchiseParts id={movie.id} franchise={details.franchise} />
              </AsyncBoundary>
            ) : null}
            <MovieCollections movieId={movie.id} />
            <SimilarMovies id={movie.id} />
            {details ? (
              <AsyncBoundary loading={null} ErrorFallback={Nothing}>
                <MovieLinks movie={details} />
              </AsyncBoundary>
            ) : null}
            <AsyncBoundary loading={null} ErrorFallback={Nothing}>
              <AnotherMovie movie={movie} />
            </AsyncBoundary>
          </>
        ) : (
          <div className={styles.toCome} />
        )}
      </div>
    </article>
  )
}

const Overview = ({ movie, details }: { movie: Movie; details: MovieDetails | null }) => {
  const messages = useCoreMessages().movie
  const preferredLanguage = useValue(useApp().language.current)
  const isTranslated = !details || details.overviewLanguage === preferredLanguage
  return (
    <section className={styles.section}>
      <h3 className={visuallyHidden}>{messages.overview}</h3>
      {movie.overview || details ? (
        <p className={styles.overview} lang={details?.overviewLanguage} dir="auto">
          {movie.overview || messages.noInformation}
        </p>
      ) : (
        <p className={styles.overviewToCome}>
          <SkeletonLine />
          <SkeletonLine />
          <SkeletonLine width="half" />
        </p>
      )}
      {movie.overview && !isTranslated ? <p className={quietNote}>{messages.inEnglish}</p> : null}
    </section>
  )
}

const MovieCollections = ({ movieId }: { movieId: MovieId }) => {
  const app = useApp()
  const messages = useCoreMessages().movieCollections
  const holding = useCollectionsOf(movieId)
  if (holding.length === 0) return null
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{messages.heading}</h3>
      <ul className={styles.chips}>
        {holding.map((collection) => (
          <li key={collection.id} className={styles.chip}>
            <span dir="auto">{collection.name}</span>
            <IconButton
              label={messages.remove({ name: collection.name })}
              icon={<X aria-hidden="true" />}
              onClick={() => app.lazy.get(createMembershipCommands).remove(collection.id, movieId)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

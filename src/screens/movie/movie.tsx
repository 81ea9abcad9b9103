import { SearchX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { FailedNotice } from '#components/async-boundary.tsx'
import { modalStateFrom } from '#components/modal-state.ts'
import { NotFoundNotice } from '#components/not-found-notice.tsx'
import { isNotFound, useModalQuery } from '#components/use-modal-query.ts'
import { tmdbIdFrom } from '#domain/addresses.ts'
import type { MovieId } from '#domain/movie.ts'
import { prefetchModal } from '#wiring/prefetch.ts'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'
import { MovieFacts } from './movie-facts.tsx'
import { MovieSkeleton } from './movie-skeleton.tsx'

export const MovieScreen = () => {
  const id = tmdbIdFrom(useParams()['movieId'])
  return id === null ? <NotFound /> : <KnownOrLoaded key={id} id={id} />
}

const KnownOrLoaded = ({ id }: { id: MovieId }) => {
  const app = useApp()
  const { pathname, state } = useLocation()
  const { data, failure } = useModalQuery(useValue(app.queries).movie(id))
  const { movie: known } = modalStateFrom(state)
  const movie = data ?? (known?.id === id ? known : undefined)
  const failed = failure && (
    <MovieFailed error={failure} retry={() => prefetchModal(app, pathname)} headingLevel={movie ? undefined : 2} />
  )
  if (failed && (!movie || isNotFound(failure))) return failed
  return movie ? <MovieFacts movie={movie} details={data ?? null} failed={failed} /> : <MovieSkeleton />
}

const NotFound = () => {
  const { notFound, notFoundHint } = useMessages().movie
  return <NotFoundNotice icon={<SearchX aria-hidden="true" />} title={notFound} hint={notFoundHint} />
}

interface MovieFailedProps {
  readonly error: unknown
  readonly retry: () => void
  readonly headingLevel: 2 | undefined
}

const MovieFailed = ({ error, retry, headingLevel }: MovieFailedProps) => {
  const { commands, isOffline } = useApp()
  const [first] = useState(error)
  useEffect(() => {
    if (!isNotFound(first) && !isOffline.peek()) commands.movies.announceDetailsFailed()
  }, [commands, first, isOffline])
  return isNotFound(error) ? <NotFound /> : <FailedNotice error={error} retry={retry} headingLevel={headingLevel} />
}

import { type ReadonlySignal, signal } from '@preact/signals-core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { MovieId } from '#domain/movie/movie.ts'
import type { App } from '../app/app.ts'
import type { MovieLoadingState, OwnMovieLoading } from '../app/held-services.ts'
import { useApp } from '../app/use-app.ts'
import { useValue } from '../app/use-value.ts'
import { type KeptMovies, knownMoviesQuery } from '../movies/movie-cache.ts'

/** What is known of movies, undefined until it has been read, or while not `isOn`. Asks nobody. */
export const useKnownMovies = <Value, Selected>(
  kept: KeptMovies<Value>,
  isOn: boolean,
  select: (known: ReadonlyMap<MovieId, Value>) => Selected,
): Selected | undefined => {
  const app = useApp()
  useValue(app.provider.isDemo)
  useValue(app.settings.region)
  useValue(app.language.current)
  return useQuery({ ...knownMoviesQuery(app, kept), enabled: isOn, select }).data
}

const none: readonly MovieId[] = []
const beforeLoading: ReadonlySignal<MovieLoadingState> = signal('looking')

export interface LoadingStatus {
  readonly state: MovieLoadingState
  /** Asks about what was not asked, after 'paused' and 'failed'. */
  readonly resume: () => void
}

/**
 * Asks about the person's own movies while it is mounted. It waits while the page is hidden or without a network, is
 * paused from the start where data is saved, and fails when TMDB refuses.
 */
export const useLoadingStatus = (loadingOf: (app: App) => OwnMovieLoading): LoadingStatus => {
  const app = useApp()
  const [loading, setLoading] = useState<OwnMovieLoading | null>(null)
  useEffect(() => {
    const current = loadingOf(app)
    setLoading(current)
    return current.show(none)
  }, [app, loadingOf])
  return { state: useValue(loading?.state ?? beforeLoading), resume: () => loading?.resume() }
}

import { type ReadonlySignal, signal } from '@preact/signals-core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { MovieId } from '#domain/movie/movie.ts'
import type { FilmCacheFormat } from '#stores/copies/film-cache.ts'
import type { App } from '../app/app.ts'
import type { FilmLoadingState, OwnFilmLoading } from '../app/held-services.ts'
import { useApp } from '../app/use-app.ts'
import { useValue } from '../app/use-value.ts'
import { filmScope, knownFilmsQuery } from '../movies/film-cache.ts'

/** What is known of films in the person's region, undefined until it has been read, or while not `isOn`. Asks nobody. */
export const useKnownFilms = <Value, Selected>(
  format: FilmCacheFormat<Value>,
  isOn: boolean,
  select: (known: ReadonlyMap<MovieId, Value>) => Selected,
): Selected | undefined => {
  const app = useApp()
  useValue(app.provider.isDemo)
  useValue(app.settings.region)
  return useQuery({ ...knownFilmsQuery(app, format, filmScope(app)), enabled: isOn, select }).data
}

const none: readonly MovieId[] = []
const beforeLoading: ReadonlySignal<FilmLoadingState> = signal('looking')

export interface LoadingStatus {
  readonly state: FilmLoadingState
  /** Asks about what was not asked, after 'paused' and 'failed'. */
  readonly resume: () => void
}

/**
 * Asks about the person's own films while it is mounted. It waits while the page is hidden or without a network, is
 * paused from the start where data is saved, and fails when TMDB refuses.
 */
export const useLoadingStatus = (loadingOf: (app: App) => OwnFilmLoading): LoadingStatus => {
  const app = useApp()
  const [loading, setLoading] = useState<OwnFilmLoading | null>(null)
  useEffect(() => {
    const current = loadingOf(app)
    setLoading(current)
    return current.show(none)
  }, [app, loadingOf])
  return { state: useValue(loading?.state ?? beforeLoading), resume: () => loading?.resume() }
}

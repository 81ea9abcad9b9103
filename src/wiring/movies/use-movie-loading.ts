import { useEffect, useId } from 'react'
import type { MovieId } from '#domain/movie/movie.ts'
import type { CreatePart } from '../app/lazy-parts.ts'
import { useLazy } from '../app/use-lazy.ts'
import { useValue } from '../app/use-value.ts'
import type { MovieLoading, MovieLoadingState } from './movie-loading.ts'

/** Loads what is needed while it is mounted, first of these movies; nothing for null. */
export const useShownMovies = (create: CreatePart<MovieLoading>, movies: readonly MovieId[] | null): MovieLoading => {
  const loading = useLazy(create)
  const part = useId()
  // Not left in between: that would be another part, which need not wait for the person.
  useEffect(() => {
    if (movies) loading.show(part, movies)
    else loading.leave(part)
  }, [loading, part, movies])
  useEffect(() => () => loading.leave(part), [loading, part])
  return loading
}

const none: readonly MovieId[] = []

export interface LoadingStatus {
  readonly state: MovieLoadingState
  /** Loads what was not loaded, after 'paused' and 'failed'. */
  readonly resume: () => void
}

/**
 * Loads what is known of the person's own movies while it is mounted. It waits while the page is hidden or without a
 * network, is paused from the start where data is saved, and fails when TMDB refuses.
 */
export const useLoadingStatus = (create: CreatePart<MovieLoading>): LoadingStatus => {
  const { state, resume } = useShownMovies(create, none)
  return { state: useValue(state), resume }
}

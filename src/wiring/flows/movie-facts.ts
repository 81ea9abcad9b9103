import { useEffect } from 'react'
import type { MovieId } from '#domain/movie/movie.ts'
import { type KnownFacts, noFacts } from '#domain/movie/movie-facts.ts'
import type { App } from '../app/app.ts'
import type { MovieLoadingState } from '../app/held-services.ts'
import { useFlow } from '../app/use-flow.ts'
import { keptFacts, loadFacts, withoutFacts } from '../movies/facts.ts'
import { createMovieLoading, stateOf } from './movie-loading.ts'
import { useKnownMovies } from './use-own-movies.ts'

const createMovieFacts = (app: App, movies: readonly MovieId[]) =>
  createMovieLoading(app, movies, {
    findMissing: (all) => withoutFacts(app, all),
    load: (missing, signal) => loadFacts(app, missing, signal),
  })

export interface LoadedFacts {
  readonly facts: KnownFacts
  readonly state: MovieLoadingState
  readonly missing: number
  readonly pause: () => void
  readonly resume: () => void
}

const everything = (known: KnownFacts): KnownFacts => known

/** Loads the facts of the movies while it is mounted, the first ones first. */
export const useMovieFacts = (movies: readonly MovieId[]): LoadedFacts => {
  const [snapshot, send] = useFlow(createMovieFacts, movies)
  useEffect(() => send({ type: 'movies changed', movies }), [send, movies])
  return {
    facts: useKnownMovies(keptFacts, movies.length > 0, everything) ?? noFacts,
    state: stateOf(snapshot),
    missing: snapshot.context.missing.length,
    pause: () => send({ type: 'pause requested' }),
    resume: () => send({ type: 'continue requested' }),
  }
}

import { useMemo } from 'react'
import type { MovieId } from '#domain/movie/movie.ts'
import { type KnownFacts, noFacts } from '#domain/movie/movie-facts.ts'
import { useValue } from '../app/use-value.ts'
import { keptFacts, loadFacts, withoutFacts, withoutImdbIds } from './facts.ts'
import { type MovieLoadingState, movieLoading } from './movie-loading.ts'
import { everything, useKnownMovies } from './use-known-movies.ts'
import { useShownMovies } from './use-movie-loading.ts'

type MissingOf = (movies: readonly MovieId[], known: KnownFacts) => readonly MovieId[]

const loadingOf = (missingOf: MissingOf) =>
  movieLoading({
    kept: keptFacts,
    follows: (app) => [app.language.current, app.provider.queries],
    toLoad: (_app, shown, known) => missingOf(shown, known),
    load: loadFacts,
  })

const factsLoading = loadingOf(withoutFacts)
const imdbIdsLoading = loadingOf(withoutImdbIds)

export interface LoadedFacts {
  readonly facts: KnownFacts
  readonly state: MovieLoadingState
  /** How many of the movies are not known yet. */
  readonly missing: number
  readonly pause: () => void
  readonly resume: () => void
}

/** Whether more of them come without the user's doing. */
export const isStillLoading = ({ state }: LoadedFacts): boolean =>
  state === 'looking' || state === 'loading' || state === 'waiting'

/** The facts that are kept; it loads none. */
export const useKnownFacts = (isNeeded: boolean): KnownFacts =>
  useKnownMovies(keptFacts, everything, isNeeded) ?? noFacts

const useFacts = (loadingPart: typeof factsLoading, missingOf: MissingOf, movies: readonly MovieId[]): LoadedFacts => {
  const isNeeded = movies.length > 0
  const { state, pause, resume } = useShownMovies(loadingPart, isNeeded ? movies : null)
  const known = useKnownMovies(keptFacts, everything, isNeeded)
  const missing = useMemo(() => (known ? missingOf(movies, known).length : 0), [missingOf, movies, known])
  const loading = useValue(state)
  return { facts: known ?? noFacts, state: isNeeded ? loading : 'complete', missing, pause, resume }
}

/** Loads the facts of the movies while it is mounted, the first ones first. */
export const useMovieFacts = (movies: readonly MovieId[]): LoadedFacts => useFacts(factsLoading, withoutFacts, movies)

/** Loads the IMDb ids of the movies, also where earlier versions kept their facts without one. */
export const useImdbIds = (movies: readonly MovieId[]): LoadedFacts => useFacts(imdbIdsLoading, withoutImdbIds, movies)

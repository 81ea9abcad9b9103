import { useCallback } from 'react'
import {
  type Availability,
  type KnownAvailability,
  moviesInOrder,
  moviesToAsk,
} from '#domain/availability/availability.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { useApp } from '../app/use-app.ts'
import { useValue } from '../app/use-value.ts'
import { keptAvailability, loadAvailability } from './availability.ts'
import { loadEachInTurn } from './background-requests.ts'
import { movieLoading } from './movie-loading.ts'
import { everything, useKnownMovies } from './use-known-movies.ts'
import { useLoadingStatus, useShownMovies } from './use-movie-loading.ts'

const availabilityLoading = movieLoading<Availability>({
  kept: keptAvailability,
  follows: (app) => [app.lists.watchlist.items, app.lists.collections.links, app.settings.region, app.provider.queries],
  toLoad: ({ records, platform }, shown, known) =>
    moviesToAsk(moviesInOrder(shown, records.library()), known, platform.now()),
  load: (app, movies, signal) =>
    loadEachInTurn(app, movies, signal, async (id) => void (await loadAvailability(app, id))),
})

/** What is known of movies in the person's region, undefined until it has been read, or while not `isOn`. Asks nobody. */
export const useKnownAvailability = (isOn = true): KnownAvailability | undefined =>
  useKnownMovies<Availability, KnownAvailability>(keptAvailability, everything, isOn)

/** Undefined while it is unknown. Renders again only when this one changes. Asks nobody. */
export const useMovieAvailability = (id: MovieId): Availability | undefined =>
  useKnownMovies(
    keptAvailability,
    useCallback((known: KnownAvailability) => known.get(id), [id]),
  )

/**
 * While it is mounted, and the person has chosen services, asks which services have these movies, and then all others
 * of the person's own.
 */
export const useLoadAvailability = (movies: readonly MovieId[]): void => {
  const hasServices = useValue(useApp().settings.myServices).length > 0
  useShownMovies(availabilityLoading, hasServices ? movies : null)
}

export const useAvailabilityStatus = () => useLoadingStatus(availabilityLoading)

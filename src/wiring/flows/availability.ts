import { useCallback, useEffect } from 'react'
import {
  type Availability,
  type KnownAvailability,
  moviesInOrder,
  moviesToAsk,
} from '#domain/availability/availability.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { useApp } from '../app/use-app.ts'
import { useValue } from '../app/use-value.ts'
import { keptAvailability, requestAvailability } from '../movies/availability.ts'
import { ownMovieLoading } from './own-movie-loading.ts'
import { useKnownMovies, useLoadingStatus } from './use-own-movies.ts'

const loadingOf = ownMovieLoading<Availability>({
  kept: keptAvailability,
  heldBy: ({ provider }) => provider.availability,
  follows: (app) => [app.lists.watchlist.items, app.lists.collections.links, app.settings.region, app.provider.queries],
  plan: ({ lists, platform }, shown) => {
    const own = { watchlist: lists.watchlist.items.peek(), collectionMovies: lists.collections.links.peek() }
    const order = moviesInOrder(shown, own)
    return { movies: [...order.urgent, ...order.rest], toAsk: (known) => moviesToAsk(order, known, platform.now()) }
  },
  request: requestAvailability,
})

const everything = (known: KnownAvailability): KnownAvailability => known
const nothing = (): undefined => undefined

/** What is known of movies in the person's region, undefined until it has been read, or while not `isOn`. Asks nobody. */
export const useKnownAvailability = (isOn = true): KnownAvailability | undefined =>
  useKnownMovies<Availability, KnownAvailability | undefined>(keptAvailability, isOn, isOn ? everything : nothing)

/** Undefined while it is unknown. Renders again only when this one changes. Asks nobody. */
export const useMovieAvailability = (id: MovieId): Availability | undefined =>
  useKnownMovies(
    keptAvailability,
    true,
    useCallback((known: KnownAvailability) => known.get(id), [id]),
  )

/**
 * While it is mounted, and the person has chosen services, asks which services have these movies, and then all others
 * of the person's own. Give it the same array while it has the same movies.
 */
export const useLoadAvailability = (movies: readonly MovieId[]): void => {
  const app = useApp()
  const hasServices = useValue(app.settings.myServices).length > 0
  useEffect(() => (hasServices ? loadingOf(app).show(movies) : undefined), [app, movies, hasServices])
}

export const useAvailabilityStatus = () => useLoadingStatus(loadingOf)

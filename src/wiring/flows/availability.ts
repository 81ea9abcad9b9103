import { useCallback, useEffect } from 'react'
import {
  type Availability,
  filmsInOrder,
  filmsToAsk,
  type KnownAvailability,
} from '#domain/availability/availability.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { availabilityFormat } from '#stores/copies/availability.ts'
import { useApp } from '../app/use-app.ts'
import { useValue } from '../app/use-value.ts'
import { requestAvailability } from '../movies/availability.ts'
import { ownFilmLoading } from './own-film-loading.ts'
import { useKnownFilms, useLoadingStatus } from './use-own-films.ts'

const loadingOf = ownFilmLoading<Availability>({
  format: availabilityFormat,
  heldBy: ({ provider }) => provider.availability,
  follows: (app) => [app.lists.watchlist.items, app.lists.collections.links, app.settings.region, app.provider.queries],
  plan: ({ lists, platform }, shown) => {
    const own = { watchlist: lists.watchlist.items.peek(), collectionMovies: lists.collections.links.peek() }
    const order = filmsInOrder(shown, own)
    return { films: [...order.urgent, ...order.rest], toAsk: (known) => filmsToAsk(order, known, platform.now()) }
  },
  request: requestAvailability,
})

const everything = (known: KnownAvailability): KnownAvailability => known
const nothing = (): undefined => undefined

/** What is known of films in the person's region, undefined until it has been read, or while not `isOn`. Asks nobody. */
export const useKnownAvailability = (isOn = true): KnownAvailability | undefined =>
  useKnownFilms<Availability, KnownAvailability | undefined>(availabilityFormat, isOn, isOn ? everything : nothing)

/** Undefined while it is unknown. Renders again only when this one changes. Asks nobody. */
export const useFilmAvailability = (id: MovieId): Availability | undefined =>
  useKnownFilms(
    availabilityFormat,
    true,
    useCallback((known: KnownAvailability) => known.get(id), [id]),
  )

/**
 * While it is mounted, and the person has chosen services, asks which services have these films, and then all others
 * of the person's own. Give it the same array while it has the same films.
 */
export const useLoadAvailability = (films: readonly MovieId[]): void => {
  const app = useApp()
  const hasServices = useValue(app.settings.myServices).length > 0
  useEffect(() => (hasServices ? loadingOf(app).show(films) : undefined), [app, films, hasServices])
}

export const useAvailabilityStatus = () => useLoadingStatus(loadingOf)

import { useCallback, useEffect } from 'react'
import { type Availability, filmsInOrder, filmsToAsk, type KnownAvailability } from '#domain/availability.ts'
import type { MovieId } from '#domain/movie.ts'
import { availabilityFormat } from '#stores/availability.ts'
import { requestAvailability } from '../availability.ts'
import { useApp } from '../use-app.ts'
import { useValue } from '../use-value.ts'
import { ownFilmLoading } from './own-film-loading.ts'
import { useKnownFilms, useLoadingStatus } from './use-own-films.ts'

const loadingOf = ownFilmLoading<Availability>({
  format: availabilityFormat,
  follows: (app) => [app.watchlist.items, app.collections.links, app.region, app.queries],
  plan: ({ watchlist, collections, now }, shown) => {
    const own = { watchlist: watchlist.items.peek(), collectionMovies: collections.links.peek() }
    const order = filmsInOrder(shown, own)
    return { films: [...order.urgent, ...order.rest], toAsk: (known) => filmsToAsk(order, known, now()) }
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
  const hasServices = useValue(app.myServices).length > 0
  useEffect(() => (hasServices ? loadingOf(app).show(films) : undefined), [app, films, hasServices])
}

export const useAvailabilityStatus = () => useLoadingStatus(loadingOf)

import type { MovieId } from '../movie/movie.ts'
import type { Library } from '../records/library.ts'
import { dayMs } from '../values/day.ts'
import { isYounger } from '../values/instant.ts'
import type { RegionOffers } from './where-to-watch.ts'

const freshForMs = dayMs
const keptForMs = 7 * dayMs

export interface Availability {
  /** TMDB ids of the services that stream it, for free or with ads too. Renting and buying do not count. */
  readonly services: readonly number[]
  /** Epoch milliseconds. */
  readonly fetchedAt: number
}

/** Of one region. A movie that is missing is unknown, not unavailable. */
export type KnownAvailability = ReadonlyMap<MovieId, Availability>

export const nothingKnown: KnownAvailability = new Map()

/** `offers` are those of the user's own region, null for none. */
export const availabilityFrom = (offers: RegionOffers | null, fetchedAt: number): Availability => {
  const included = offers ? [...offers.flatrate, ...offers.free, ...offers.ads] : []
  return { services: [...new Set(included.map(({ id }) => id))], fetchedAt }
}

/** What is older than a week is dropped. */
export const isKept = ({ fetchedAt }: Availability, now: number): boolean => isYounger(fetchedAt, keptForMs, now)

export interface MovieOrder {
  /** Shown or not watched yet: asked about again after a day. */
  readonly urgent: readonly MovieId[]
  /** Asked about again once they are dropped. */
  readonly rest: readonly MovieId[]
}

/** Each movie once: those that are shown, then what is not watched yet, then the rest of the user's own. */
export const moviesInOrder = (
  shown: readonly MovieId[],
  lists: Pick<Library, 'watchlist' | 'collectionMovies'>,
): MovieOrder => {
  const watched = new Set(lists.watchlist.filter(({ status }) => status === 'watched').map(({ movieId }) => movieId))
  const own = [...lists.watchlist, ...lists.collectionMovies].map(({ movieId }) => movieId)
  const urgent = new Set([...shown, ...own.filter((id) => !watched.has(id))])
  return { urgent: [...urgent], rest: [...watched].filter((id) => !urgent.has(id)) }
}

export const moviesToAsk = (
  { urgent, rest }: MovieOrder,
  known: KnownAvailability,
  now: number,
): readonly MovieId[] => {
  const isDue = (ageMs: number) => (id: MovieId) => {
    const availability = known.get(id)
    return availability === undefined || !isYounger(availability.fetchedAt, ageMs, now)
  }
  return [...urgent.filter(isDue(freshForMs)), ...rest.filter(isDue(keptForMs))]
}

export const isOnAny = (availability: Availability | undefined, services: readonly number[]): boolean =>
  availability?.services.some((id) => services.includes(id)) ?? false

export const ageOf = (items: readonly { readonly movieId: MovieId }[], known: KnownAvailability) => {
  const times = items.flatMap(({ movieId }) => known.get(movieId)?.fetchedAt ?? [])
  const oldest = times.length > 0 ? times.reduce((first, time) => Math.min(first, time)) : null
  return { unknown: items.length - times.length, oldest }
}

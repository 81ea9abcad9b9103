import type { MovieId } from '../movie/movie.ts'
import type { KnownFacts } from '../movie/movie-facts.ts'
import type { WatchHistoryEntry } from '../records/library.ts'
import type { IsoTime } from '../values/instant.ts'
import type { TonightConditions, TonightMovie } from './tonight.ts'

interface Favorite {
  readonly title: string
  readonly rating: number
}

/** What the lists and the diary say for a movie. */
export interface Grounds {
  /** Since when it is on the list that it comes from. */
  readonly listedAt: IsoTime
  /** The movie of the same director that the user rated highest. */
  readonly favorite: Favorite | null
  /** On whose list it is, and whether it is on the user's own too. */
  readonly friend?: { readonly name: string; readonly isOwnToo: boolean }
}

export type TonightReason =
  | ({ readonly kind: 'director' } & Favorite)
  | { readonly kind: 'services' }
  | { readonly kind: 'time'; readonly minutesLeft: number }
  | { readonly kind: 'watchlist' | 'collection'; readonly since: IsoTime }
  | { readonly kind: 'both' | 'friend'; readonly name: string }
  | { readonly kind: 'popular' }

const lowestFavorite = 8

const directorsOf = (id: MovieId, facts: KnownFacts): readonly number[] =>
  facts.get(id)?.directors.map((director) => director.id) ?? []

/** As far as the directors of movies are known. */
export const favoritesByDirector = (
  history: readonly WatchHistoryEntry[],
  facts: KnownFacts,
): ((id: MovieId) => Favorite | null) => {
  const favorites = new Map<number, Favorite & { readonly id: MovieId }>()
  for (const { movieId: id, movie, rating = 0 } of history) {
    if (!movie || rating < lowestFavorite) continue
    for (const director of directorsOf(id, facts)) {
      if (rating > (favorites.get(director)?.rating ?? 0)) favorites.set(director, { id, title: movie.title, rating })
    }
  }
  return (id) => {
    for (const director of directorsOf(id, facts)) {
      const favorite = favorites.get(director)
      if (favorite && favorite.id !== id) return { title: favorite.title, rating: favorite.rating }
    }
    return null
  }
}

/** What says most for a movie, apart from what all three have in common. */
export const reasonFor = (
  { runtime, services, grounds }: TonightMovie,
  conditions: TonightConditions,
  mine: readonly number[],
): TonightReason => {
  if (grounds?.friend?.isOwnToo) return { kind: 'both', name: grounds.friend.name }
  if (grounds?.favorite) return { kind: 'director', ...grounds.favorite }
  const isAsked = conditions.services.length > 0
  if (!isAsked && Array.isArray(services) && services.some((id) => mine.includes(id))) return { kind: 'services' }
  const minutesLeft = runtime && conditions.maxRuntime !== null ? conditions.maxRuntime - runtime : 0
  if (minutesLeft > 0) return { kind: 'time', minutesLeft }
  const { kind } = conditions.source
  if (kind === 'unlisted' || !grounds) return { kind: 'popular' }
  if (grounds.friend) return { kind: 'friend', name: grounds.friend.name }
  return { kind: kind === 'collection' ? kind : 'watchlist', since: grounds.listedAt }
}

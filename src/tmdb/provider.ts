import type { Genre, GenreSort, MoviePage } from '#domain/discover.ts'
import type { MovieId } from '#domain/movie.ts'
import type { MovieDetails } from '#domain/movie-details.ts'
import type { Person, PersonCredits } from '#domain/person.ts'
import type { Video } from '#domain/trailer.ts'
import type { WatchProvider } from '#domain/watch-providers.ts'
import type { Offers } from '#domain/where-to-watch.ts'
import { createDetailCalls } from './detail-calls.ts'
import type { Http } from './http.ts'
import { createListCalls } from './list-calls.ts'

/** `signal` aborts the call. */
export interface CallOptions {
  readonly signal?: AbortSignal
}

/** What every call to the provider depends on. */
export interface Preferences {
  /** Locale code such as 'de-DE'. */
  readonly language: string
  /** Two-letter country code. */
  readonly region: string
  readonly includeAdult: boolean
}

/** Which page of a genre's movies is wanted. */
export interface GenreDiscovery {
  readonly genreId: number
  readonly sort?: GenreSort
  /** From 1. */
  readonly page?: number
  /** TMDB ids of services, any of which will do. */
  readonly providers?: readonly number[]
}

/** Which page of the movies on some streaming services is wanted. */
export interface ProviderDiscovery {
  readonly providers: readonly number[]
  /** From 1. */
  readonly page?: number
}

/** TMDB's twelve calls in the order of spec section 7. Each rejects with a `ProviderError`, or with the signal's reason. */
export interface Provider {
  /** Movies by title; a blank query finds nothing without a request. */
  search(query: string, page?: number, options?: CallOptions): Promise<MoviePage>
  movie(id: MovieId, options?: CallOptions): Promise<MovieDetails>
  recommendations(id: MovieId, page?: number, options?: CallOptions): Promise<MoviePage>
  videos(id: MovieId, options?: CallOptions): Promise<readonly Video[]>
  /** Where to watch a movie: in the region, else in US, GB or the first country with offers; null without any. */
  offers(id: MovieId, options?: CallOptions): Promise<Offers | null>
  genreList(options?: CallOptions): Promise<readonly Genre[]>
  trending(page?: number, options?: CallOptions): Promise<MoviePage>
  discoverByProviders(discovery: ProviderDiscovery, options?: CallOptions): Promise<MoviePage>
  /** The streaming services of the region in its order. */
  watchProviders(options?: CallOptions): Promise<readonly WatchProvider[]>
  discoverByGenre(discovery: GenreDiscovery, options?: CallOptions): Promise<MoviePage>
  person(id: number, options?: CallOptions): Promise<Person>
  personCredits(id: number, options?: CallOptions): Promise<PersonCredits>
}

/** The provider over one HTTP client and one set of preferences. */
export const createProvider = (http: Http, preferences: Preferences): Provider => ({
  ...createListCalls(http, preferences),
  ...createDetailCalls(http, preferences),
})

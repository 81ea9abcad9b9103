import type { StreamingService } from '#domain/availability/streaming-services.ts'
import type { Offers } from '#domain/availability/where-to-watch.ts'
import type { Genre, GenreSort, MoviePage } from '#domain/movie/discover.ts'
import type { Franchise } from '#domain/movie/franchise.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import type { MovieDetails } from '#domain/movie/movie-details.ts'
import type { FoundPerson, Person, PersonCredits } from '#domain/movie/person.ts'
import type { ProviderPage } from '#domain/movie/tracker-link.ts'
import type { Video } from '#domain/movie/trailer.ts'
import type { NeverShow } from '#domain/records/library.ts'
import { createDetailCalls } from './detail-calls.ts'
import type { Http } from './http.ts'
import { createListCalls } from './list-calls.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
}

export interface Preferences {
  /** Locale code such as 'de-DE'. */
  readonly language: string
  readonly region: string
  readonly includeAdult: boolean
  /** What the user wants nothing suggested of. */
  readonly neverShow?: NeverShow | undefined
}

export interface GenreDiscovery {
  readonly genreId: number
  readonly sort?: GenreSort
  readonly page?: number
  /** TMDB ids; a movie on any of them matches. */
  readonly services?: readonly number[]
}

export interface ServiceDiscovery {
  readonly services: readonly number[]
  readonly page?: number
}

/** docs/spec.md, section 7. Calls reject with a `ProviderError`, or with the signal's reason. */
export interface Provider {
  /** A blank query finds nothing without a request. */
  search(query: string, page?: number, options?: CallOptions): Promise<MoviePage>
  /** The first page only. A blank query finds nothing without a request. */
  searchPeople(query: string, options?: CallOptions): Promise<readonly FoundPerson[]>
  /** `imdbId` is 'tt…' or 'nm…'; null when TMDB does not know it. */
  findByImdbId(imdbId: string, options?: CallOptions): Promise<ProviderPage | null>
  movie(id: MovieId, options?: CallOptions): Promise<MovieDetails>
  /** By the id of what TMDB calls a collection. */
  franchise(id: number, options?: CallOptions): Promise<Franchise>
  recommendations(id: MovieId, page?: number, options?: CallOptions): Promise<MoviePage>
  videos(id: MovieId, options?: CallOptions): Promise<readonly Video[]>
  /** Falls back to US, GB, then the first country with offers. */
  offers(id: MovieId, options?: CallOptions): Promise<Offers | null>
  genreList(options?: CallOptions): Promise<readonly Genre[]>
  trending(page?: number, options?: CallOptions): Promise<MoviePage>
  discoverByServices(discovery: ServiceDiscovery, options?: CallOptions): Promise<MoviePage>
  services(options?: CallOptions): Promise<readonly StreamingService[]>
  discoverByGenre(discovery: GenreDiscovery, options?: CallOptions): Promise<MoviePage>
  person(id: number, options?: CallOptions): Promise<Person>
  personCredits(id: number, options?: CallOptions): Promise<PersonCredits>
}

export const createProvider = (http: Http, preferences: Preferences): Provider => ({
  ...createListCalls(http, preferences),
  ...createDetailCalls(http, preferences),
})

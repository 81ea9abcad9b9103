import { clampPage, type Genre, type GenreSort, type MoviePage, pageCaps } from '#domain/discover.ts'
import { isTmdbId, type MovieId } from '#domain/movie.ts'
import type { MovieDetails } from '#domain/movie-details.ts'
import type { Person, PersonCredits } from '#domain/person.ts'
import type { Video } from '#domain/trailer.ts'
import type { WatchProvider } from '#domain/watch-providers.ts'
import type { Offers } from '#domain/where-to-watch.ts'
import { askOver, pathOf } from './ask.ts'
import { refusedId } from './errors.ts'
import type { Http } from './http.ts'
import { moviePageFrom } from './normalise.ts'
import type { QueryParameters } from './request.ts'
import * as schemas from './schemas.ts'

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

// TMDB refuses any page beyond this one.
const lastPage = 500

const joined = (ids: readonly number[] = []): string | undefined => ids.filter(isTmdbId).join('|') || undefined

// TMDB's name for the order by release date is primary_release_date.
const tmdbSort = (sort: GenreSort): string => sort.replace(/^release_date/, 'primary_release_date')

type DetailCalls = Pick<Provider, 'movie' | 'videos' | 'offers' | 'watchProviders' | 'person' | 'personCredits'>
type ListCalls = Omit<Provider, keyof DetailCalls>

/** The calls for one thing's details, whose code is loaded by the first of them: lists do not wait for it. */
const lateDetails = (http: Http, preferences: Preferences): DetailCalls => {
  const calls = async () => (await import('./provider-details.ts')).createDetailCalls(http, preferences)
  return {
    movie: async (id, options) => (await calls()).movie(id, options),
    videos: async (id, options) => (await calls()).videos(id, options),
    offers: async (id, options) => (await calls()).offers(id, options),
    watchProviders: async (options) => (await calls()).watchProviders(options),
    person: async (id, options) => (await calls()).person(id, options),
    personCredits: async (id, options) => (await calls()).personCredits(id, options),
  }
}

/** The provider over one HTTP client and one set of preferences. */
export const createProvider = (http: Http, preferences: Preferences): Provider => ({
  ...lateDetails(http, preferences),
  ...createListCalls(http, preferences),
})

/** The calls for lists and the genres' names; the page's shell needs no other. */
export const createListCalls = (http: Http, preferences: Preferences): ListCalls => {
  const { language, region, includeAdult } = preferences

  const ask = askOver(http)

  const askPage = async (
    path: string,
    parameters: QueryParameters,
    wanted: number,
    cap: number,
    options?: CallOptions,
  ) => {
    const page = clampPage(wanted, cap)
    const body = await ask(schemas.moviePage, path, { ...parameters, page }, options)
    return moviePageFrom(body, page, cap, { includeAdult })
  }

  return {
    async search(text, page = 1, options) {
      const query = text.trim()
      if (query === '') return { page: 1, totalPages: 0, totalResults: 0, results: [] }
      const parameters = { query, language, include_adult: includeAdult }
      return askPage('/search/movie', parameters, page, pageCaps.search, options)
    },

    async recommendations(id, page = 1, options) {
      return askPage(`${pathOf('/movie', id)}/recommendations`, { language }, page, lastPage, options)
    },

    async genreList(options) {
      const body = await ask(schemas.genreList, '/genre/movie/list', { language }, options)
      return body.genres
    },

    async trending(page = 1, options) {
      return askPage('/trending/movie/week', { language }, page, pageCaps.trending, options)
    },

    async discoverByProviders({ providers, page = 1 }, options) {
      const parameters = {
        language,
        sort_by: 'popularity.desc',
        'vote_count.gte': 100,
        with_watch_providers: joined(providers),
        watch_region: region,
        include_adult: includeAdult,
      }
      return askPage('/discover/movie', parameters, page, pageCaps.trending, options)
    },

    async discoverByGenre({ genreId, sort = 'popularity.desc', page = 1, providers }, options) {
      if (!isTmdbId(genreId)) throw refusedId('/discover/movie')
      const services = joined(providers)
      const parameters = {
        language,
        with_genres: genreId,
        sort_by: tmdbSort(sort),
        'vote_count.gte': 50,
        include_adult: includeAdult,
        with_watch_providers: services,
        watch_region: services && region,
      }
      return askPage('/discover/movie', parameters, page, pageCaps.genre, options)
    },
  }
}

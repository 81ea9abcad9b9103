import { clampPage, type Genre, type GenreSort, type MoviePage, pageCaps } from '#domain/discover.ts'
import { isTmdbId, type MovieId } from '#domain/movie.ts'
import type { MovieDetails } from '#domain/movie-details.ts'
import type { Person, PersonCredits } from '#domain/person.ts'
import type { Video } from '#domain/trailer.ts'
import type { WatchProvider } from '#domain/watch-providers.ts'
import { type Offers, offersFor } from '#domain/where-to-watch.ts'
import type { Http, QueryParameters } from './http.ts'
import {
  movieDetailsFrom,
  moviePageFrom,
  offersFrom,
  personCreditsFrom,
  personFrom,
  videoFrom,
  watchProvidersFrom,
} from './normalise.ts'
import { refusedId, TmdbError } from './tmdb-error.ts'
import * as wire from './wire.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
}

export interface Preferences {
  /** Locale code such as 'de-DE'. */
  readonly language: string
  /** Two-letter country code. */
  readonly region: string
  readonly includeAdult: boolean
}

export interface GenreDiscovery {
  readonly genreId: number
  readonly sort?: GenreSort
  /** From 1. */
  readonly page?: number
  /** TMDB ids of services, any of which will do. */
  readonly providers?: readonly number[]
}

export interface ProviderDiscovery {
  readonly providers: readonly number[]
  /** From 1. */
  readonly page?: number
}

/** TMDB's twelve calls in the order of spec section 7. Each rejects with a `TmdbError`, or with the signal's reason. */
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

const languageOf = (locale: string): string => locale.split('-')[0] ?? locale

/** `base/id` of one thing; an id that is none of TMDB's never becomes part of a path. */
const pathOf = (base: string, id: number): string => {
  if (!isTmdbId(id)) throw refusedId(base)
  return `${base}/${id}`
}

const joined = (ids: readonly number[] = []): string | undefined => ids.filter(isTmdbId).join('|') || undefined

// TMDB no longer knows release_date as an order.
const tmdbSort = (sort: GenreSort): string => sort.replace(/^release_date/, 'primary_release_date')

/** The provider over one door and one set of preferences. */
export const createProvider = (http: Http, { language, region, includeAdult }: Preferences): Provider => {
  const videoLanguages = [...new Set([languageOf(language), 'en', 'null'])].join(',')

  const ask = async <Schema extends wire.AnySchema>(
    schema: Schema,
    path: string,
    parameters: QueryParameters,
    { signal }: CallOptions = {},
  ) => wire.read(schema, await http.get(path, parameters, signal), path)

  const askPage = async (
    path: string,
    parameters: QueryParameters,
    wanted: number,
    cap: number,
    options?: CallOptions,
  ) => {
    const page = clampPage(wanted, cap)
    const body = await ask(wire.moviePage, path, { ...parameters, page }, options)
    return moviePageFrom(body, page, cap, { includeAdult })
  }

  /** A text that is empty in the chosen language, in English; a failure of this second call costs only the text. */
  const inEnglish = async (read: () => Promise<string>): Promise<string> => {
    if (languageOf(language) === 'en') return ''
    try {
      return await read()
    } catch (error) {
      if (error instanceof TmdbError) return ''
      throw error
    }
  }

  return {
    async search(text, page = 1, options) {
      const query = text.trim()
      if (query === '') return { page: 1, totalPages: 0, results: [] }
      const parameters = { query, language, include_adult: includeAdult }
      return askPage('/search/movie', parameters, page, pageCaps.search, options)
    },

    async movie(id, options) {
      const path = pathOf('/movie', id)
      const parameters = { language, append_to_response: 'videos,credits', include_video_language: videoLanguages }
      const details = movieDetailsFrom(await ask(wire.movieDetails, path, parameters, options), language)
      if (details.overview) return details
      const english = async () => (await ask(wire.movieDetails, path, { language: 'en-US' }, options)).overview
      const overview = await inEnglish(english)
      return overview ? { ...details, overview, overviewLanguage: 'en-US' } : details
    },

    async recommendations(id, page = 1, options) {
      return askPage(`${pathOf('/movie', id)}/recommendations`, { language }, page, lastPage, options)
    },

    async videos(id, options) {
      const parameters = { language, include_video_language: videoLanguages }
      const body = await ask(wire.videoList, `${pathOf('/movie', id)}/videos`, parameters, options)
      return body.results.map(videoFrom)
    },

    async offers(id, options) {
      const body = await ask(wire.offerList, `${pathOf('/movie', id)}/watch/providers`, {}, options)
      return offersFor(offersFrom(body), region)
    },

    async genreList(options) {
      const body = await ask(wire.genreList, '/genre/movie/list', { language }, options)
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

    async watchProviders(options) {
      const parameters = { language, watch_region: region }
      return watchProvidersFrom(await ask(wire.providerList, '/watch/providers/movie', parameters, options), region)
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

    async person(id, options) {
      const path = pathOf('/person', id)
      const person = personFrom(await ask(wire.person, path, { language }, options), language)
      if (person.biography) return person
      const english = async () => (await ask(wire.person, path, { language: 'en-US' }, options)).biography
      const biography = await inEnglish(english)
      return biography ? { ...person, biography, biographyLanguage: 'en-US' } : person
    },

    async personCredits(id, options) {
      const body = await ask(wire.personCredits, `${pathOf('/person', id)}/movie_credits`, { language }, options)
      return personCreditsFrom(body, { includeAdult })
    },
  }
}

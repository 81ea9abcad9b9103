import { offersFor } from '#domain/availability/where-to-watch.ts'
import type { Franchise } from '#domain/movie/franchise.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import type { MovieDetails } from '#domain/movie/movie-details.ts'
import type { Person } from '#domain/movie/person.ts'
import { ProviderError } from '#domain/movie/provider-error.ts'
import { createCall, createCallById } from './api-call.ts'
import * as schemas from './detail-schemas.ts'
import type { Http } from './http.ts'
import { searchFor } from './load-search.ts'
import {
  foundPeopleFrom,
  franchiseFrom,
  movieDetailsFrom,
  offersFrom,
  personCreditsFrom,
  personFrom,
  servicesFrom,
  videoFrom,
} from './normalize-details.ts'
import type { CallOptions, Preferences, Provider } from './provider.ts'

const languageOf = (locale: string): string => locale.split('-')[0] ?? locale

export const createDetailCalls = (http: Http, preferences: Preferences) => {
  const { language, region, includeAdult } = preferences
  const videoLanguages = [...new Set([languageOf(language), 'en', 'null'])].join(',')
  const call = createCall(http)
  const callById = createCallById(http)

  /** The English text where the chosen language has none; a provider error costs only the text. */
  const englishFallback = async (read: () => Promise<string>): Promise<string> => {
    if (languageOf(language) === 'en') return ''
    try {
      return await read()
    } catch (error) {
      if (error instanceof ProviderError) return ''
      throw error
    }
  }

  return {
    async movie(id: MovieId, options?: CallOptions): Promise<MovieDetails> {
      const path = ['/movie', id] as const
      const parameters = { language, append_to_response: 'videos,credits', include_video_language: videoLanguages }
      const details = movieDetailsFrom(await callById(schemas.movieDetails, path, parameters, options), language)
      if (details.overview) return details
      const english = async () => (await callById(schemas.movieDetails, path, { language: 'en-US' }, options)).overview
      const overview = await englishFallback(english)
      return overview ? { ...details, overview, overviewLanguage: 'en-US' } : details
    },

    async franchise(id: number, options?: CallOptions): Promise<Franchise> {
      const body = await callById(schemas.franchise, ['/collection', id], { language }, options)
      return franchiseFrom(body, { includeAdult })
    },

    async videos(id: MovieId, options?: CallOptions) {
      const parameters = { language, include_video_language: videoLanguages }
      const body = await callById(schemas.videoList, ['/movie', id, '/videos'], parameters, options)
      return body.results.map(videoFrom)
    },

    async offers(id: MovieId, options?: CallOptions) {
      const body = await callById(schemas.offerList, ['/movie', id, '/watch/providers'], {}, options)
      return offersFor(offersFrom(body), region)
    },

    async services(options?: CallOptions) {
      const parameters = { language, watch_region: region }
      return servicesFrom(await call(schemas.providerList, '/watch/providers/movie', parameters, options), region)
    },

    async searchPeople(text: string, options?: CallOptions) {
      const query = text.trim()
      if (query === '') return []
      const search = await searchFor(query)
      const linked = await search?.createSearch(http, preferences, options).people(query)
      if (linked) return linked
      const parameters = { query, language, include_adult: includeAdult, page: 1 }
      const body = await call(schemas.peoplePage, '/search/person', parameters, options)
      return foundPeopleFrom(body.results, { includeAdult })
    },

    async person(id: number, options?: CallOptions): Promise<Person> {
      const path = ['/person', id] as const
      const person = personFrom(await callById(schemas.person, path, { language }, options), language)
      if (person.biography) return person
      const english = async () => (await callById(schemas.person, path, { language: 'en-US' }, options)).biography
      const biography = await englishFallback(english)
      return biography ? { ...person, biography, biographyLanguage: 'en-US' } : person
    },

    async personCredits(id: number, options?: CallOptions) {
      const body = await callById(schemas.personCredits, ['/person', id, '/movie_credits'], { language }, options)
      return personCreditsFrom(body, { includeAdult })
    },
  } satisfies Partial<Provider>
}

import type { MovieId } from '#domain/movie.ts'
import type { MovieDetails } from '#domain/movie-details.ts'
import type { Person } from '#domain/person.ts'
import { ProviderError } from '#domain/provider-error.ts'
import { offersFor } from '#domain/where-to-watch.ts'
import { askAbout, askOver } from './ask.ts'
import * as schemas from './detail-schemas.ts'
import type { Http } from './http.ts'
import {
  movieDetailsFrom,
  offersFrom,
  personCreditsFrom,
  personFrom,
  videoFrom,
  watchProvidersFrom,
} from './normalise-details.ts'
import type { CallOptions, Preferences, Provider } from './provider.ts'

const languageOf = (locale: string): string => locale.split('-')[0] ?? locale

/** The calls of the provider that ask for one thing's details, and for the services of a region. */
export const createDetailCalls = (http: Http, { language, region, includeAdult }: Preferences) => {
  const videoLanguages = [...new Set([languageOf(language), 'en', 'null'])].join(',')
  const ask = askOver(http)
  const about = askAbout(http)

  /** A text that is empty in the chosen language, in English; a failure of this second call costs only the text. */
  const inEnglish = async (read: () => Promise<string>): Promise<string> => {
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
      const details = movieDetailsFrom(await about(schemas.movieDetails, path, parameters, options), language)
      if (details.overview) return details
      const english = async () => (await about(schemas.movieDetails, path, { language: 'en-US' }, options)).overview
      const overview = await inEnglish(english)
      return overview ? { ...details, overview, overviewLanguage: 'en-US' } : details
    },

    async videos(id: MovieId, options?: CallOptions) {
      const parameters = { language, include_video_language: videoLanguages }
      const body = await about(schemas.videoList, ['/movie', id, '/videos'], parameters, options)
      return body.results.map(videoFrom)
    },

    async offers(id: MovieId, options?: CallOptions) {
      const body = await about(schemas.offerList, ['/movie', id, '/watch/providers'], {}, options)
      return offersFor(offersFrom(body), region)
    },

    async watchProviders(options?: CallOptions) {
      const parameters = { language, watch_region: region }
      return watchProvidersFrom(await ask(schemas.providerList, '/watch/providers/movie', parameters, options), region)
    },

    async person(id: number, options?: CallOptions): Promise<Person> {
      const path = ['/person', id] as const
      const person = personFrom(await about(schemas.person, path, { language }, options), language)
      if (person.biography) return person
      const english = async () => (await about(schemas.person, path, { language: 'en-US' }, options)).biography
      const biography = await inEnglish(english)
      return biography ? { ...person, biography, biographyLanguage: 'en-US' } : person
    },

    async personCredits(id: number, options?: CallOptions) {
      const body = await about(schemas.personCredits, ['/person', id, '/movie_credits'], { language }, options)
      return personCreditsFrom(body, { includeAdult })
    },
  } satisfies Partial<Provider>
}

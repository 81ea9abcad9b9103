import { clampPage, type GenreSort, pageCaps } from '#domain/discover.ts'
import { isTmdbId } from '#domain/movie.ts'
import { askOver, pathOf } from './ask.ts'
import { refusedId } from './errors.ts'
import type { Http } from './http.ts'
import { moviePageFrom } from './normalise.ts'
import type { CallOptions, Preferences, Provider } from './provider.ts'
import type { QueryParameters } from './request.ts'
import * as schemas from './schemas.ts'

// TMDB refuses any page beyond this one.
const lastPage = 500

const joined = (ids: readonly number[] = []): string | undefined => ids.filter(isTmdbId).join('|') || undefined

// TMDB's name for the order by release date is primary_release_date.
const tmdbSort = (sort: GenreSort): string => sort.replace(/^release_date/, 'primary_release_date')

type ListCalls = Pick<
  Provider,
  'search' | 'recommendations' | 'genreList' | 'trending' | 'discoverByProviders' | 'discoverByGenre'
>

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

import { clampPage, type GenreSort, pageCaps } from '#domain/movie/discover.ts'
import { isTmdbId } from '#domain/movie/movie.ts'
import { anyIdOf, createCall, pathOf } from './api-call.ts'
import { invalidId } from './errors.ts'
import type { Http } from './http.ts'
import { searchFor } from './load-search.ts'
import { moviePageFrom } from './normalize.ts'
import type { CallOptions, Preferences, Provider } from './provider.ts'
import { type QueryParameters, unwantedParameters } from './request.ts'
import * as schemas from './schemas.ts'

// TMDB's limit.
const lastPage = 500

const tmdbSort = (sort: GenreSort): string => sort.replace(/^release_date/, 'primary_release_date')

type ListCalls = Pick<
  Provider,
  'findByImdbId' | 'search' | 'recommendations' | 'genreList' | 'trending' | 'discoverByServices' | 'discoverByGenre'
>

export const createListCalls = (http: Http, preferences: Preferences): ListCalls => {
  const { language, region, includeAdult } = preferences

  const call = createCall(http)

  const fetchPage = async (
    path: string,
    parameters: QueryParameters,
    requestedPage: number,
    cap: number,
    options?: CallOptions,
  ) => {
    const page = clampPage(requestedPage, cap)
    const body = await call(schemas.moviePage, path, { ...parameters, page }, options)
    return moviePageFrom(body, page, cap, { includeAdult })
  }

  return {
    async findByImdbId(imdbId, options) {
      const path = `/find/${encodeURIComponent(imdbId)}`
      const body = await call(schemas.foundByImdbId, path, { external_source: 'imdb_id', language }, options)
      const [movie] = body.movie_results
      const [person] = body.person_results
      return movie ? { kind: 'movie', id: movie.id } : person ? { kind: 'person', id: person.id } : null
    },

    async search(text, page = 1, options) {
      const query = text.trim()
      if (query === '') return { page: 1, totalPages: 0, totalResults: 0, results: [] }
      const search = await searchFor(query)
      if (search) return search.createSearch(http, preferences, options).movies(query, page)
      const parameters = { query, language, include_adult: includeAdult }
      return fetchPage('/search/movie', parameters, page, pageCaps.search, options)
    },

    async recommendations(id, page = 1, options) {
      return fetchPage(`${pathOf('/movie', id)}/recommendations`, { language }, page, lastPage, options)
    },

    async genreList(options) {
      const body = await call(schemas.genreList, '/genre/movie/list', { language }, options)
      return body.genres
    },

    async trending(page = 1, options) {
      return fetchPage('/trending/movie/week', { language }, page, pageCaps.trending, options)
    },

    async discoverByServices({ services, page = 1 }, options) {
      const parameters = {
        language,
        sort_by: 'popularity.desc',
        'vote_count.gte': 100,
        with_watch_providers: anyIdOf(services),
        watch_region: region,
        ...unwantedParameters(preferences),
        include_adult: includeAdult,
      }
      return fetchPage('/discover/movie', parameters, page, pageCaps.trending, options)
    },

    async discoverByGenre({ genreId, sort = 'popularity.desc', page = 1, services }, options) {
      if (!isTmdbId(genreId)) throw invalidId('/discover/movie')
      const ids = anyIdOf(services)
      const parameters = {
        language,
        with_genres: genreId,
        sort_by: tmdbSort(sort),
        'vote_count.gte': 50,
        ...unwantedParameters(preferences),
        include_adult: includeAdult,
        with_watch_providers: ids,
        watch_region: ids && region,
      }
      return fetchPage('/discover/movie', parameters, page, pageCaps.genre, options)
    },
  }
}

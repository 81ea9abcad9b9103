import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { DiscoverFilter } from '#domain/discover/discover-filter.ts'
import type { Movie, MovieId } from '#domain/movie/movie.ts'
import { dayMs } from '#domain/values/day.ts'
import {
  filterParameters,
  findFilteredMovies,
  readCertifications,
  readCompany,
  readKeyword,
  readKeywordsOf,
  searchKeywords,
} from '#tmdb/filtered-movies.ts'
import { createHttp } from '#tmdb/http.ts'
import type { App } from '../app/app.ts'
import { useApp } from '../app/use-app.ts'
import { useValue } from '../app/use-value.ts'

/** As many as the widest screens show in a row. */
const shelfLength = 12

/** What filters ask the provider, as the settings are now. */
export const filterQueries = ({ provider, platform, settings }: App) => {
  const { api, scope } = provider.api()
  const http = createHttp(api)
  const parametersOf = (filter: DiscoverFilter) =>
    filterParameters(filter, scope, settings.myServices.peek(), platform.today())
  return {
    pages: (filter: DiscoverFilter) => {
      const parameters = parametersOf(filter)
      return infiniteQueryOptions({
        queryKey: ['filtered movies', parameters, scope],
        queryFn: ({ pageParam: page, signal }) => findFilteredMovies(http, scope, { parameters, page }, { signal }),
        initialPageParam: 1,
        getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
      })
    },
    /** Its first page, and one more where fewer are left than a row has. Kept a day. */
    shelf: (filter: DiscoverFilter, isLeftOut: (movie: Movie) => boolean) => {
      const parameters = parametersOf(filter)
      return queryOptions({
        queryKey: ['shelf', parameters, scope],
        queryFn: async ({ signal }) => {
          const read = (page: number) => findFilteredMovies(http, scope, { parameters, page }, { signal })
          const first = await read(1)
          const isFilled = first.results.filter((movie) => !isLeftOut(movie)).length >= shelfLength
          return isFilled || first.totalPages < 2 ? [first] : [first, await read(2)]
        },
        gcTime: dayMs,
        staleTime: dayMs,
        refetchOnMount: true,
      })
    },
    count: (filter: DiscoverFilter) => {
      const parameters = parametersOf(filter)
      return queryOptions({
        queryKey: ['filtered count', parameters, scope],
        queryFn: async ({ signal }) =>
          (await findFilteredMovies(http, scope, { parameters, page: 1 }, { signal })).totalResults,
      })
    },
    keyword: (id: number) =>
      queryOptions({
        queryKey: ['keyword', id, { source: scope.source }],
        queryFn: ({ signal }) => readKeyword(http, id, { signal }),
      }),
    keywordsOf: (movieId: MovieId) =>
      queryOptions({
        queryKey: ['keywords of', movieId, { source: scope.source }],
        queryFn: ({ signal }) => readKeywordsOf(http, movieId, { signal }),
      }),
    company: (id: number) =>
      queryOptions({
        queryKey: ['company', id, { source: scope.source }],
        queryFn: ({ signal }) => readCompany(http, id, { signal }),
      }),
    searchKeywords: (text: string) =>
      queryOptions({
        queryKey: ['search keywords', text, { source: scope.source }],
        queryFn: ({ signal }) => searchKeywords(http, text, { signal }),
      }),
    certifications: () =>
      queryOptions({
        queryKey: ['certifications', scope.region, { source: scope.source }],
        queryFn: ({ signal }) => readCertifications(http, scope.region, { signal }),
      }),
  }
}

/** The same, and others with each change of the settings. */
export const useFilterQueries = () => {
  const app = useApp()
  useValue(app.provider.queries)
  useValue(app.settings.myServices)
  return filterQueries(app)
}

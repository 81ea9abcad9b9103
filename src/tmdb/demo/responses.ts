import { overviewOf } from './catalog.ts'
import type { Movie } from './facts.ts'

export interface DemoResponse {
  readonly status: number
  readonly body: object
}

export const ok = (body: object): DemoResponse => ({ status: 200, body })

const errorResponse = (status: number, code: number, message: string): DemoResponse => ({
  status,
  body: { success: false, status_code: code, status_message: message },
})

/** TMDB's error bodies and its own status codes. */
export const errorResponses = {
  invalidPage: errorResponse(
    400,
    22,
    'Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.',
  ),
  invalidKey: errorResponse(401, 7, 'Invalid API key: You must be granted a valid key.'),
  notFound: errorResponse(404, 34, 'The resource you requested could not be found.'),
  invalidMethod: errorResponse(405, 42, 'This request method is not supported for this resource.'),
} as const

/** `pt-BR` gives `pt`; English by default. */
export const languageOf = (query: URLSearchParams): string =>
  (query.get('language') || 'en').split('-')[0]?.toLowerCase() ?? 'en'

export const isAllowed = (movie: Movie, query: URLSearchParams): boolean =>
  !movie.adult || query.get('include_adult') === 'true'

// Drawn by the app: no such files exist.
export const posterPath = (movie: Movie): string => `/matinee-${movie.id}.svg`
export const backdropPath = (movie: Movie): string => `/matinee-${movie.id}-wide.svg`
export const profilePath = (personId: number): string => `/matinee-person-${personId}.svg`
export const logoPath = (providerId: number): string => `/matinee-provider-${providerId}.svg`

/** Like TMDB, '' in other languages rather than English. */
export const overviewIn = (movie: Movie, language: string): string => (language === 'en' ? overviewOf(movie) : '')

export const listRow = (movie: Movie, language: string) => ({
  adult: movie.adult,
  backdrop_path: backdropPath(movie),
  genre_ids: movie.genreIds,
  id: movie.id,
  title: movie.title,
  original_language: movie.language,
  original_title: movie.originalTitle,
  overview: overviewIn(movie, language),
  popularity: movie.popularity,
  poster_path: posterPath(movie),
  release_date: movie.releaseDate,
  softcore: false,
  video: false,
  vote_average: movie.voteAverage,
  vote_count: movie.voteCount,
})

/** For lists that mix media: trending and recommendations. */
export const mediaRow = (movie: Movie, language: string) => ({ ...listRow(movie, language), media_type: 'movie' })

import { overviewOf } from './catalog.ts'
import type { Film } from './facts.ts'

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

export const isAllowed = (film: Film, query: URLSearchParams): boolean =>
  !film.adult || query.get('include_adult') === 'true'

// Drawn by the app: no such files exist.
export const posterPath = (film: Film): string => `/matinee-${film.id}.svg`
export const backdropPath = (film: Film): string => `/matinee-${film.id}-wide.svg`
export const profilePath = (personId: number): string => `/matinee-person-${personId}.svg`
export const logoPath = (providerId: number): string => `/matinee-provider-${providerId}.svg`

/** Like TMDB, '' in other languages rather than English. */
export const overviewIn = (film: Film, language: string): string => (language === 'en' ? overviewOf(film) : '')

export const listRow = (film: Film, language: string) => ({
  adult: film.adult,
  backdrop_path: backdropPath(film),
  genre_ids: film.genreIds,
  id: film.id,
  title: film.title,
  original_language: film.language,
  original_title: film.originalTitle,
  overview: overviewIn(film, language),
  popularity: film.popularity,
  poster_path: posterPath(film),
  release_date: film.releaseDate,
  softcore: false,
  video: false,
  vote_average: film.voteAverage,
  vote_count: film.voteCount,
})

/** For lists that mix media: trending and recommendations. */
export const mediaRow = (film: Film, language: string) => ({ ...listRow(film, language), media_type: 'movie' })

import { overviewOf } from './catalogue.ts'
import type { Film } from './facts.ts'

/** The response to a call: an HTTP status and a body to be sent as JSON. */
export interface Answer {
  readonly status: number
  readonly body: object
}

export const found = (body: object): Answer => ({ status: 200, body })

const refusal = (status: number, code: number, message: string): Answer => ({
  status,
  body: { success: false, status_code: code, status_message: message },
})

/** TMDB's error bodies, with the numbers of its own table of status codes. */
export const refusals = {
  invalidPage: refusal(400, 22, 'Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.'),
  invalidKey: refusal(401, 7, 'Invalid API key: You must be granted a valid key.'),
  notFound: refusal(404, 34, 'The resource you requested could not be found.'),
  invalidMethod: refusal(405, 42, 'This request method is not supported for this resource.'),
} as const

/** The language part of TMDB's `language` parameter: `pt-BR` is `pt`; English where none is given. */
export const languageOf = (query: URLSearchParams): string =>
  (query.get('language') || 'en').split('-')[0]?.toLowerCase() ?? 'en'

/** Whether `include_adult` lets a film through; without it films for adults only stay out. */
export const isSuitable = (film: Film, query: URLSearchParams): boolean =>
  !film.adult || query.get('include_adult') === 'true'

// The app draws these pictures itself, so no file of these names exists anywhere.
export const posterPath = (film: Film): string => `/matinee-${film.id}.svg`
export const backdropPath = (film: Film): string => `/matinee-${film.id}-wide.svg`
export const profilePath = (personId: number): string => `/matinee-person-${personId}.svg`
export const logoPath = (providerId: number): string => `/matinee-provider-${providerId}.svg`

/** The texts are English; like TMDB, other languages get '' and not English instead. */
export const overviewIn = (film: Film, language: string): string => (language === 'en' ? overviewOf(film) : '')

/** A film as it stands in TMDB's lists. */
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

/** The same in the lists that mix media on TMDB: trending and recommendations. */
export const mediaRow = (film: Film, language: string) => ({ ...listRow(film, language), media_type: 'movie' })

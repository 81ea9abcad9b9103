import type { Movie, Video } from './facts.ts'
import { franchiseOf } from './franchises.ts'
import { type Genre, genres } from './genres.ts'
import { hexId } from './hash.ts'
import { watchProvidersBody } from './offers.ts'
import { pageResponse } from './pages.ts'
import { creditId, departmentOf, personRow } from './people.ts'
import { recommendationsFor, similarTo } from './recommendations.ts'
import { releaseDatesBody } from './release-dates.ts'
import {
  backdropPath,
  type DemoResponse,
  languageOf,
  listRow,
  mediaRow,
  ok,
  overviewIn,
  posterPath,
} from './responses.ts'

const countryNames: Readonly<Record<string, string>> = {
  AU: 'Australia',
  BG: 'Bulgaria',
  CA: 'Canada',
  CH: 'Switzerland',
  CN: 'China',
  DE: 'Germany',
  ES: 'Spain',
  FR: 'France',
  GB: 'United Kingdom',
  HK: 'Hong Kong',
  IN: 'India',
  IT: 'Italy',
  JP: 'Japan',
  KR: 'South Korea',
  MT: 'Malta',
  NZ: 'New Zealand',
  PL: 'Poland',
  TW: 'Taiwan',
  US: 'United States of America',
}

// In the order of `genre_ids`: the first is the movie's badge.
const genresOf = ({ genreIds }: Movie): readonly Genre[] =>
  genreIds.flatMap((id) => genres.find((genre) => genre.id === id) ?? [])

const detailsOf = (movie: Movie, language: string) => ({
  adult: movie.adult,
  backdrop_path: backdropPath(movie),
  belongs_to_collection: franchiseOf(movie),
  budget: 0,
  genres: genresOf(movie),
  homepage: '',
  id: movie.id,
  imdb_id: movie.imdbId,
  origin_country: movie.countries,
  original_language: movie.language,
  original_title: movie.originalTitle,
  overview: overviewIn(movie, language),
  popularity: movie.popularity,
  poster_path: posterPath(movie),
  production_companies: [],
  production_countries: movie.countries.map((code) => ({ iso_3166_1: code, name: countryNames[code] ?? code })),
  release_date: movie.releaseDate,
  revenue: 0,
  runtime: movie.runtime,
  softcore: false,
  spoken_languages: [],
  status: 'Released',
  tagline: '',
  title: movie.title,
  video: false,
  vote_average: movie.voteAverage,
  vote_count: movie.voteCount,
})

const creditsOf = (movie: Movie) => ({
  cast: movie.cast.map(({ personId, character }, order) => ({
    ...personRow(personId),
    cast_id: order + 1,
    character,
    credit_id: creditId(movie, personId, 'cast'),
    order,
  })),
  crew: movie.crew.map(({ personId, job }) => ({
    ...personRow(personId),
    credit_id: creditId(movie, personId, job),
    department: departmentOf(job),
    job,
  })),
})

const videoRow = (movie: Movie, video: Video) => ({
  iso_639_1: 'en',
  iso_3166_1: 'US',
  name: video.name,
  key: video.key,
  site: 'YouTube',
  size: 1080,
  type: video.type,
  official: false,
  published_at: video.publishedAt,
  id: hexId(`${movie.id} ${video.key}`),
})

// All videos are in English, and TMDB returns other languages only if requested.
const videosOf = (movie: Movie, query: URLSearchParams) => {
  const wanted = query.get('include_video_language')?.split(',') ?? [languageOf(query)]
  return { results: wanted.includes('en') ? movie.videos.map((video) => videoRow(movie, video)) : [] }
}

const parts: Readonly<Record<string, (movie: Movie, query: URLSearchParams, now: number) => DemoResponse>> = {
  credits: (movie) => ok(creditsOf(movie)),
  videos: (movie, query) => ok(videosOf(movie, query)),
  recommendations: (movie, query) =>
    pageResponse(recommendationsFor(movie), query, (other) => mediaRow(other, languageOf(query))),
  similar: (movie, query) => pageResponse(similarTo(movie), query, (other) => listRow(other, languageOf(query))),
  // Nobody has given its movies any.
  keywords: () => ok({ keywords: [] }),
  'watch/providers': (movie) => ok(watchProvidersBody(movie)),
  release_dates: (movie, _, now) => ok(releaseDatesBody(movie, now)),
}

const partNamed = (name: string) => (Object.hasOwn(parts, name) ? parts[name] : undefined)

/** Unknown parts are left out, as TMDB does. */
export const movieResponse = (movie: Movie, query: URLSearchParams, now: number): DemoResponse => {
  const names = (query.get('append_to_response') ?? '').split(',')
  const appended = names.flatMap((name) => {
    const response = partNamed(name)?.(movie, query, now)
    return response ? [{ name, response }] : []
  })
  const failed = appended.find(({ response }) => response.status !== 200)
  if (failed) return failed.response
  const bodies = Object.fromEntries(appended.map(({ name, response }) => [name, response.body]))
  return ok({ ...detailsOf(movie, languageOf(query)), ...bodies })
}

export const moviePartResponse = (
  movie: Movie,
  name: string,
  query: URLSearchParams,
  now: number,
): DemoResponse | null => {
  const response = partNamed(name)?.(movie, query, now) ?? null
  if (response?.status !== 200 || 'page' in response.body) return response
  return ok({ id: movie.id, ...response.body })
}

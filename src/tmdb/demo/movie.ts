import type { Film, Video } from './facts.ts'
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
const genresOf = ({ genreIds }: Film): readonly Genre[] =>
  genreIds.flatMap((id) => genres.find((genre) => genre.id === id) ?? [])

const detailsOf = (film: Film, language: string) => ({
  adult: film.adult,
  backdrop_path: backdropPath(film),
  belongs_to_collection: franchiseOf(film),
  budget: 0,
  genres: genresOf(film),
  homepage: '',
  id: film.id,
  imdb_id: film.imdbId,
  origin_country: film.countries,
  original_language: film.language,
  original_title: film.originalTitle,
  overview: overviewIn(film, language),
  popularity: film.popularity,
  poster_path: posterPath(film),
  production_companies: [],
  production_countries: film.countries.map((code) => ({ iso_3166_1: code, name: countryNames[code] ?? code })),
  release_date: film.releaseDate,
  revenue: 0,
  runtime: film.runtime,
  softcore: false,
  spoken_languages: [],
  status: 'Released',
  tagline: '',
  title: film.title,
  video: false,
  vote_average: film.voteAverage,
  vote_count: film.voteCount,
})

const creditsOf = (film: Film) => ({
  cast: film.cast.map(({ personId, character }, order) => ({
    ...personRow(personId),
    cast_id: order + 1,
    character,
    credit_id: creditId(film, personId, 'cast'),
    order,
  })),
  crew: film.crew.map(({ personId, job }) => ({
    ...personRow(personId),
    credit_id: creditId(film, personId, job),
    department: departmentOf(job),
    job,
  })),
})

const videoRow = (film: Film, video: Video) => ({
  iso_639_1: 'en',
  iso_3166_1: 'US',
  name: video.name,
  key: video.key,
  site: 'YouTube',
  size: 1080,
  type: video.type,
  official: false,
  published_at: video.publishedAt,
  id: hexId(`${film.id} ${video.key}`),
})

// All videos are in English, and TMDB returns other languages only if requested.
const videosOf = (film: Film, query: URLSearchParams) => {
  const wanted = query.get('include_video_language')?.split(',') ?? [languageOf(query)]
  return { results: wanted.includes('en') ? film.videos.map((video) => videoRow(film, video)) : [] }
}

const parts: Readonly<Record<string, (film: Film, query: URLSearchParams, now: number) => DemoResponse>> = {
  credits: (film) => ok(creditsOf(film)),
  videos: (film, query) => ok(videosOf(film, query)),
  recommendations: (film, query) =>
    pageResponse(recommendationsFor(film), query, (other) => mediaRow(other, languageOf(query))),
  similar: (film, query) => pageResponse(similarTo(film), query, (other) => listRow(other, languageOf(query))),
  'watch/providers': (film) => ok(watchProvidersBody(film)),
  release_dates: (film, _, now) => ok(releaseDatesBody(film, now)),
}

const partNamed = (name: string) => (Object.hasOwn(parts, name) ? parts[name] : undefined)

/** Unknown parts are left out, as TMDB does. */
export const movieResponse = (film: Film, query: URLSearchParams, now: number): DemoResponse => {
  const names = (query.get('append_to_response') ?? '').split(',')
  const appended = names.flatMap((name) => {
    const response = partNamed(name)?.(film, query, now)
    return response ? [{ name, response }] : []
  })
  const failed = appended.find(({ response }) => response.status !== 200)
  if (failed) return failed.response
  const bodies = Object.fromEntries(appended.map(({ name, response }) => [name, response.body]))
  return ok({ ...detailsOf(film, languageOf(query)), ...bodies })
}

export const moviePartResponse = (
  film: Film,
  name: string,
  query: URLSearchParams,
  now: number,
): DemoResponse | null => {
  const response = partNamed(name)?.(film, query, now) ?? null
  if (response?.status !== 200 || 'page' in response.body) return response
  return ok({ id: film.id, ...response.body })
}

import { dayMs, dayNumberOf } from '#domain/values/day.ts'
import { isoTimeOf } from '#domain/values/instant.ts'
import type { Movie, Video } from './facts.ts'
import { franchiseOf } from './franchises.ts'
import { type Genre, genres } from './genres.ts'
import { fraction, hexId } from './hash.ts'
import { regions, watchProvidersBody } from './offers.ts'
import { pageResponse } from './pages.ts'
import { creditId, departmentOf, personRow } from './people.ts'
import { recommendationsFor, similarTo } from './recommendations.ts'
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

const cinema = 3
const digital = 4
const physical = 5

const cycleDays = 150
const daysToCome = 100

interface ReleaseRow {
  readonly type: number
  readonly day: number
}

const between = (least: number, most: number, name: string): number =>
  least + Math.floor(fraction(name) * (most - least + 1))

/** The day of a cycle that is at most 100 days ahead and 50 days ago, and the same for all that time. */
const dayNear = (today: number, name: string): number => {
  const offset = between(0, cycleDays - 1, name)
  return offset + cycleDays * Math.floor((today + daysToCome - offset) / cycleDays)
}

// A quarter of the movies come as a stream or a disc, a twentieth are back in cinemas.
const returnOf = (movie: Movie, region: string): number | null => {
  const share = fraction(`${movie.id} ${region} returns`)
  if (share < 0.125) return digital
  if (share < 0.25) return physical
  return share < 0.3 ? cinema : null
}

// Sample data but for the first day of all: a disc or a stream of an old movie comes now, so that there is something to see.
const rowsIn = (movie: Movie, region: string, today: number): readonly ReleaseRow[] => {
  const name = `${movie.id} ${region}`
  const first = dayNumberOf(movie.releaseDate)
  const start = movie.countries.includes(region) ? first : first + between(0, 45, `${name} cinema`)
  const year = Number(movie.releaseDate.slice(0, 4))
  const later: readonly ReleaseRow[] = [
    ...(year >= 2008 ? [{ type: digital, day: start + between(75, 130, `${name} digital`) }] : []),
    ...(year >= 1998 ? [{ type: physical, day: start + between(120, 190, `${name} physical`) }] : []),
  ]
  const type = returnOf(movie, region)
  const returns = type === null ? [] : [{ type, day: dayNear(today, `${name} day`) }]
  return [{ type: cinema, day: start }, ...later.filter((row) => row.type !== type), ...returns]
}

const wireRow = ({ type, day }: ReleaseRow) => ({
  certification: '',
  descriptors: [],
  iso_639_1: '',
  note: '',
  release_date: isoTimeOf(day * dayMs),
  type,
})

const releaseDatesBody = (movie: Movie, now: number) => ({
  results: regions().map((region) => ({
    iso_3166_1: region,
    release_dates: rowsIn(movie, region, Math.floor(now / dayMs)).map(wireRow),
  })),
})

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
  // The catalog has no keywords.
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

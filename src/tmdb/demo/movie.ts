import { type Answer, backdropPath, found, languageOf, listRow, mediaRow, overviewIn, posterPath } from './bodies.ts'
import type { Film, Video } from './facts.ts'
import { type Genre, genresIn } from './genre-names.ts'
import { hexId } from './hash.ts'
import { watchProvidersBody } from './offers.ts'
import { pageAnswer } from './pages.ts'
import { creditId, departmentOf, personRow } from './people.ts'
import { recommendationsFor, similarTo } from './recommendations.ts'

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

// In the order of the film's rows in lists, as TMDB has them: the first of them is the film's badge.
const genresOf = ({ genreIds }: Film, language: string): readonly Genre[] => {
  const known = genresIn(language)
  return genreIds.flatMap((id) => known.find((genre) => genre.id === id) ?? [])
}

const detailsOf = (film: Film, language: string) => ({
  adult: film.adult,
  backdrop_path: backdropPath(film),
  belongs_to_collection: null,
  budget: 0,
  genres: genresOf(film, language),
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

// Every video here is in English: TMDB shows those of another language only when they are asked for by name.
const videosOf = (film: Film, query: URLSearchParams) => {
  const wanted = query.get('include_video_language')?.split(',') ?? [languageOf(query)]
  return { results: wanted.includes('en') ? film.videos.map((video) => videoRow(film, video)) : [] }
}

/** What can be asked about a film, at its own path and appended to the details. */
const parts: Readonly<Record<string, (film: Film, query: URLSearchParams) => Answer>> = {
  credits: (film) => found(creditsOf(film)),
  videos: (film, query) => found(videosOf(film, query)),
  recommendations: (film, query) =>
    pageAnswer(recommendationsFor(film), query, (other) => mediaRow(other, languageOf(query))),
  similar: (film, query) => pageAnswer(similarTo(film), query, (other) => listRow(other, languageOf(query))),
  'watch/providers': (film) => found(watchProvidersBody(film)),
}

const partNamed = (name: string) => (Object.hasOwn(parts, name) ? parts[name] : undefined)

/** `/movie/{id}` with `append_to_response`; parts that are not known are left out, as TMDB does. */
export const movieAnswer = (film: Film, query: URLSearchParams): Answer => {
  const names = (query.get('append_to_response') ?? '').split(',')
  const appended = names.flatMap((name) => {
    const answer = partNamed(name)?.(film, query)
    return answer ? [{ name, answer }] : []
  })
  const refused = appended.find(({ answer }) => answer.status !== 200)
  if (refused) return refused.answer
  const bodies = Object.fromEntries(appended.map(({ name, answer }) => [name, answer.body]))
  return found({ ...detailsOf(film, languageOf(query)), ...bodies })
}

/** `/movie/{id}/{part}`; null for a part that TMDB, as far as this catalogue goes, does not have. */
export const moviePartAnswer = (film: Film, name: string, query: URLSearchParams): Answer | null => {
  const answer = partNamed(name)?.(film, query) ?? null
  if (answer?.status !== 200 || 'page' in answer.body) return answer
  return found({ id: film.id, ...answer.body })
}

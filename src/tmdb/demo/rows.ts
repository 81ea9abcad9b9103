import type { Movie, Person, Provider, ProviderKind } from './facts.ts'

// 0 means 'not recorded'.
type VideoRow = readonly [key: string, type: string, name?: string, publishedAt?: string]
export type MovieRow = readonly [
  id: number,
  title: string,
  originalTitle: string | 0,
  language: string,
  releaseDate: string,
  runtime: number,
  genreIds: readonly number[],
  voteAverage: number,
  voteCount: number,
  popularity: number,
  countries: readonly string[],
  imdbId: string | 0,
  cast: readonly (number | string)[],
  castIsPartial: 0 | 1,
  directors: readonly number[],
  writers: readonly (number | string)[],
  videos: readonly VideoRow[],
]
export type PersonRow = readonly [
  id: number,
  name: string,
  gender?: number,
  basisOfId?: number,
  department?: string | 0,
  birthday?: string | 0,
  deathday?: string | 0,
  placeOfBirth?: string | 0,
  imdbId?: string | 0,
]
export type ProviderRow = readonly [
  id: number,
  name: string,
  priority: number,
  kind: ProviderKind,
  priorities: Readonly<Record<string, number>>,
]

const pairsOf = (flat: readonly (number | string)[]): readonly { readonly personId: number; readonly text: string }[] =>
  Array.from({ length: flat.length / 2 }, (_, index) => ({
    personId: Number(flat[2 * index]),
    text: String(flat[2 * index + 1]),
  }))

// The square root fits the recorded popularities (log-log slope 0.502).
const popularityFromVotes = (voteCount: number): number => Math.round(560 * Math.sqrt(voteCount)) / 1000

export const movieFrom = (row: MovieRow): Movie => {
  const [id, title, originalTitle, language, releaseDate, runtime, genreIds, voteAverage, voteCount, ...more] = row
  const [popularity, countries, imdbId, cast, , directors, writers, videos] = more
  return {
    id,
    title,
    adult: false,
    originalTitle: originalTitle || title,
    language,
    releaseDate,
    runtime,
    genreIds,
    voteAverage,
    voteCount,
    popularity: popularity || popularityFromVotes(voteCount),
    countries,
    imdbId: imdbId || null,
    cast: pairsOf(cast).map(({ personId, text }) => ({ personId, character: text })),
    crew: [
      ...directors.map((personId) => ({ personId, job: 'Director' })),
      ...pairsOf(writers).map(({ personId, text }) => ({ personId, job: text })),
    ],
    videos: videos.map(([key, type, name = 'Trailer', publishedAt = `${releaseDate}T00:00:00.000Z`]) => ({
      key,
      type,
      name,
      publishedAt,
    })),
  }
}

export const personFrom = (row: PersonRow): Person => {
  const [id, name, gender = 0, , department, birthday, deathday, placeOfBirth, imdbId] = row
  return {
    id,
    name,
    gender,
    department: department || null,
    birthday: birthday || null,
    deathday: deathday || null,
    placeOfBirth: placeOfBirth || null,
    imdbId: imdbId || null,
  }
}

export const providerFrom = ([id, name, priority, kind, priorities]: ProviderRow): Provider => ({
  id,
  name,
  priority,
  kind,
  priorities,
})

import { once } from '#domain/values/once.ts'
import type { Movie, Person, Provider, ProviderKind } from './facts.ts'
import moviesText from './movies.json?raw'
import overviewsText from './overviews.json?raw'
import peopleText from './people.json?raw'
import providersText from './providers.json?raw'

// 0 means 'not recorded'.
type VideoRow = readonly [key: string, type: string, name?: string, publishedAt?: string]
type MovieRow = readonly [
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
type PersonRow = readonly [
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
type ProviderRow = readonly [
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

const movieFrom = (row: MovieRow): Movie => {
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

const personFrom = (row: PersonRow): Person => {
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

const providerFrom = ([id, name, priority, kind, priorities]: ProviderRow): Provider => ({
  id,
  name,
  priority,
  kind,
  priorities,
})

export type Credit =
  | { readonly kind: 'cast'; readonly movie: Movie; readonly character: string; readonly order: number }
  | { readonly kind: 'crew'; readonly movie: Movie; readonly job: string; readonly order: number }

const rowsOf = <Row>(text: string): readonly Row[] => (JSON.parse(text) as { readonly rows: readonly Row[] }).rows
const byId = <Item extends { readonly id: number }>(items: readonly Item[]): ReadonlyMap<number, Item> =>
  new Map(items.map((item) => [item.id, item]))

/** Most votes first. */
export const movies = once((): readonly Movie[] => rowsOf<MovieRow>(moviesText).map(movieFrom))

export const providers = once((): readonly Provider[] => rowsOf<ProviderRow>(providersText).map(providerFrom))

export const people = once((): readonly Person[] => rowsOf<PersonRow>(peopleText).map(personFrom))

const moviesById = once(() => byId(movies()))
const peopleById = once(() => byId(people()))
const overviews = once(() => JSON.parse(overviewsText) as Readonly<Record<string, string>>)

export const movieById = (id: number): Movie | undefined => moviesById().get(id)
export const personById = (id: number): Person | undefined => peopleById().get(id)

export const overviewOf = (movie: Movie): string => overviews()[movie.id] ?? ''

const creditsOfMovie = (movie: Movie): readonly (readonly [personId: number, credit: Credit])[] => [
  ...movie.cast.map(({ personId, character }, order) => [personId, { kind: 'cast', movie, character, order }] as const),
  ...movie.crew.map(({ personId, job }, order) => [personId, { kind: 'crew', movie, job, order }] as const),
]

const creditsByPerson = once((): ReadonlyMap<number, readonly Credit[]> => {
  const credits = new Map<number, Credit[]>()
  for (const [personId, credit] of movies().flatMap(creditsOfMovie)) {
    const known = credits.get(personId)
    if (known) known.push(credit)
    else credits.set(personId, [credit])
  }
  return credits
})

export const creditsOf = (personId: number): readonly Credit[] => creditsByPerson().get(personId) ?? []

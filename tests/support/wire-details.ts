import type { ReleaseKind } from '#domain/movie/release-kinds.ts'
import type { Answer } from './test-world.ts'

const json =
  (body: object): Answer =>
  () =>
    Response.json(body)

/** An answer with the id of the requested movie or person. */
const about =
  (body: object): Answer =>
  ({ url }) =>
    Response.json({ id: Number(/\/(?:movie|person)\/(\d+)\//.exec(url)?.[1]), ...body })

/** The details of a movie as the provider sends them; `fields` use its names. */
export const details = (id: number, title: string, fields: Readonly<Record<string, unknown>> = {}): Answer =>
  json({
    id,
    title,
    overview: 'The crew of a freighter meets something.',
    poster_path: null,
    backdrop_path: null,
    release_date: '1979-05-25',
    runtime: 117,
    vote_average: 8.16,
    vote_count: 14_000,
    popularity: 80,
    genres: [{ id: 27, name: 'Horror' }],
    credits: { cast: [], crew: [] },
    videos: { results: [] },
    ...fields,
  })

/** Cast rows named 'Actor 1' and so on, with ids from 101. */
export const castRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: 101 + index,
    name: `Actor ${index + 1}`,
    character: `Part ${index + 1}`,
    profile_path: null,
  }))

/** A streaming service as the provider lists it. */
export const service = (id: number, name: string) => ({
  provider_id: id,
  provider_name: name,
  logo_path: null,
  display_priority: id,
})

/** Where a movie can be watched, by country. */
export const offers = (results: object): Answer => about({ results })

/** A person as the provider sends them. */
export const person = (id: number, name: string, fields: Readonly<Record<string, unknown>> = {}): Answer =>
  json({
    id,
    name,
    biography: 'First lines.\n\nMore lines.',
    birthday: '1956-07-09',
    deathday: null,
    known_for_department: 'Acting',
    place_of_birth: 'Concord, California, USA',
    profile_path: null,
    ...fields,
  })

/** A person's credits. */
export const credits = (cast: readonly object[], crew: readonly object[] = []): Answer => about({ cast, crew })

/** When a movie comes out, by country: `{ US: { cinema: '2026-01-09' } }`. */
export const releaseDates = (
  countries: Readonly<Record<string, Readonly<Partial<Record<ReleaseKind, string>>>>>,
): Answer =>
  about({
    results: Object.entries(countries).map(([country, { cinema, digital, physical }]) => ({
      iso_3166_1: country,
      release_dates: [cinema, digital, physical].flatMap((day, index) =>
        day === undefined ? [] : { type: index + 3, release_date: `${day}T00:00:00.000Z` },
      ),
    })),
  })

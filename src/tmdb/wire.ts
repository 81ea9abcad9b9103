import * as v from 'valibot'
import { isTmdbId } from '#domain/movie.ts'
import { malformedAnswer } from './tmdb-error.ts'

// Names below are TMDB's own. Every field but an id has a default, so one odd value never costs a row.

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** An object whose fields arrive in snake_case or camelCase; unknown fields are left behind. */
const row = <const Entries extends v.ObjectEntries>(entries: Entries) => {
  const names = Object.keys(entries).map((name) => [name, camelCase(name)] as const)
  return v.pipe(
    v.custom<Record<string, unknown>>(isObject),
    v.transform((input) => Object.fromEntries(names.map(([snake, camel]) => [snake, input[snake] ?? input[camel]]))),
    v.object(entries),
  )
}

export type AnySchema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>

const readable =
  <Schema extends AnySchema>(schema: Schema) =>
  (item: unknown): v.InferOutput<Schema>[] => {
    const result = v.safeParse(schema, item)
    return result.success ? [result.output] : []
  }

/** A list without the rows that cannot be understood. One of which nothing is left is no empty list, but malformed. */
const rows = <Schema extends AnySchema>(schema: Schema) =>
  v.pipe(
    v.array(v.unknown()),
    v.check((list) => list.length === 0 || list.some((item) => v.is(schema, item))),
    v.transform((list) => list.flatMap(readable(schema))),
  )

/** An object by two-letter country code, without the entries that cannot be understood. */
const byCountry = <Schema extends AnySchema>(schema: Schema) =>
  v.pipe(
    v.custom<Record<string, unknown>>(isObject),
    v.transform((input): Record<string, v.InferOutput<Schema>> => {
      const entries = Object.entries(input).filter(([country]) => /^[A-Z]{2}$/.test(country))
      return Object.fromEntries(
        entries.flatMap(([country, item]) => readable(schema)(item).map((value) => [country, value])),
      )
    }),
  )

// Joiners (U+200C, U+200D) stay inside words: Persian and Indic scripts and emoji are spelt with them.
const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200B\u2060\uFEFF]/g, '')
    .replace(/^[\s\u200C\u200D]+|[\s\u200C\u200D]+$/g, '')

const pattern = (expression: RegExp) => v.fallback(v.pipe(v.string(), v.regex(expression)), '')

const isWatchPage = (link: string): boolean => {
  if (!URL.canParse(link)) return false
  const { protocol, host } = new URL(link)
  return protocol === 'https:' && (host === 'www.themoviedb.org' || host === 'www.justwatch.com')
}

const id = v.custom<number>(isTmdbId)
const text = v.fallback(v.pipe(v.string(), v.transform(tidy)), '')
const name = v.pipe(
  v.string(),
  v.transform(tidy),
  v.check((value) => value !== ''),
)
const date = pattern(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
const amount = v.fallback(
  v.custom<number>((value) => Number.isFinite(value) && Number(value) >= 0),
  0,
)
const flag = v.fallback(v.boolean(), false)
const picture = v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^\/[\w-]+\.(jpg|png|svg)$/))), null)
const link = v.fallback(v.nullable(v.pipe(v.string(), v.check(isWatchPage))), null)
const optionalRows = <Schema extends AnySchema>(schema: Schema) => v.fallback(rows(schema), [])

const movieEntries = {
  id,
  title: text,
  original_title: text,
  overview: text,
  poster_path: picture,
  backdrop_path: picture,
  release_date: date,
  vote_average: v.fallback(
    v.custom<number>((value) => Number.isFinite(value) && Number(value) >= 0 && Number(value) <= 10),
    0,
  ),
  vote_count: amount,
  popularity: amount,
  runtime: amount,
  genre_ids: optionalRows(v.number()),
  genres: optionalRows(v.union([name, row({ id: v.fallback(v.number(), 0), name })])),
  adult: flag,
}

const movieRow = row(movieEntries)
export type MovieRow = v.InferOutput<typeof movieRow>

const videoRow = row({
  key: v.pipe(v.string(), v.regex(/^[\w-]{11}$/)),
  site: text,
  type: text,
  name: text,
  published_at: pattern(/^\d{4}-\d{2}-\d{2}/),
  iso_639_1: text,
})
export type VideoRow = v.InferOutput<typeof videoRow>

const castRow = row({ id, name, character: text, profile_path: picture })
export type CastRow = v.InferOutput<typeof castRow>

const crewRow = row({ id, name, job: text, profile_path: picture })
export type CrewRow = v.InferOutput<typeof crewRow>

const providerEntries = { provider_id: id, provider_name: name, logo_path: picture, display_priority: amount }
const providerRow = row(providerEntries)
export type ProviderRow = v.InferOutput<typeof providerRow>

/** A page of movies: search, recommendations, trending and discovery. */
export const moviePage = row({ results: rows(movieRow), total_pages: amount, total_results: amount })
export type MoviePageBody = v.InferOutput<typeof moviePage>

/** A movie with what `append_to_response=videos,credits` adds. */
export const movieDetails = row({
  ...movieEntries,
  videos: v.fallback(row({ results: optionalRows(videoRow) }), { results: [] }),
  credits: v.fallback(row({ cast: optionalRows(castRow), crew: optionalRows(crewRow) }), { cast: [], crew: [] }),
})
export type MovieDetailsBody = v.InferOutput<typeof movieDetails>

export const videoList = row({ results: rows(videoRow) })

export const genreList = row({ genres: rows(row({ id, name })) })

const offerEntries = optionalRows(providerRow)
/** Offers of a movie by country. */
export const offerList = row({
  results: byCountry(
    row({ link, flatrate: offerEntries, free: offerEntries, ads: offerEntries, rent: offerEntries, buy: offerEntries }),
  ),
})
export type OfferListBody = v.InferOutput<typeof offerList>

/** The services of a region; `display_priorities` is null where the answer does not have it. */
export const providerList = row({
  results: rows(row({ ...providerEntries, display_priorities: v.fallback(v.nullable(byCountry(amount)), null) })),
})
export type ProviderListBody = v.InferOutput<typeof providerList>

export const person = row({
  id,
  name: text,
  profile_path: picture,
  known_for_department: text,
  birthday: date,
  deathday: date,
  place_of_birth: text,
  biography: text,
})
export type PersonBody = v.InferOutput<typeof person>

/** A person's films; `crew` may be missing, `cast` is always there in an answer that can be trusted. */
export const personCredits = row({
  cast: rows(row({ ...movieEntries, character: text })),
  crew: optionalRows(row({ ...movieEntries, job: text })),
})
export type PersonCreditsBody = v.InferOutput<typeof personCredits>

/** A body read by one of the schemas above; throws a `TmdbError` of kind 'malformed' where it lacks what is needed. */
export const read = <Schema extends AnySchema>(schema: Schema, body: unknown, path: string): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, body)
  if (!result.success) throw malformedAnswer(path)
  return result.output
}

import * as v from 'valibot'
import { type AnySchema, isObject, type JsonObject, pattern, picture, row } from '#domain/values/schema.ts'
import {
  amount,
  date,
  flag,
  id,
  movieEntries,
  movieRow,
  name,
  namedId,
  optionalRows,
  readOptional,
  rows,
  text,
} from './schemas.ts'

const byCountry = <Schema extends AnySchema>(schema: Schema) =>
  v.pipe(
    v.custom<JsonObject>(isObject),
    v.transform((input): Record<string, v.InferOutput<Schema>> => {
      const entries = Object.entries(input).filter(([country]) => /^[A-Z]{2}$/.test(country))
      return Object.fromEntries(
        entries.flatMap(([country, item]) => readOptional(schema)(item).map((value) => [country, value])),
      )
    }),
  )

const isWatchPage = (link: string): boolean => {
  if (!URL.canParse(link)) return false
  const { protocol, host } = new URL(link)
  return protocol === 'https:' && (host === 'www.themoviedb.org' || host === 'www.justwatch.com')
}

const link = v.fallback(v.nullable(v.pipe(v.string(), v.check(isWatchPage))), null)

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

const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))

export const movieDetails = row({
  ...movieEntries,
  original_language: pattern(/^[a-z]{2}$/),
  imdb_id: pattern(/^tt\d{7,10}$/),
  belongs_to_collection: v.fallback(v.nullish(row({ id, name }), null), null),
  production_companies: optionalRows(namedId),
  origin_country: optionalRows(countryCode),
  production_countries: optionalRows(row({ iso_3166_1: countryCode })),
  videos: v.fallback(row({ results: optionalRows(videoRow) }), { results: [] }),
  credits: v.fallback(row({ cast: optionalRows(castRow), crew: optionalRows(crewRow) }), { cast: [], crew: [] }),
})
export type MovieDetailsBody = v.InferOutput<typeof movieDetails>

export const franchise = row({ id, name, parts: rows(movieRow) })
export type FranchiseBody = v.InferOutput<typeof franchise>

export const videoList = row({ results: rows(videoRow) })

const offerEntries = optionalRows(providerRow)
export const offerList = row({
  results: byCountry(
    row({ link, flatrate: offerEntries, free: offerEntries, ads: offerEntries, rent: offerEntries, buy: offerEntries }),
  ),
})
export type OfferListBody = v.InferOutput<typeof offerList>

/** `display_priorities` is null where missing. */
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

export const foundPersonRow = row({
  id,
  name,
  profile_path: picture,
  known_for_department: text,
  adult: flag,
  // Series have a name instead of a title.
  known_for: optionalRows(row({ title: text, name: text, adult: flag })),
})
export type FoundPersonRow = v.InferOutput<typeof foundPersonRow>

export const peoplePage = row({ results: rows(foundPersonRow) })

export const personCredits = row({
  cast: rows(row({ ...movieEntries, character: text })),
  crew: v.nullish(rows(row({ ...movieEntries, job: text })), []),
})
export type PersonCreditsBody = v.InferOutput<typeof personCredits>

import * as v from 'valibot'
import { isTmdbId } from '#domain/movie/movie.ts'
import { type AnySchema, pattern, picture, row } from '#domain/values/schema.ts'
import { malformedResponse } from './errors.ts'

// TMDB's field names. Every field but the id has a default, so that one odd value never costs a row.

/** An array, empty when the value does not fit. */
export const readOptional =
  <Schema extends AnySchema>(schema: Schema) =>
  (item: unknown): v.InferOutput<Schema>[] => {
    const result = v.safeParse(schema, item)
    return result.success ? [result.output] : []
  }

/** Drops invalid rows. Malformed when no row is valid. */
export const rows = <Schema extends AnySchema>(schema: Schema) =>
  v.pipe(
    v.array(v.unknown()),
    v.check((list) => list.length === 0 || list.some((item) => v.is(schema, item))),
    v.transform((list) => list.flatMap(readOptional(schema))),
  )

const maxTextLength = 20_000

// Keeps joiners (U+200C, U+200D) inside words: Persian, Indic scripts and emoji need them.
const cleanText = (text: string): string =>
  text
    .slice(0, maxTextLength)
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200B\u2060\uFEFF]/g, '')
    .replace(/^[\s\u200C\u200D]+|[\s\u200C\u200D]+$/g, '')

export const id = v.custom<number>(isTmdbId)
export const text = v.fallback(v.pipe(v.string(), v.transform(cleanText)), '')
export const name = v.pipe(
  v.string(),
  v.transform(cleanText),
  v.check((value) => value !== ''),
)
export const namedId = v.object({ id, name })
export const date = pattern(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
export const amount = v.fallback(
  v.custom<number>((value) => Number.isFinite(value) && Number(value) >= 0),
  0,
)
export const flag = v.fallback(v.boolean(), false)
export const optionalRows = <Schema extends AnySchema>(schema: Schema) => v.fallback(rows(schema), [])

export const movieEntries = {
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

export const movieRow = row(movieEntries)
export type MovieRow = v.InferOutput<typeof movieRow>

export const moviePage = row({ results: rows(movieRow), total_pages: amount, total_results: amount })
export type MoviePageBody = v.InferOutput<typeof moviePage>

export const genreList = row({ genres: rows(row({ id, name })) })

const foundRows = rows(row({ id }))
export const foundByImdbId = row({ movie_results: foundRows, person_results: foundRows })

/** Throws a 'malformed' `ProviderError`. */
export const parseBody = <Schema extends AnySchema>(
  schema: Schema,
  body: unknown,
  path: string,
): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, body)
  if (!result.success) throw malformedResponse(path)
  return result.output
}

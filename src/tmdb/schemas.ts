import * as v from 'valibot'
import { isTmdbId } from '#domain/movie.ts'
import { type AnySchema, pattern, picture, row } from '#domain/schema.ts'
import { malformedAnswer } from './errors.ts'

// Names below are TMDB's own. Every field but an id has a default, so one odd value never costs a row.

/** Reads an item as a list of one; empty when it does not fit the schema. */
export const readable =
  <Schema extends AnySchema>(schema: Schema) =>
  (item: unknown): v.InferOutput<Schema>[] => {
    const result = v.safeParse(schema, item)
    return result.success ? [result.output] : []
  }

/** A list without the rows that do not fit the schema. When none of its rows fits, the whole list is malformed. */
export const rows = <Schema extends AnySchema>(schema: Schema) =>
  v.pipe(
    v.array(v.unknown()),
    v.check((list) => list.length === 0 || list.some((item) => v.is(schema, item))),
    v.transform((list) => list.flatMap(readable(schema))),
  )

// Joiners (U+200C, U+200D) are kept inside words: Persian, Indic scripts and emoji are spelt with them.
const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200B\u2060\uFEFF]/g, '')
    .replace(/^[\s\u200C\u200D]+|[\s\u200C\u200D]+$/g, '')

export const id = v.custom<number>(isTmdbId)
export const text = v.fallback(v.pipe(v.string(), v.transform(tidy)), '')
export const name = v.pipe(
  v.string(),
  v.transform(tidy),
  v.check((value) => value !== ''),
)
export const date = pattern(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
export const amount = v.fallback(
  v.custom<number>((value) => Number.isFinite(value) && Number(value) >= 0),
  0,
)
const flag = v.fallback(v.boolean(), false)
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

const movieRow = row(movieEntries)
export type MovieRow = v.InferOutput<typeof movieRow>

/** A page of movies: search, recommendations, trending and discovery. */
export const moviePage = row({ results: rows(movieRow), total_pages: amount, total_results: amount })
export type MoviePageBody = v.InferOutput<typeof moviePage>

export const genreList = row({ genres: rows(row({ id, name })) })

/** A body read by one of the schemas above; throws a `ProviderError` of kind 'malformed' where it lacks what is needed. */
export const read = <Schema extends AnySchema>(schema: Schema, body: unknown, path: string): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, body)
  if (!result.success) throw malformedAnswer(path)
  return result.output
}

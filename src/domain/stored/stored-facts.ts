import * as v from 'valibot'
import { isTmdbId } from '../movie/movie.ts'
import type { MovieFacts } from '../movie/movie-facts.ts'
import { picture } from '../values/schema.ts'

const people = v.array(v.object({ id: v.custom<number>(isTmdbId), name: v.string(), profilePath: picture }))
const texts = v.array(v.string())

const facts = v.object({
  releaseDate: v.string(),
  runtime: v.number(),
  voteAverage: v.number(),
  genres: texts,
  countries: texts,
  originalLanguage: v.string(),
  imdbId: v.exactOptional(v.string()),
  directors: people,
  actors: people,
})

/** Null for damaged ones. */
export const readFacts = (value: unknown): MovieFacts | null => {
  const { success, output } = v.safeParse(facts, value)
  return success ? output : null
}

import { normalizeText } from '../values/normalize-text.ts'
import type { Movie } from './movie.ts'

/** A query that no word of a title begins with is taken for a person's name. */
export const isInTitles = (query: string, movies: readonly Pick<Movie, 'title'>[]): boolean =>
  movies.some(({ title }) => ` ${normalizeText(title)}`.includes(` ${normalizeText(query)}`))

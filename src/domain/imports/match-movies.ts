import type { Match } from './match.ts'
import { type MovieSource, matchMovie } from './match-movie.ts'
import type { HistoryRow, NamedMovie } from './read-history.ts'

/** One for each movie that the rows name: the first row that has an id, else the first. */
export const moviesIn = (rows: readonly HistoryRow[]): readonly NamedMovie[] => {
  const movies = new Map<string, NamedMovie>()
  for (const { named } of rows) {
    const known = movies.get(named.key)
    movies.set(named.key, known ? { ...named, ...known } : named)
  }
  return [...movies.values()]
}

interface MatchingOptions {
  readonly source: MovieSource
  /** How many movies are asked about at a time. */
  readonly atOnce: number
  readonly onMatch: (named: NamedMovie, match: Match) => Promise<void>
  /** True for an error that ends the matching; after any other the movie stays unanswered. */
  readonly isFinal: (error: unknown) => boolean
}

/** Resolves with the number of movies that stayed unanswered. */
export const matchMovies = async (
  movies: readonly NamedMovie[],
  { source, atOnce, onMatch, isFinal }: MatchingOptions,
): Promise<number> => {
  const left = movies.values()
  let isEnded = false
  let unanswered = 0
  const work = async () => {
    for (const named of left) {
      if (isEnded) return
      try {
        await onMatch(named, await matchMovie(named, source))
      } catch (error) {
        if (isFinal(error)) {
          isEnded = true
          throw error
        }
        unanswered += 1
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, movies.length) }, work))
  return unanswered
}

import type { Match } from './match.ts'
import { type FilmSource, matchFilm } from './match-film.ts'
import type { HistoryRow, NamedFilm } from './read-history.ts'

/** One for each film that the rows name: the first row that has an id, else the first. */
export const filmsIn = (rows: readonly HistoryRow[]): readonly NamedFilm[] => {
  const films = new Map<string, NamedFilm>()
  for (const { film } of rows) {
    const known = films.get(film.key)
    films.set(film.key, known ? { ...film, ...known } : film)
  }
  return [...films.values()]
}

interface MatchingOptions {
  readonly source: FilmSource
  /** How many films are asked about at a time. */
  readonly atOnce: number
  readonly onMatch: (film: NamedFilm, match: Match) => Promise<void>
  /** True for an error that ends the matching; after any other the film stays unanswered. */
  readonly isFinal: (error: unknown) => boolean
}

/** Resolves with the number of films that stayed unanswered. */
export const matchFilms = async (
  films: readonly NamedFilm[],
  { source, atOnce, onMatch, isFinal }: MatchingOptions,
): Promise<number> => {
  const left = films.values()
  let isEnded = false
  let unanswered = 0
  const work = async () => {
    for (const film of left) {
      if (isEnded) return
      try {
        await onMatch(film, await matchFilm(film, source))
      } catch (error) {
        if (isFinal(error)) {
          isEnded = true
          throw error
        }
        unanswered += 1
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, films.length) }, work))
  return unanswered
}

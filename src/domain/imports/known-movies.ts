import type { MovieId, MovieSnapshot } from '../movie/movie.ts'
import { hasTitle } from './match.ts'
import type { HistorySource, NamedMovie, ReadHistory } from './read-history.ts'

export interface KeptMatch {
  readonly movie: MovieSnapshot
  readonly imdbId?: string
  readonly language: string
}

export interface KnownMovies {
  /** By `rowKeyOf`. */
  readonly kept: ReadonlyMap<string, KeptMatch>
  readonly own: ReadonlyMap<MovieId, MovieSnapshot>
  readonly language: string
}

/** The same row in a later export of the same source has the same key. */
export const rowKeyOf = (source: HistorySource, { key }: NamedMovie): string => JSON.stringify([source, key])

/** Of the first row of each movie, by the movie's key. */
export const sourcesOf = ({ files, rows }: Pick<ReadHistory, 'files' | 'rows'>): ReadonlyMap<string, HistorySource> => {
  const byFile = new Map(files.map(({ name, source }) => [name, source]))
  const sources = new Map<string, HistorySource>()
  for (const { named, origin } of rows) {
    const source = byFile.get(origin.file)
    if (source && !sources.has(named.key)) sources.set(named.key, source)
  }
  return sources
}

/** Finds movies without asking anybody: those of earlier imports, and the user's own by their ids. */
export const createKnownMovies = ({ kept, own, language }: KnownMovies) => {
  const byImdbId = new Map(
    [...kept.values()].flatMap((match) => (match.imdbId ? [[match.imdbId, match] as const] : [])),
  )
  const current = (match: KeptMatch | undefined): MovieSnapshot | null => {
    if (!match) return null
    return own.get(match.movie.id) ?? (match.language === language ? match.movie : null)
  }
  const byId = ({ tmdbId, imdbId }: NamedMovie): MovieSnapshot | null =>
    (tmdbId === undefined ? undefined : own.get(tmdbId)) ??
    (imdbId === undefined ? null : current(byImdbId.get(imdbId)))
  return (named: NamedMovie, source: HistorySource | undefined): MovieSnapshot | null => {
    const earlier = source && current(kept.get(rowKeyOf(source, named)))
    if (earlier) return earlier
    const movie = byId(named)
    return movie && (!named.isIdDoubtful || named.title === '' || hasTitle(named, [movie.title])) ? movie : null
  }
}

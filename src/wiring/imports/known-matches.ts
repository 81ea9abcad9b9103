import { createKnownMovies, type KeptMatch, rowKeyOf, sourcesOf } from '#domain/imports/known-movies.ts'
import type { NamedMovie, ReadHistory } from '#domain/imports/read-history.ts'
import type { ResolvedMovie } from '#domain/imports/resolve.ts'
import { readStoredMatch } from '#domain/imports/stored-import.ts'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import { ownMovies } from '#domain/records/own-movies.ts'
import { isObject } from '#domain/values/schema.ts'
import type { App } from '../app/app.ts'

type MatchesApp = Pick<App, 'storage' | 'provider' | 'language' | 'records'>

/** Change it with the format: the rows outlive a version of the app. */
const prefix = 'import match '

const matchFrom = (value: unknown): KeptMatch | null => {
  if (!isObject(value)) return null
  const { movie, language, imdbId } = value
  const match = readStoredMatch({ kind: 'found', movie })
  if (match?.kind !== 'found' || typeof language !== 'string') return null
  return { movie: match.movie, language, ...(typeof imdbId === 'string' && { imdbId }) }
}

const readKept = async ({ storage, provider }: MatchesApp): Promise<ReadonlyMap<string, KeptMatch>> => {
  if (provider.isDemo.peek()) return new Map()
  try {
    const rows = await (await storage.keptAnswers()).answers.readAll(prefix)
    return new Map(
      [...rows].flatMap(([key, value]) => {
        const match = matchFrom(value)
        return match ? [[key.slice(prefix.length), match] as const] : []
      }),
    )
  } catch {
    // Without a database all movies are asked about again.
    return new Map()
  }
}

/** The movies that are known without asking TMDB, by the keys of the movies. */
export const readKnownMatches = async (
  app: MatchesApp,
  read: ReadHistory,
  movies: readonly NamedMovie[],
): Promise<ReadonlyMap<string, MovieSnapshot>> => {
  if (movies.length === 0) return new Map()
  const own = new Map(ownMovies(app.records.library()).map((movie) => [movie.id, movie]))
  const knownMovie = createKnownMovies({ kept: await readKept(app), own, language: app.language.current.peek() })
  const sources = sourcesOf(read)
  return new Map(
    movies.flatMap((named) => {
      const movie = knownMovie(named, sources.get(named.key))
      return movie ? [[named.key, movie] as const] : []
    }),
  )
}

/** For the next import of the same rows. */
export const keepKnownMatches = async (
  app: MatchesApp,
  read: ReadHistory,
  movies: readonly ResolvedMovie[],
): Promise<void> => {
  if (app.provider.isDemo.peek()) return
  const sources = sourcesOf(read)
  const language = app.language.current.peek()
  const found = new Map<string, KeptMatch>()
  for (const { named, movie } of movies) {
    const source = sources.get(named.key)
    if (!source || !movie) continue
    const { imdbId } = named
    found.set(`${prefix}${rowKeyOf(source, named)}`, { movie, language, ...(imdbId !== undefined && { imdbId }) })
  }
  const { answers } = await app.storage.keptAnswers()
  await answers.writeAll(found)
}

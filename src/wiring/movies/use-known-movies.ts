import { useQuery } from '@tanstack/react-query'
import type { MovieId } from '#domain/movie/movie.ts'
import { useApp } from '../app/use-app.ts'
import { useValue } from '../app/use-value.ts'
import { type KeptMovies, knownMoviesQuery } from './movie-cache.ts'

const nothing = (): undefined => undefined

/**
 * What is known of movies, undefined until it has been read, or while not `isOn`. Asks nobody. Renders again only when
 * what `select` returns changes.
 */
export const useKnownMovies = <Value, Selected>(
  kept: KeptMovies<Value>,
  select: (known: ReadonlyMap<MovieId, Value>) => Selected,
  isOn = true,
): Selected | undefined => {
  const app = useApp()
  useValue(app.provider.isDemo)
  useValue(app.settings.region)
  useValue(app.language.current)
  // What is not on may have been read before.
  const chosen: (known: ReadonlyMap<MovieId, Value>) => Selected | undefined = isOn ? select : nothing
  return useQuery({ ...knownMoviesQuery(app, kept), enabled: isOn, select: chosen }).data
}

/** All that is known. */
export const everything = <Value>(known: ReadonlyMap<MovieId, Value>): ReadonlyMap<MovieId, Value> => known

import { useCallback, useState } from 'react'
import { type DiscoverFilter, withoutConditions } from '#domain/discover/discover-filter.ts'
import { anyOfMine } from '#domain/lists/movie-filter.ts'
import type { Movie, MovieId } from '#domain/movie/movie.ts'
import { ownMovies } from '#domain/records/own-movies.ts'
import { seenMovies } from '#domain/records/seen-movies.ts'
import type { App } from '#wiring/app/app.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useNeverShown } from '#wiring/movies/never-shown.ts'

/** Without the conditions that the demo catalog has no facts for, and 'my services' where there are none. */
export const useAnswerable = (filter: DiscoverFilter): DiscoverFilter => {
  const { provider, settings } = useApp()
  const isDemo = useValue(provider.isDemo)
  const hasServices = useValue(settings.myServices).length > 0
  return withoutConditions(filter, [
    ...(isDemo ? (['age', 'keywords', 'companies', 'cinema'] as const) : []),
    ...(filter.service === anyOfMine && !hasServices ? (['service'] as const) : []),
  ])
}

/** What the conditions about the user's own movies leave out: 'not on my lists' leaves out what was seen too. */
export const leftOutBy = ({ records }: App, { seen, listed }: DiscoverFilter): ReadonlySet<MovieId> => {
  const library = records.library()
  return new Set([
    ...(seen || listed ? seenMovies(library) : []),
    ...(listed ? ownMovies(library).map(({ id }) => id) : []),
  ])
}

/** What the filter leaves out of what the provider finds. What is marked as seen meanwhile stays. */
export const useLeftOut = (filter: DiscoverFilter): ((movie: Movie) => boolean) => {
  const app = useApp()
  const [own] = useState(() => leftOutBy(app, filter))
  const hidden = useValue(app.lists.hidden.ids)
  const isNever = useNeverShown(filter.genre)
  return useCallback((movie) => own.has(movie.id) || hidden.has(movie.id) || isNever(movie), [own, hidden, isNever])
}

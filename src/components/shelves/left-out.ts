import type { DiscoverFilter } from '#domain/discover/discover-filter.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { ownMovies } from '#domain/records/own-movies.ts'
import { seenMovies } from '#domain/records/seen-movies.ts'
import type { App } from '#wiring/app/app.ts'

/** What the conditions about the user's own movies leave out: 'not on my lists' leaves out what was seen too. */
export const leftOutBy = ({ records }: App, { seen, listed }: DiscoverFilter): ReadonlySet<MovieId> => {
  const library = records.library()
  return new Set([
    ...(seen || listed ? seenMovies(library) : []),
    ...(listed ? ownMovies(library).map(({ id }) => id) : []),
  ])
}

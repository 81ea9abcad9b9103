import type { RowPlace } from './changed-rows.ts'

/** How many records stayed. All of one movie count as one. */
export interface Skipped {
  readonly movies: number
  readonly others: number
}

const movieOf = ({ list, id }: RowPlace): string | null => {
  if (list === 'watchlist' || list === 'notForMe') return id
  if (list === 'watchHistory') return id.split('/')[0] ?? null
  return list === 'collectionMovies' ? (id.split('/')[1] ?? null) : null
}

export const skippedIn = (places: readonly RowPlace[]): Skipped => {
  const movies = new Set(places.flatMap((place) => movieOf(place) ?? []))
  const others = new Set(places.flatMap((place) => (movieOf(place) === null ? [`${place.list} ${place.id}`] : [])))
  return { movies: movies.size, others: others.size }
}

export const nothingSkipped: Skipped = { movies: 0, others: 0 }

export const bothSkipped = (one: Skipped, other: Skipped): Skipped => ({
  movies: one.movies + other.movies,
  others: one.others + other.others,
})

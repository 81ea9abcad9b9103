import { computed, type ReadonlySignal } from '@preact/signals-core'
import type { MovieId } from '#domain/movie/movie.ts'
import type { WatchHistoryEntry } from '#domain/records/library.ts'
import type { MovieMap } from '#domain/records/movie-index.ts'
import { ratingOf } from '#domain/records/viewings.ts'
import { historyIndex } from '#domain/records/watch-history.ts'
import type { Records } from '../records/records.ts'
import { movieMapOf } from './derived.ts'

export interface DiaryEntries {
  /** An entry keeps its identity until it changes. */
  readonly byMovie: ReadonlySignal<MovieMap<WatchHistoryEntry>>
  readonly ratings: ReadonlySignal<ReadonlyMap<MovieId, number>>
}

// Entries are immutable: with 20,000 of them, working out each rating again would delay the paint of a click.
const ratings = new WeakMap<WatchHistoryEntry, number | null>()

const knownRatingOf = (entry: WatchHistoryEntry): number | null => {
  const known = ratings.get(entry)
  if (known !== undefined) return known
  const rating = ratingOf(entry) ?? null
  ratings.set(entry, rating)
  return rating
}

export const createDiaryEntries = ({ watchHistory }: Pick<Records, 'watchHistory'>): DiaryEntries => ({
  byMovie: movieMapOf(watchHistory, historyIndex),
  ratings: computed(
    () =>
      new Map(
        watchHistory.value.flatMap((entry) => {
          const rating = knownRatingOf(entry)
          return rating === null ? [] : [[entry.movieId, rating] as const]
        }),
      ),
  ),
})

import { computed, type ReadonlySignal } from '@preact/signals-core'
import type { WatchHistoryEntry } from '#domain/library.ts'
import type { MovieId } from '#domain/movie.ts'
import { ratingOf } from '#domain/plays.ts'
import type { Records } from './records/records.ts'

export interface DiaryEntries {
  /** An entry keeps its identity until it changes. */
  readonly byMovie: ReadonlySignal<ReadonlyMap<MovieId, WatchHistoryEntry>>
  readonly ratings: ReadonlySignal<ReadonlyMap<MovieId, number>>
}

export const createDiaryEntries = ({ watchHistory }: Pick<Records, 'watchHistory'>): DiaryEntries => ({
  byMovie: computed(() => new Map(watchHistory.value.map((entry) => [entry.movieId, entry]))),
  ratings: computed(
    () =>
      new Map(
        watchHistory.value.flatMap((entry) => {
          const rating = ratingOf(entry)
          return rating === undefined ? [] : [[entry.movieId, rating] as const]
        }),
      ),
  ),
})

import { computed, type ReadonlySignal } from '@preact/signals-core'
import type { MovieId } from '#domain/movie/movie.ts'
import type { HiddenMovie } from '#domain/records/library.ts'
import type { Records } from '../records/records.ts'

export interface HiddenMovies {
  readonly items: ReadonlySignal<readonly HiddenMovie[]>
  readonly ids: ReadonlySignal<ReadonlySet<MovieId>>
}

export const createHiddenMovies = ({ notForMe }: Pick<Records, 'notForMe'>): HiddenMovies => ({
  items: notForMe,
  ids: computed(() => new Set(notForMe.value.map(({ movieId }) => movieId))),
})

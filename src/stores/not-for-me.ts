import { computed, type ReadonlySignal } from '@preact/signals-core'
import type { NotForMe } from '#domain/library.ts'
import type { MovieId } from '#domain/movie.ts'
import type { Records } from './records/records.ts'

/** Films that the person does not want suggested. */
export interface NotForMeFilms {
  readonly items: ReadonlySignal<readonly NotForMe[]>
  readonly ids: ReadonlySignal<ReadonlySet<MovieId>>
}

export const createNotForMeFilms = ({ notForMe }: Pick<Records, 'notForMe'>): NotForMeFilms => ({
  items: notForMe,
  ids: computed(() => new Set(notForMe.value.map(({ movieId }) => movieId))),
})

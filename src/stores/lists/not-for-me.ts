import { computed, type ReadonlySignal } from '@preact/signals-core'
import type { MovieId } from '#domain/movie/movie.ts'
import type { NotForMe } from '#domain/records/library.ts'
import type { Records } from '../records/records.ts'

export interface NotForMeFilms {
  readonly items: ReadonlySignal<readonly NotForMe[]>
  readonly ids: ReadonlySignal<ReadonlySet<MovieId>>
}

export const createNotForMeFilms = ({ notForMe }: Pick<Records, 'notForMe'>): NotForMeFilms => ({
  items: notForMe,
  ids: computed(() => new Set(notForMe.value.map(({ movieId }) => movieId))),
})

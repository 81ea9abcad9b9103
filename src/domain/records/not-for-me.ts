import type { MovieId } from '../movie/movie.ts'
import type { IsoTime } from '../values/instant.ts'
import type { NotForMe, SlimSnapshot } from './library.ts'

type List = readonly NotForMe[]

/** A film that is there already stays as it is. */
export const addNotForMe = (list: List, movie: SlimSnapshot, now: IsoTime): List =>
  list.some(({ movieId }) => movieId === movie.id) ? list : [...list, { movieId: movie.id, addedAt: now, movie }]

export const removeNotForMe = (list: List, id: MovieId): List =>
  list.some(({ movieId }) => movieId === id) ? list.filter(({ movieId }) => movieId !== id) : list

/** For Undo, with the time at which it was hidden. */
export const restoreNotForMe = (list: List, removed: NotForMe): List =>
  list.some(({ movieId }) => movieId === removed.movieId) ? list : [...list, removed]

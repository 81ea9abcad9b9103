import type { MovieId } from '../movie/movie.ts'
import type { IsoTime } from '../values/instant.ts'
import type { HiddenMovie, SlimSnapshot } from './library.ts'

type List = readonly HiddenMovie[]

/** A movie that is there already stays as it is. */
export const addHidden = (list: List, movie: SlimSnapshot, now: IsoTime): List =>
  list.some(({ movieId }) => movieId === movie.id) ? list : [...list, { movieId: movie.id, addedAt: now, movie }]

export const removeHidden = (list: List, id: MovieId): List =>
  list.some(({ movieId }) => movieId === id) ? list.filter(({ movieId }) => movieId !== id) : list

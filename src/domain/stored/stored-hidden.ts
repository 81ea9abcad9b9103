import * as v from 'valibot'
import type { HiddenMovie } from '../records/library.ts'
import { unknownTime } from '../values/instant.ts'
import { storedRow } from '../values/schema.ts'
import { movieId, snapshotInput, snapshotWith, time } from './stored-fields.ts'
import { hasMovieId, movieIdOf } from './stored-schemas.ts'

const fields = storedRow({ movieId, addedAt: time, movie: snapshotInput })

export const notForMe = v.pipe(
  fields,
  hasMovieId(),
  v.transform((given): HiddenMovie => {
    const movieId = movieIdOf(given)
    const { id, title, posterPath, releaseDate, runtime, genres } = snapshotWith(movieId, given.movie)
    return {
      movieId,
      addedAt: given.addedAt ?? unknownTime,
      movie: { id, title, posterPath, releaseDate, runtime, genres, ...given.movie.extras },
      ...given.extras,
    }
  }),
)

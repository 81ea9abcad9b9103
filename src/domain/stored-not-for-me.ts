import * as v from 'valibot'
import { unknownTime } from './iso-times.ts'
import type { NotForMe } from './library.ts'
import { storedRow } from './schema.ts'
import { movieId, snapshotInput, snapshotWith, time } from './stored-fields.ts'
import { hasMovieId, movieIdOf } from './stored-schemas.ts'

const fields = storedRow({ movieId, addedAt: time, movie: snapshotInput })

export const notForMe = v.pipe(
  fields,
  hasMovieId(),
  v.transform((given): NotForMe => {
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

import type { Movie } from '../movie/movie.ts'
import type { SharedMovie } from './shared-list.ts'

/** As a shared list has it, until more is known. */
export const bareMovie = ({ id, title, year }: SharedMovie): Movie => ({
  id,
  title,
  releaseDate: year === null ? '' : String(year),
  overview: '',
  posterPath: null,
  backdropPath: null,
  voteAverage: 0,
  voteCount: 0,
  popularity: 0,
  runtime: 0,
  genres: [],
  adult: false,
})

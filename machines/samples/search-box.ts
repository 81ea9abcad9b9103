import { sampleOf } from '../sample.ts'
import type { FoundMovies, searchBoxMachine } from '../search-box.ts'

const movie = (id: number, title: string, releaseDate: string) => ({
  id,
  title,
  posterPath: null,
  releaseDate,
  genres: [],
  voteAverage: 8,
})

export const sample = sampleOf<typeof searchBoxMachine>({
  inputs: { 'an empty box': { text: '' }, 'text of an earlier visit': { text: 'alien' } },
  events: [
    { type: 'typed', text: 'alien' },
    { type: 'typed', text: '' },
    { type: 'moved', by: 1 },
    { type: 'moved', by: -1 },
    { type: 'entered' },
    { type: 'picked', id: 348 },
    { type: 'see all chosen' },
    { type: 'left' },
    { type: 'returned' },
    { type: 'retried' },
  ],
  outputs: {
    'search movies': {
      'two movies': {
        movies: [movie(348, 'Alien', '1979-05-25'), movie(679, 'Aliens', '1986-07-18')],
        total: 2,
      } satisfies FoundMovies,
      nothing: { movies: [], total: 0 } satisfies FoundMovies,
    },
  },
})

import type { Movies, movieLoadingMachine } from '../movie-loading.ts'
import { sampleOf } from '../sample.ts'

const movies = Array.from({ length: 30 }, (_, index) => index + 1)

export const sample = sampleOf<typeof movieLoadingMachine>({
  inputs: { 'thirty movies': { movies, savesData: false }, 'saving data': { movies, savesData: true } },
  events: [
    { type: 'movies changed', movies: [1, 2] },
    { type: 'pause requested' },
    { type: 'continue requested' },
    { type: 'interrupted' },
    { type: 'interruption ended' },
  ],
  outputs: {
    'find missing movies': {
      'all are missing': { movies } satisfies Movies,
      'one is missing': { movies: [1] } satisfies Movies,
      'none is missing': { movies: [] } satisfies Movies,
    },
    'load movies': { 'they are loaded': undefined },
  },
})

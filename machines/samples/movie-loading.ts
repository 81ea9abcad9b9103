import { sampleOf } from '../flows.ts'
import type { Movies, movieLoadingMachine } from '../movie-loading.ts'

const movies = Array.from({ length: 30 }, (_, index) => index + 1)

export const sample = sampleOf<typeof movieLoadingMachine>({
  inputs: { 'a browser as it comes': { savesData: false }, 'a browser that saves data': { savesData: true } },
  events: [
    { type: 'movies shown', part: 'list', movies: [1, 2] },
    { type: 'movies shown', part: 'card', movies: [2] },
    { type: 'part left', part: 'list' },
    { type: 'part left', part: 'card' },
    { type: 'own movies changed' },
    { type: 'pause requested' },
    { type: 'continue requested' },
    { type: 'interrupted' },
    { type: 'interruption ended' },
  ],
  outputs: {
    'find missing movies': {
      'thirty are missing': { movies } satisfies Movies,
      'one is missing': { movies: [1] } satisfies Movies,
      'none is missing': { movies: [] } satisfies Movies,
    },
    'load movies': { 'they are loaded': undefined },
  },
})

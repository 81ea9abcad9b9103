import type { MovieSnapshot } from '#domain/movie/movie.ts'
import type { Obstacle, TonightConditions, TonightMovie } from '#domain/tonight/tonight.ts'
import { sampleOf } from '../flows.ts'
import type { Gathered, Lookups, tonightMachine } from '../tonight.ts'

const movie = (id: number): MovieSnapshot => ({
  id,
  title: `Film ${id}`,
  posterPath: null,
  backdropPath: null,
  overview: '',
  releaseDate: '1999-10-15',
  voteAverage: '7.0',
  runtime: 0,
  genres: ['Drama'],
})
const tonightMovie = (id: number, runtime: number | null): TonightMovie => ({
  movie: movie(id),
  runtime,
  services: null,
})

const conditions: TonightConditions = { source: { kind: 'watchlist' }, maxRuntime: 90, taste: null, services: [] }

export const sample = sampleOf<typeof tonightMachine>({
  inputs: { 'ninety minutes': { conditions, seed: 1 } },
  events: [
    { type: 'conditions changed', conditions: { ...conditions, maxRuntime: null } },
    { type: 'hidden movies changed', hidden: [] },
    { type: 'hidden movies changed', hidden: [1, 2, 3, 4] },
    { type: 'another three requested' },
    { type: 'retry requested' },
  ],
  outputs: {
    'gather movies': {
      'four movies': {
        movies: [tonightMovie(1, 80), tonightMovie(2, 80), tonightMovie(3, 80), tonightMovie(4, null)],
        nextPage: null,
      } satisfies Gathered,
      'a page without any': { movies: [], nextPage: 2 } satisfies Gathered,
      'no movies': { movies: [], nextPage: null } satisfies Gathered,
    },
    'look up movies': { 'one is short': { lookups: [{ id: 4, runtime: 80, services: null }] } satisfies Lookups },
    'find obstacle': {
      'the length': { condition: 'maxRuntime', movies: 2 } satisfies Obstacle,
      nothing: null,
    },
  },
})

import type { MovieSnapshot } from '#domain/movie/movie.ts'
import type { Obstacle, TonightConditions, TonightFilm } from '#domain/tonight/tonight.ts'
import { sampleOf } from '../sample.ts'
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
const film = (id: number, runtime: number | null): TonightFilm => ({ movie: movie(id), runtime, services: null })

const conditions: TonightConditions = { source: { kind: 'watchlist' }, maxRuntime: 90, taste: null, services: [] }

export const sample = sampleOf<typeof tonightMachine>({
  inputs: { 'ninety minutes': { conditions, hidden: [], seed: 1 } },
  events: [
    { type: 'conditions changed', conditions: { ...conditions, maxRuntime: null } },
    { type: 'hidden films changed', hidden: [] },
    { type: 'hidden films changed', hidden: [1, 2, 3, 4] },
    { type: 'another three requested' },
    { type: 'retry requested' },
  ],
  outputs: {
    'gather films': {
      'four films': {
        films: [film(1, 80), film(2, 80), film(3, 80), film(4, null)],
        nextPage: null,
      } satisfies Gathered,
      'a page without any': { films: [], nextPage: 2 } satisfies Gathered,
      'no films': { films: [], nextPage: null } satisfies Gathered,
    },
    'look up films': { 'one is short': { lookups: [{ id: 4, runtime: 80, services: null }] } satisfies Lookups },
    'find obstacle': {
      'the length': { condition: 'maxRuntime', films: 2 } satisfies Obstacle,
      nothing: null,
    },
  },
})

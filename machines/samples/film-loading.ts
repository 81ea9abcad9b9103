import type { Films, filmLoadingMachine } from '../film-loading.ts'
import { sampleOf } from '../sample.ts'

const films = Array.from({ length: 30 }, (_, index) => index + 1)

export const sample = sampleOf<typeof filmLoadingMachine>({
  inputs: { 'thirty films': { films, savesData: false }, 'saving data': { films, savesData: true } },
  events: [
    { type: 'films changed', films: [1, 2] },
    { type: 'pause requested' },
    { type: 'continue requested' },
    { type: 'interrupted' },
    { type: 'interruption ended' },
  ],
  outputs: {
    'find missing films': {
      'all are missing': { films } satisfies Films,
      'one is missing': { films: [1] } satisfies Films,
      'none is missing': { films: [] } satisfies Films,
    },
    'load films': { 'they are loaded': undefined },
  },
})

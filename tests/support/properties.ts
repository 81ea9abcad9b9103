import fc from 'fast-check'

/** Set by `npm run test:all`, which draws other values each time; a failure is repeated with the seed that it prints. */
const drawnSeed = process.env['MATINEE_SEED']

const boundedRuns = 25

/** How often a property is tried: as often as it says in `npm run test:all`, a bounded number of times otherwise. */
export const runs = (count: number, most = boundedRuns): number =>
  drawnSeed === undefined ? Math.min(count, most) : count

fc.configureGlobal(drawnSeed === undefined ? { seed: 1895, numRuns: boundedRuns } : { seed: Number(drawnSeed) })

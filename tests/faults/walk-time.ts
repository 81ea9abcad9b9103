/** `WALK_MINUTES` is how long the walks may take, `MATINEE_SEED` repeats those of an earlier run. */
export const minutes = Number(process.env['WALK_MINUTES'] ?? 10)
export const seed = Number(process.env['MATINEE_SEED'] ?? Date.now() % 2 ** 31)

/** Takes walks until the time is over, which is no failure. */
export const walkTime = {
  seed,
  numRuns: 1_000_000,
  interruptAfterTimeLimit: minutes * 60_000,
  markInterruptAsFailure: false,
  includeErrorInReport: true,
} as const

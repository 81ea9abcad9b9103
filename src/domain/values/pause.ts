/**
 * Awaited often in long work. Resolves after the next paint once a slice of time is used up, before that at once.
 * `share` is the progress, 0 to 1. Rejects with the signal's reason once the work is aborted.
 */
export type Pause = (share: number) => Promise<void>

export const partOf =
  (pause: Pause, start: number, size: number): Pause =>
  (share) =>
    pause(start + share * size)

/** Long work, which may rest after each step of a few milliseconds. */
export type Steps<Result> = Generator<undefined, Result, undefined>

export const finish = <Result>(steps: Steps<Result>): Result => {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Rejects with the signal's reason once the work is aborted. */
export const finishInSlices = async <Result>(steps: Steps<Result>, pause: Pause): Promise<Result> => {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await pause(0)
  }
}

/** Yields every few milliseconds, so that the page stays responsive. */
export type Steps<Result> = Generator<undefined, Result, undefined>

export const finish = <Result>(steps: Steps<Result>): Result => {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

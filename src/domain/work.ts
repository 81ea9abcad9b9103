/**
 * Work that is done in slices, so that whoever runs it can let others run in between: it yields the share that is done,
 * 0 to 1, every few milliseconds, and returns its result.
 */
export type Work<Result> = Generator<number, Result, undefined>

/** The work, its share of a larger whole counted from `start` and `part` wide. */
export function* partOf<Result>(work: Work<Result>, start: number, part: number): Work<Result> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    yield start + step.value * part
  }
}

/** All of the work at once. */
export const finished = <Result>(work: Work<Result>): Result => {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

import type { Work } from '#domain/work.ts'

/** Runs all of the work at once and returns its result. */
export const finished = <Result>(work: Work<Result>): Result => {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

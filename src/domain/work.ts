/**
 * Work that is done in slices, so that whoever runs it can let others run in between: it yields the share that is done,
 * 0 to 1, every few milliseconds, and returns its result.
 */
export type Work<Result> = Generator<number, Result, undefined>

/** The same work as a part of larger work: its progress runs from `start` to `start + part`. */
export function* partOf<Result>(work: Work<Result>, start: number, part: number): Work<Result> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    yield start + step.value * part
  }
}

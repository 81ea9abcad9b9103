/** Yields its progress, 0 to 1, every few milliseconds, so that it can be paused. */
export type CooperativeTask<Result> = Generator<number, Result, undefined>

export function* subtask<Result>(task: CooperativeTask<Result>, start: number, share: number): CooperativeTask<Result> {
  for (;;) {
    const step = task.next()
    if (step.done) return step.value
    yield start + step.value * share
  }
}

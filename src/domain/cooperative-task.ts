/** Long work that can be paused: yields its progress, 0 to 1, every few milliseconds and returns its result. */
export type CooperativeTask<Result> = Generator<number, Result, undefined>

/** A task as part of a larger one: its progress runs from `start` to `start + share`. */
export function* subtask<Result>(task: CooperativeTask<Result>, start: number, share: number): CooperativeTask<Result> {
  for (;;) {
    const step = task.next()
    if (step.done) return step.value
    yield start + step.value * share
  }
}

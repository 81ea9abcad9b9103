import type { CooperativeTask } from '#domain/cooperative-task.ts'

/** Runs a task to completion without pausing. */
export const runTask = <Result>(task: CooperativeTask<Result>): Result => {
  for (;;) {
    const step = task.next()
    if (step.done) return step.value
  }
}

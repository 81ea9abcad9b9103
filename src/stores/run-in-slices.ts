import type { CooperativeTask } from '#domain/cooperative-task.ts'
import type { RecordsWorld } from './records/records-world.ts'

export interface SliceOptions {
  /** Called before each pause with the progress, 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

/** Rejects with the task's error, or with the signal's reason once it is aborted. */
export type RunInSlices = <Result>(task: CooperativeTask<Result>, options?: SliceOptions) => Promise<Result>

const sliceMs = 24

/** Pauses for a paint after each slice; a hidden page goes on at once. */
export const createRunInSlices =
  ({ now, afterPaint }: Pick<RecordsWorld, 'now' | 'afterPaint'>): RunInSlices =>
  async (task, { onProgress, signal } = {}) => {
    let end = now() + sliceMs
    for (;;) {
      signal?.throwIfAborted()
      const step = task.next()
      if (step.done) return step.value
      if (now() < end) continue
      onProgress?.(step.value)
      await new Promise<void>((resolve) => afterPaint(resolve))
      end = now() + sliceMs
    }
  }

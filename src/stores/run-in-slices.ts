import type { CooperativeTask } from '#domain/cooperative-task.ts'
import type { RecordsWorld } from './records/records-world.ts'

/** How a piece of work reports its progress, and how it is stopped. */
export interface SliceOptions {
  /** Told the share that is done, 0 to 1, before each pause. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

/** Does work in slices. Rejects with what the work throws, or with the signal's reason once it is aborted. */
export type RunInSlices = <Result>(task: CooperativeTask<Result>, options?: SliceOptions) => Promise<Result>

/** Milliseconds of work between two paints: with what else a frame needs, well below 100 on a slow processor. */
const sliceMs = 24

/** Runs work in slices, with a pause for a paint after each. A hidden page does not paint: there it goes on at once. */
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

import type { Pause } from '#domain/values/pause.ts'
import type { RecordsWorld } from './records/records-world.ts'

export interface SliceOptions {
  /** Called before each pause with the progress, 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

export type Slices = (options?: SliceOptions) => Pause

const sliceMs = 24

/** A hidden page goes on at once. */
export const createSlices =
  ({ now, afterPaint }: Pick<RecordsWorld, 'now' | 'afterPaint'>): Slices =>
  ({ onProgress, signal } = {}) => {
    let end = now() + sliceMs
    return async (share) => {
      signal?.throwIfAborted()
      if (now() < end) return
      onProgress?.(share)
      await new Promise<void>((resolve) => afterPaint(resolve))
      signal?.throwIfAborted()
      end = now() + sliceMs
    }
  }

/**
 * Awaited often in long work. Resolves after the next paint once a slice of time is used up, before that at once.
 * `share` is the progress, 0 to 1. Rejects with the signal's reason once the work is aborted.
 */
export type Pause = (share: number) => Promise<void>

export const partOf =
  (pause: Pause, start: number, size: number): Pause =>
  (share) =>
    pause(start + share * size)

import type { RecordsWorld, Stop } from './records-world.ts'

/** A task that is asked for many times and done once. */
export interface Coalesced {
  readonly request: () => void
  readonly cancel: () => void
  readonly isWaiting: () => boolean
}

const coalesced = (start: (run: () => void) => Stop, task: () => void): Coalesced => {
  let stop: Stop | undefined
  const cancel = () => {
    stop?.()
    stop = undefined
  }
  return {
    request: () => {
      stop ??= start(() => {
        cancel()
        task()
      })
    },
    cancel,
    isWaiting: () => stop !== undefined,
  }
}

const longestPaint = 100

/** Does a task after the next paint; a hidden page paints nothing, so not later than in 100 ms. */
export const afterNextPaint = ({ afterPaint, timeout }: RecordsWorld, task: () => void): Coalesced =>
  coalesced((run) => {
    let isDue = true
    const runOnce = () => {
      if (isDue) run()
    }
    const stop = timeout(runOnce, longestPaint)
    afterPaint(runOnce)
    return () => {
      isDue = false
      stop()
    }
  }, task)

/** Does a task in 20 to 80 ms: tabs that answered each other at once would write at the same moment again. */
export const afterJitter = ({ timeout, random }: RecordsWorld, task: () => void): Coalesced =>
  coalesced((run) => timeout(run, 20 + random() * 60), task)

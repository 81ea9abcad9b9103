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

/** Does a task after the next paint, or after 100 ms at the latest, since a hidden page does not paint. */
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

/** Does a task in a second. */
export const afterDelay = ({ timeout }: RecordsWorld, task: () => void): Coalesced =>
  coalesced((run) => timeout(run, 1000), task)

/** Does a task in 20 to 80 ms: tabs that answered each other at once would write at the same moment again. */
export const afterJitter = ({ timeout, random }: RecordsWorld, task: () => void): Coalesced =>
  coalesced((run) => timeout(run, 20 + random() * 60), task)

type Task = () => Promise<void>

/** Runs tasks one after the other; one that fails does not stop the next. */
export const createTaskQueue = (onError: (error: unknown) => void): ((task: Task) => void) => {
  let last = Promise.resolve()
  return (task) => {
    last = last.then(task).catch(onError)
  }
}

/** A task that waits in the queue once at most: what is asked for while it waits is done with it. */
export const enqueueOnce = (enqueue: (task: Task) => void, task: Task): (() => void) => {
  let isQueued = false
  return () => {
    if (isQueued) return
    isQueued = true
    enqueue(() => {
      isQueued = false
      return task()
    })
  }
}

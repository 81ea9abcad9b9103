import type { RecordsWorld, Stop } from './records-world.ts'

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

/** At the latest after 100 ms, since a hidden page does not paint. */
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

const longestWait = 5000

/** Each request begins the wait anew, for five seconds at most: what comes in the background comes for each movie. */
export const whenQuiet = ({ whenIdle, now }: RecordsWorld, task: () => void): Coalesced => {
  const waiting = coalesced(whenIdle, task)
  let since = 0
  return {
    ...waiting,
    request: () => {
      if (!waiting.isWaiting()) since = now()
      else if (now() - since < longestWait) waiting.cancel()
      waiting.request()
    },
  }
}

export const afterDelay = ({ timeout }: RecordsWorld, task: () => void): Coalesced =>
  coalesced((run) => timeout(run, 1000), task)

/** A random 20 to 80 ms, or tabs reacting to each other would write at the same moment again. */
export const afterJitter = ({ timeout, random }: RecordsWorld, task: () => void): Coalesced =>
  coalesced((run) => timeout(run, 20 + random() * 60), task)

type Task = () => Promise<void>

export const createTaskQueue = (onError: (error: unknown) => void): ((task: Task) => void) => {
  let last = Promise.resolve()
  return (task) => {
    last = last.then(task).catch(onError)
  }
}

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

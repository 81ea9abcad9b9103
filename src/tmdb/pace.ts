import { ProviderError } from '#domain/movie/provider-error.ts'

/** Why requests wait longer than their turn. */
export type Waiting = 'offline' | 'busy'

interface PaceOptions {
  readonly perSecond: number
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly timeout: (task: () => void, milliseconds: number) => () => void
  /** Of the page: its timers are then woken once a second. */
  readonly isHidden: () => boolean
  /** Called once the network may be back. */
  readonly onConnection: (listener: () => void) => () => void
  /** Called when waiting begins, and with null when an answer has come. */
  readonly onWaiting: (waiting: Waiting | null) => void
  readonly signal: AbortSignal
}

export interface Pace {
  /**
   * Calls when it is its turn, and again after a failure that passes: 429, no network, a server in trouble. Rejects
   * with the other errors, or with the signal's reason.
   */
  readonly run: <Result>(call: () => Promise<Result>) => Promise<Result>
}

const longestDelayMs = 30_000
const maxServerFailures = 4

const backoffMs = (failures: number): number => Math.min(longestDelayMs, 1000 * 2 ** failures)

interface Pause {
  readonly waiting: Waiting
  readonly milliseconds: number
}

const pauseAfter = (error: unknown, tries: number, failures: number): Pause | null => {
  if (!(error instanceof ProviderError)) return null
  const { kind, status, retryAfterMs } = error
  if (status === 429) return { waiting: 'busy', milliseconds: retryAfterMs ?? backoffMs(failures) }
  if (kind === 'network' || kind === 'timeout') return { waiting: 'offline', milliseconds: backoffMs(failures) }
  if (status >= 500 && tries < maxServerFailures) return { waiting: 'busy', milliseconds: backoffMs(failures) }
  return null
}

// Timers are late by some milliseconds, which are made up for; what a busy page has missed is not.
const lateMs = 15
const hiddenLateMs = 1000

/** Starts requests one after another at even intervals, in no second more than `perSecond` of them. */
export const createPace = (options: PaceOptions): Pace => {
  const { perSecond, now, timeout, isHidden, onConnection, onWaiting, signal } = options
  const interval = 1020 / perSecond
  const starts: number[] = []
  let queue = Promise.resolve()
  let nextStart = 0
  let blockedUntil = 0
  let failures = 0

  const until = (time: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const end = () => {
        stopTimer()
        stopListening()
        signal.removeEventListener('abort', abort)
      }
      const abort = () => {
        end()
        reject(signal.reason)
      }
      const finish = () => {
        end()
        resolve()
      }
      const stopTimer = timeout(finish, Math.max(0, time - now()))
      const stopListening = onConnection(() => {
        if (blockedUntil > now()) finish()
      })
      signal.addEventListener('abort', abort)
    })

  const start = async (): Promise<void> => {
    for (;;) {
      signal.throwIfAborted()
      const secondEnds = starts.length < perSecond ? 0 : (starts[0] ?? 0) + 1000
      const freeAt = Math.max(blockedUntil, nextStart, secondEnds)
      if (freeAt <= now()) break
      await until(freeAt)
    }
    nextStart = Math.max(nextStart, now() - (isHidden() ? hiddenLateMs : lateMs)) + interval
    starts.push(now())
    if (starts.length > perSecond) starts.shift()
  }

  const turn = (): Promise<void> => {
    const own = queue.then(start)
    queue = own.catch(() => {})
    return own
  }

  return {
    run: async (call) => {
      for (let tries = 1; ; tries += 1) {
        await turn()
        try {
          const result = await call()
          if (failures > 0) onWaiting(null)
          failures = 0
          return result
        } catch (error) {
          signal.throwIfAborted()
          const pause = pauseAfter(error, tries, failures)
          if (!pause) throw error
          // Those that were under way together fail together, and count once.
          if (blockedUntil <= now()) failures += 1
          blockedUntil = Math.max(blockedUntil, now() + pause.milliseconds)
          onWaiting(pause.waiting)
        }
      }
    },
  }
}

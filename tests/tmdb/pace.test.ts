import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ProviderError } from '#domain/movie/provider-error.ts'
import { createPace, type Waiting } from '#tmdb/pace.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const refused = (status: number, retryAfterMs?: number) =>
  new ProviderError({
    kind: status === 0 ? 'network' : 'answer',
    status,
    statusText: '',
    path: '/',
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  })

const start = (perSecond = 20, isHidden = false) => {
  const stop = new AbortController()
  const listeners = new Set<() => void>()
  const waits: (Waiting | null)[] = []
  const times: number[] = []
  let late: (() => void)[] | null = null
  const pace = createPace({
    perSecond,
    now: () => Date.now(),
    timeout: (task, milliseconds) => {
      const timer = setTimeout(() => (late ? void late.push(task) : task()), milliseconds)
      return () => clearTimeout(timer)
    },
    isHidden: () => isHidden,
    onConnection: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onWaiting: (waiting) => waits.push(waiting),
    signal: stop.signal,
  })
  /** Answers with each of these in order, and then with 'an answer'. */
  const ask = (...failures: readonly unknown[]) => {
    const left = [...failures]
    return pace
      .run(async () => {
        times.push(Date.now())
        if (left.length > 0) throw left.shift()
        return 'an answer'
      })
      .catch(String)
  }
  /** Wakes no timer for so long, and then all of them at once. */
  const stall = async (milliseconds: number) => {
    late = []
    await vi.advanceTimersByTimeAsync(milliseconds)
    const tasks = late
    late = null
    for (const task of tasks) task()
  }
  return { ask, stop, stall, times, waits, comeOnline: () => [...listeners].map((listener) => listener()) }
}

const mostInASecond = (times: readonly number[]) =>
  Math.max(...times.map((from) => times.filter((time) => time >= from && time < from + 1000).length))

describe('the pace', () => {
  it('starts at most so many requests in any second, and hardly fewer', async () => {
    const { ask, times } = start()
    const all = Promise.all(Array.from({ length: 200 }, () => ask()))
    await vi.runAllTimersAsync()
    await all
    expect(mostInASecond(times)).toBe(20)
    expect(Math.max(...times)).toBeLessThan(1.1 * 10_000)
  })

  const stalled = async (isHidden: boolean) => {
    const { ask, stall, times } = start(20, isHidden)
    const all = Promise.all(Array.from({ length: 60 }, () => ask()))
    await vi.advanceTimersByTimeAsync(500)
    await stall(2000)
    await vi.runAllTimersAsync()
    await all
    return times
  }
  const shortestGap = (times: readonly number[]) =>
    Math.min(...times.slice(1).map((time, index) => time - (times[index] ?? 0)))

  it('stays steady after the page was busy: what was missed is not made up for at once', async () => {
    const times = await stalled(false)
    expect(mostInASecond(times)).toBeLessThanOrEqual(20)
    expect(shortestGap(times)).toBeGreaterThanOrEqual(30)
  })

  it('makes up for what the timers of a hidden page miss, within the limit of a second', async () => {
    const times = await stalled(true)
    expect(mostInASecond(times)).toBe(20)
    expect(times.filter((time) => time === 2500).length).toBeGreaterThan(15)
  })

  it.each([
    ['as long as a 429 says', refused(429, 7000), 7000, 'busy'],
    ['a second after a 429 that does not say', refused(429), 1000, 'busy'],
    ['a second without a network', refused(0), 1000, 'offline'],
    ['a second after a failure of the server', refused(503), 1000, 'busy'],
  ])('waits %s, and asks again', async (_, error, wait, waiting) => {
    const { ask, times, waits } = start()
    const answer = ask(error)
    await vi.runAllTimersAsync()
    expect(await answer).toBe('an answer')
    expect(times).toEqual([0, wait])
    expect(waits).toEqual([waiting, null])
  })

  it('holds back all others while it waits', async () => {
    const { ask, times } = start()
    const both = Promise.all([ask(refused(429, 7000)), ask()])
    await vi.runAllTimersAsync()
    await both
    expect(times.filter((time) => time < 7000)).toEqual([0])
  })

  it('waits longer each time, and no longer once there is a network', async () => {
    const { ask, times, comeOnline } = start()
    const answer = ask(refused(0), refused(0), refused(0))
    await vi.advanceTimersByTimeAsync(4000)
    expect(times).toEqual([0, 1000, 3000])
    comeOnline()
    await vi.runAllTimersAsync()
    expect(await answer).toBe('an answer')
  })

  it.each([
    ['a refused key', [refused(401)]],
    ['a server that never recovers', [1, 2, 3, 4].map(() => refused(500))],
    ['an answer that is none', [new TypeError('nonsense')]],
  ])('gives up for %s', async (_, errors) => {
    const { ask, times } = start()
    const answer = ask(...errors)
    await vi.runAllTimersAsync()
    expect(await answer).toContain(String(errors[0]))
    expect(times).toHaveLength(errors.length)
  })

  it('ends when it is stopped, also while it waits', async () => {
    const { ask, stop, times } = start()
    const answer = ask(refused(429, 60_000))
    await vi.advanceTimersByTimeAsync(10)
    stop.abort(new Error('stopped'))
    expect(await answer).toBe('Error: stopped')
    expect(times).toEqual([0])
    expect(vi.getTimerCount()).toBe(0)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHttp } from '#tmdb/http.ts'
import { type Answer, failure, fakeTmdb, json, offline, silence, text } from './fake-tmdb.ts'

const now = Date.parse('2026-03-01T12:00:00Z')

const open = (...answers: readonly Answer[]) => {
  const tmdb = fakeTmdb(...answers)
  return { tmdb, http: createHttp({ baseUrl: 'https://tmdb.test/3', apiKey: '', fetch: tmdb.fetch, now: () => now }) }
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

describe('too many requests', () => {
  const busy = (retryAfter?: string) =>
    text('', { status: 429, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } })

  /** The outcome of a request, and the time of each try in milliseconds. */
  const tried = async (...answers: readonly Answer[]) => {
    const tries: number[] = []
    const noted = answers.map(
      (answer): Answer =>
        (request) => {
          tries.push(Date.now())
          return answer(request)
        },
    )
    const outcome = open(...noted)
      .http.get('/movie/1', {})
      .catch((error: unknown) => String(error))
    await vi.runAllTimersAsync()
    return { outcome: await outcome, tries }
  }

  it.each([
    ['the given number of seconds', '3', 3000],
    ['not at all for 0 seconds', '0', 0],
    ['up to ten seconds', '10', 10_000],
    ['until the given date', 'Sun, 01 Mar 2026 12:00:04 GMT', 4000],
    ['not at all when the date is in the past', 'Sun, 01 Mar 2026 11:00:00 GMT', 0],
    ['a second without Retry-After', undefined, 1000],
    ['a second when Retry-After is invalid', 'soon', 1000],
    ['a second when Retry-After is negative', '-5', 1000],
  ])('waits %s, and retries once', async (_, retryAfter, wait) => {
    expect(await tried(busy(retryAfter), json({ id: 1 }))).toEqual({ outcome: { id: 1 }, tries: [0, wait] })
  })

  const refused = 'ProviderError: TMDB API error: 429 Too Many Requests'

  it.each([
    ['seconds', '11'],
    ['a date', 'Sun, 01 Mar 2026 12:00:11 GMT'],
  ])('does not retry when the wait is over ten seconds, given as %s', async (_, retryAfter) => {
    expect(await tried(busy(retryAfter), json({}))).toEqual({ outcome: refused, tries: [0] })
  })

  it('fails when the second try has too many requests as well', async () => {
    expect(await tried(busy('1'), busy('1'), json({}))).toEqual({ outcome: refused, tries: [0, 1000] })
  })

  it.each<[string, Answer, string]>([
    ['has no network connection', offline, 'ProviderError: TMDB API error: Network unreachable'],
    ['returns an error', text('', { status: 500 }), 'ProviderError: TMDB API error: 500 Internal Server Error'],
  ])('fails with the error of the second try when it %s', async (_, second, outcome) => {
    expect(await tried(busy('1'), second, json({}))).toEqual({ outcome, tries: [0, 1000] })
  })
})

describe('timeout and abort', () => {
  const stalledBody: Answer = () => new Response(new ReadableStream())

  it.each<[string, Answer]>([
    ['no response arrives', silence],
    ['the body stalls', stalledBody],
  ])('times out after 20 seconds when %s', async (_, answer) => {
    const { http } = open(answer)
    const outcome = failure(http.get('/movie/1', {}))
    let settled = false
    void outcome.finally(() => {
      settled = true
    })
    await vi.advanceTimersByTimeAsync(19_999)
    expect(settled).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    const { kind, message } = await outcome
    expect({ kind, message }).toEqual({ kind: 'timeout', message: 'TMDB API error: Request timed out' })
  })

  it.each<[string, Answer]>([
    ['before the response', silence],
    ['during the body', stalledBody],
    ['while waiting to retry', text('', { status: 429 })],
  ])('rejects with the abort reason %s', async (_, answer) => {
    const { tmdb, http } = open(answer)
    const controller = new AbortController()
    const outcome = http.get('/movie/1', {}, controller.signal).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(500)
    controller.abort()
    expect(await outcome).toBe(controller.signal.reason)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(tmdb.requests).toHaveLength(1)
  })

  it('aborts the pending request', async () => {
    const { tmdb, http } = open(silence)
    const controller = new AbortController()
    const outcome = http.get('/movie/1', {}, controller.signal).catch(() => 'aborted')
    await vi.advanceTimersByTimeAsync(0)
    controller.abort()
    expect(await outcome).toBe('aborted')
    expect(tmdb.requests[0]?.signal.aborted).toBe(true)
  })

  it('requests nothing when already aborted', async () => {
    const { tmdb, http } = open(json({}))
    await expect(http.get('/movie/1', {}, AbortSignal.abort('left'))).rejects.toBe('left')
    expect(tmdb.requests).toEqual([])
  })

  it('leaves no timers behind', async () => {
    const { http } = open(json({}))
    await http.get('/movie/1', {})
    expect(vi.getTimerCount()).toBe(0)
  })

  it('reports the status of an error whose body stalls', async () => {
    const { http } = open(() => new Response(new ReadableStream(), { status: 503 }))
    const outcome = failure(http.get('/movie/1', {}))
    await vi.advanceTimersByTimeAsync(20_000)
    const { kind, message } = await outcome
    expect({ kind, message }).toEqual({ kind: 'answer', message: 'TMDB API error: 503 Service Unavailable' })
  })

  it('waits a second before the second try by default', async () => {
    const { tmdb, http } = open(text('', { status: 429 }), json({ id: 1 }))
    const outcome = http.get('/movie/1', {})
    await vi.advanceTimersByTimeAsync(999)
    expect(tmdb.requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toEqual({ id: 1 })
  })
})

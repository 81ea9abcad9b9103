import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHttp } from '#tmdb/http.ts'
import { TmdbError } from '#tmdb/tmdb-error.ts'
import { type Answer, fakeTmdb, json, offline, silence, text } from './fake-tmdb.ts'

const now = Date.parse('2026-03-01T12:00:00Z')

const open = (answers: readonly Answer[], apiKey = '') => {
  const tmdb = fakeTmdb(...answers)
  const waits: number[] = []
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  const http = createHttp({ baseUrl: 'https://tmdb.test/3', apiKey, fetch: tmdb.fetch, now: () => now, wait })
  return { tmdb, waits, http }
}

const failure = async (promise: Promise<unknown>): Promise<TmdbError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof TmdbError) return error
  throw new Error(`Expected a TmdbError, got ${String(error)}`)
}

describe('asking', () => {
  it('gets the path with its parameters and returns the parsed body', async () => {
    const { tmdb, http } = open([json({ id: 603 })])
    expect(await http.get('/movie/603', { language: 'en-US', page: 2, include_adult: false })).toEqual({ id: 603 })
    expect(tmdb.asked).toEqual(['/movie/603?language=en-US&page=2&include_adult=false'])
    expect(tmdb.requests[0]?.method).toBe('GET')
  })

  it('leaves parameters out that are undefined', async () => {
    const { tmdb, http } = open([json({})])
    await http.get('/movie/603', { language: undefined, page: 1 })
    expect(tmdb.asked).toEqual(['/movie/603?page=1'])
  })

  it('sends no cookies', async () => {
    const { tmdb, http } = open([json({})])
    await http.get('/movie/603', {})
    expect(tmdb.requests[0]?.credentials).toBe('omit')
  })

  it.each([
    ['a v3 key as api_key', 'abc123', { api_key: 'abc123', authorization: null }],
    ['a v4 token as a Bearer token', 'eyJh.eyJi-x_y.z', { api_key: null, authorization: 'Bearer eyJh.eyJi-x_y.z' }],
    ['a key pasted with white space without it', ' abc123\n', { api_key: 'abc123', authorization: null }],
    ['what only looks like a token and fits no header as api_key', 'eyJ“”', { api_key: 'eyJ“”', authorization: null }],
    ['no key as nothing', '', { api_key: null, authorization: null }],
  ])('sends %s', async (_, apiKey, sent) => {
    const { tmdb, http } = open([json({})], apiKey)
    await http.get('/genre/movie/list', {})
    const [request] = tmdb.requests
    expect({
      api_key: new URL(request?.url ?? '').searchParams.get('api_key'),
      authorization: request?.headers.get('authorization'),
    }).toEqual(sent)
  })
})

describe('failing', () => {
  it.each<[string, Answer, { message: string; kind: string; status: number }]>([
    [
      "the answer's own status text",
      json({ status_message: 'Nope.' }, { status: 401, statusText: 'Unauthorized' }),
      { message: 'TMDB API error: 401 Unauthorized', kind: 'answer', status: 401 },
    ],
    [
      "the body's status_message where the status has no text",
      json({ success: false, status_code: 7, status_message: 'Invalid API key.' }, { status: 401 }),
      { message: 'TMDB API error: 401 Invalid API key.', kind: 'answer', status: 401 },
    ],
    [
      'the standard reason where the body has no message',
      text('<html>', { status: 503 }),
      { message: 'TMDB API error: 503 Service Unavailable', kind: 'answer', status: 503 },
    ],
    [
      'the standard reason where the message is no text',
      json({ status_message: 5 }, { status: 404 }),
      { message: 'TMDB API error: 404 Not Found', kind: 'answer', status: 404 },
    ],
    [
      'the reason of its class for an unknown status',
      text('', { status: 599 }),
      { message: 'TMDB API error: 599 Internal Server Error', kind: 'answer', status: 599 },
    ],
    ['no answer', offline, { message: 'TMDB API error: 0 Network unreachable', kind: 'network', status: 0 }],
    ['HTML', text('<html>'), { message: 'TMDB API error: 200 Malformed answer', kind: 'malformed', status: 200 }],
    ['an empty body', text(''), { message: 'TMDB API error: 200 Malformed answer', kind: 'malformed', status: 200 }],
    [
      'half a body',
      text('{"id":'),
      { message: 'TMDB API error: 200 Malformed answer', kind: 'malformed', status: 200 },
    ],
  ])('says %s', async (_, answer, expected) => {
    const { http } = open([answer])
    const { message, kind, status, path } = await failure(http.get('/movie/603', { page: 1 }))
    expect({ message, kind, status, path }).toEqual({ ...expected, path: '/movie/603' })
  })

  it.each([500, 502, 503, 408, 413])('does not try again after %i', async (status) => {
    const { tmdb, http } = open([text('', { status }), json({})])
    await failure(http.get('/movie/603', {}))
    expect(tmdb.requests).toHaveLength(1)
  })

  it('does not try again without a network', async () => {
    const { tmdb, http } = open([offline, json({})])
    await failure(http.get('/movie/603', {}))
    expect(tmdb.requests).toHaveLength(1)
  })

  it.each<[string, Answer]>([
    ['an answer that repeats it', json({ status_message: 'No key 0123456789abcdef here' }, { status: 401 })],
    ['a failure that repeats it', () => Promise.reject(new TypeError('https://x/?api_key=0123456789abcdef failed'))],
  ])('keeps the key out of the error of %s', async (_, answer) => {
    const { http } = open([answer], '0123456789abcdef')
    const error = await failure(http.get('/movie/603', {}))
    expect(`${error.message} ${error.cause} ${error.stack} ${JSON.stringify(error)}`).not.toContain('0123456789abcdef')
  })
})

describe('too many requests', () => {
  const busy = (retryAfter?: string) =>
    text('', { status: 429, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } })

  it.each([
    ['the seconds that it names', '3', 3000],
    ['not at all when it names none', '0', 0],
    ['up to ten seconds', '10', 10_000],
    ['until the date that it names', 'Sun, 01 Mar 2026 12:00:04 GMT', 4000],
    ['not at all when the date is past', 'Sun, 01 Mar 2026 11:00:00 GMT', 0],
    ['a second when it names nothing', undefined, 1000],
    ['a second when it is unreadable', 'soon', 1000],
    ['a second when it is negative', '-5', 1000],
  ])('waits %s, and tries once more', async (_, retryAfter, wait) => {
    const { tmdb, waits, http } = open([busy(retryAfter), json({ id: 1 })])
    expect(await http.get('/movie/1', {})).toEqual({ id: 1 })
    expect({ waits, tries: tmdb.requests.length }).toEqual({ waits: [wait], tries: 2 })
  })

  it.each([
    ['seconds', '11'],
    ['a date', 'Sun, 01 Mar 2026 12:00:11 GMT'],
  ])('does not try again after more than ten seconds, named by %s', async (_, retryAfter) => {
    const { tmdb, waits, http } = open([busy(retryAfter), json({})])
    expect((await failure(http.get('/movie/1', {}))).message).toBe('TMDB API error: 429 Too Many Requests')
    expect({ waits, tries: tmdb.requests.length }).toEqual({ waits: [], tries: 1 })
  })

  it('fails when the second try is refused too', async () => {
    const { tmdb, http } = open([busy('1')])
    expect((await failure(http.get('/movie/1', {}))).message).toBe('TMDB API error: 429 Too Many Requests')
    expect(tmdb.requests).toHaveLength(2)
  })
})

describe('time and abort', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const openInTime = (...answers: readonly Answer[]) => {
    const tmdb = fakeTmdb(...answers)
    return { tmdb, http: createHttp({ baseUrl: 'https://tmdb.test/3', apiKey: '', fetch: tmdb.fetch, now: () => now }) }
  }
  const stalledBody: Answer = () => new Response(new ReadableStream())

  it.each<[string, Answer]>([
    ['no answer comes', silence],
    ['the body stalls', stalledBody],
  ])('gives up after 20 seconds when %s', async (_, answer) => {
    const { http } = openInTime(answer)
    const outcome = failure(http.get('/movie/1', {}))
    let settled = false
    void outcome.finally(() => {
      settled = true
    })
    await vi.advanceTimersByTimeAsync(19_999)
    expect(settled).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    const { kind, message } = await outcome
    expect({ kind, message }).toEqual({ kind: 'timeout', message: 'TMDB API error: 0 Request timed out' })
  })

  it.each<[string, Answer]>([
    ['before the answer', silence],
    ['within the body', stalledBody],
    ['while it waits to try again', text('', { status: 429 })],
  ])('passes an abort on as it is, %s', async (_, answer) => {
    const { tmdb, http } = openInTime(answer)
    const controller = new AbortController()
    const outcome = http.get('/movie/1', {}, controller.signal).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(500)
    controller.abort()
    expect(await outcome).toBe(controller.signal.reason)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(tmdb.requests).toHaveLength(1)
  })

  it('hands the abort to the request that is under way', async () => {
    const { tmdb, http } = openInTime(silence)
    const controller = new AbortController()
    const outcome = http.get('/movie/1', {}, controller.signal).catch(() => 'aborted')
    await vi.advanceTimersByTimeAsync(0)
    controller.abort()
    expect(await outcome).toBe('aborted')
    expect(tmdb.requests[0]?.signal.aborted).toBe(true)
  })

  it('asks nothing when it is aborted beforehand', async () => {
    const { tmdb, http } = openInTime(json({}))
    await expect(http.get('/movie/1', {}, AbortSignal.abort('left'))).rejects.toBe('left')
    expect(tmdb.requests).toEqual([])
  })

  it('leaves no timer behind', async () => {
    const { http } = openInTime(json({}))
    await http.get('/movie/1', {})
    expect(vi.getTimerCount()).toBe(0)
  })

  it('waits a second by itself before the second try', async () => {
    const { tmdb, http } = openInTime(text('', { status: 429 }), json({ id: 1 }))
    const outcome = http.get('/movie/1', {})
    await vi.advanceTimersByTimeAsync(999)
    expect(tmdb.requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toEqual({ id: 1 })
  })
})

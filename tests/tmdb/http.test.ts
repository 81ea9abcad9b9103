import { describe, expect, it } from 'vitest'
import { createHttp } from '#tmdb/http.ts'
import { type Answer, failure, fakeTmdb, json, offline, text } from './fake-tmdb.ts'

const open = (answers: readonly Answer[], apiKey = '') => {
  const tmdb = fakeTmdb(...answers)
  return { tmdb, http: createHttp({ baseUrl: 'https://tmdb.test/3', apiKey, fetch: tmdb.fetch, now: () => 0 }) }
}

describe('a request', () => {
  it('fetches the path with its parameters and returns the parsed body', async () => {
    const { tmdb, http } = open([json({ id: 603 })])
    expect(await http.get('/movie/603', { language: 'en-US', page: 2, include_adult: false })).toEqual({ id: 603 })
    expect(tmdb.asked).toEqual(['/movie/603?language=en-US&page=2&include_adult=false'])
    expect(tmdb.requests[0]?.method).toBe('GET')
  })

  it('omits undefined parameters', async () => {
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
    ['a key without surrounding white space', ' abc123\n', { api_key: 'abc123', authorization: null }],
    ['a token-like key with invalid header characters as api_key', 'eyJ“”', { api_key: 'eyJ“”', authorization: null }],
    ['nothing without a key', '', { api_key: null, authorization: null }],
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

describe('a failed request', () => {
  it.each<[string, Answer, { message: string; kind: string; status: number }]>([
    [
      'the status text of the response',
      json({ status_message: 'Nope.' }, { status: 401, statusText: 'Unauthorized' }),
      { message: 'TMDB API error: 401 Unauthorized', kind: 'answer', status: 401 },
    ],
    [
      'the status_message of the body without a status text',
      json({ success: false, status_code: 7, status_message: 'Invalid API key.' }, { status: 401 }),
      { message: 'TMDB API error: 401 Invalid API key.', kind: 'answer', status: 401 },
    ],
    [
      'the standard reason without a message in the body',
      text('<html>', { status: 503 }),
      { message: 'TMDB API error: 503 Service Unavailable', kind: 'answer', status: 503 },
    ],
    [
      'the standard reason when the message is not a string',
      json({ status_message: 5 }, { status: 404 }),
      { message: 'TMDB API error: 404 Not Found', kind: 'answer', status: 404 },
    ],
    [
      'the reason of the status class for an unknown status',
      text('', { status: 599 }),
      { message: 'TMDB API error: 599 Internal Server Error', kind: 'answer', status: 599 },
    ],
    [
      'an unreachable network for no response',
      offline,
      { message: 'TMDB API error: Network unreachable', kind: 'network', status: 0 },
    ],
    [
      'a malformed answer for HTML',
      text('<html>'),
      { message: 'TMDB API error: 200 Malformed response', kind: 'malformed', status: 200 },
    ],
    [
      'a malformed answer for an empty body',
      text(''),
      { message: 'TMDB API error: 200 Malformed response', kind: 'malformed', status: 200 },
    ],
    [
      'a malformed answer for a truncated body',
      text('{"id":'),
      { message: 'TMDB API error: 200 Malformed response', kind: 'malformed', status: 200 },
    ],
  ])('reports %s', async (_, answer, expected) => {
    const { http } = open([answer])
    const { message, kind, status, path } = await failure(http.get('/movie/603', { page: 1 }))
    expect({ message, kind, status, path }).toEqual({ ...expected, path: '/movie/603' })
  })

  it.each([500, 502, 503, 408, 413])('is not retried after %i', async (status) => {
    const { tmdb, http } = open([text('', { status }), json({})])
    await failure(http.get('/movie/603', {}))
    expect(tmdb.requests).toHaveLength(1)
  })

  it('is not retried without a network connection', async () => {
    const { tmdb, http } = open([offline, json({})])
    await failure(http.get('/movie/603', {}))
    expect(tmdb.requests).toHaveLength(1)
  })

  it.each<[string, Answer]>([
    ['a response that contains it', json({ status_message: 'No key 0123456789abcdef here' }, { status: 401 })],
    ['a failure that contains it', () => Promise.reject(new TypeError('https://x/?api_key=0123456789abcdef failed'))],
  ])('has no API key in its error for %s', async (_, answer) => {
    const { http } = open([answer], '0123456789abcdef')
    const error = await failure(http.get('/movie/603', {}))
    expect(`${error.message} ${error.cause} ${error.stack} ${JSON.stringify(error)}`).not.toContain('0123456789abcdef')
  })
})

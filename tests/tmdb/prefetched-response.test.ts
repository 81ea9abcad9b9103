import { describe, expect, it, vi } from 'vitest'
import { withPrefetched } from '#tmdb/prefetched-response.ts'
import { requestFor } from '#tmdb/request.ts'

const listRequest = (language: string, apiKey: string) =>
  requestFor({ baseUrl: 'https://api.themoviedb.org/3', apiKey }, '/trending/movie/week', { language, page: 1 })

const prefetched = (apiKey: string) => ({
  request: listRequest('en-US', apiKey),
  response: Promise.resolve(new Response('prefetched')),
  abort: vi.fn(),
})

const sending = (early: ReturnType<typeof prefetched> | undefined) => {
  const fetch = withPrefetched(early, async () => new Response('sent'))
  return async (request: Request) => (await fetch(request)).text()
}

describe('a prefetched response', () => {
  it('is used once, by the same request', async () => {
    const ask = sending(prefetched('one'))
    expect(await ask(listRequest('en-US', 'one'))).toBe('prefetched')
    expect(await ask(listRequest('en-US', 'one'))).toBe('sent')
  })

  it('is not used by other requests', async () => {
    const ask = sending(prefetched('one'))
    expect(await ask(listRequest('de-DE', 'one'))).toBe('sent')
    expect(await ask(listRequest('en-US', 'two'))).toBe('sent')
    expect(await ask(listRequest('en-US', 'one'))).toBe('prefetched')
  })

  it('is not used with another token', async () => {
    const ask = sending(prefetched('eyJone'))
    expect(await ask(listRequest('en-US', 'eyJtwo'))).toBe('sent')
    expect(await ask(listRequest('en-US', 'eyJone'))).toBe('prefetched')
  })

  it('is aborted with the request that takes it, or the browser would make the next one wait for it', async () => {
    const early = prefetched('one')
    const aborting = new AbortController()
    await sending(early)(new Request(listRequest('en-US', 'one'), { signal: aborting.signal }))
    expect(early.abort).not.toHaveBeenCalled()
    aborting.abort()
    expect(early.abort).toHaveBeenCalledOnce()
  })

  it('is optional', async () => {
    expect(await sending(undefined)(listRequest('en-US', 'one'))).toBe('sent')
  })
})

import { describe, expect, it } from 'vitest'
import { afterFirst } from '#wiring/first-answer.ts'

const url = 'https://api.themoviedb.org/3/trending/movie/week?language=en-US&page=1&api_key=one'
const sentFrom = (first: boolean) => {
  const sent: string[] = []
  const fetch = afterFirst(
    first ? { url, answer: Promise.resolve(new Response('early')) } : undefined,
    async (request) => {
      sent.push(request.url)
      return new Response('late')
    },
  )
  const ask = async (address: string) => (await fetch(new Request(address))).text()
  return { ask, sent }
}

describe('the answer that was asked for before the code was there', () => {
  it('is taken once, by the request that would ask the same', async () => {
    const { ask, sent } = sentFrom(true)
    expect([await ask(url), await ask(url)]).toEqual(['early', 'late'])
    expect(sent).toEqual([url])
  })

  it('is not the answer to anything else', async () => {
    const { ask, sent } = sentFrom(true)
    const other = url.replace('en-US', 'de-DE')
    expect([await ask(other), await ask(url)]).toEqual(['late', 'early'])
    expect(sent).toEqual([other])
  })

  it('is not waited for where there is none', async () => {
    expect(await sentFrom(false).ask(url)).toBe('late')
  })
})

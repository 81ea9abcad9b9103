import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { createPosters } from '#stores/copies/posters.ts'
import { fakeCaches } from '#tests/support/fake-caches.ts'

const day = 24 * 60 * 60_000
const addressOf = (name: string, size = 'w342') => `https://images.test/t/p/${size}/${name}.jpg`

const open = (maxBytes?: number) => {
  const { caches, state, sizesIn } = fakeCaches()
  const requests: string[] = []
  let time = Date.UTC(2026, 0, 1)
  const posters = createPosters(
    {
      database: new IDBFactory(),
      caches,
      cacheName: 'posters',
      keyOf: (url) => url.slice(url.lastIndexOf('/')),
      // A picture has as many bytes as its size says.
      fetch: async ({ url, mode }) => {
        requests.push(`${mode} ${url}`)
        return new Response('x'.repeat(Number(/\/w(\d+)\//.exec(url)?.[1])))
      },
      now: () => time,
    },
    maxBytes,
  )
  return {
    posters,
    state,
    requests,
    kept: () => sizesIn('posters'),
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

describe('kept posters', () => {
  it('are requested by CORS, once', async () => {
    const { posters, requests, kept } = open()
    await posters.keep(addressOf('alien'))
    await posters.keep(addressOf('alien'))
    expect(requests).toEqual([`cors ${addressOf('alien')}`])
    expect(kept()).toEqual({ '/alien.jpg': 342 })
    expect(await posters.size()).toBe(342)
  })

  it('are kept in the largest size that was shown', async () => {
    const { posters, kept } = open()
    for (const size of ['w185', 'w500', 'w342']) await posters.keep(addressOf('alien', size))
    expect(kept()).toEqual({ '/alien.jpg': 500 })
    expect(await posters.size()).toBe(500)
  })

  it('stay below the limit: those shown least recently go first', async () => {
    const { posters, kept, pass } = open(1000)
    for (const name of ['alien', 'heat', 'alien', 'dune']) {
      await posters.keep(addressOf(name))
      pass(1)
    }
    expect(kept()).toEqual({ '/alien.jpg': 342, '/dune.jpg': 342 })
  })

  it('are removed 180 days after they were kept, though they were shown since', async () => {
    const { posters, kept, pass } = open()
    await posters.keep(addressOf('alien'))
    pass(100 * day)
    for (const name of ['alien', 'heat']) await posters.keep(addressOf(name))
    pass(80 * day)
    await posters.removeOld()
    expect(kept()).toEqual({ '/heat.jpg': 342 })
    expect(await posters.size()).toBe(342)
  })

  it('are requested again after 180 days, and removed when they are not shown any more', async () => {
    const { posters, requests, kept, pass } = open()
    for (const name of ['alien', 'heat']) await posters.keep(addressOf(name))
    pass(180 * day + 1)
    await posters.keep(addressOf('alien'))
    expect(requests).toHaveLength(3)
    expect(kept()).toEqual({ '/alien.jpg': 342 })
  })

  it('make room when the storage is full, instead of taking it from the records', async () => {
    const { posters, state, kept } = open()
    await posters.keep(addressOf('alien'))
    state.isFull = true
    await posters.keep(addressOf('heat'))
    expect(kept()).toEqual({})
    expect(await posters.size()).toBe(0)
  })

  it('are all removed at once', async () => {
    const { posters, kept } = open()
    await posters.keep(addressOf('alien'))
    await posters.clear()
    expect([kept(), await posters.size()]).toEqual([{}, 0])
  })
})

import { describe, expect, it } from 'vitest'
import { loadable, MissingCodeError } from '#wiring/app/loadable.ts'

const missing = new TypeError('Failed to fetch dynamically imported module')

describe('a part of the app that loads on first use', () => {
  it('is created once, whoever asks first', async () => {
    let created = 0
    const part = loadable(async () => ({ number: ++created }))
    expect(part.current()).toBe(undefined)
    expect(await Promise.all([part.load(), part.request(), part.load()])).toEqual([
      { number: 1 },
      { number: 1 },
      { number: 1 },
    ])
    expect(part.current()).toEqual({ number: 1 })
  })

  it('is requested again by the next who loads it when it could not load', async () => {
    let requests = 0
    const part = loadable(async () => {
      requests += 1
      if (requests === 1) throw missing
      return { requests }
    })
    await expect(part.load()).rejects.toThrow(missing.message)
    expect(await part.load()).toEqual({ requests: 2 })
  })

  it('keeps its failure until that is forgotten, so that a screen shows it', async () => {
    let requests = 0
    const part = loadable(async () => {
      requests += 1
      throw missing
    })
    await expect(part.request()).rejects.toThrow(MissingCodeError)
    await expect(part.request()).rejects.toThrow(MissingCodeError)
    expect([requests, part.error()?.cause]).toEqual([1, missing])
    part.error()?.forget()
    expect(part.error()).toBe(undefined)
    await expect(part.request()).rejects.toThrow(MissingCodeError)
    expect(requests).toBe(2)
  })

  it('requests what it needs again too', async () => {
    let requests = 0
    const needed = loadable(async () => {
      requests += 1
      if (requests === 1) throw missing
      return { requests }
    })
    const part = loadable(async () => ({ needed: await needed.request() }))
    await expect(part.request()).rejects.toThrow(missing.message)
    part.error()?.forget()
    expect(await part.request()).toEqual({ needed: { requests: 2 } })
  })
})

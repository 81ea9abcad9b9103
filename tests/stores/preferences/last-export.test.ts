import { describe, expect, it } from 'vitest'
import { createLastExport } from '#stores/preferences/last-export.ts'
import { FakeStorage } from '#tests/support/fake-storage.ts'
import { minute } from '#tests/support/fixtures.ts'

const start = (text?: string) => {
  const storage = new FakeStorage(text === undefined ? [] : [['last-export', text]])
  let tell: (key: string | null) => void = () => {}
  const lastExport = createLastExport({
    storage,
    onStorage: (listener) => {
      tell = listener
      return () => {}
    },
  })
  return { storage, lastExport, tell: (key: string | null) => tell(key) }
}

describe('the time of the last export', () => {
  it.each([
    [undefined, null],
    ['yesterday', null],
    [minute(3), minute(3)],
  ])('stored as %s is %s', (text, time) => {
    expect(start(text).lastExport.time.peek()).toBe(time)
  })

  it('is stored as plain text', () => {
    const { storage, lastExport } = start()
    lastExport.set(minute(3))
    expect([lastExport.time.peek(), storage.getItem('last-export')]).toEqual([minute(3), minute(3)])
  })

  it('lasts for the visit when the storage is full', () => {
    const { storage, lastExport } = start(minute(1))
    storage.refusal = new Error('full')
    lastExport.set(minute(3))
    expect([lastExport.time.peek(), storage.getItem('last-export')]).toEqual([minute(3), minute(1)])
  })

  it('lasts for the visit when storage is blocked', () => {
    const lastExport = createLastExport({ storage: undefined, onStorage: () => () => {} })
    lastExport.set(minute(3))
    expect(lastExport.time.peek()).toBe(minute(3))
  })

  it('is updated by another tab, and cleared with everything else', () => {
    const { storage, lastExport, tell } = start(minute(1))
    storage.setItem('last-export', minute(2))
    tell('watchlist')
    expect(lastExport.time.peek()).toBe(minute(1))
    tell('last-export')
    expect(lastExport.time.peek()).toBe(minute(2))
    storage.clear()
    tell(null)
    expect(lastExport.time.peek()).toBe(null)
  })
})

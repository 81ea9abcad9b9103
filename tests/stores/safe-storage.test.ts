import { describe, expect, it } from 'vitest'
import type { TextStorage } from '#stores/records/records-world.ts'
import { safeStorage } from '#stores/safe-storage.ts'

const memory = (texts: Map<string, string> = new Map()): TextStorage => ({
  get length() {
    return texts.size
  },
  key: (index) => [...texts.keys()][index] ?? null,
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, text) => void texts.set(key, text),
  removeItem: (key) => void texts.delete(key),
})

const refuse = () => {
  throw new DOMException('blocked', 'SecurityError')
}
const blocked: TextStorage = {
  get length() {
    return refuse()
  },
  key: refuse,
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
}

describe('safe storage', () => {
  it('reads back what was written', () => {
    const storage = safeStorage(memory())
    storage.set('text', 'as it is')
    storage.setJson('json', { page: 2 })
    expect([storage.get('text'), storage.getJson('json'), storage.keys()]).toEqual([
      'as it is',
      { page: 2 },
      ['text', 'json'],
    ])
    storage.remove('text')
    expect([storage.get('text'), storage.keys()]).toEqual([null, ['json']])
  })

  it.each([
    ['is missing', undefined],
    ['is no JSON', '{"page":'],
    ['is null', 'null'],
  ])('returns null for a value that %s', (_, text) => {
    expect(safeStorage(memory(new Map(text === undefined ? [] : [['json', text]]))).getJson('json')).toBe(null)
  })

  it.each([
    ['blocked', blocked],
    ['missing', undefined],
  ])('does nothing when storage is %s', (_, given) => {
    const storage = safeStorage(given)
    storage.set('text', 'lost')
    storage.setJson('json', {})
    storage.remove('text')
    expect([storage.get('text'), storage.getJson('json'), storage.keys()]).toEqual([null, null, null])
  })
})

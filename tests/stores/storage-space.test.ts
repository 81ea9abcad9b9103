import { expect, it } from 'vitest'
import { usedSpace } from '#stores/safe-storage.ts'
import { FakeStorage } from '#tests/support/fake-storage.ts'

it('counts the UTF-16 units of keys and values', () => {
  const texts = [
    ['watchlist', '[]'],
    ['🦖', 'Amélie 👩‍🚀'],
  ] as const
  expect(usedSpace(new FakeStorage(texts))).toBe(9 + 2 + 2 + 12)
  expect(usedSpace(new FakeStorage())).toBe(0)
})

it('is unknown when storage is blocked', () => {
  const blocked = Object.defineProperty(new FakeStorage(), 'length', {
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  expect([usedSpace(undefined), usedSpace(blocked)]).toEqual([null, null])
})

import { expect, it } from 'vitest'
import { nextRecordId } from '#domain/values/ids.ts'

const now = 1_700_000_000_000
const idsIn = (count: number, random: () => number) => {
  const ids = new Set<number>()
  for (let made = 0; made < count; made += 1) ids.add(nextRecordId(now, random, (id) => ids.has(id)))
  return [...ids]
}

it('an id has sixteen digits: the time and three random digits', () => {
  expect(
    nextRecordId(
      now,
      () => 0.5,
      () => false,
    ),
  ).toBe(1_700_000_000_000_500)
  expect(
    nextRecordId(
      now,
      () => 0.9999,
      () => false,
    ),
  ).toBe(1_700_000_000_000_999)
})

it('fifty ids in the same millisecond are unique, even when the random numbers repeat', () => {
  const ids = idsIn(50, () => 0.99)
  expect(ids).toHaveLength(50)
  expect(ids.every((id) => Math.floor(id / 1000) === now)).toBe(true)
})

it('continues in the next millisecond when one is full', () => {
  const ids = idsIn(1001, () => 0)
  expect(ids).toHaveLength(1001)
  expect(ids.at(-1)).toBe((now + 1) * 1000)
})

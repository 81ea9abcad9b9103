import { expect, it } from 'vitest'
import { nextRecordId } from '#domain/ids.ts'

const now = 1_700_000_000_000
const idsIn = (count: number, random: () => number) => {
  const ids = new Set<number>()
  for (let made = 0; made < count; made += 1) ids.add(nextRecordId(now, random, (id) => ids.has(id)))
  return [...ids]
}

it('an id is the time and three random digits, sixteen in all', () => {
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

it('fifty adds in one frozen millisecond have fifty ids, even when chance repeats itself', () => {
  const ids = idsIn(50, () => 0.99)
  expect(ids).toHaveLength(50)
  expect(ids.every((id) => Math.floor(id / 1000) === now)).toBe(true)
})

it('a full millisecond goes on into the next', () => {
  const ids = idsIn(1001, () => 0)
  expect(ids).toHaveLength(1001)
  expect(ids.at(-1)).toBe((now + 1) * 1000)
})

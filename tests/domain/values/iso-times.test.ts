import fc from 'fast-check'
import { expect, it } from 'vitest'
import { timeOfId } from '#domain/values/ids.ts'
import { isoTimeFrom, isoTimeOf } from '#domain/values/instant.ts'

it.each([
  ['2024-05-01T10:00:00.000Z', '2024-05-01T10:00:00.000Z'],
  ['2024-05-31T10:00:00.000Z', '2024-05-31T10:00:00.000Z'],
  ['2024-05-01T10:00:00+02:00', '2024-05-01T08:00:00.000Z'],
  ['2024-05-01', '2024-05-01T00:00:00.000Z'],
  [1_714_557_600_000, '2024-05-01T10:00:00.000Z'],
  ['2024-13-01T10:00:00.000Z', null],
  ['2024-05-01T25:00:00.000Z', null],
  ['May 1, 2024', null],
  ['yesterday', null],
  ['9999-12-31T23:00:00-02:00', null],
  [Number.NaN, null],
  [8.64e15, null],
  [null, null],
])('%j is read as %j', (value, time) => {
  expect(isoTimeFrom(value)).toBe(time)
})

it('reads the output of toISOString unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 253_402_300_799_999 }), (milliseconds) => {
      const written = new Date(milliseconds).toISOString()
      expect([isoTimeFrom(written), isoTimeFrom(milliseconds), isoTimeOf(milliseconds)]).toEqual(Array(3).fill(written))
    }),
  )
})

it.each([
  [1_714_557_600_000, '2024-05-01T10:00:00.000Z'],
  [1_714_557_600_000_999, '2024-05-01T10:00:00.000Z'],
  [42, null],
  [0, null],
  [Number.MAX_SAFE_INTEGER, '2255-06-05T23:47:34.740Z'],
])('the id %d contains the time %j', (id, time) => {
  expect(timeOfId(id)).toBe(time)
})

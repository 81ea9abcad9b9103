import { expect, it } from 'vitest'
import { watchedAtFrom } from '#domain/watched-at.ts'

it.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20T21:14Z', '2026-11-20T21:14Z'],
  ['2026-11-20T21:14:33.123Z', '2026-11-20T21:14Z'],
  ['2026-11-20T21:14:00+02:00', '2026-11-20T19:14Z'],
  [Date.UTC(2026, 10, 20, 21, 14, 5), '2026-11-20T21:14Z'],
  ['2026-02-30', null],
  ['2026-13-01', null],
  ['yesterday', null],
  ['1970-01-01T00:00:00.000Z', null],
  [null, null],
])('reads %j as %j', (value, watchedAt) => {
  expect(watchedAtFrom(value)).toBe(watchedAt)
})

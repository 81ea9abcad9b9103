import { expect, it } from 'vitest'
import { dateProblem } from '#domain/records/viewing-dates.ts'
import { localDayOf } from '#domain/values/day.ts'
import { watchedAtFrom } from '#domain/values/watched-at.ts'

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

it.each([
  ['2026-11-20', null],
  ['2026-11-21', 'in the future'],
  ['1888-01-01', null],
  ['1887-12-31', 'before the first movie'],
  ['0026-11-20', 'before the first movie'],
  ['2026-02-29', 'not a date'],
  ['', 'not a date'],
] as const)('on 2026-11-20, %j has the problem %j', (date, problem) => {
  expect(dateProblem(date, '2026-11-20')).toBe(problem)
})

it('leaves a date without a time the same day in every time zone', () => {
  expect(localDayOf('2026-11-20')).toBe('2026-11-20')
})

it('takes the day of a minute from the time zone', () => {
  const noon = new Date(2026, 10, 20, 12, 0)
  expect(localDayOf(watchedAtFrom(noon.getTime()) ?? '')).toBe('2026-11-20')
})

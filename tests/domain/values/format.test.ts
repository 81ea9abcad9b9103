import { expect, it } from 'vitest'
import { ageAt, dayOf } from '#domain/values/day.ts'
import { ratingText, releaseYear, runtimeParts } from '#domain/values/format.ts'

it.each([
  ['1979-05-25', 1979],
  ['1979', 1979],
  ['', null],
  ['soon', null],
  ['19790-01-01', null],
])('shows the year of %j as %s', (date, year) => {
  expect(releaseYear(date)).toBe(year)
})

it.each([
  [8.16, '8.2'],
  ['8.1', '8.1'],
  ['8', '8.0'],
  [10, '10.0'],
  [0, null],
  ['0', null],
  ['', null],
  [Number.NaN, null],
])('shows the rating %j as %j', (rating, text) => {
  expect(ratingText(rating)).toBe(text)
})

it.each([
  [117, { hours: 1, minutes: 57 }],
  [45, { hours: 0, minutes: 45 }],
  [120, { hours: 2, minutes: 0 }],
  [0, null],
  [-3, null],
  [Number.POSITIVE_INFINITY, null],
])('splits %d minutes into %o', (minutes, parts) => {
  expect(runtimeParts(minutes)).toEqual(parts)
})

it.each([
  ['1949-10-08', '2026-10-07', 76],
  ['1949-10-08', '2026-10-08', 77],
  ['2000-02-29', '2026-02-28', 25],
  ['2000-02-29', '2026-03-01', 26],
  ['2000-01-01', '2000-01-01', 0],
  ['2000-01-01', '2026-05-01T10:00:00.000Z', 26],
  ['2000-01-02', '2000-01-01', null],
  ['1949', '2026-01-01', null],
])('someone born on %s is, on %s, %s years old', (birthday, date, age) => {
  expect(ageAt(birthday, date)).toBe(age)
})

it.each([
  ['1956-07-09', Date.UTC(1956, 6, 9)],
  ['2000-02-29T10:00:00.000Z', Date.UTC(2000, 1, 29)],
  ['2001-13-40', null],
  ['1956', null],
  ['', null],
])('starts the day %s at %s', (date, time) => {
  expect(dayOf(date)).toBe(time)
})

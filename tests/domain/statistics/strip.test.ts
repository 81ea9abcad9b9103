import { expect, it } from 'vitest'
import { yearStrip } from '#domain/statistics/strip.ts'

const counts = new Map([
  ['2024-01-01', 2],
  ['2024-02-29', 1],
  ['2024-12-31', 3],
  ['2025-01-01', 9],
])

it('a year in a row has its weeks from its first day on, and the last one is short', () => {
  const { days, weeks } = yearStrip(2024, counts)
  expect(days).toBe(366)
  expect(weeks).toHaveLength(53)
  expect(weeks[0]).toEqual({ start: 0, days: 7, count: 2 })
  expect(weeks[8]).toEqual({ start: 56, days: 7, count: 1 })
  expect(weeks[52]).toEqual({ start: 364, days: 2, count: 3 })
})

it('has each month with its first and last day', () => {
  const { months } = yearStrip(2024, counts)
  expect(months.map(({ count }) => count)).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3])
  expect(months[1]).toEqual({ month: '2024-02', from: '2024-02-01', to: '2024-02-29', days: 29, count: 1 })
  expect(months[11]).toEqual({ month: '2024-12', from: '2024-12-01', to: '2024-12-31', days: 31, count: 3 })
})

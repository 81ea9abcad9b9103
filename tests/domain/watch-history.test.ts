import { expect, it } from 'vitest'
import { forgetWatched, recordWatched } from '#domain/watch-history.ts'
import { minute } from '#tests/support/fixtures.ts'

const history = [
  { movieId: 1, watchedAt: minute(1) },
  { movieId: 2, watchedAt: minute(2) },
]

it('marking watched writes one entry', () => {
  expect(recordWatched(history, 3, minute(3))).toEqual([...history, { movieId: 3, watchedAt: minute(3) }])
})

it('watching again moves the entry to the end with the new time', () => {
  expect(recordWatched(history, 1, minute(3))).toEqual([history[1], { movieId: 1, watchedAt: minute(3) }])
})

it('what is written already stays the same history', () => {
  expect(recordWatched(history, 1, minute(1))).toBe(history)
})

it('marking unwatched removes the entry, and only that', () => {
  expect(forgetWatched(history, 1)).toEqual([history[1]])
  expect(forgetWatched(history, 3)).toBe(history)
})

import { expect, it } from 'vitest'
import { forgetWatched, recordWatched } from '#domain/watch-history.ts'
import { minute } from '#tests/support/fixtures.ts'

const history = [
  { movieId: 1, watchedAt: minute(1) },
  { movieId: 2, watchedAt: minute(2) },
]

it('adds one entry when a movie is marked watched', () => {
  expect(recordWatched(history, 3, minute(3))).toEqual([...history, { movieId: 3, watchedAt: minute(3) }])
})

it('moves the entry to the end with the new time when a movie is watched again', () => {
  expect(recordWatched(history, 1, minute(3))).toEqual([history[1], { movieId: 1, watchedAt: minute(3) }])
})

it('returns the same history when the entry already exists', () => {
  expect(recordWatched(history, 1, minute(1))).toBe(history)
})

it('removes only the entry of the movie that is marked unwatched', () => {
  expect(forgetWatched(history, 1)).toEqual([history[1]])
  expect(forgetWatched(history, 3)).toBe(history)
})

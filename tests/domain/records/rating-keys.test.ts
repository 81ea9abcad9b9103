import { expect, it } from 'vitest'
import { ratingAfterKey, ratingAt } from '#domain/records/rating-keys.ts'

it.each([
  [null, 'ArrowRight', 1],
  [null, 'ArrowLeft', 1],
  [7, 'ArrowUp', 8],
  [10, 'ArrowUp', 10],
  [7, 'ArrowDown', 6],
  [1, 'ArrowLeft', 1],
  [7, 'Home', 1],
  [7, 'End', 10],
  [7, 'Delete', null],
  [7, 'Backspace', null],
  [7, 'a', undefined],
])('with half stars, a rating of %s and the key %s give %s', (rating, key, after) => {
  expect(ratingAfterKey(rating, key, 'half-stars')).toBe(after)
})

it.each([
  ['1', 2, 1],
  ['5', 10, 5],
  ['6', undefined, 6],
  ['9', undefined, 9],
  ['0', null, 10],
])('the digit %s means %s with half stars and %s from 1 to 10', (key, halfStars, ten) => {
  expect([ratingAfterKey(3, key, 'half-stars'), ratingAfterKey(3, key, 'ten')]).toEqual([halfStars, ten])
})

it.each([
  [0, 1],
  [0.1, 1],
  [0.11, 2],
  [0.5, 5],
  [1, 10],
  [1.02, 10],
])('a click at %s of the width rates %s', (share, rating) => {
  expect(ratingAt(share)).toBe(rating)
})

import { effect, signal } from '@preact/signals-core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { by, descending, numbers } from '#domain/values/sorting.ts'
import { sortedList } from '#stores/lists/sorted-list.ts'

interface Rated {
  readonly id: number
  readonly rating: number
}
const bestFirst = by(({ rating }: Rated) => rating, descending(numbers))

// Many equal ratings, and more records than are inserted one by one.
const rated = fc.record({ id: fc.integer({ min: 1, max: 400 }), rating: fc.integer({ min: 1, max: 3 }) })
const lists = fc
  .uniqueArray(rated, { selector: ({ id }) => id, maxLength: 400, size: 'max' })
  .map((list) => list.toSorted((one, other) => one.id - other.id))

/** The list with some of its records in place of those of the other, and without some. */
const mixed = (list: readonly Rated[], other: readonly Rated[], from: number, count: number): readonly Rated[] => {
  const ids = new Set(other.slice(from, from + count).map(({ id }) => id))
  const kept = list.filter(({ id }) => !ids.has(id))
  return [...kept, ...other.slice(from, from + count)].sort((one, next) => one.id - next.id)
}

describe('a sorted list', () => {
  it('is as if sorted again after each change', () => {
    fc.assert(
      fc.property(lists, lists, fc.nat(400), fc.nat(8), (first, second, from, count) => {
        const list = signal<readonly Rated[]>(first)
        const sorted = sortedList(list, bestFirst)
        const stop = effect(() => void sorted.value)
        for (const next of [first, mixed(first, second, from, count), first.slice(count), second]) {
          list.value = next
          expect(sorted.peek()).toEqual(bestFirst.sorted(next))
        }
        stop()
      }),
    )
  })
})

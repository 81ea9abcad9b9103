import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSamePage, pageOf, pagerSlots, pageSizes } from '#domain/values/paging.ts'

const numbers = Array.from({ length: 25 }, (_, index) => index + 1)

describe('a page of a list', () => {
  it.each([
    [1, { items: numbers.slice(0, 10), page: 1, pages: 3, total: 25 }],
    [3, { items: [21, 22, 23, 24, 25], page: 3, pages: 3, total: 25 }],
    [99, { items: [21, 22, 23, 24, 25], page: 3, pages: 3, total: 25 }],
    [-1, { items: numbers.slice(0, 10), page: 1, pages: 3, total: 25 }],
    [Number.NaN, { items: numbers.slice(0, 10), page: 1, pages: 3, total: 25 }],
  ])('number %d of 25 items by ten', (page, expected) => {
    expect(pageOf(numbers, page, 10)).toEqual(expected)
  })

  it('of an empty list is page 1 of 1, without items', () => {
    expect(pageOf([], 4, 10)).toEqual({ items: [], page: 1, pages: 1, total: 0 })
  })

  it('is the same while none of its items, and no number of pages, is another', () => {
    const items = numbers.map((number) => ({ number }))
    const isSameAs = (others: typeof items, page = 1, size = 10) =>
      isSamePage(pageOf(items, 1, 10), pageOf(others, page, size))
    expect(isSameAs([...items])).toBe(true)
    expect(isSameAs(items.with(20, { number: 99 }))).toBe(true)
    expect(isSameAs(items.with(4, { number: 99 }))).toBe(false)
    expect(isSameAs(items.slice(0, 24))).toBe(false)
    expect(isSameAs(items, 2)).toBe(false)
    expect(isSamePage(pageOf(items, 1, 13), pageOf(items, 1, 20))).toBe(false)
  })

  it('combines with all other pages to the whole list', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.oneof(fc.constantFrom(...pageSizes), fc.nat(7)), (items, size) => {
        const { pages } = pageOf(items, 1, size)
        const all = Array.from({ length: pages }, (_, index) => pageOf(items, index + 1, size).items)
        expect(all.flat()).toEqual(items)
      }),
    )
  })
})

describe('the pager', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 10, [1, 2, 'gap', 10]],
    [2, 10, [1, 2, 3, 'gap', 10]],
    [3, 10, [1, 2, 3, 4, 'gap', 10]],
    [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
    [9, 10, [1, 'gap', 8, 9, 10]],
    [10, 10, [1, 'gap', 9, 10]],
    [99, 10, [1, 'gap', 9, 10]],
  ])('on page %d of %d shows %j', (current, total, slots) => {
    expect(pagerSlots(current, total, false)).toEqual(slots)
  })

  it.each([
    [1, 1, [1]],
    [1, 10, [1, 10]],
    [5, 10, [1, 5, 10]],
    [10, 10, [1, 10]],
  ])('on a narrow screen on page %d of %d shows %j', (current, total, slots) => {
    expect(pagerSlots(current, total, true)).toEqual(slots)
  })

  it('always shows the current page once, in ascending order, with gaps only between pages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), fc.boolean(), (total, pick, narrow) => {
        const current = (pick % total) + 1
        const slots = pagerSlots(current, total, narrow)
        const pages = slots.filter((slot) => slot !== 'gap')
        expect(pages).toContain(current)
        expect(pages).toEqual([...new Set(pages)].sort((one, other) => one - other))
        expect([slots[0], slots.at(-1)]).toEqual([1, total])
      }),
    )
  })
})

import { withReturned } from './with-returned.ts'

type Compare<Item> = (one: Item, other: Item) => number

const placeOf = <Item>(sorted: readonly Item[], item: Item, compare: Compare<Item>): number => {
  let [start, end] = [0, sorted.length]
  while (start < end) {
    const middle = (start + end) >> 1
    const known = sorted[middle]
    if (known !== undefined && compare(known, item) <= 0) start = middle + 1
    else end = middle
  }
  return start
}

/** Sorting the whole list again would take longer than everything else of a change. */
export const withInserted = <Item>(
  sorted: readonly Item[],
  items: readonly Item[],
  compare: Compare<Item>,
): readonly Item[] => {
  const inserted = items.toSorted(compare)
  const places = inserted.map((item, before) => ({ item, index: placeOf(sorted, item, compare) + before }))
  return withReturned(sorted, places)
}

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

interface Removed<Item> {
  readonly item: Item
  readonly index: number
}

/** The list with the removed items back where they were; they come in the order of their indices. */
const withReturned = <Item>(list: readonly Item[], removed: readonly Removed<Item>[]): readonly Item[] => {
  if (removed.length === 0) return list
  const all: Item[] = []
  let next = 0
  for (const { item, index } of removed) {
    const before = list.slice(next, next + Math.max(0, index - all.length))
    next += before.length
    for (const each of before) all.push(each)
    all.push(item)
  }
  return [...all, ...list.slice(next)]
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

interface Removed<Item> {
  readonly item: Item
  readonly index: number
}

/** The list with the removed items back where they were; they come in the order of their indices. */
export const withReturned = <Item>(list: readonly Item[], removed: readonly Removed<Item>[]): readonly Item[] => {
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

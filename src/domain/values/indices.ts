export const indicesOf = <Item, Key>(
  list: readonly Item[],
  keyOf: (item: Item) => Key,
  keys: ReadonlySet<Key>,
): ReadonlyMap<Key, number> => {
  const indices = new Map<Key, number>()
  list.forEach((item, index) => {
    const key = keyOf(item)
    if (keys.has(key) && !indices.has(key)) indices.set(key, index)
  })
  return indices
}

export const withoutIndices = <Item>(list: readonly Item[], indices: readonly number[]): readonly Item[] => {
  if (indices.length === 0) return list
  const gone = new Set(indices)
  return list.filter((_, index) => !gone.has(index))
}

/** In the order of the first item of each group. */
export const groupedBy = <Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> => {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

/** How often each value is there, in the order of the first of each. */
export const counted = <Value>(values: Iterable<Value>): ReadonlyMap<Value, number> => {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

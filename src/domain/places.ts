/** The indices of the first items with these keys. */
export const placesOf = <Item, Key>(
  list: readonly Item[],
  keyOf: (item: Item) => Key,
  keys: ReadonlySet<Key>,
): ReadonlyMap<Key, number> => {
  const places = new Map<Key, number>()
  list.forEach((item, index) => {
    const key = keyOf(item)
    if (keys.has(key) && !places.has(key)) places.set(key, index)
  })
  return places
}

export const withoutPlaces = <Item>(list: readonly Item[], places: readonly number[]): readonly Item[] => {
  if (places.length === 0) return list
  const gone = new Set(places)
  return list.filter((_, index) => !gone.has(index))
}

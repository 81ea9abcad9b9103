export type Comparator<Item> = (one: Item, other: Item) => number

export interface Sorting<Item> {
  readonly compare: Comparator<Item>
  readonly sorted: <Sorted extends Item>(items: readonly Sorted[]) => readonly Sorted[]
}

export const by = <Item, Key>(keyOf: (item: Item) => Key, compare: Comparator<Key>): Sorting<Item> => ({
  compare: (one, other) => compare(keyOf(one), keyOf(other)),
  sorted: (items) =>
    items
      .map((item) => ({ item, key: keyOf(item) }))
      .sort((one, other) => compare(one.key, other.key))
      .map(({ item }) => item),
})

/** Reversing a sorted list would also reverse equal items. */
export const descending =
  <Key>(ascending: Comparator<Key>): Comparator<Key> =>
  (one, other) =>
    ascending(other, one)

export const codeUnits: Comparator<string> = (one, other) => (one < other ? -1 : one > other ? 1 : 0)
export const numbers: Comparator<number> = (one, other) => one - other

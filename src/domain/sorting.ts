/** Negative when the first comes first, 0 when they compare equal. */
export type Comparator<Item> = (one: Item, other: Item) => number

/** A way to sort a list. Items that compare equal keep their order, in a descending one too. */
export interface Sorting<Item> {
  readonly compare: Comparator<Item>
  /** The items in this order, in a new list. */
  readonly sorted: <Sorted extends Item>(items: readonly Sorted[]) => readonly Sorted[]
}

/** Sorts by a key, which is made once for each item: a long list asks for most of them a dozen times. */
export const by = <Item, Key>(keyOf: (item: Item) => Key, compare: Comparator<Key>): Sorting<Item> => ({
  compare: (one, other) => compare(keyOf(one), keyOf(other)),
  sorted: (items) =>
    items
      .map((item) => ({ item, key: keyOf(item) }))
      .sort((one, other) => compare(one.key, other.key))
      .map(({ item }) => item),
})

/** Swaps the arguments; reversing the sorted list instead would also reverse items that compare equal. */
export const descending =
  <Key>(ascending: Comparator<Key>): Comparator<Key> =>
  (one, other) =>
    ascending(other, one)

export const codeUnits: Comparator<string> = (one, other) => (one < other ? -1 : one > other ? 1 : 0)
export const numbers: Comparator<number> = (one, other) => one - other

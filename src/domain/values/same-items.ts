export const sameItems = <Item>(one: readonly Item[], other: readonly Item[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index])

/** `before` where `after` has the same items, so that what depends on it is not computed or rendered again. */
export const keptIfSame = <Item>(before: readonly Item[], after: readonly Item[]): readonly Item[] =>
  sameItems(before, after) ? before : after

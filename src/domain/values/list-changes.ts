export interface ListChanges<Item> {
  readonly removed: readonly Item[]
  readonly added: readonly Item[]
}

const sharedAtStart = (before: readonly unknown[], after: readonly unknown[]): number => {
  const most = Math.min(before.length, after.length)
  let count = 0
  while (count < most && before[count] === after[count]) count += 1
  return count
}

const sharedAtEnd = (before: readonly unknown[], after: readonly unknown[]): number => {
  const most = Math.min(before.length, after.length)
  let count = 0
  while (count < most && before[before.length - 1 - count] === after[after.length - 1 - count]) count += 1
  return count
}

/** By identity. An item between many changed ones may be in both. */
export const listChanges = <Item extends object>(
  before: readonly Item[],
  after: readonly Item[],
): ListChanges<Item> => {
  const start = sharedAtStart(before, after)
  const shared = start === before.length && start === after.length ? 0 : sharedAtEnd(before, after)
  const [oldEnd, newEnd] = [before.length - shared, after.length - shared]
  const removed: Item[] = []
  const added: Item[] = []
  let [oldIndex, newIndex] = [start, start]
  while (oldIndex < oldEnd && newIndex < newEnd) {
    const one = before[oldIndex]
    const other = after[newIndex]
    const isSame = one === other
    const isRemoved = !isSame && before[oldIndex + 1] === other
    const isAdded = !isSame && !isRemoved && after[newIndex + 1] === one
    if (one && !isSame && !isAdded) removed.push(one)
    if (other && !isSame && !isRemoved) added.push(other)
    if (!isAdded) oldIndex += 1
    if (!isRemoved) newIndex += 1
  }
  return {
    removed: [...removed, ...before.slice(oldIndex, oldEnd)],
    added: [...added, ...after.slice(newIndex, newEnd)],
  }
}

export const sameItems = <Item>(one: readonly Item[], other: readonly Item[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index])

/** `before` where `after` has the same items, so that what depends on it is not computed or rendered again. */
export const keptIfSame = <Item>(before: readonly Item[], after: readonly Item[]): readonly Item[] =>
  sameItems(before, after) ? before : after

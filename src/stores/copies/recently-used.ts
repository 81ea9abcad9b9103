interface UsageCursor {
  readonly key: readonly [usedAt: number, size: number]
  readonly primaryKey: string
  readonly continue: () => Promise<UsageCursor | null>
}

/** An index on `usedAt`, epoch milliseconds, and `size`, bytes. */
interface UsageIndex {
  readonly openKeyCursor: () => Promise<UsageCursor | null>
}

export interface Limit {
  readonly maxBytes: number
  /** What was not used since is removed. Epoch milliseconds. */
  readonly since: number
}

export const totalSize = async (index: UsageIndex): Promise<number> => {
  let total = 0
  for (let cursor = await index.openKeyCursor(); cursor; cursor = await cursor.continue()) total += cursor.key[1]
  return total
}

export const leastRecentlyUsed = async (index: UsageIndex, { maxBytes, since }: Limit): Promise<readonly string[]> => {
  const keys: string[] = []
  let excess = (await totalSize(index)) - maxBytes
  for (let cursor = await index.openKeyCursor(); cursor; cursor = await cursor.continue()) {
    const [usedAt, size] = cursor.key
    if (excess <= 0 && usedAt >= since) break
    excess -= size
    keys.push(cursor.primaryKey)
  }
  return keys
}

export class QuotaExceededError extends Error {
  override readonly name = 'QuotaExceededError'
}

/** UTF-16 units of all keys and values, which is what browsers count. */
export const sizeOf = (texts: ReadonlyMap<string, string>): number =>
  [...texts].reduce((sum, [key, value]) => sum + key.length + value.length, 0)

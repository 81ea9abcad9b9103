import type { TextStorage } from './records/records-world.ts'
import { safeStorage } from './safe-storage.ts'

/** UTF-16 units of keys and values, in all current browsers. */
export const storageQuota = 5_242_880

/** UTF-16 units; null where local storage is blocked. */
export const usedSpace = (storage: TextStorage | undefined): number | null => {
  const safe = safeStorage(storage)
  return safe.keys()?.reduce((sum, key) => sum + key.length + (safe.get(key)?.length ?? 0), 0) ?? null
}

import type { TextStorage } from './records/records-world.ts'
import { safeStorage } from './safe-storage.ts'

/** What local storage holds at most: UTF-16 units of keys and values together, in all browsers of today. */
export const storageQuota = 5_242_880

/** The units of local storage that are in use; null where it is blocked. */
export const usedSpace = (storage: TextStorage | undefined): number | null => {
  const safe = safeStorage(storage)
  return safe.keys()?.reduce((sum, key) => sum + key.length + (safe.get(key)?.length ?? 0), 0) ?? null
}

import type { TextStorage } from './records/records-world.ts'

/** What local storage holds at most: UTF-16 units of keys and values together, in all browsers of today. */
export const storageQuota = 5_242_880

/** The units of local storage that are in use; null where it is blocked. */
export const usedSpace = (storage: TextStorage | undefined): number | null => {
  if (!storage) return null
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    return keys.reduce((sum, key) => sum + key.length + (storage.getItem(key)?.length ?? 0), 0)
  } catch {
    return null
  }
}

import { attempt, parseJson } from '#domain/values/attempt.ts'
import type { TextStorage } from './records/records-world.ts'

/** For data that nobody would miss: reads find nothing and writes do nothing where storage is blocked or full. */
export interface SafeStorage {
  readonly get: (key: string) => string | null
  readonly getJson: (key: string) => unknown
  readonly set: (key: string, text: string) => void
  readonly setJson: (key: string, value: unknown) => void
  readonly remove: (key: string) => void
  readonly keys: () => readonly string[] | null
}

export const safeStorage = (storage: TextStorage | undefined): SafeStorage => {
  const get = (key: string) => attempt(() => storage?.getItem(key)) ?? null
  const set = (key: string, text: string) => {
    attempt(() => storage?.setItem(key, text))
  }
  return {
    get,
    getJson: (key) => parseJson(get(key) ?? 'null') ?? null,
    set,
    setJson: (key, value) => set(key, JSON.stringify(value)),
    remove: (key) => {
      attempt(() => storage?.removeItem(key))
    },
    keys: () =>
      attempt(() => storage && Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')) ?? null,
  }
}

/** UTF-16 units of keys and values, in all current browsers. */
export const storageQuota = 5_242_880

/** UTF-16 units; null where local storage is blocked. */
export const usedSpace = (storage: TextStorage | undefined): number | null => {
  const safe = safeStorage(storage)
  return safe.keys()?.reduce((sum, key) => sum + key.length + (safe.get(key)?.length ?? 0), 0) ?? null
}

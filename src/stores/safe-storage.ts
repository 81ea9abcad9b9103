import type { TextStorage } from './records/records-world.ts'

/**
 * Storage that never throws, for what a person would not miss. Where the browser blocks it, or has no room, reading
 * finds nothing and writing does nothing.
 */
export interface SafeStorage {
  readonly get: (key: string) => string | null
  /** The parsed JSON of a key, null when there is none. */
  readonly getJson: (key: string) => unknown
  readonly set: (key: string, text: string) => void
  readonly setJson: (key: string, value: unknown) => void
  readonly remove: (key: string) => void
  /** All keys; null where storage is blocked. */
  readonly keys: () => readonly string[] | null
}

const attempt = <Result>(task: () => Result): Result | undefined => {
  try {
    return task()
  } catch {
    return undefined
  }
}

/** The value of a JSON text; undefined when it is no JSON. */
export const parseJson = (text: string): unknown => attempt((): unknown => JSON.parse(text))

/** A storage that never throws over one that may, or may be missing. */
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

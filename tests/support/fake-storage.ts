import { QuotaExceededError, sizeOf } from './storage-quota.ts'

/** Local or session storage in memory. */
export class FakeStorage implements Storage {
  [name: string]: unknown
  /** When set, every write throws it. */
  refusal: Error | undefined
  /** UTF-16 units of all keys and values. */
  quota = Number.POSITIVE_INFINITY
  readonly #texts: Map<string, string>

  constructor(texts: Iterable<readonly [string, string]> = []) {
    this.#texts = new Map(texts)
  }
  get length() {
    return this.#texts.size
  }
  key(index: number) {
    return [...this.#texts.keys()][index] ?? null
  }
  getItem(key: string) {
    return this.#texts.get(key) ?? null
  }
  setItem(key: string, value: string) {
    if (this.refusal) throw this.refusal
    if (sizeOf(new Map(this.#texts).set(key, value)) > this.quota) throw new QuotaExceededError('full')
    this.#texts.set(key, value)
  }
  removeItem(key: string) {
    this.#texts.delete(key)
  }
  clear() {
    this.#texts.clear()
  }
  /** A value as JSON, undefined when there is none. */
  json(key: string): unknown {
    const text = this.#texts.get(key)
    return text === undefined ? undefined : JSON.parse(text)
  }
}

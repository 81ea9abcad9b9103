/** Every method may throw (blocked, full). */
export interface TextStorage {
  readonly length: number
  readonly key: (index: number) => string | null
  readonly getItem: (key: string) => string | null
  readonly setItem: (key: string, value: string) => void
  readonly removeItem: (key: string) => void
}

export type Stop = () => void

export interface RecordsWorld {
  readonly storage: TextStorage | undefined
  readonly database: IDBFactory | undefined
  /** Epoch milliseconds. */
  readonly now: () => number
  /** At least 0 and less than 1. */
  readonly random: () => number
  readonly afterPaint: (task: () => void) => void
  /** Once the page is idle, a second later at the earliest. */
  readonly whenIdle: (task: () => void) => Stop
  readonly timeout: (task: () => void, milliseconds: number) => Stop
  /** Changes by other tabs; null when all of local storage was cleared. */
  readonly onStorage: (listener: (key: string | null) => void) => Stop
  /** `pagehide`, and `visibilitychange` to hidden. */
  readonly onHide: (listener: () => void) => Stop
  /** `pageshow`, `focus`, and `visibilitychange` to visible. */
  readonly onShow: (listener: () => void) => Stop
  /** For a full disk: removes more with each step, from 0. Resolves false when nothing is left to remove. */
  readonly freeSpace?: (step: number) => Promise<boolean>
  readonly report: (error: unknown) => void
}

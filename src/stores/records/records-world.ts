/** The part of `Storage` that the records use. Every method may throw (blocked, full). */
export interface TextStorage {
  readonly length: number
  readonly key: (index: number) => string | null
  readonly getItem: (key: string) => string | null
  readonly setItem: (key: string, value: string) => void
  readonly removeItem: (key: string) => void
}

/** Ends a subscription, or cancels a task that has not run. */
export type Stop = () => void

/** What the personal records need of the browser. */
export interface RecordsWorld {
  /** Local storage; undefined when the browser refuses even to hand it over. */
  readonly storage: TextStorage | undefined
  /** IndexedDB; undefined when there is none. */
  readonly database: IDBFactory | undefined
  /** Epoch milliseconds. */
  readonly now: () => number
  /** 0 to below 1. */
  readonly random: () => number
  /** Runs a task once the next frame is on the screen. */
  readonly afterPaint: (task: () => void) => void
  readonly timeout: (task: () => void, milliseconds: number) => Stop
  /** Changes that other tabs made to local storage; null when all of it was cleared. */
  readonly onStorage: (listener: (key: string | null) => void) => Stop
  /** `pagehide`, and `visibilitychange` to hidden. */
  readonly onHide: (listener: () => void) => Stop
  /** `pageshow`, `focus`, and `visibilitychange` to visible. */
  readonly onShow: (listener: () => void) => Stop
  /** Logs an error once; nothing is shown to the person by it. */
  readonly report: (error: unknown) => void
}

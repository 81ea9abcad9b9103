import { millisecondsOf } from '#domain/values/instant.ts'
import type { FileStore } from './folder/file-store.ts'

/** What the calls need of the browser. */
export interface SyncWorld {
  readonly database: IDBFactory
  /** Epoch milliseconds. */
  readonly now: () => number
  /** At least 0 and less than 1. */
  readonly random: () => number
  /** Of a handle that the page or the database gave. Throws a `FileStoreError` for what is none. */
  readonly openFolder: (handle: unknown) => FileStore
  /** Undefined on pages without HTTPS. */
  readonly locks?: Pick<LockManager, 'request'> | undefined
}

/** One merge at a time, in all tabs. */
export const withMergeLock = <Result>({ locks }: Pick<SyncWorld, 'locks'>, merge: () => Promise<Result>) =>
  locks ? locks.request('matinee-sync', merge) : merge()

const minuteMs = 60_000
const toleratedMinutes = 5

/** Minutes by which the clock that gave the time is ahead of this one; null up to five. */
export const minutesAhead = (time: string | undefined, now: number): number | null => {
  if (time === undefined) return null
  const minutes = Math.round((millisecondsOf(time) - now) / minuteMs)
  return minutes > toleratedMinutes ? minutes : null
}

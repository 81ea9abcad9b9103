import type { RestorePoint, RestoreReason } from '#domain/backup/restore-points.ts'

export interface RestorePointRequest {
  readonly reason: RestoreReason
  /** The person's local day, YYYY-MM-DD. */
  readonly day: string
  readonly buildVersion: string
  /** Whether the oldest points go when the disk is full. */
  readonly makesRoom: boolean
}

/** What the worker does for the page: what each call is given, and what it answers. Both are copied between the two. */
export interface SyncCalls {
  /** Forgets the rows of the file that was read. */
  readonly discard: (given: null) => null
  /**
   * Keeps what the database has. A 'daily' point is made only where something changed since the last one; it answers
   * the one that there is then, or null where there is nothing to keep. Fails on a full disk.
   */
  readonly makeRestorePoint: (given: RestorePointRequest) => RestorePoint | null
}

export type SyncCallName = keyof SyncCalls

export type Given<Name extends SyncCallName> = Parameters<SyncCalls[Name]>[0]

export type Answered<Name extends SyncCallName> = ReturnType<SyncCalls[Name]>

/** Rejects with a `SyncCallError` where the worker fails. */
export type CallSyncWorker = <Name extends SyncCallName>(name: Name, given: Given<Name>) => Promise<Answered<Name>>

/** A call, sent with the port that takes its answer. */
export type SyncCall<Name extends SyncCallName = SyncCallName> = {
  readonly [Each in Name]: { readonly name: Each; readonly given: Given<Each> }
}[Name]

export type SyncAnswer<Name extends SyncCallName> =
  | { readonly kind: 'answered'; readonly answer: Answered<Name>; readonly isIdle: boolean }
  | { readonly kind: 'failed'; readonly name: string; readonly message: string; readonly isIdle: boolean }

/** An error of the worker under the name that it had there, such as 'QuotaExceededError'. */
export class SyncCallError extends Error {
  constructor(name: string, message: string) {
    super(message)
    this.name = name
  }
}

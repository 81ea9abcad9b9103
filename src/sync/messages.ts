import type { RestorePoint, RestoreReason } from '#domain/backup/restore-points.ts'
import type { ExchangeReading, MergeChoice, MergeResult, SyncIdentity } from '#domain/sync/exchange.ts'

export interface RestorePointRequest {
  readonly reason: RestoreReason
  /** The person's local day, YYYY-MM-DD. */
  readonly day: string
  readonly buildVersion: string
  /** Whether the oldest points go when the disk is full. */
  readonly makesRoom: boolean
}

export interface ExchangeWriting {
  /** As the person calls this device. */
  readonly name: string
  /** The version of the app. */
  readonly app: string
  /** Null for a file that is not sealed, in which the API key never is. */
  readonly passphrase: string | null
  readonly includesKey: boolean
  /** Letters and signs alone. */
  readonly isText: boolean
}

export interface ExchangeFileGiven {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly passphrase: string | null
}

/** What the worker does for the page: what each call is given, and what it answers. Both are copied between the two. */
export interface SyncCalls {
  readonly identity: (given: null) => SyncIdentity | null
  /** A file with everything that travels. */
  readonly write: (given: ExchangeWriting) => Uint8Array<ArrayBuffer>
  /** Keeps the rows of the file until they are merged or discarded. */
  readonly read: (given: ExchangeFileGiven) => ExchangeReading
  /** Fails on a full disk, with the rows kept. */
  readonly merge: (given: MergeChoice) => MergeResult
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

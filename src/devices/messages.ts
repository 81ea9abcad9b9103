import type { RestorePoint, RestoreReason } from '#domain/backup/restore-points.ts'
import type {
  ExchangeReading,
  MergeChoice,
  MergeResult,
  RemovalChoice,
  SyncIdentity,
} from '#domain/devices/exchange.ts'
import type {
  FilesFate,
  FolderDevice,
  FolderFound,
  FolderMerge,
  FolderNews,
  FolderSender,
  FolderState,
  FolderStep,
  FolderTidied,
  FolderWritten,
} from '#domain/devices/folder.ts'
import type { DeviceId } from '#domain/devices/version.ts'

export interface RestorePointRequest {
  readonly reason: RestoreReason
  /** The user's local day, YYYY-MM-DD. */
  readonly day: string
  readonly buildVersion: string
  /** Whether the oldest points go when the disk is full. */
  readonly makesRoom: boolean
}

export interface ExchangeWriting {
  /** As the user calls this device. */
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

/** As much of a handle as tests have. */
export type FolderHandle = Pick<FileSystemDirectoryHandle, 'kind' | 'name'>

export interface FolderProbe {
  /** Null for the folder that is kept: after 'removed' or 'other library'. */
  readonly handle: FolderHandle | null
  readonly passphrase: string | null
}

export interface FolderJoining {
  readonly choice: MergeChoice
  /** Seals a folder that is empty; null for one that is not, or is sealed already. */
  readonly passphrase: string | null
  /** Whether the API key travels, which it does only in a sealed folder. */
  readonly includesKey: boolean
  readonly sender: FolderSender
}

/** The steps of a round are called in this order, by one tab at a time. */
export interface FolderCalls {
  /** Null without a folder. With it comes the handle, for asking the browser's permission. */
  readonly folderState: (given: null) => { readonly state: FolderState; readonly handle: FolderHandle } | null
  /** Tries to write there and reads everything; keeps what it read until `joinFolder` or `discard`. */
  readonly probeFolder: (given: FolderProbe) => FolderStep<FolderFound>
  /** Merges what `probeFolder` read, and keeps the folder from then on. */
  readonly joinFolder: (given: FolderJoining) => FolderMerge
  /** How many files were not read before. */
  readonly listFolder: (given: null) => FolderStep<{ readonly files: number }>
  /** Reads the files that `listFolder` found; keeps what has rows until `applyFolder` or `discard`. */
  readonly readFolder: (given: null) => FolderStep<FolderNews>
  readonly applyFolder: (given: RemovalChoice) => FolderMerge
  /** A changed name of this device is written, too. */
  readonly writeFolder: (given: FolderSender) => FolderWritten
  readonly tidyFolder: (given: FolderSender) => FolderTidied
  readonly folderDevices: (given: null) => FolderStep<{ readonly devices: readonly FolderDevice[] }>
  /** Its files are taken over by the rounds that follow. */
  readonly removeFolderDevice: (given: { readonly device: DeviceId }) => FolderStep
  /** For 'no passphrase' of a folder that is kept. */
  readonly unlockFolder: (given: { readonly passphrase: string }) => FolderStep
  readonly changeFolderPassphrase: (given: { readonly before: string; readonly after: string }) => FolderStep
  /** Refused only where files are to be deleted; the folder is still connected then. */
  readonly disconnectFolder: (given: { readonly fate: FilesFate; readonly sender: FolderSender }) => FolderStep
}

/** What the worker does for the page: what each call is given, and what it answers. Both are copied between the two. */
export interface SyncCalls extends FolderCalls {
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

export type SyncHandlers<Names extends SyncCallName = SyncCallName> = {
  readonly [Name in Names]: (given: Given<Name>) => Promise<Answered<Name>>
}

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

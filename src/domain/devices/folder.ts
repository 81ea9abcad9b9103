import { dayMs } from '../values/day.ts'
import { millisecondsOf } from '../values/instant.ts'
import type { Comparison, LibraryId, MergeOutcome } from './exchange.ts'
import type { DeviceId } from './version.ts'

export type FolderProblem =
  /** Of the folder. 'gone' also where nothing says that it is the known folder: nothing is deleted here then. */
  | { readonly kind: 'permission' | 'gone' | 'full' | 'read only' | 'failed' }
  /** Of this browser: without a database, records cannot be merged; 'no space' not even without pictures and old points. */
  | { readonly kind: 'no database' | 'no space' }
  /** Nothing is merged or written until this browser has a newer version of the app. */
  | { readonly kind: 'newer format'; readonly format: number }
  /** Of a sealed folder. 'two keys': devices sealed it apart from each other, and a user has to decide. */
  | { readonly kind: 'no passphrase' | 'wrong passphrase' | 'two keys' }
  /** Another device removed this one. What changed here stays, and goes into the folder after joining again. */
  | { readonly kind: 'removed' }
  /** Files of a library that this browser has not joined: joining, as for a new folder. */
  | { readonly kind: 'other library' }

export type FolderRefusal = { readonly kind: 'refused'; readonly problem: FolderProblem }

/** A step can fail, and be tried again. On a full disk of this browser it rejects, with nothing done. */
export type FolderStep<Done extends object = object> = ({ readonly kind: 'done' } & Done) | FolderRefusal

export interface FolderDevice {
  readonly id: DeviceId
  readonly name: string
  /** Browser and system, such as 'Chrome (Android)'. */
  readonly platform: string
  /** When it last wrote, by its own clock; null where that is not known. */
  readonly lastSeen: string | null
  readonly isThis: boolean
  /** Files of it that have not arrived whole, or cannot be read. */
  readonly waitingFiles: number
  /** Whether files of it are read again until the user has decided on the removals in them. */
  readonly hasHeldRemovals: boolean
}

/** What becomes of the files of a device that leaves: with 'delete', the others take them over first. */
export type FilesFate = 'keep' | 'delete' | 'delete now'

const awayMs = 90 * dayMs

/** Devices that go on without this one: without them it is the last, and the folder goes with it. */
export const othersThatStay = (devices: readonly FolderDevice[], now: number): readonly FolderDevice[] =>
  devices.filter(({ isThis, lastSeen }) => !isThis && (lastSeen === null || now - millisecondsOf(lastSeen) < awayMs))

/** This device, as the others are shown it. */
export interface FolderSender {
  readonly name: string
  readonly platform: string
  /** The version of the app. */
  readonly app: string
}

/** What a chosen folder has. */
export interface FolderFound {
  /** 'empty': this device is the first. 'ours': of this browser's library, or of one that has no rows yet. */
  readonly found: 'empty' | 'ours' | 'joining'
  readonly isSealed: boolean
  /** Null where the folder is empty. */
  readonly comparison: Comparison | null
  readonly devices: readonly FolderDevice[]
}

/**
 * Why a file of the folder is not read: others are. An 'incomplete' one is still on its way, a 'not sealed' one is in a
 * sealed folder, an 'unknown key' one was sealed with another key.
 */
export type WaitingProblem = 'incomplete' | 'damaged' | 'hostile' | 'too large' | 'not sealed' | 'unknown key'

export interface WaitingFile {
  readonly device: DeviceId
  /** As the device is called; '' where its card has not arrived. */
  readonly deviceName: string
  readonly problem: WaitingProblem
}

/** What a round has read. */
export interface FolderNews {
  /** Rows in files that were not read before; with 0, there is nothing to apply. */
  readonly rows: number
  /** Null with `rows` 0. */
  readonly comparison: Comparison | null
  readonly waitingFiles: readonly WaitingFile[]
  /** Minutes by which the clock of another device is ahead of this one; null up to five. */
  readonly minutesAhead: number | null
}

/** What is kept of the folder in this browser. */
export interface FolderState {
  readonly folderName: string
  readonly library: LibraryId | null
  readonly isSealed: boolean
  /** Rows that are not in the folder yet. */
  readonly unsent: number
  /** Whether the folder lost rows that are not written again yet. */
  readonly isRefilling: boolean
  /** When a round last wrote everything. */
  readonly lastRound: string | null
}

export type FolderMerge = FolderStep<{ readonly outcome: MergeOutcome }>
export type FolderWritten = FolderStep<{ readonly files: number; readonly bytes: number }>
export type FolderTidied = FolderStep<{ readonly merged: number; readonly deleted: number }>

import type { Version } from './version.ts'

/** A row of the database, as it travels between devices. */
export interface SyncRow {
  /** A list of the records, or one of a later version of the app. */
  readonly list: string
  readonly id: string
  /** Missing where the record is removed, or has nothing left. */
  readonly value?: unknown
  /** Of each group of fields that was changed; of the others it is `noVersion`. */
  readonly versions?: Readonly<Record<string, Version>>
  /** Of the last removal. The record is there when a field has a larger version. */
  readonly removal?: Version
  /** Fields of a removed record, for a device that has changed one of them later than it was removed. */
  readonly kept?: unknown
}

import type { ImportedLists } from '#domain/backup/backup-import.ts'
import type { BackupReading } from '#domain/backup/backup-reading.ts'
import type { HistoryRow } from '#domain/imports/read-history.ts'
import type { HistoryAnswersGiven, HistoryReading } from '#domain/imports/reading.ts'

export interface GivenFile {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

interface HistoryRequest extends HistoryAnswersGiven {
  readonly kind: 'history'
  readonly files: readonly GivenFile[]
}

interface BackupRequest {
  readonly kind: 'backup'
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly capacity: number
}

/** A worker reads once. */
export type ToReader = HistoryRequest | BackupRequest

/** Rows and records come in parts, so that receiving them does not block the page; the reading that follows has none. */
export type FromReader =
  | { readonly kind: 'progressed'; readonly share: number }
  | { readonly kind: 'rows'; readonly rows: readonly HistoryRow[] }
  | { readonly kind: 'records'; readonly records: Partial<ImportedLists> }
  | { readonly kind: 'history read'; readonly reading: HistoryReading }
  | { readonly kind: 'backup read'; readonly reading: BackupReading }

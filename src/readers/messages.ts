import type { HistoryRow } from '#domain/history/read-history.ts'
import type { HistoryAnswersGiven, HistoryReading } from '#domain/history/reading.ts'

export interface GivenFile {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** A worker reads once. */
export interface ToReader extends HistoryAnswersGiven {
  readonly files: readonly GivenFile[]
}

/** Rows come in parts, so that receiving them does not block the page; the reading that follows has none. */
export type FromReader =
  | { readonly kind: 'progressed'; readonly share: number }
  | { readonly kind: 'rows'; readonly rows: readonly HistoryRow[] }
  | { readonly kind: 'read'; readonly reading: HistoryReading }

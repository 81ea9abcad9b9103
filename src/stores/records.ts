import type { ReadonlySignal } from '@preact/signals-react'
import type { Library } from '#domain/library.ts'

/** What a person must know about where the records are kept. */
export type RecordsStatus =
  | { readonly kind: 'ok' }
  /** Local storage is blocked: without a database too, the records last for this visit only. */
  | { readonly kind: 'storage blocked'; readonly lasting: boolean }
  /** IndexedDB is blocked: everything works, but a killed browser may lose the last changes. */
  | { readonly kind: 'database blocked' }
  /** The stored data are of a newer version of the app: nothing is written. */
  | { readonly kind: 'newer schema'; readonly schema: number }
  /** The browser refused a write; all is as it was before it. Stays until acknowledged. */
  | { readonly kind: 'refused' }
  /** Local storage had lost these many records, and they came back from the journal. Stays until acknowledged. */
  | { readonly kind: 'restored'; readonly records: number }

/** A pure step from one library to the next; it may run again on a newer library, so it asks no clock and no dice. */
export type Operation = (library: Library) => Library

export interface Records {
  readonly watchlist: ReadonlySignal<Library['watchlist']>
  readonly collections: ReadonlySignal<Library['collections']>
  readonly collectionMovies: ReadonlySignal<Library['collectionMovies']>
  readonly watchHistory: ReadonlySignal<Library['watchHistory']>
  readonly settings: ReadonlySignal<Library['settings']>
  readonly deletedCollections: ReadonlySignal<Library['deletedCollections']>
  readonly status: ReadonlySignal<RecordsStatus>
  /** Resolves once the journal has answered, or is known not to answer in time. */
  readonly ready: Promise<void>
  /** The library of this moment. */
  readonly library: () => Library
  /**
   * Applies an operation at once. Resolves true when it is durable, false when it was refused and undone;
   * never rejects. An operation that changes nothing resolves true.
   */
  readonly change: (operation: Operation) => Promise<boolean>
  /** Takes the status 'refused' or 'restored' away. */
  readonly acknowledge: () => void
  /** Ends all subscriptions and closes the journal. */
  readonly close: () => void
}

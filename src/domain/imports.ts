import type { IsoTime, Library, Settings } from './library.ts'
import type { SkipReason } from './stored-lists.ts'

/** The lists of an export file (spec section 3). */
export const importLists = ['watchlist', 'collections', 'collectionMovies', 'watchHistory'] as const
export type ImportList = (typeof importLists)[number]

/** How an import treats what is there (spec section 5); merge unless overwrite is chosen. */
export type ImportStrategy = 'merge' | 'overwrite'

/** The largest file that is read, in bytes. */
export const largestFile = 32 * 1024 * 1024

/** A file as the browser has it. Reading it rejects when it has changed or vanished since it was chosen. */
export interface ImportFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly arrayBuffer: () => Promise<ArrayBuffer>
}

/** Why an import was refused. Nothing has changed then. */
export type ImportProblem =
  | { readonly kind: 'no file' | 'not readable' | 'not text' | 'not json' | 'not a backup' | 'failed' | 'not saved' }
  | { readonly kind: 'too large'; readonly bytes: number }
  /** `version` is null where the file names none that could be one. */
  | { readonly kind: 'unsupported schema'; readonly version: string | null }
  | { readonly kind: 'wrong list'; readonly list: 'watchlist' | 'collections' | 'collectionMovies' }
  /** `excess`: by how many UTF-16 units it is too large for local storage. */
  | { readonly kind: 'does not fit'; readonly excess: number }

/** Rows of a file that are left out, counted by their reason. */
export interface LeftOut {
  readonly list: ImportList | 'settings'
  readonly reason: SkipReason | keyof Settings
  readonly count: number
}

/** What a file holds, every row checked and in the stored shape. */
export interface Incoming extends Pick<Library, ImportList> {
  /** Null when the file does not say. */
  readonly exportDate: IsoTime | null
  /** The settings that the file has and that are valid. */
  readonly settings: Partial<Settings>
  readonly leftOut: readonly LeftOut[]
}

/** What a person chose in the import dialog. */
export interface ImportChoice {
  readonly strategy: ImportStrategy
  /** Whether the file's API key takes the place of the stored one. */
  readonly takesKey: boolean
}

/** What an import does to one list, in records. */
export interface ListPlan {
  readonly added: number
  readonly kept: number
  readonly replaced: number
  readonly removed: number
}

/** What an import would do, before anything is written. */
export interface ImportPlan {
  readonly lists: Readonly<Record<ImportList, ListPlan>>
  /** The settings that would change, the API key aside. */
  readonly settings: readonly (keyof Settings)[]
  /** Collections that get a number because another one has their name. */
  readonly renamed: number
  /** Links that are left out because their collection is in neither the file nor the library. */
  readonly orphans: number
  /** UTF-16 units of local storage that are missing; 0 when it fits. */
  readonly excess: number
}

/** What a person is shown before deciding on an import. It holds no secret: the file's API key is not part of it. */
export interface ImportReview {
  readonly fileName: string
  readonly exportDate: IsoTime | null
  readonly counts: Readonly<Record<ImportList, number>>
  readonly leftOut: readonly LeftOut[]
  readonly plans: Readonly<Record<ImportStrategy, ImportPlan>>
  /** The file's API key beside the stored one. */
  readonly key: 'none' | 'same' | 'new' | 'other'
}

/** How many records an import brought. */
export interface ImportSummary {
  readonly watchlistItems: number
  readonly collections: number
}

/** The library after an import, with what had to be mended on the way. */
export interface Restoration {
  readonly library: Library
  readonly renamed: number
  readonly orphans: number
}

interface Refused {
  readonly kind: 'refused'
  readonly problem: ImportProblem
}

/** What was read from a file, whatever its format. */
export interface ParsedImport {
  readonly incoming: Incoming
  readonly review: ImportReview
}

/** How reading a file ended. */
export type ReadingOutcome = { readonly kind: 'read'; readonly parsed: ParsedImport } | Refused

/** How writing an import ended. */
export type ImportOutcome = { readonly kind: 'imported'; readonly summary: ImportSummary } | Refused

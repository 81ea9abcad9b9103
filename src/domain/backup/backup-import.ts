import type { HistoryReading } from '../imports/reading.ts'
import type { Library, Settings } from '../records/library.ts'
import type { SkipReason } from '../stored/stored-lists.ts'
import type { ImportFile } from '../values/import-file.ts'
import type { IsoTime } from '../values/instant.ts'
import { type ImportList, importLists } from './import-lists.ts'

/** What a review counts: the lists, and one that is in the settings. */
export const reviewedLists = [...importLists, 'savedFilters'] as const
export type ReviewedList = (typeof reviewedLists)[number]

export type ImportStrategy = 'merge' | 'overwrite'

export type ImportProblem =
  | { readonly kind: 'no file' | 'not readable' | 'not text' | 'not json' | 'not a backup' | 'failed' | 'not saved' }
  | { readonly kind: 'too large'; readonly bytes: number }
  | { readonly kind: 'unsupported schema'; readonly version: string | null }
  | { readonly kind: 'wrong list'; readonly list: 'watchlist' | 'collections' | 'collectionMovies' }
  /** `excess` in UTF-16 units. */
  | { readonly kind: 'does not fit'; readonly excess: number }

export interface LeftOut {
  readonly list: ImportList | 'settings'
  readonly reason: SkipReason | keyof Settings
  readonly count: number
}

export type ImportedLists = Pick<Library, ImportList>

export interface Incoming extends ImportedLists {
  readonly exportDate: IsoTime | null
  readonly settings: Partial<Settings>
  readonly leftOut: readonly LeftOut[]
}

export interface ImportChoice {
  readonly strategy: ImportStrategy
  readonly replacesKey: boolean
}

export interface ListPlan {
  readonly added: number
  readonly kept: number
  readonly replaced: number
  readonly removed: number
}

export interface ImportPlan {
  readonly lists: Readonly<Record<ReviewedList, ListPlan>>
  readonly settings: readonly (keyof Settings)[]
  readonly renamed: number
  /** Links left out because their collection is in neither the file nor the library. */
  readonly orphans: number
  readonly excess: number
}

export const lossOf = ({ replaced, removed }: ListPlan): number => replaced + removed

/** Whether it would take a record away or change it. */
export const losesRecords = ({ lists }: Pick<ImportPlan, 'lists'>): boolean =>
  reviewedLists.some((list) => lossOf(lists[list]) > 0)

/** Whether it would take something away or change it. */
export const losesSomething = (plan: ImportPlan): boolean => plan.settings.length > 0 || losesRecords(plan)

/** Holds no secret: the file's API key is not part of it. */
export interface ImportReview {
  readonly fileName: string
  readonly exportDate: IsoTime | null
  readonly counts: Readonly<Record<ReviewedList, number>>
  readonly leftOut: readonly LeftOut[]
  readonly plans: Readonly<Record<ImportStrategy, ImportPlan>>
  readonly key: 'none' | 'same' | 'new' | 'other'
}

export interface ImportSummary {
  readonly watchlistItems: number
  readonly collections: number
}

export interface Restoration {
  readonly library: Library
  readonly renamed: number
  readonly orphans: number
}

interface Refused {
  readonly kind: 'refused'
  readonly problem: ImportProblem
}

export interface ParsedImport {
  readonly incoming: Incoming
  readonly review: ImportReview
}

export interface FoundHistory {
  readonly kind: 'history'
  readonly files: readonly ImportFile[]
  readonly reading: HistoryReading
}

export type ReadingOutcome = { readonly kind: 'read'; readonly parsed: ParsedImport } | Refused

export type ImportOutcome = { readonly kind: 'imported'; readonly summary: ImportSummary } | Refused

/** A backup is a single JSON file; anything else may come from another tracker. */
export const maybeBackup = (files: readonly ImportFile[]): boolean =>
  files.length === 1 && files.every(({ name }) => /\.json$/i.test(name))

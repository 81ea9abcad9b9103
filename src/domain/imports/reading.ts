import type { ImportFile } from '../values/import-file.ts'
import type { FileQuestion, HistoryAnswers } from './questions.ts'
import type { ReadHistory } from './read-history.ts'

export type FileProblem =
  | 'not readable'
  /** No known export, no CSV and no list of movies. */
  | 'not recognized'
  | 'series'
  /** A backup of this app: its own import reads it. */
  | 'backup'
  | 'empty'
  | 'damaged archive'
  | 'encrypted archive'
  | 'unpacks too large'
  | 'too many members'
  | 'too many rows'
  | 'too many columns'

export type HistoryProblem =
  | { readonly kind: FileProblem; readonly file: string }
  | { readonly kind: 'too large'; readonly bytes: number }

export type HistoryReading =
  | { readonly kind: 'read'; readonly history: ReadHistory }
  | { readonly kind: 'asked'; readonly questions: readonly FileQuestion[] }
  | { readonly kind: 'refused'; readonly problem: HistoryProblem }

export interface HistoryAnswersGiven {
  readonly answers: HistoryAnswers
  /** The user's local date, YYYY-MM-DD. */
  readonly today: string
}

export interface ReadingOptions {
  /** Called with the progress, 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

/** A pasted list is a file of its text. Rejects with the signal's reason, or when the worker cannot run. */
export type ReadHistoryFiles = (
  files: readonly ImportFile[],
  given: HistoryAnswersGiven,
  options?: ReadingOptions,
) => Promise<HistoryReading>

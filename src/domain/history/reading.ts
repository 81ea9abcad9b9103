import type { ImportFile } from '../imports.ts'
import type { FileQuestion, HistoryAnswers } from './questions.ts'
import type { ReadHistory } from './read-history.ts'

export type HistoryProblem =
  | { readonly kind: 'too large'; readonly bytes: number }
  /** The rest are about one file. */
  | {
      readonly kind:
        | 'not readable'
        /** No known export, no CSV and no list of films. */
        | 'not recognized'
        /** A backup of this app: its own import reads it. */
        | 'backup'
        | 'empty'
        | 'damaged archive'
        | 'encrypted archive'
        | 'unpacks too large'
        | 'too many members'
        | 'too many rows'
      readonly file: string
    }
  | { readonly kind: 'failed' }

export type HistoryReading =
  | { readonly kind: 'read'; readonly history: ReadHistory }
  /** At least one. */
  | { readonly kind: 'asked'; readonly questions: readonly FileQuestion[] }
  | { readonly kind: 'refused'; readonly problem: HistoryProblem }

/** Lines with a title, an id or a link to IMDb or TMDB each. */
export interface PastedList {
  readonly name: 'pasted'
  readonly text: string
}

export interface ReadingOptions {
  /** Called with the progress, 0 to 1. */
  readonly onProgress?: (share: number) => void
  /** Aborting it ends the worker. */
  readonly signal?: AbortSignal
}

/**
 * @public
 * Reads in a Web Worker. `today` is the person's local date.
 * Rejects with the signal's reason, or with an error when the worker cannot be started.
 */
export type ReadHistoryFiles = (
  files: readonly (ImportFile | PastedList)[],
  given: { readonly answers: HistoryAnswers; readonly today: string },
  options: ReadingOptions,
) => Promise<HistoryReading>

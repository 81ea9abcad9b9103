import type { FileAnswers, FileQuestion } from '#domain/imports/questions.ts'
import type { HistorySource } from '#domain/imports/read-history.ts'
import type { DateColumn } from './date-order.ts'
import type { DateReader } from './dates.ts'
import type { Collector } from './rows.ts'
import type { SourceFile } from './source-file.ts'

export interface ReadingContext extends Collector {
  /** The user's local date. */
  readonly today: string
  /** The dates of a file are written in one order of day and month, which the file tells or the user says. */
  readonly inFile: (file: SourceFile, columns?: readonly DateColumn[]) => FileContext
  readonly answersTo: (file: SourceFile) => FileAnswers
  /** What is read from a file with an open question does not count. */
  readonly ask: (file: SourceFile, question: Omit<FileQuestion, 'file'>) => void
}

export interface FileContext extends ReadingContext {
  readonly dates: DateReader
}

export interface Reader {
  readonly source: HistorySource
  /** By its content; a name decides only between files of one shape. */
  readonly recognizes: (file: SourceFile) => boolean
  /** Files that were exported together. */
  readonly read: (files: readonly SourceFile[], context: ReadingContext) => void
}

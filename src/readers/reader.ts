import type { FileAnswers, FileQuestion } from '#domain/imports/questions.ts'
import type { HistorySource } from '#domain/imports/read-history.ts'
import type { DateColumn } from './date-order.ts'
import type { DateReader } from './dates.ts'
import type { Collector, FileRows } from './rows.ts'
import type { SourceFile } from './source-file.ts'

export interface ReadingContext extends Collector {
  /** The user's local date. */
  readonly today: string
  /** The dates of a file are written in one order of day and month, which the file tells or the user says. */
  readonly datesOf: (file: SourceFile, columns?: readonly DateColumn[]) => DateReader
  readonly answersTo: (file: SourceFile) => FileAnswers
  /** What is read from a file with an open question does not count. */
  readonly ask: (file: SourceFile, question: Omit<FileQuestion, 'file'>) => void
}

export interface Reader {
  /** By its content; a name decides only between files of one shape. */
  readonly recognizes: (file: SourceFile) => boolean
  /** Files that were exported together. */
  readonly read: (files: readonly SourceFile[], context: ReadingContext) => void
}

/** Reads files of which each stands for itself. */
export const eachFile =
  (
    source: HistorySource,
    read: (file: SourceFile, rows: FileRows, dates: DateReader, context: ReadingContext) => void,
  ): Reader['read'] =>
  (files, context) => {
    for (const file of files) read(file, context.file(file.path, source), context.datesOf(file), context)
  }

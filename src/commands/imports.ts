import { readBackup } from '#domain/backup-reading.ts'
import { planOf, reviewOf, summaryOf } from '#domain/import-plan.ts'
import type {
  ImportChoice,
  ImportFile,
  ImportOutcome,
  ImportProblem,
  ImportReview,
  ImportStrategy,
  ImportSummary,
  Incoming,
  ParsedImport,
  ReadingOutcome,
} from '#domain/imports.ts'
import { isoTimeOf, unknownTime } from '#domain/iso-times.ts'
import type { Library } from '#domain/library.ts'
import { restore } from '#domain/restore.ts'
import { partOf, type Work } from '#domain/work.ts'
import type { Messages } from '#i18n/messages.ts'
import type { ImportUndo } from '#stores/import-undo.ts'
import { excessOf, prepareRecords } from '#stores/record-work.ts'
import type { Records } from '#stores/records/records.ts'
import type { RunInSlices, SliceOptions } from '#stores/slices.ts'
import { storageQuota } from '#stores/storage-space.ts'
import type { Toasts } from '#stores/toasts.ts'
import { announceTo, fileToastDuration } from './announce.ts'
import type { UndoHistory } from './undo.ts'

/** What a person can do with a file of personal data. */
export interface ImportCommands {
  /** Reads a file, and says what importing it would change. */
  readonly read: (file: ImportFile, options: SliceOptions) => Promise<ReadingOutcome>
  /** Writes what was read, all of it or nothing. */
  readonly write: (parsed: ParsedImport, choice: ImportChoice, options: SliceOptions) => Promise<ImportOutcome>
  readonly sayDone: (summary: ImportSummary) => void
  /** Undoes the last import, and says so. */
  readonly takeBack: () => Promise<void>
}

/** What an import needs of the app and of the browser; `usedSpace` is in UTF-16 units, `now` in epoch milliseconds. */
export interface ImportParts {
  readonly records: Records
  readonly undo: ImportUndo
  readonly run: RunInSlices
  readonly usedSpace: () => number | null
  readonly steps: UndoHistory
  readonly toasts: Toasts
  readonly messages: () => Messages
  readonly now: () => number
  readonly report: (error: unknown) => void
}

const readingPart = 0.7
const preparingPart = 0.8

const textOf = (bytes: ArrayBuffer): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes)

function* plansFor(before: Library, file: Incoming, used: number | null): Work<ImportReview['plans']> {
  const planFor = function* (strategy: ImportStrategy) {
    const restoration = restore(before, file, { strategy, takesKey: false })
    const excess = yield* excessOf(before, restoration.library, used)
    return yield* planOf(before, restoration, excess)
  }
  const merge = yield* partOf(planFor('merge'), readingPart, 0.15)
  return { merge, overwrite: yield* partOf(planFor('overwrite'), readingPart + 0.15, 0.15) }
}

/** What an import of a file would do, before anything is written (texts and rules of spec sections 4, 5 and 8). */
export const createImportCommands = (parts: ImportParts): ImportCommands => {
  const { records, undo, run, usedSpace, steps, toasts, messages, now, report } = parts
  const say = announceTo(toasts, messages)

  const refused = (problem: ImportProblem) => ({ kind: 'refused', problem }) as const

  const takeBack = async () => {
    const words = messages().import
    if (await undo.undo()) say.success(words.undone.title, words.undone.description)
    else say.error(words.undoFailed)
  }

  return {
    takeBack,
    read: async (file, options) => {
      await records.ready
      let bytes: ArrayBuffer
      try {
        bytes = await file.arrayBuffer()
      } catch (error) {
        report(error)
        return refused({ kind: 'not readable' })
      }
      let content: string
      try {
        content = textOf(bytes)
      } catch {
        return refused({ kind: 'not text' })
      }
      const reading = await run(partOf(readBackup(content, storageQuota), 0, readingPart), options)
      if (reading.kind === 'refused') return reading
      const { incoming } = reading
      const before = records.library()
      const plans = await run(plansFor(before, incoming, usedSpace()), options)
      const excess = Math.min(plans.merge.excess, plans.overwrite.excess)
      if (excess > 0) return refused({ kind: 'does not fit', excess })
      const review = reviewOf(file.name, incoming, before.settings, plans)
      return { kind: 'read', parsed: { incoming, review } }
    },
    write: async ({ incoming, review }, choice, options) => {
      await run(partOf(prepareRecords(restore(records.library(), incoming, choice).library), 0, preparingPart), options)
      options.onProgress?.(preparingPart)
      let before = records.library()
      // The operation may run again on a newer library: then that one is what the import replaces.
      const isDone = await records.change((library) => {
        before = library
        return restore(library, incoming, choice).library
      })
      if (!isDone) return refused({ kind: 'not saved' })
      steps.changed()
      const summary = summaryOf(review, choice.strategy)
      const time = isoTimeOf(now()) ?? unknownTime
      await undo.save(before, { ...summary, fileName: review.fileName, time })
      return { kind: 'imported', summary }
    },
    sayDone: ({ watchlistItems, collections }) => {
      const words = messages()
      const { done } = words.import
      say.success(
        done.title,
        done.description(watchlistItems, collections),
        { label: words.toasts.undo, run: () => void takeBack() },
        fileToastDuration,
      )
    },
  }
}

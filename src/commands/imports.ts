import { readBackup } from '#domain/backup-reading.ts'
import { type CooperativeTask, subtask } from '#domain/cooperative-task.ts'
import { planImport, reviewOf, summaryOf } from '#domain/import-plan.ts'
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
import type { Messages } from '#i18n/messages.ts'
import type { ImportUndo } from '#stores/import-undo.ts'
import { excessOf, prepareRecords } from '#stores/record-tasks.ts'
import type { Records } from '#stores/records/records.ts'
import type { RunInSlices, SliceOptions } from '#stores/run-in-slices.ts'
import { storageQuota } from '#stores/storage-space.ts'
import type { Toasts } from '#stores/toasts.ts'
import { announceTo, fileToastDuration } from './announce.ts'
import type { UndoHistory } from './undo.ts'

export interface ImportCommands {
  /** Reads a file and plans its import without writing anything. */
  readonly read: (file: ImportFile, options: SliceOptions) => Promise<ReadingOutcome>
  /** All or nothing. */
  readonly write: (parsed: ParsedImport, choice: ImportChoice, options: SliceOptions) => Promise<ImportOutcome>
  readonly announceDone: (summary: ImportSummary) => void
  readonly undo: () => Promise<void>
}

export interface ImportDependencies {
  readonly records: Records
  readonly importUndo: ImportUndo
  readonly run: RunInSlices
  /** UTF-16 units; null where local storage is blocked. It limits what fits where there is no database. */
  readonly usedSpace: () => number | null
  readonly undoHistory: UndoHistory
  readonly toasts: Toasts
  readonly messages: () => Messages
  readonly now: () => number
  readonly report: (error: unknown) => void
}

/** Far more than 20,000 movies with 30,000 viewings, which are 25 million units. */
const databaseCapacity = 4 * storageQuota
const readingShare = 0.7
const preparingShare = 0.8

const textOf = (bytes: ArrayBuffer): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes)

function* plansFor(before: Library, file: Incoming, used: number | null): CooperativeTask<ImportReview['plans']> {
  const planFor = function* (strategy: ImportStrategy) {
    const restoration = restore(before, file, { strategy, replacesKey: false })
    const excess = yield* excessOf(before, restoration.library, used)
    return yield* planImport(before, restoration, excess)
  }
  const merge = yield* subtask(planFor('merge'), readingShare, 0.15)
  return { merge, overwrite: yield* subtask(planFor('overwrite'), readingShare + 0.15, 0.15) }
}

export const createImportCommands = (dependencies: ImportDependencies): ImportCommands => {
  const { records, importUndo, run, usedSpace, undoHistory, toasts, messages, now, report } = dependencies
  const announce = announceTo(toasts, messages)

  const refused = (problem: ImportProblem) => ({ kind: 'refused', problem }) as const

  const undo = async () => {
    const { undone, undoFailed } = messages().import
    if (await importUndo.undo()) announce.success(undone.title, undone.description)
    else announce.error(undoFailed)
  }

  return {
    undo,
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
      const hasDatabase = records.hasDatabase()
      const capacity = hasDatabase ? databaseCapacity : storageQuota
      const reading = await run(subtask(readBackup(content, capacity), 0, readingShare), options)
      if (reading.kind === 'refused') return reading
      const { incoming } = reading
      const before = records.library()
      const plans = await run(plansFor(before, incoming, hasDatabase ? null : usedSpace()), options)
      const excess = Math.min(plans.merge.excess, plans.overwrite.excess)
      if (excess > 0) return refused({ kind: 'does not fit', excess })
      const review = reviewOf(file.name, incoming, before.settings, plans)
      return { kind: 'read', parsed: { incoming, review } }
    },
    write: async ({ incoming, review }, choice, options) => {
      await run(
        subtask(prepareRecords(restore(records.library(), incoming, choice).library), 0, preparingShare),
        options,
      )
      options.onProgress?.(preparingShare)
      let before = records.library()
      // The operation may run again on a newer library, and undo must restore the one it last ran on.
      const isDone = await records.change((library) => {
        before = library
        return restore(library, incoming, choice).library
      })
      if (!isDone) return refused({ kind: 'not saved' })
      undoHistory.seal()
      const summary = summaryOf(review, choice.strategy)
      const time = isoTimeOf(now()) ?? unknownTime
      await importUndo.save(before, { ...summary, fileName: review.fileName, time })
      return { kind: 'imported', summary }
    },
    announceDone: ({ watchlistItems, collections }) => {
      const { import: importMessages, toasts: toastMessages } = messages()
      const { done } = importMessages
      announce.success(
        done.title,
        done.description(watchlistItems, collections),
        { label: toastMessages.undo, run: () => void undo() },
        fileToastDuration,
      )
    },
  }
}

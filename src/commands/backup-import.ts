import type {
  ImportChoice,
  ImportOutcome,
  ImportProblem,
  ImportReview,
  ImportStrategy,
  ImportSummary,
  Incoming,
  ParsedImport,
  ReadingOutcome,
} from '#domain/backup/backup-import.ts'
import { importLists } from '#domain/backup/import-lists.ts'
import { planImport, reviewOf, summaryOf } from '#domain/backup/import-plan.ts'
import { restore } from '#domain/backup/restore.ts'
import type { ChangeScope } from '#domain/devices/exchange.ts'
import type { Library } from '#domain/records/library.ts'
import type { ImportFile } from '#domain/values/import-file.ts'
import { type Pause, partOf } from '#domain/values/pause.ts'
import { excessOf } from '#stores/record-tasks.ts'
import { storageQuota } from '#stores/safe-storage.ts'
import type { SliceOptions } from '#stores/slices.ts'
import { createImportUndo, type ImportUndo } from '#stores/undo/import-undo.ts'
import { announceTo, fileToastDuration, staysText } from './announce.ts'
import type { CommandContext } from './context.ts'
import { writeImport } from './write-import.ts'

export interface WritingOptions extends SliceOptions {
  /** Of an import that overwrites; merging is for all devices. */
  readonly scope?: ChangeScope
}

export interface ImportCommands {
  /** Reads a file and plans its import without writing anything. */
  readonly read: (file: ImportFile, options: SliceOptions) => Promise<ReadingOutcome>
  /** All or nothing. */
  readonly write: (parsed: ParsedImport, choice: ImportChoice, options: WritingOptions) => Promise<ImportOutcome>
  readonly announceDone: (summary: ImportSummary, onUndo: () => void) => void
  /** The last import, while it can be undone. */
  readonly undoable: Pick<ImportUndo, 'last' | 'state' | 'load'>
  /** Announces what it left, or that it was refused. Once, however often it is called meanwhile. */
  readonly undo: () => Promise<void>
}

/** Far more than 20,000 movies with 30,000 viewings, which are 25 million units. */
const databaseCapacity = 4 * storageQuota
const readingShare = 0.5

const plansFor = async (
  before: Library,
  file: Incoming,
  used: number | null,
  pause: Pause,
): Promise<ImportReview['plans']> => {
  const planFor = async (strategy: ImportStrategy, part: Pause) => {
    const restoration = restore(before, file, { strategy, replacesKey: false })
    const excess = await excessOf(before, restoration.library, used, partOf(part, 0, 0.5))
    return planImport(before, restoration, excess, partOf(part, 0.5, 0.5))
  }
  const merge = await planFor('merge', partOf(pause, 0, 0.5))
  return { merge, overwrite: await planFor('overwrite', partOf(pause, 0.5, 0.5)) }
}

const isEmpty = (library: Library): boolean => importLists.every((list) => library[list].length === 0)

export const createImportCommands = (context: CommandContext): ImportCommands => {
  const {
    records,
    lazy,
    language,
    storage,
    files,
    platform: { slices, reportOnce },
  } = context
  const importUndo = lazy.get(createImportUndo)
  const messages = () => language.messages.peek()
  const importMessages = () => language.loadedMessages().import
  const announce = announceTo(context)

  const refused = (problem: ImportProblem) => ({ kind: 'refused', problem }) as const

  const undo = async () => {
    if (importUndo.state.peek() === 'undoing') return
    const { done, undone, undoFailed, problems } = importMessages()
    const subject = importUndo.last.peek()?.fileName ?? ''
    const reverted = await importUndo.undo()
    if (!reverted) {
      announce.error(undoFailed)
      return
    }
    const { isChanged, skipped, back } = reverted
    const title = isChanged ? undone.title : messages().toasts.unchanged
    const redo = () =>
      context.commands.undoHistory.redoOf(
        {
          kind: 'import',
          title: done.title,
          description: () => subject,
          subject,
          count: 1,
          failureMessage: problems['not saved'],
        },
        back,
      )
    announce.success(title, staysText(messages(), skipped) || undone.description, {
      action: isChanged ? redo() : undefined,
    })
  }

  return {
    undoable: importUndo,
    undo,
    read: async (file, options) => {
      await records.ready
      let bytes: ArrayBuffer
      try {
        bytes = await file.arrayBuffer()
      } catch (error) {
        reportOnce(error)
        return refused({ kind: 'not readable' })
      }
      const hasDatabase = records.hasDatabase.peek()
      const capacity = hasDatabase ? databaseCapacity : storageQuota
      const reading = await files.readBackup(bytes, capacity, options.signal)
      if (reading.kind === 'refused') return reading
      const { incoming } = reading
      const before = records.library()
      options.onProgress?.(readingShare)
      const planning = partOf(slices(options), readingShare, 1 - readingShare)
      const plans = await plansFor(before, incoming, hasDatabase ? null : storage.usedSpace(), planning)
      const excess = Math.min(plans.merge.excess, plans.overwrite.excess)
      if (excess > 0) return refused({ kind: 'does not fit', excess })
      const review = reviewOf(file.name, incoming, before.settings, plans)
      return { kind: 'read', parsed: { incoming, review } }
    },
    write: async ({ incoming, review }, choice, options) => {
      const planFor = (library: Library) => restore(library, incoming, choice).library
      const before = records.library()
      const summary = summaryOf(review, choice.strategy)
      const isWritten = await writeImport(
        context,
        {
          before,
          after: planFor(before),
          planAgain: planFor,
          ...(choice.strategy === 'overwrite' && options.scope && { scope: options.scope }),
          about: () => ({ ...summary, fileName: review.fileName }),
        },
        options,
      )
      if (!isWritten) return refused({ kind: 'not saved' })
      // All that is here is in the file, too.
      if (isEmpty(before) && incoming.exportDate !== null) context.memory.lastExport.set(incoming.exportDate)
      return { kind: 'imported', summary }
    },
    announceDone: ({ watchlistItems, collections }, onUndo) => {
      const { done } = importMessages()
      announce.success(done.title, done.description({ items: watchlistItems, lists: collections }), {
        action: { label: messages().toasts.undo, run: onUndo },
        duration: fileToastDuration,
      })
    },
  }
}

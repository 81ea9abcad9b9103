import { createSeenListing } from '#commands/seen-listing.ts'
import { createImportUndo } from '#stores/import-undo.ts'
import type { App } from '../app/app.ts'

export const seenListing = ({ records, memory, storage, commands, view, language, platform }: App) =>
  createSeenListing({
    records,
    listingUndo: createImportUndo(
      { records, database: storage.database, slices: platform.slices, report: platform.reportOnce },
      'seen listed',
    ),
    notices: memory.notices,
    slices: platform.slices,
    undoHistory: commands.undoHistory,
    toasts: view.toasts,
    messages: () => language.messages.peek(),
    now: platform.now,
  })

import { createImportUndo, type ImportUndo } from '#stores/import-undo.ts'
import type { App } from '../app/app.ts'

/** Loads with the screens that import. */
export const importUndoOf = ({ records, storage, platform, files }: App): ImportUndo =>
  storage.importUndo.get(() =>
    createImportUndo({
      records,
      database: storage.database,
      slices: platform.slices,
      readBackup: files.readBackup,
      report: platform.reportOnce,
    }),
  )

import { createImportUndo } from '#stores/import-undo.ts'
import type { App } from '../app/app.ts'

export const importUndo = ({ records, storage, platform }: App) =>
  createImportUndo({
    records,
    database: storage.database,
    slices: platform.slices,
    report: platform.reportOnce,
  })

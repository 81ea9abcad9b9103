import type { App } from '../app/app.ts'
import { importUndo } from './import-undo.ts'

/** What writes to the records as an import. */
export const importParts = ({ records, lazy, platform, storage, commands }: App) => ({
  records,
  importUndo: lazy.get(importUndo),
  slices: platform.slices,
  usedSpace: storage.usedSpace,
  undoHistory: commands.undoHistory,
  now: platform.now,
})

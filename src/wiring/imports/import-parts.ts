import type { App } from '../app/app.ts'
import { importUndo } from './import-undo.ts'

/** What writes to the records as an import. */
export const importParts = ({ records, lazy, memory, platform, storage, commands }: App) => ({
  records,
  importUndo: lazy.get(importUndo),
  slices: platform.slices,
  usedSpace: storage.usedSpace,
  undoHistory: commands.undoHistory,
  preferences: memory.preferences,
  now: platform.now,
})

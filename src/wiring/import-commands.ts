import { createImportCommands, type ImportCommands } from '#commands/imports.ts'
import type { App } from './app.ts'

/** Loads with the screens that import. */
export const importCommandsOf = ({
  records,
  importUndo,
  slices,
  readBackup,
  usedSpace,
  undoHistory,
  toasts,
  messages,
  now,
  reportOnce,
}: App): ImportCommands =>
  createImportCommands({
    records,
    importUndo,
    slices,
    readBackup,
    usedSpace,
    undoHistory,
    toasts,
    messages: () => messages.peek(),
    now,
    report: reportOnce,
  })

import { createImportUndo, type ImportUndo } from '#stores/import-undo.ts'
import type { App } from './app.ts'

const undos = new WeakMap<object, ImportUndo>()

/** One for the app. Loads with the screens that import. */
export const importUndoOf = (app: App): ImportUndo => {
  const known = undos.get(app.records) ?? createImportUndo({ ...app, report: app.reportOnce })
  undos.set(app.records, known)
  return known
}

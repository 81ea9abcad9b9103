import { createImportCommands } from '#commands/backup-import.ts'
import { type ImportUndoEvent, importUndoMachine } from '#machines/import-undo.ts'
import { createImportUndo } from '#stores/import-undo.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { useSharedFlow } from '../app/use-flow.ts'
import { watchSignals } from './watch-signals.ts'

/** One for Settings and for the toast, so that two clicks do not undo twice. It starts with its first use. */
const importUndoFlow = (app: App) => {
  const { last, load } = app.lazy.get(createImportUndo)
  return createFlow(app, importUndoMachine, undefined, {
    'look up last import': () => load().catch(app.platform.reportOnce),
    'undo import': () => app.lazy.get(createImportCommands).undo(),
    'watch last import': watchSignals((): ImportUndoEvent => {
      const { value } = last
      return value ? { type: 'import kept', last: value } : { type: 'import forgotten' }
    }),
  })
}

/** As when 'Undo Import' is pressed in Settings. */
export const requestImportUndo = ({ lazy }: App): void =>
  lazy.get(importUndoFlow).start().send({ type: 'undo requested' })

/** The last import, and how far undoing it is. */
export const useImportUndo = () => useSharedFlow(importUndoFlow)

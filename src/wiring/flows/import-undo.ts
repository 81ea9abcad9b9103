import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import { createImportCommands } from '#commands/backup-import.ts'
import { type ImportUndoEvent, importUndoMachine } from '#machines/import-undo.ts'
import { provideAll } from '#machines/ports.ts'
import { createImportUndo } from '#stores/import-undo.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { useLazy } from '../app/use-lazy.ts'
import { watchSignals } from './watch-signals.ts'

/** One for Settings and for the toast, so that two clicks do not undo twice. It starts with its first use. */
const importUndoFlow = (app: App) => {
  const { last, load } = app.lazy.get(createImportUndo)
  return createFlow(
    app,
    provideAll(importUndoMachine, {
      actors: {
        'look up last import': fromPromise<void, undefined>(() => load().catch(app.platform.reportOnce)),
        'undo import': fromPromise<boolean, undefined>(() => app.lazy.get(createImportCommands).undo()),
        'watch last import': watchSignals((): ImportUndoEvent => {
          const { value } = last
          return value ? { type: 'import kept', last: value } : { type: 'import forgotten' }
        }),
      },
      actions: {},
    }),
    undefined,
  )
}

/** As when 'Undo Import' is pressed in Settings. */
export const requestImportUndo = ({ lazy }: App): void =>
  lazy.get(importUndoFlow).start().send({ type: 'undo requested' })

/** The last import, and how far undoing it is. */
export const useImportUndo = () => {
  const flow = useLazy(importUndoFlow)
  useEffect(() => void flow.start(), [flow])
  return [useSelector(flow, (snapshot) => snapshot), flow.send] as const
}

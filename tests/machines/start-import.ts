import { createActor, fromPromise } from 'xstate'
import type { ImportOutcome } from '#domain/backup/backup-import.ts'
import type { ImportFile } from '#domain/values/import-file.ts'
import type { FilesOutcome, ImportDecision } from '#machines/import-dialog.ts'
import { importDialogMachine } from '#machines/import-dialog.ts'
import { file, imported, read } from '#tests/support/imports.ts'
import { turns } from '#tests/support/turns.ts'
import { statesIn } from '#wiring/inspect/live-flows.ts'

export interface Protection {
  readonly keep?: () => Promise<boolean>
  readonly save?: () => Promise<boolean>
}

export const startImport = (
  reading: () => Promise<FilesOutcome> = async () => read(),
  importing: () => Promise<ImportOutcome> = async () => imported,
  { keep = async () => true, save = async () => true }: Protection = {},
) => {
  const announced: unknown[] = []
  const calls: unknown[] = []
  const actor = createActor(
    importDialogMachine.provide({
      actors: {
        'read files': fromPromise<FilesOutcome, { files: readonly ImportFile[] }>(({ input, signal }) => {
          calls.push(...input.files.map(({ name }) => name))
          signal.addEventListener('abort', () => calls.push('aborted'))
          return reading()
        }),
        'keep restore point': fromPromise<boolean, undefined>(() => {
          calls.push('point')
          return keep()
        }),
        'save backup': fromPromise<boolean, undefined>(() => {
          calls.push('backup')
          return save()
        }),
        'write import': fromPromise<ImportOutcome, ImportDecision>(({ input }) => {
          calls.push(input.choice)
          return importing()
        }),
      },
      actions: {
        'announce problem': (_, { problem }) => void announced.push(problem),
        'announce import': (_, outcome) => void announced.push(outcome),
      },
    }),
  ).start()
  const settled = () => turns(1)
  return {
    announced,
    calls,
    send: actor.send,
    settled,
    choose: async (chosen: ImportFile = file) => {
      actor.send({ type: 'files chosen', files: [chosen] })
      await settled()
    },
    confirm: async () => {
      actor.send({ type: 'confirmed' })
      await settled()
    },
    state: () => statesIn(actor.getSnapshot().value).at(-1),
    percent: () => actor.getSnapshot().context.percent,
    context: () => actor.getSnapshot().context,
    choice: () => actor.getSnapshot().context.decision?.choice,
  }
}

import { type Signal, signal } from '@preact/signals-core'
import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate'
import { announceTo, fileToastDuration } from '#commands/announce.ts'
import type { ImportFile, ImportOutcome, ReadingOutcome } from '#domain/imports.ts'
import { importProblemMessage } from '#i18n/import-messages.ts'
import { type ImportDecision, type ImportDialogEvent, importDialogMachine } from '#machines/import-dialog.ts'
import { provideAll } from '#machines/ports.ts'
import type { App } from '../app.ts'
import { createFlow } from '../create-flow.ts'
import { importCommandsOf } from '../import-commands.ts'
import { stopWhenIdle, useFlow } from '../use-flow.ts'

export type ImportDialogSnapshot = SnapshotFrom<typeof importDialogMachine>
export type SendToImport = (event: ImportDialogEvent) => void

const watchProgress = (share: Signal<number>) =>
  fromCallback(({ sendBack }) => {
    share.value = 0
    const send: SendToImport = sendBack
    return share.subscribe((done) => send({ type: 'progressed', percent: Math.floor(100 * done) }))
  })

const createImportDialog = (app: App) => {
  const { reportOnce, toasts, messages } = app
  const imports = importCommandsOf(app)
  const share = signal(0)
  const onProgress = (done: number) => {
    share.value = done
  }
  let lastRefusal = 0
  const reporting = async <Outcome>(outcome: Promise<Outcome>, signal: AbortSignal) => {
    try {
      return await outcome
    } catch (error) {
      if (!signal.aborted) reportOnce(error)
      throw error
    }
  }
  return createFlow(
    provideAll(importDialogMachine, {
      actors: {
        'watch progress': watchProgress(share),
        'read file': fromPromise<ReadingOutcome, { file: ImportFile }>(({ input: { file }, signal }) => {
          // Otherwise the toast about a refused file would cover the review of the next file.
          toasts.dismiss(lastRefusal)
          return reporting(imports.read(file, { onProgress, signal }), signal)
        }),
        'write import': fromPromise<ImportOutcome, ImportDecision>(({ input: { parsed, choice }, signal }) =>
          reporting(imports.write(parsed, choice, { onProgress }), signal),
        ),
      },
      actions: {
        'announce problem': (_, { problem }) => {
          if (!problem) return
          const { import: importMessages } = messages.peek()
          const { error } = announceTo(toasts, () => messages.peek())
          lastRefusal = error(importProblemMessage(importMessages, problem), importMessages.failed, fileToastDuration)
        },
        'announce import': (_, { outcome }) => {
          if (outcome.kind === 'imported') imports.announceDone(outcome.summary)
        },
      },
    }),
    undefined,
  )
}

const cancelOrFinish: typeof stopWhenIdle = (flow) => {
  flow.send({ type: 'cancelled' })
  stopWhenIdle(flow)
}

export const useImportDialog = () => useFlow(createImportDialog, undefined, cancelOrFinish)

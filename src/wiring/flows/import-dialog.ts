import { type Signal, signal } from '@preact/signals-react'
import type { SnapshotFrom } from 'xstate'
import { announceTo, fileToastDuration } from '#commands/announce.ts'
import { createBackupCommands } from '#commands/backup.ts'
import type { ImportCommands } from '#commands/backup-import.ts'
import { createImportCommands } from '#commands/backup-import.ts'
import { maybeBackup } from '#domain/backup/backup-import.ts'
import type { ImportFile } from '#domain/values/import-file.ts'
import { importProblemMessage } from '#i18n/import-messages.ts'
import type { FilesOutcome, ImportDialogEvent } from '#machines/import-dialog.ts'
import { importDialogMachine } from '#machines/import-dialog.ts'
import type { App } from '../app/app.ts'
import { createFlow, reporting } from '../app/create-flow.ts'
import { stopWhenIdle, useFlow } from '../app/use-flow.ts'
import { pendingHistory } from '../imports/pending-history.ts'
import { restorePoints } from '../restore-points/restore-points.ts'

export type ImportDialogSnapshot = SnapshotFrom<typeof importDialogMachine>
export type SendToImport = (event: ImportDialogEvent) => void

const watchProgress = (share: Signal<number>) => (send: SendToImport) => {
  share.value = 0
  return share.subscribe((done) => send({ type: 'progressed', percent: Math.floor(100 * done) }))
}

interface Reading {
  readonly onProgress: (done: number) => void
  readonly signal: AbortSignal
}

/** Neither an export of another tracker, nor a file of which there is more to say. */
const isUnknown = (outcome: FilesOutcome): boolean =>
  outcome.kind === 'history' &&
  outcome.reading.kind === 'refused' &&
  ['not recognized', 'backup', 'empty'].includes(outcome.reading.problem.kind)

const filesReader = (app: App, imports: ImportCommands) => {
  const readHistory = async (files: readonly ImportFile[], reading: Reading): Promise<FilesOutcome> => {
    const [history] = await Promise.all([
      app.files.readHistory(files, { answers: {}, today: app.platform.today() }, reading),
      // An import that was put off must be known before another one begins.
      app.lazy.get(pendingHistory).load(),
    ])
    return { kind: 'history', files, reading: history }
  }
  const readBackup = async (file: ImportFile, reading: Reading): Promise<FilesOutcome> => {
    const outcome = await imports.read(file, reading)
    if (outcome.kind === 'read' || outcome.problem.kind !== 'not a backup') return outcome
    const other = await readHistory([file], reading)
    return isUnknown(other) ? outcome : other
  }
  return async (files: readonly ImportFile[], reading: Reading): Promise<FilesOutcome> => {
    const [first] = files
    if (first && maybeBackup(files)) return readBackup(first, reading)
    const outcome = await readHistory(files, reading)
    const isBackup =
      outcome.kind === 'history' &&
      outcome.reading.kind === 'refused' &&
      outcome.reading.problem.kind === 'backup' &&
      files.length === 1
    return first && isBackup ? imports.read(first, reading) : outcome
  }
}

const createImportDialog = (app: App) => {
  const { view, language } = app
  const imports = app.lazy.get(createImportCommands)
  const readFiles = filesReader(app, imports)
  const share = signal(0)
  const onProgress = (done: number) => {
    share.value = done
  }
  let lastRefusal = 0
  const reported = reporting(app)
  return createFlow(app, importDialogMachine, undefined, {
    'watch progress': watchProgress(share),
    'read files': ({ files }, signal) => {
      // Otherwise the toast about a refused file would cover the review of the next file.
      view.toasts.dismiss(lastRefusal)
      return reported(readFiles(files, { onProgress, signal }), signal)
    },
    'keep restore point': async () => (await app.lazy.get(restorePoints).make('import')) !== null,
    'save backup': () => app.lazy.get(createBackupCommands).exportData({ includeApiKey: false }),
    'write import': ({ parsed, choice, scope }, signal) =>
      reported(imports.write(parsed, choice, { onProgress, scope }), signal),
    'announce problem': (_, { problem }) => {
      if (!problem) return
      const { import: importMessages } = language.loadedMessages()
      const { error } = announceTo(app)
      lastRefusal = error(importProblemMessage(importMessages, problem), importMessages.failed, fileToastDuration)
    },
    'announce import': (_, outcome) => {
      if (outcome.kind === 'imported') imports.announceDone(outcome.summary, () => void imports.undo())
    },
  })
}

const cancelOrFinish: typeof stopWhenIdle = (flow) => {
  flow.send({ type: 'canceled' })
  stopWhenIdle(flow)
}

export const useImportDialog = () => useFlow(createImportDialog, undefined, cancelOrFinish)

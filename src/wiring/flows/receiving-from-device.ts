import type { SnapshotFrom } from 'xstate'
import { createBackupCommands } from '#commands/backup.ts'
import type { Library } from '#domain/records/library.ts'
import type { ImportFile } from '#domain/values/import-file.ts'
import type { ReceivingEvent } from '#machines/receiving-from-device.ts'
import { receivingFromDeviceMachine } from '#machines/receiving-from-device.ts'
import type { App } from '../app/app.ts'
import { createFlow, reporting } from '../app/create-flow.ts'
import { useSharedFlow } from '../app/use-flow.ts'
import { exchange } from '../devices/exchange.ts'
import { thenLook } from '../devices/shared-library.ts'
import { restorePoints } from '../restore-points/restore-points.ts'

export type ReceivingSnapshot = SnapshotFrom<typeof receivingFromDeviceMachine>
export type SendToReceiving = (event: ReceivingEvent) => void

/** One for Settings and for a file that was dropped or opened with the app. It starts with its first use. */
const receivingFlow = (app: App) => {
  const { lazy, records, commands } = app
  const { read, merge, discard } = lazy.get(exchange)
  const reported = reporting(app)
  let before: Library | undefined
  const undo = async () => {
    const library = before
    if (!library) return false
    await records.ready
    // Without versions of this browser the next file is a joining, so that nothing of before seems removed elsewhere.
    const isUndone = await records.change(() => library, { acceptsLoss: true, scope: 'here' })
    if (isUndone) commands.undoHistory.clear()
    return isUndone
  }
  return createFlow(app, receivingFromDeviceMachine, undefined, {
    'read file': ({ file, passphrase }) => reported(read(file, passphrase)),
    'keep restore point': async ({ isJoining }) =>
      (await lazy.get(restorePoints).make(isJoining ? 'joining' : 'removals')) !== null,
    'save backup': () => lazy.get(createBackupCommands).exportData({ includeApiKey: false }),
    'merge file': (input) => {
      before = records.library()
      return thenLook(app)(reported(merge(input)))
    },
    'undo merge': () => thenLook(app)(reported(undo())),
    'discard file': discard,
  })
}

export const receiveFile = ({ lazy }: App, file: ImportFile): void =>
  lazy.get(receivingFlow).start().send({ type: 'file chosen', file })

export const useReceiving = () => useSharedFlow(receivingFlow)

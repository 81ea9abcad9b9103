import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { createBackupCommands } from '#commands/backup.ts'
import type { ExchangeReading, MergeChoice, MergeResult } from '#domain/devices/exchange.ts'
import type { Library } from '#domain/records/library.ts'
import type { ImportFile } from '#domain/values/import-file.ts'
import type { ReceivedFile, ReceivingEvent } from '#machines/parts/receiving-types.ts'
import { provideAll } from '#machines/ports.ts'
import { receivingFromDeviceMachine } from '#machines/receiving-from-device.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { useLazy } from '../app/use-lazy.ts'
import { exchange } from '../devices/exchange.ts'
import { thenLook } from '../devices/shared-library.ts'
import { restorePoints } from '../restore-points/restore-points.ts'

export type ReceivingSnapshot = SnapshotFrom<typeof receivingFromDeviceMachine>
export type SendToReceiving = (event: ReceivingEvent) => void

/** One for Settings and for a file that was dropped or opened with the app. It starts with its first use. */
const receivingFlow = (app: App) => {
  const { lazy, records, commands, platform } = app
  const { read, merge, discard } = lazy.get(exchange)
  let before: Library | undefined
  const reporting = async <Outcome>(outcome: Promise<Outcome>) => {
    try {
      return await outcome
    } catch (error) {
      platform.reportOnce(error)
      throw error
    }
  }
  const undo = async () => {
    const library = before
    if (!library) return false
    await records.ready
    // Without versions of this browser the next file is a joining, so that nothing of before seems removed elsewhere.
    const isUndone = await records.change(() => library, { acceptsLoss: true, scope: 'here' })
    if (isUndone) commands.undoHistory.clear()
    return isUndone
  }
  return createFlow(
    app,
    provideAll(receivingFromDeviceMachine, {
      actors: {
        'read file': fromPromise<ExchangeReading, ReceivedFile>(({ input: { file, passphrase } }) =>
          reporting(read(file, passphrase)),
        ),
        'keep restore point': fromPromise<boolean, { isJoining: boolean }>(
          async ({ input: { isJoining } }) =>
            (await lazy.get(restorePoints).make(isJoining ? 'joining' : 'removals')) !== null,
        ),
        'save backup': fromPromise<boolean, undefined>(() =>
          lazy.get(createBackupCommands).exportData({ includeApiKey: false }),
        ),
        'merge file': fromPromise<MergeResult, MergeChoice>(({ input }) => {
          before = records.library()
          return thenLook(app)(reporting(merge(input)))
        }),
        'undo merge': fromPromise<boolean, undefined>(() => thenLook(app)(reporting(undo()))),
      },
      actions: { 'discard file': discard },
    }),
    undefined,
  )
}

export const receiveFile = ({ lazy }: App, file: ImportFile): void =>
  lazy.get(receivingFlow).start().send({ type: 'file chosen', file })

export const useReceiving = () => {
  const flow = useLazy(receivingFlow)
  useEffect(() => void flow.start(), [flow])
  return [useSelector(flow, (snapshot) => snapshot), flow.send] as const
}

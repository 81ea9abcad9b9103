import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { type Actor, fromPromise } from 'xstate'
import { createBackupCommands } from '#commands/backup.ts'
import type { RemovalChoice } from '#domain/devices/exchange.ts'
import type { FilesFate, FolderFound, FolderMerge, FolderNews, FolderStep } from '#domain/devices/folder.ts'
import type { FolderLookup, JoiningFolder, NewPassphrase, SyncEvent, Tidied } from '#machines/parts/sync-types.ts'
import { provideAll } from '#machines/ports.ts'
import { syncMachine } from '#machines/sync.ts'
import type { App } from '../app/app.ts'
import { clockOf, createFlow } from '../app/create-flow.ts'
import { useLazy } from '../app/use-lazy.ts'
import { exchange } from '../devices/exchange.ts'
import { followStatus } from '../devices/follow-status.ts'
import { sharedFolder } from '../devices/shared-folder.ts'
import { thenLook } from '../devices/shared-library.ts'
import { createTabLine } from '../devices/tab-line.ts'
import { holdTurn, watchOwnChanges, watchPage } from '../devices/watchers.ts'
import { restorePoints } from '../restore-points/restore-points.ts'

export type SendToSync = (event: SyncEvent) => void

type Steps = ReturnType<typeof sharedFolder>

const reporting =
  ({ platform }: App) =>
  async <Outcome>(outcome: Promise<Outcome>): Promise<Outcome> => {
    try {
      return await outcome
    } catch (error) {
      platform.reportOnce(error)
      throw error
    }
  }

const stepsOf = (app: App, folder: Steps, noteFolderGone: () => void) => {
  const reported = reporting(app)
  const { lazy } = app
  return {
    'look up folder': fromPromise<FolderLookup, undefined>(() => reported(folder.lookUp())),
    'choose folder': fromPromise<boolean, undefined>(() => reported(folder.choose())),
    'probe folder': fromPromise<FolderStep<FolderFound>, { readonly passphrase: string | null }>(
      ({ input: { passphrase } }) => reported(folder.probe(passphrase)),
    ),
    'join folder': fromPromise<FolderMerge, JoiningFolder>(({ input }) => thenLook(app)(reported(folder.join(input)))),
    'undo joining': fromPromise<boolean, undefined>(() => thenLook(app)(reported(folder.undoJoining()))),
    'change passphrase': fromPromise<FolderStep, NewPassphrase>(({ input }) =>
      reported(folder.changePassphrase(input)),
    ),
    'keep restore point': fromPromise<boolean, { readonly isJoining: boolean }>(
      async ({ input: { isJoining } }) =>
        (await lazy.get(restorePoints).make(isJoining ? 'joining' : 'removals')) !== null,
    ),
    'save backup': fromPromise<boolean, undefined>(() =>
      lazy.get(createBackupCommands).exportData({ includeApiKey: false }),
    ),
    'ask permission': fromPromise<boolean, undefined>(() => reported(folder.allow())),
    'unlock folder': fromPromise<FolderStep, { readonly passphrase: string | null }>(({ input: { passphrase } }) =>
      reported(folder.unlock(passphrase ?? '')),
    ),
    'remove device': fromPromise<FolderStep, { readonly device: string }>(({ input: { device } }) =>
      reported(folder.remove(device)),
    ),
    'disconnect folder': fromPromise<FolderStep, { readonly fate: FilesFate }>(({ input: { fate } }) =>
      thenLook(app)(reported(folder.disconnect(fate))),
    ),
    'list files': fromPromise<FolderStep<{ readonly files: number }>, undefined>(async () => {
      // What was done 'here only' has left the library, and the folder with it.
      if (!(await reported(folder.isKept()))) noteFolderGone()
      return reported(folder.list())
    }),
    'read files': fromPromise<FolderStep<FolderNews>, undefined>(() => reported(folder.read())),
    'apply rows': fromPromise<FolderMerge, { readonly removals: RemovalChoice }>(({ input: { removals } }) =>
      reported(folder.apply(removals)),
    ),
    'write changes': fromPromise<FolderStep, undefined>(() => reported(folder.write())),
    'tidy files': fromPromise<Tidied, undefined>(() => reported(folder.tidy())),
  }
}

/** One for the app, which starts with its first use. */
export const syncFlow = (app: App): Actor<typeof syncMachine> => {
  const { lazy } = app
  const folder = lazy.get(sharedFolder)
  const line = createTabLine(app, folder)
  const flow: Actor<typeof syncMachine> = createFlow(
    app,
    provideAll(syncMachine, {
      actors: {
        ...stepsOf(app, folder, () => flow.send({ type: 'folder changed elsewhere' })),
        'hold turn': holdTurn(app, folder),
        'watch page': watchPage(app),
        'watch other tabs': line.watch,
        'watch records': watchOwnChanges(app, folder, () => status.noteChange()),
      },
      actions: {
        'tell other tabs': (_, report) => line.report(report),
        'tell other tabs of the change': line.change,
        'keep pause': (_, { isPaused }) => folder.setPaused(isPaused),
      },
    }),
    undefined,
    { clock: clockOf(app) },
  )
  const status = followStatus(app, folder, flow)
  // The others are shown the new name with the next round.
  let name = lazy.get(exchange).deviceName.peek()
  lazy.get(exchange).deviceName.subscribe((next) => {
    if (next !== name) flow.send({ type: 'sync requested' })
    name = next
  })
  return flow
}

export const useSync = () => {
  const flow = useLazy(syncFlow)
  useEffect(() => void flow.start(), [flow])
  return [useSelector(flow, (snapshot) => snapshot), flow.send] as const
}

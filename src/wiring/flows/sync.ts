import type { Actor } from 'xstate'
import { createBackupCommands } from '#commands/backup.ts'
import { syncMachine } from '#machines/sync/sync.ts'
import type { SyncEvent } from '#machines/sync/sync-setup.ts'
import type { App } from '../app/app.ts'
import { clockOf, createFlow, reporting } from '../app/create-flow.ts'
import { useSharedFlow } from '../app/use-flow.ts'
import { exchange } from '../devices/exchange.ts'
import { followStatus } from '../devices/folder-status.ts'
import { sharedFolder } from '../devices/shared-folder.ts'
import { thenLook } from '../devices/shared-library.ts'
import { createTabLine } from '../devices/tab-line.ts'
import { holdTurn, watchOwnChanges, watchPage } from '../devices/watchers.ts'
import { restorePoints } from '../restore-points/restore-points.ts'

export type SendToSync = (event: SyncEvent) => void

/** One for the app, which starts with its first use. */
export const syncFlow = (app: App): Actor<typeof syncMachine> => {
  const { lazy } = app
  const folder = lazy.get(sharedFolder)
  const reported = reporting(app)
  const line = createTabLine(app, folder)
  const flow: Actor<typeof syncMachine> = createFlow(
    app,
    syncMachine,
    undefined,
    {
      'look up folder': () => reported(folder.lookUp()),
      'choose folder': () => reported(folder.choose()),
      'probe folder': ({ passphrase }) => reported(folder.probe(passphrase)),
      'join folder': (input) => thenLook(app)(reported(folder.join(input))),
      'undo joining': () => thenLook(app)(reported(folder.undoJoining())),
      'change passphrase': (input) => reported(folder.changePassphrase(input)),
      'keep restore point': async ({ isJoining }) =>
        (await lazy.get(restorePoints).make(isJoining ? 'joining' : 'removals')) !== null,
      'save backup': () => lazy.get(createBackupCommands).exportData({ includeApiKey: false }),
      'ask permission': () => reported(folder.allow()),
      'unlock folder': ({ passphrase }) => reported(folder.unlock(passphrase ?? '')),
      'remove device': ({ device }) => reported(folder.remove(device)),
      'disconnect folder': ({ fate }) => thenLook(app)(reported(folder.disconnect(fate))),
      'list files': async () => {
        // What was done 'here only' has left the library, and the folder with it.
        if (!(await reported(folder.isKept()))) flow.send({ type: 'folder changed elsewhere' })
        return reported(folder.list())
      },
      'read files': () => reported(folder.read()),
      'apply rows': ({ removals }) => reported(folder.apply(removals)),
      'write changes': () => reported(folder.write()),
      'tidy files': () => reported(folder.tidy()),
      'hold turn': holdTurn(app, folder),
      'watch page': watchPage(app),
      'watch other tabs': line.watch,
      'watch records': watchOwnChanges(app, folder, () => status.noteChange()),
      'tell other tabs': (_, report) => line.report(report),
      'tell other tabs of the change': line.change,
      'keep pause': (_, { isPaused }) => folder.setPaused(isPaused),
    },
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

export const useSync = () => useSharedFlow(syncFlow)

import type { Answered, FolderCalls, FolderHandle, Given } from '#devices/messages.ts'
import { proposedDeviceName } from '#domain/devices/device-name.ts'
import type { RemovalChoice } from '#domain/devices/exchange.ts'
import type {
  FilesFate,
  FolderDevice,
  FolderFound,
  FolderMerge,
  FolderNews,
  FolderRefusal,
  FolderSender,
  FolderState,
  FolderStep,
} from '#domain/devices/folder.ts'
import type { Library } from '#domain/records/library.ts'
import type { FolderLookup, JoiningFolder, NewPassphrase, Tidied } from '#machines/sync/sync-setup.ts'
import type { App } from '../app/app.ts'
import type { FolderAccess } from '../app/folder-access.ts'
import { whenTrue } from '../app/when-true.ts'
import { exchange } from './exchange.ts'
import { withSpace } from './free-space.ts'
import { whenWritten } from './when-written.ts'

/** The folder that other devices of the user read and write, too. A step rejects where it may work another time. */
export interface SharedFolder {
  readonly isSupported: boolean
  readonly access: () => Promise<FolderAccess>
  readonly lookUp: () => Promise<FolderLookup>
  /** Rows that are not in the folder yet. */
  readonly countUnsent: () => Promise<number>
  /** Needs a click. Resolves false when the user chose none, or did not allow it. */
  readonly choose: () => Promise<boolean>
  /** Needs a click. */
  readonly allow: () => Promise<boolean>
  readonly probe: (passphrase: string | null) => Promise<FolderStep<FolderFound>>
  readonly join: (joining: JoiningFolder) => Promise<FolderMerge>
  /** Takes back what joining changed here, and leaves library and folder. Resolves false when the records stay as they are. */
  readonly undoJoining: () => Promise<boolean>
  /** False once this browser left the library, by an act that was for it alone. */
  readonly isKept: () => Promise<boolean>
  readonly list: () => Promise<FolderStep<{ readonly files: number }>>
  readonly read: () => Promise<FolderStep<FolderNews>>
  readonly apply: (removals: RemovalChoice) => Promise<FolderMerge>
  readonly write: () => Promise<FolderStep>
  readonly tidy: () => Promise<Tidied>
  readonly unlock: (passphrase: string) => Promise<FolderStep>
  readonly changePassphrase: (passphrases: NewPassphrase) => Promise<FolderStep>
  readonly devices: () => Promise<FolderStep<{ readonly devices: readonly FolderDevice[] }>>
  readonly remove: (device: string) => Promise<FolderStep>
  readonly disconnect: (fate: FilesFate) => Promise<FolderStep>
  readonly setPaused: (isPaused: boolean) => void
  /** Resolves once nothing is asked of the worker. */
  readonly settled: () => Promise<void>
  /** Whether rows of other devices are being merged, so that changes are not the user's. */
  readonly isMerging: () => boolean
}

class NoSpaceError extends Error {}

export const sharedFolder = (app: App): SharedFolder => {
  const { records, storage, memory, platform, lazy, commands } = app
  const { isSyncPaused } = memory.preferences
  const { deviceName } = lazy.get(exchange)
  let chosen: FolderHandle | null = null
  let kept: FolderHandle | null = null
  let beforeJoining: Library | null = null
  let last: Promise<unknown> = Promise.resolve()
  let isProbed = false
  let merging = 0

  const access = (): Promise<FolderAccess> =>
    storage.folderAccess?.() ?? Promise.reject(new TypeError('This browser has no folders.'))

  /** One after another: a step that a tab gave up on may still be at work. */
  const call = <Name extends keyof FolderCalls>(name: Name, given: Given<Name>): Promise<Answered<Name>> => {
    const answer = last.then(() => storage.callSyncWorker(name, given))
    last = answer.catch(() => {})
    return answer
  }

  const sender = (): FolderSender => ({
    name: deviceName.peek(),
    platform: proposedDeviceName(platform.browser),
    app: platform.buildVersion,
  })

  const state = async (): Promise<FolderState | null> => {
    const found = await call('folderState', null)
    kept = found?.handle ?? null
    return found?.state ?? null
  }

  const merge = async <Step extends FolderStep>(task: () => Promise<Step>): Promise<Step | FolderRefusal> => {
    await whenWritten(app)
    merging += 1
    try {
      const answer = await withSpace(app, task, () => new NoSpaceError())
      await records.sync(platform.slices())
      return answer
    } catch (error) {
      if (!(error instanceof NoSpaceError)) throw error
      return { kind: 'refused', problem: { kind: 'no space' } }
    } finally {
      merging -= 1
    }
  }

  return {
    isSupported: storage.folderAccess !== undefined,
    access,
    lookUp: async () => {
      await whenTrue(records.hasDatabase)
      // What was read of a folder that is not joined after all.
      if (isProbed) await storage.callSyncWorker('discard', null)
      isProbed = false
      chosen = null
      const folder = await state()
      if (!folder || !kept) return { kind: 'none' }
      const isAllowed = await (await access()).isAllowed(kept)
      return { kind: 'connected', folder, isAllowed, isPaused: isSyncPaused.value.peek() }
    },
    countUnsent: async () => {
      await whenWritten(app)
      return (await state())?.unsent ?? 0
    },
    choose: async () => {
      const { choose } = await access()
      chosen = await choose()
      return chosen !== null
    },
    allow: async () => (kept ? (await access()).allow(kept) : false),
    probe: async (passphrase) => {
      await whenWritten(app)
      if (!records.hasDatabase.peek()) return { kind: 'refused', problem: { kind: 'no database' } }
      isProbed = true
      return call('probeFolder', { handle: chosen, passphrase })
    },
    join: async (joining) => {
      const before = records.library()
      const answer = await merge(() => call('joinFolder', { ...joining, sender: sender() }))
      if (answer.kind === 'done') {
        beforeJoining = before
        isSyncPaused.set(false)
      }
      return answer
    },
    undoJoining: async () => {
      const library = beforeJoining
      // Without versions of this browser the next contact is a joining, so that nothing of before seems removed elsewhere.
      if (!library || !(await records.change(() => library, { acceptsLoss: true, scope: 'here' }))) return false
      beforeJoining = null
      commands.undoHistory.clear()
      await call('disconnectFolder', { fate: 'keep', sender: sender() })
      return true
    },
    isKept: async () => (await state()) !== null,
    list: () => call('listFolder', null),
    read: async () => {
      await whenWritten(app)
      return call('readFolder', null)
    },
    apply: (removals) => merge(() => call('applyFolder', removals)),
    write: async () => {
      await whenWritten(app)
      return call('writeFolder', sender())
    },
    tidy: async () => {
      const answer = await call('tidyFolder', sender())
      if (answer.kind === 'refused') return answer
      const folder = await state()
      if (!folder) throw new Error('The folder was disconnected meanwhile.')
      return { kind: 'done', folder }
    },
    unlock: (passphrase) => call('unlockFolder', { passphrase }),
    changePassphrase: (passphrases) => call('changeFolderPassphrase', passphrases),
    devices: () => call('folderDevices', null),
    remove: (device) => call('removeFolderDevice', { device }),
    disconnect: async (fate) => {
      // Before it hands its files over, this device reads those of the others.
      const answer = await merge(() => call('disconnectFolder', { fate, sender: sender() }))
      if (answer.kind === 'done') isSyncPaused.set(false)
      return answer
    },
    setPaused: isSyncPaused.set,
    settled: async () => void (await last),
    isMerging: () => merging > 0,
  }
}

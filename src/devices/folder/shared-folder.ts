import { isProgressOf } from '#domain/devices/folder-progress.ts'
import { isObject } from '#domain/values/schema.ts'
import type { SyncWorld } from '../device-world.ts'
import type { FolderCalls, FolderHandle } from '../messages.ts'
import { disconnectFolder } from './disconnecting.ts'
import { folderDevices, removeDevice } from './folder-devices.ts'
import { createJoining } from './joining.ts'
import { folderTools, step } from './open-folder.ts'
import { createRounds } from './rounds.ts'
import { changePassphrase, unlockFolder } from './sealing.ts'
import { tidyFolder } from './tidying.ts'
import { writeFolder } from './writing.ts'

type FolderHandlers = {
  readonly [Name in keyof FolderCalls]: (
    given: Parameters<FolderCalls[Name]>[0],
  ) => Promise<ReturnType<FolderCalls[Name]>>
}

const isHandle = (value: unknown): value is FolderHandle => isObject(value) && value['kind'] === 'directory'

export const createSharedFolder = (world: SyncWorld) => {
  const tools = folderTools(world)
  const joining = createJoining(tools)
  const rounds = createRounds(tools)

  const folderState: FolderHandlers['folderState'] = async () => {
    const { identity, folder } = await tools.folders.read()
    if (!folder || !isHandle(folder.handle)) return null
    const { kid, lastRound, refillAt } = folder.progress
    const state = {
      folderName: folder.handle.name,
      library: identity?.library ?? null,
      isSealed: kid !== null,
      unsent: isProgressOf(folder.progress, identity) ? (await tools.folders.unsent()).rows.length : 0,
      isRefilling: refillAt !== undefined,
      lastRound,
    }
    return { state, handle: folder.handle }
  }

  const handlers: FolderHandlers = {
    folderState,
    probeFolder: (given) => step(() => joining.probe(given)),
    joinFolder: (given) => step(() => joining.join(given)),
    listFolder: () => step(() => rounds.list()),
    readFolder: () => step(rounds.read),
    applyFolder: (removals) => step(() => rounds.apply(removals)),
    writeFolder: (sender) => step(() => writeFolder(tools, sender)),
    tidyFolder: (sender) => step(() => tidyFolder(tools, sender)),
    folderDevices: () => step(() => folderDevices(tools)),
    removeFolderDevice: ({ device }) => step(() => removeDevice(tools, device)),
    unlockFolder: ({ passphrase }) => step(() => unlockFolder(tools, passphrase)),
    changeFolderPassphrase: ({ before, after }) => step(() => changePassphrase(tools, before, after)),
    disconnectFolder: (given) => step(() => disconnectFolder(tools, rounds, given)),
  }

  return {
    handlers,
    isHolding: (): boolean => joining.isHolding() || rounds.isHolding(),
    discard: (): void => {
      joining.discard()
      rounds.discard()
    },
  }
}

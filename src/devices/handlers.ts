import type { SyncWorld } from './device-world.ts'
import { createExchange } from './exchange.ts'
import { createSharedFolder } from './folder/shared-folder.ts'
import type { Answered, SyncCall, SyncCallName, SyncHandlers } from './messages.ts'
import { makeRestorePoint } from './restore-point.ts'

export const createSyncService = (world: SyncWorld) => {
  const exchange = createExchange(world)
  const folder = createSharedFolder(world)
  const handlers: SyncHandlers = {
    ...folder.handlers,
    identity: exchange.identity,
    write: exchange.write,
    read: exchange.read,
    merge: exchange.merge,
    discard: async () => {
      exchange.discard()
      folder.discard()
      return null
    },
    makeRestorePoint: (given) => makeRestorePoint(world, given),
  }
  return {
    answer: <Name extends SyncCallName>({ name, given }: SyncCall<Name>): Promise<Answered<Name>> =>
      handlers[name](given),
    /** Whether nothing is kept for a later call, so that the worker may be ended. */
    isIdle: (): boolean => !exchange.hasFile() && !folder.isHolding(),
  }
}

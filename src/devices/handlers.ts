import type { SyncWorld } from './device-world.ts'
import { createExchange } from './exchange.ts'
import { createSharedFolder } from './folder/shared-folder.ts'
import type { Answered, Given, SyncCall, SyncCallName } from './messages.ts'
import { makeRestorePoint } from './restore-point.ts'

export type SyncHandlers = {
  readonly [Name in SyncCallName]: (given: Given<Name>) => Promise<Answered<Name>>
}

export interface SyncService {
  readonly answer: <Name extends SyncCallName>(call: SyncCall<Name>) => Promise<Answered<Name>>
  /** Whether nothing is kept for a later call, so that the worker may be ended. */
  readonly isIdle: () => boolean
}

export const createSyncService = (world: SyncWorld): SyncService => {
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
    answer: ({ name, given }) => handlers[name](given),
    isIdle: () => !exchange.hasFile() && !folder.isHolding(),
  }
}

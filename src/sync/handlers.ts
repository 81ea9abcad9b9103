import { createExchange } from './exchange.ts'
import type { Answered, FolderCalls, Given, SyncCall, SyncCallName } from './messages.ts'
import { makeRestorePoint } from './restore-point.ts'
import type { SyncWorld } from './sync-world.ts'

export type SyncHandlers = {
  readonly [Name in Exclude<SyncCallName, keyof FolderCalls>]: (given: Given<Name>) => Promise<Answered<Name>>
}

export interface SyncService {
  readonly answer: <Name extends SyncCallName>(call: SyncCall<Name>) => Promise<Answered<Name>>
  /** Whether nothing is kept for a later call, so that the worker may be ended. */
  readonly isIdle: () => boolean
}

export const createSyncService = (world: SyncWorld): SyncService => {
  const exchange = createExchange(world)
  const handlers: SyncHandlers = {
    identity: exchange.identity,
    write: exchange.write,
    read: exchange.read,
    merge: exchange.merge,
    discard: async () => {
      exchange.discard()
      return null
    },
    makeRestorePoint: (given) => makeRestorePoint(world, given),
  }
  return {
    answer: ({ name, given }) => {
      const { [name]: handler } = handlers
      return handler(given)
    },
    isIdle: () => !exchange.hasFile(),
  }
}

import type { Answered, Given, SyncCall, SyncCallName } from './messages.ts'
import { makeRestorePoint } from './restore-point.ts'

/** What the calls need of the browser. */
export interface SyncWorld {
  readonly database: IDBFactory
  /** Epoch milliseconds. */
  readonly now: () => number
  /** At least 0 and less than 1. */
  readonly random: () => number
}

export type SyncHandlers = {
  readonly [Name in SyncCallName]: (given: Given<Name>) => Promise<Answered<Name>>
}

export interface SyncService {
  readonly answer: <Name extends SyncCallName>(call: SyncCall<Name>) => Promise<Answered<Name>>
  /** Whether nothing is kept for a later call, so that the worker may be ended. */
  readonly isIdle: () => boolean
}

export const createSyncService = (world: SyncWorld): SyncService => {
  const handlers: SyncHandlers = {
    discard: async () => null,
    makeRestorePoint: (given) => makeRestorePoint(world, given),
  }
  return {
    answer: ({ name, given }) => handlers[name](given),
    isIdle: () => true,
  }
}

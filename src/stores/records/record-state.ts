import { batch, type ReadonlySignal, signal } from '@preact/signals-core'
import { emptyLibrary, type Library } from '#domain/library.ts'
import { type RecordListName, recordListNames } from '../keys.ts'
import type { RecentChange } from './recent-changes.ts'
import { changesBetween, withRows } from './record-rows.ts'
import type { RecordsWorld, TextStorage } from './records-world.ts'
import { readStored, type StorageStamp } from './stored-records.ts'

/** A pure step from one library to the next; it may run again on a newer library, so it must be free of clocks and random numbers. */
export type Operation = (library: Library) => Library

/** An operation that is shown but not yet durable. */
export interface PendingOperation {
  readonly run: Operation
  readonly settle: (done: boolean) => void
}

/** What all parts of the record keeping share. `base` is agreed with the other tabs; screens show it with `pending` on top. */
export interface RecordState {
  base: Library
  /** The database's revision that `base` includes. */
  revision: number
  /** `base` holds changes that the database may not have. */
  hasUnsynced: boolean
  /** Lists that may differ from what `revision` says: see StoredRecords. */
  unverified: ReadonlySet<RecordListName>
  pending: readonly PendingOperation[]
  recent: readonly RecentChange[]
  /** The most units that the record keys in local storage have had in this visit. */
  mostUnits: number
  /** Counts how often everything was cleared: what began in an earlier epoch must not bring records back. */
  epoch: number
  /** What tells this tab's changes from those of others. */
  readonly tab: number
  /** A transaction of the database holds the pending operations: nobody else may take them. */
  committing: boolean
  readonly storage: TextStorage | undefined
  readonly stamp: StorageStamp | undefined
  /** At the start some part of local storage could not be read. */
  readonly hasUnreadable: boolean
  readonly signals: { readonly [List in RecordListName]: ReadonlySignal<Library[List]> }
  /** The library that screens show. */
  readonly shown: () => Library
  /** Shows `base` with `pending` on top, in one batch. Records that stayed equal keep their identity. */
  readonly publish: () => void
  /** Shows the result of one more pending operation. */
  readonly add: (operation: PendingOperation, result: Library) => void
}

/** The operation's result, its records in the stored shape and order; the same library when no record changed. */
export const applyOperation = (library: Library, run: Operation): Library => {
  const after = run(library)
  return after === library ? library : withRows(library, changesBetween(library, after))
}

/** The result of all operations, in their order. One that throws is reported and left out. */
export const applyOperations = (
  library: Library,
  operations: readonly PendingOperation[],
  report: (error: unknown) => void,
): Library =>
  operations.reduce((before, { run }) => {
    try {
      return applyOperation(before, run)
    } catch (error) {
      report(error)
      return before
    }
  }, library)

const readStart = (world: RecordsWorld) => {
  try {
    if (world.storage) return { ...readStored(world, world.storage), storage: world.storage }
  } catch (error) {
    world.report(error)
  }
  return {
    library: emptyLibrary,
    stamp: undefined,
    unverified: new Set(recordListNames),
    units: 0,
    hasUnreadable: false,
    storage: undefined,
  }
}

/** The state at the start: what local storage holds, read at once. */
export const createRecordState = (world: RecordsWorld): RecordState => {
  const start = readStart(world)
  let shown = start.library
  const signals = {
    watchlist: signal(shown.watchlist),
    collections: signal(shown.collections),
    collectionMovies: signal(shown.collectionMovies),
    watchHistory: signal(shown.watchHistory),
    settings: signal(shown.settings),
    deletedCollections: signal(shown.deletedCollections),
  }
  const show = (library: Library) => {
    shown = library
    batch(() => {
      signals.watchlist.value = library.watchlist
      signals.collections.value = library.collections
      signals.collectionMovies.value = library.collectionMovies
      signals.watchHistory.value = library.watchHistory
      signals.settings.value = library.settings
      signals.deletedCollections.value = library.deletedCollections
    })
  }
  const state: RecordState = {
    base: start.library,
    revision: start.stamp?.revision ?? 0,
    hasUnsynced: start.stamp?.hasUnsynced ?? false,
    unverified: start.unverified,
    pending: [],
    recent: start.stamp?.recent ?? [],
    mostUnits: start.units,
    epoch: 0,
    tab: Math.floor(world.random() * Number.MAX_SAFE_INTEGER),
    committing: false,
    storage: start.storage,
    stamp: start.stamp,
    hasUnreadable: start.hasUnreadable,
    signals,
    shown: () => shown,
    publish: () => {
      const next = applyOperations(state.base, state.pending, world.report)
      show(withRows(shown, changesBetween(shown, next)))
      if (state.pending.length === 0) state.base = shown
    },
    add: (operation, result) => {
      state.pending = [...state.pending, operation]
      show(result)
    },
  }
  return state
}

/** Takes operations off the list of pending ones, shows the result, and tells those who wait. */
export const settle = (state: RecordState, operations: readonly PendingOperation[], done: boolean): void => {
  state.pending = state.pending.filter((operation) => !operations.includes(operation))
  state.publish()
  for (const operation of operations) operation.settle(done)
}

/** Everything was cleared: nothing is known any more but what is pending. */
export const reset = (state: RecordState): void => {
  state.epoch += 1
  state.base = emptyLibrary
  // Older than any floor: the next sync reads whatever the database holds then.
  state.revision = 0
  state.recent = []
  state.hasUnsynced = false
  state.unverified = new Set()
  state.publish()
}

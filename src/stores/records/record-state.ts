import { batch, type ReadonlySignal, signal } from '@preact/signals-core'
import { emptyLibrary, type Library } from '#domain/library.ts'
import { type RecordListName, recordListNames } from '../keys.ts'
import type { RecentChange } from './recent-changes.ts'
import { changesBetween, withRows } from './record-rows.ts'
import type { RecordsWorld, TextStorage } from './records-world.ts'
import { readStored, type StorageStamp } from './stored-records.ts'

/** Pure: it may run again on a newer library. */
export type Operation = (library: Library) => Library

export interface PendingOperation {
  readonly run: Operation
  readonly settle: (done: boolean) => void
}

/** `base` is agreed with the other tabs; screens show it with `pending` applied. */
export interface RecordState {
  base: Library
  revision: number
  hasUnsynced: boolean
  /** See `StoredRecords`. */
  unverified: ReadonlySet<RecordListName>
  pending: readonly PendingOperation[]
  recent: readonly RecentChange[]
  mostUnits: number
  /** See `StorageStamp`. */
  isDatabaseHome: boolean
  /** Incremented when everything is cleared: work of an earlier epoch must not bring records back. */
  epoch: number
  readonly tab: number
  committing: boolean
  readonly storage: TextStorage | undefined
  readonly stamp: StorageStamp | undefined
  readonly hasUnreadable: boolean
  readonly signals: { readonly [List in RecordListName]: ReadonlySignal<Library[List]> }
  readonly shown: () => Library
  /** Follows the signals. */
  readonly hasLists: () => boolean
  readonly publish: () => void
  readonly add: (operation: PendingOperation, result: Library) => void
}

const results = new WeakMap<Operation, { readonly before: Library; readonly after: Library }>()

/** A change is shown at once and applied again in the database's transaction, most often to the same library. */
export const applyOperation = (library: Library, run: Operation): Library => {
  const known = results.get(run)
  if (known?.before === library) return known.after
  const result = run(library)
  const after = result === library ? library : withRows(library, changesBetween(library, result))
  results.set(run, { before: library, after })
  return after
}

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

const listOr = <Item>(list: readonly Item[], other: readonly Item[]) => (list.length === 0 ? other : list)

/** Comparing a list of 20,000 with an empty one would take longer than reading it. */
const withListsLoaded = (shown: Library, next: Library): Library => ({
  ...shown,
  watchlist: listOr(shown.watchlist, next.watchlist),
  collections: listOr(shown.collections, next.collections),
  collectionMovies: listOr(shown.collectionMovies, next.collectionMovies),
  watchHistory: listOr(shown.watchHistory, next.watchHistory),
  notForMe: listOr(shown.notForMe, next.notForMe),
})

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

export const createRecordState = (world: RecordsWorld): RecordState => {
  const start = readStart(world)
  let shown = start.library
  const signals = {
    watchlist: signal(shown.watchlist),
    collections: signal(shown.collections),
    collectionMovies: signal(shown.collectionMovies),
    watchHistory: signal(shown.watchHistory),
    notForMe: signal(shown.notForMe),
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
      signals.notForMe.value = library.notForMe
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
    isDatabaseHome: start.stamp?.isDatabaseHome ?? false,
    epoch: 0,
    tab: Math.floor(world.random() * Number.MAX_SAFE_INTEGER),
    committing: false,
    storage: start.storage,
    stamp: start.stamp,
    hasUnreadable: start.hasUnreadable,
    signals,
    shown: () => shown,
    hasLists: () => recordListNames.some((list) => list !== 'settings' && signals[list].value.length > 0),
    publish: () => {
      const next = applyOperations(state.base, state.pending, world.report)
      const before = withListsLoaded(shown, next)
      show(withRows(before, changesBetween(before, next)))
      if (state.pending.length === 0) state.base = shown
    },
    add: (operation, result) => {
      state.pending = [...state.pending, operation]
      show(result)
    },
  }
  return state
}

export const settle = (state: RecordState, operations: readonly PendingOperation[], done: boolean): void => {
  state.pending = state.pending.filter((operation) => !operations.includes(operation))
  state.publish()
  for (const operation of operations) operation.settle(done)
}

export const reset = (state: RecordState): void => {
  state.epoch += 1
  state.base = emptyLibrary
  // Below any floor, so that the next sync reads everything.
  state.revision = 0
  state.recent = []
  state.hasUnsynced = false
  state.isDatabaseHome = false
  state.unverified = new Set()
  state.publish()
}

import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Library } from '#domain/library.ts'
import {
  initialLifecycle,
  isWritable,
  type LifecycleEvent,
  type RecordsStatus,
  statusOf,
  transition,
} from './lifecycle.ts'
import { applyOperation, createRecordState, type Operation } from './record-state.ts'
import type { RecordsWorld } from './records-world.ts'
import { isCleared, recordsSchema, redactCorruptCopies } from './stored-records.ts'
import { createSyncEngine } from './sync-engine.ts'
import { onTabEvents } from './tab-events.ts'

/** The personal records, owner of every record key: nothing else reads or writes them. */
export interface Records {
  readonly watchlist: ReadonlySignal<Library['watchlist']>
  readonly collections: ReadonlySignal<Library['collections']>
  readonly collectionMovies: ReadonlySignal<Library['collectionMovies']>
  readonly watchHistory: ReadonlySignal<Library['watchHistory']>
  readonly settings: ReadonlySignal<Library['settings']>
  readonly deletedCollections: ReadonlySignal<Library['deletedCollections']>
  readonly status: ReadonlySignal<RecordsStatus>
  /** Resolves once the database has answered, or is known not to answer in time. */
  readonly ready: Promise<void>
  /** The library of this moment. */
  readonly library: () => Library
  /**
   * Applies an operation at once. Resolves true when it is durable and accepted by local storage, false when it was
   * refused and undone; never rejects. An operation that changes nothing resolves true.
   */
  readonly change: (operation: Operation) => Promise<boolean>
  /** Syncs if local storage has something newer: cheap enough for every two seconds (spec section 4). */
  readonly refresh: () => void
  /** Takes the status 'refused', 'restored' or 'unreadable' away. */
  readonly acknowledge: () => void
  /** Writes what waits, ends all subscriptions and closes the database. */
  readonly close: () => void
}

/** How long changes wait for the database to answer. */
const recordsTimeoutMs = 500

/** Opens the personal records. The lists of local storage are there at once; what the database adds follows. */
export const createRecords = (world: RecordsWorld): Records => {
  const state = createRecordState(world)
  const schema = state.stamp?.schema ?? 0
  const lifecycle = signal(
    initialLifecycle({
      hasDatabase: world.database !== undefined,
      newerSchema: schema > recordsSchema ? schema : null,
      hasRecords: state.storage !== undefined && !isCleared(state.storage),
      hasUnreadable: state.hasUnreadable,
      revision: state.revision,
    }),
  )
  const send = (event: LifecycleEvent) => {
    lifecycle.value = transition(lifecycle.peek(), event)
  }
  const engine = createSyncEngine(state, world, { lifecycle: () => lifecycle.peek(), send })
  const tabEvents = onTabEvents(state, world, engine)
  const stopWaiting = world.timeout(engine.stopWaiting, recordsTimeoutMs)
  engine.start()
  world.afterPaint(() => redactCorruptCopies(state.storage))

  const change = (operation: Operation): Promise<boolean> => {
    if (!isWritable(lifecycle.peek())) return Promise.resolve(false)
    engine.detectClearing()
    try {
      const result = applyOperation(state.shown(), operation)
      // An operation that changes nothing may depend on a change that is not durable yet: then it waits for that one.
      if (result === state.shown() && state.pending.length === 0) return Promise.resolve(true)
      return new Promise((resolve) => {
        state.add({ run: operation, settle: resolve }, result)
        engine.requestWrite()
      })
    } catch (error) {
      world.report(error)
      return Promise.resolve(false)
    }
  }

  return {
    ...state.signals,
    status: computed(() => statusOf(lifecycle.value, state.storage !== undefined)),
    ready: engine.ready,
    library: state.shown,
    change,
    refresh: () => {
      if (isWritable(lifecycle.peek()) && !engine.detectClearing() && engine.isBehind()) engine.requestSync()
    },
    acknowledge: () => send({ type: 'acknowledged' }),
    close: () => {
      tabEvents.flushBeforeHiding()
      tabEvents.stop()
      stopWaiting()
      engine.close()
    },
  }
}

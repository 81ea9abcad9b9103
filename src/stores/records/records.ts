import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Library } from '#domain/library.ts'
import {
  hasDatabase,
  initialLifecycle,
  isFollowing,
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

/** Owns every record key: nothing else may read or write them. */
export interface Records {
  readonly watchlist: ReadonlySignal<Library['watchlist']>
  readonly collections: ReadonlySignal<Library['collections']>
  readonly collectionMovies: ReadonlySignal<Library['collectionMovies']>
  readonly watchHistory: ReadonlySignal<Library['watchHistory']>
  readonly notForMe: ReadonlySignal<Library['notForMe']>
  readonly settings: ReadonlySignal<Library['settings']>
  readonly deletedCollections: ReadonlySignal<Library['deletedCollections']>
  readonly status: ReadonlySignal<RecordsStatus>
  /** Resolves when the database has answered or timed out. */
  readonly ready: Promise<void>
  readonly library: () => Library
  /** Whether a database holds the records, whatever local storage has room for. */
  readonly hasDatabase: () => boolean
  /** Resolves true when durable, false when refused and undone; never rejects. */
  readonly change: (operation: Operation) => Promise<boolean>
  /** Where the status is 'lists lost': the next changes take the place of what was there. */
  readonly acceptLoss: () => void
  /** Cheap enough for every two seconds (docs/spec.md, section 4). */
  readonly refresh: () => void
  readonly acknowledge: () => void
  readonly close: () => void
}

const recordsTimeoutMs = 500
/** With no lists to show until then, and nowhere else to keep a change. */
const homeTimeoutMs = 30_000

export const createRecords = (world: RecordsWorld): Records => {
  const state = createRecordState(world)
  const schema = state.stamp?.schema ?? 0
  const lifecycle = signal(
    initialLifecycle({
      hasDatabase: world.database !== undefined,
      newerSchema: schema > recordsSchema ? schema : null,
      hasRecords: state.storage !== undefined && !isCleared(state.storage),
      hasUnreadable: state.hasUnreadable,
      isDatabaseHome: state.isDatabaseHome,
      revision: state.revision,
    }),
  )
  const send = (event: LifecycleEvent) => {
    lifecycle.value = transition(lifecycle.peek(), event)
  }
  const engine = createSyncEngine(state, world, { lifecycle: () => lifecycle.peek(), send })
  const tabEvents = onTabEvents(state, world, engine)
  const stopWaiting = world.timeout(engine.stopWaiting, state.isDatabaseHome ? homeTimeoutMs : recordsTimeoutMs)
  engine.start()
  world.afterPaint(() => redactCorruptCopies(state.storage))

  const change = (operation: Operation): Promise<boolean> => {
    if (!isWritable(lifecycle.peek())) return Promise.resolve(false)
    engine.detectClearing()
    try {
      const result = applyOperation(state.shown(), operation)
      // Its result may depend on a change that is not durable yet, or on records that only the database has.
      const isKnown = state.pending.length === 0 && lifecycle.peek().mode.kind !== 'asking database'
      if (result === state.shown() && isKnown) return Promise.resolve(true)
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
    status: computed(() => statusOf(lifecycle.value, state.storage !== undefined, state.hasLists)),
    ready: engine.ready,
    library: state.shown,
    hasDatabase: () => hasDatabase(lifecycle.peek()),
    change,
    acceptLoss: engine.acceptLoss,
    refresh: () => {
      if (isFollowing(lifecycle.peek()) && !engine.detectClearing() && engine.isBehind()) engine.requestSync()
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

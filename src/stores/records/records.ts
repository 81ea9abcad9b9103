import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Library } from '#domain/records/library.ts'
import type { Pause } from '#domain/values/pause.ts'
import { recordKeys, revisionKey } from '../keys.ts'
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
import { createPersistence, type Persistence } from './persistence.ts'
import {
  applyOperation,
  createRecordState,
  type ListSignals,
  type Operation,
  type RecordState,
} from './record-state.ts'
import type { RecordsWorld } from './records-world.ts'
import { afterJitter } from './scheduling.ts'
import { isCleared, readStamp, recordsSchema, redactCorruptCopies } from './stored-records.ts'

const sharedKeys: ReadonlySet<string> = new Set([...Object.values(recordKeys), revisionKey])

const onTabEvents = (state: RecordState, world: RecordsWorld, engine: Persistence) => {
  const { lifecycle, send, localStorageMirror } = engine
  const mode = () => lifecycle().mode.kind

  const onRemoteChange = afterJitter(world, () => {
    if (mode() === 'local storage only') engine.flush()
    else engine.requestSync()
  })

  const onStorage = (key: string | null) => {
    if (!isFollowing(lifecycle())) return
    if (key === null) return engine.clear()
    // Keys may be removed one by one: after the last one, everything counts as cleared.
    if (!sharedKeys.has(key) || !state.storage || engine.detectClearing()) return
    localStorageMirror.markStale()
    const stamp = readStamp(state.storage)
    send({ type: 'other tab wrote', revision: stamp?.revision ?? 0 })
    if (stamp && stamp.schema > recordsSchema) return engine.stopWriting(stamp.schema)
    onRemoteChange.request()
  }

  const flushBeforeHiding = () => {
    const { storage } = state
    if (!isWritable(lifecycle()) || !storage) return
    if (mode() === 'local storage only' || state.pending().length === 0) {
      if (engine.isFlushPending()) engine.flush()
      return
    }
    try {
      localStorageMirror.writeShown(storage)
      send({ type: 'local storage checked', hasRecords: true })
    } catch (error) {
      world.report(error)
    }
  }

  const onShow = () => {
    if (!isFollowing(lifecycle()) || engine.detectClearing()) return
    localStorageMirror.markStale()
    if (mode() === 'local storage only') engine.flush()
    engine.requestSync()
  }

  const stops = [world.onStorage(onStorage), world.onHide(flushBeforeHiding), world.onShow(onShow)]
  return {
    flushBeforeHiding,
    stop: () => {
      for (const stop of stops) stop()
      onRemoteChange.cancel()
    },
  }
}

export interface ChangeOptions {
  readonly acceptsLoss?: boolean
  /**
   * What an import creates has no version until somebody changes it, so that any device's change is later. What a 'repair'
   * creates has that of no change either, and after a removal the next one, the same on every device.
   */
  readonly origin?: 'import' | 'repair'
  /** 'here': other devices never hear of it, and the next exchange with them is a joining. */
  readonly scope?: 'here'
  /** What the database keeps of removed collections goes, too. */
  readonly takesKept?: boolean
}

/** Owns every record key: nothing else may read or write them. */
export interface Records extends ListSignals {
  readonly status: ReadonlySignal<RecordsStatus>
  /** Resolves when the database has answered or timed out. */
  readonly ready: Promise<void>
  readonly library: () => Library
  /** Whether a database holds the records, whatever local storage has room for. A slow one may answer after `ready`. */
  readonly hasDatabase: ReadonlySignal<boolean>
  /** Resolves true when durable, false when refused and undone; never rejects. */
  readonly change: (operation: Operation, options?: ChangeOptions) => Promise<boolean>
  /** Where the status is 'lists lost': the next changes take the place of what was there. */
  readonly acceptLoss: () => void
  /** Cheap enough for every two seconds (docs/spec.md, section 4). */
  readonly refresh: () => void
  /** Shows what a worker has written to the database: prepared in slices, and shown in one step. */
  readonly sync: (pause: Pause) => Promise<void>
  readonly acknowledge: () => void
  readonly close: () => void
}

const recordsTimeoutMs = 500
/** With no lists to show until then, and nowhere else to keep a change. */
const homeTimeoutMs = 30_000

export const createRecords = (world: RecordsWorld): Records => {
  const state = createRecordState(world)
  const { schema, storage, hasUnreadable } = state
  const { isDatabaseHome, revision } = state.base()
  const lifecycle = signal(
    initialLifecycle({
      hasDatabase: world.database !== undefined,
      newerSchema: schema > recordsSchema ? schema : null,
      hasRecords: storage !== undefined && !isCleared(storage),
      hasUnreadable,
      isDatabaseHome,
      revision,
    }),
  )
  const send = (event: LifecycleEvent) => {
    lifecycle.value = transition(lifecycle.peek(), event)
  }
  const engine = createPersistence(state, world, { lifecycle: () => lifecycle.peek(), send })
  const tabEvents = onTabEvents(state, world, engine)
  const stopWaiting = world.timeout(engine.stopWaiting, isDatabaseHome ? homeTimeoutMs : recordsTimeoutMs)
  engine.start()
  world.afterPaint(() => redactCorruptCopies(storage))

  const change = (
    operation: Operation,
    { acceptsLoss = false, origin, scope, takesKept = false }: ChangeOptions = {},
  ): Promise<boolean> => {
    if (acceptsLoss) engine.acceptLoss()
    if (!isWritable(lifecycle.peek())) return Promise.resolve(false)
    engine.detectClearing()
    try {
      const result = applyOperation(state.shown(), operation)
      // Its result may depend on a change that is not durable yet, or on records that only the database has.
      const isKnown = state.pending().length === 0 && lifecycle.peek().mode.kind !== 'asking database'
      if (result === state.shown() && isKnown && !scope && !takesKept) return Promise.resolve(true)
      return new Promise((resolve) => {
        const options = { origin, isOnlyHere: scope === 'here', takesKept }
        state.add({ run: operation, settle: resolve, ...options }, result)
        engine.requestWrite()
      })
    } catch (error) {
      world.report(error)
      return Promise.resolve(false)
    }
  }

  return {
    ...state.signals,
    status: computed(() => statusOf(lifecycle.value, storage !== undefined, state.hasLists)),
    ready: engine.ready,
    library: state.shown,
    hasDatabase: computed(() => hasDatabase(lifecycle.value)),
    change,
    acceptLoss: engine.acceptLoss,
    refresh: () => {
      if (isFollowing(lifecycle.peek()) && !engine.detectClearing() && engine.isBehind()) engine.requestSync()
    },
    sync: engine.follow,
    acknowledge: () => send({ type: 'acknowledged' }),
    close: () => {
      tabEvents.flushBeforeHiding()
      tabEvents.stop()
      stopWaiting()
      engine.close()
    },
  }
}

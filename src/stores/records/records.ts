import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Library } from '#domain/library.ts'
import { recordKeys, revisionKey } from '../keys.ts'
import type { DatabaseSync } from './database-sync.ts'
import { lazyDatabaseSync } from './lazy-database-sync.ts'
import { createLocalStorageSync } from './local-storage-sync.ts'
import { NewerSchemaError } from './newer-schema-error.ts'
import { createRecordState, type Operation, perform, reset, settle } from './record-state.ts'
import type { RecordsWorld } from './records-world.ts'
import { afterDelay, afterJitter, afterNextPaint, onceInTurn, oneAtATime } from './scheduling.ts'
import { isCleared, isFull, readStamp, recordsSchema } from './stored-records.ts'

/** What a person must know about where the records are kept. */
export type RecordsStatus =
  | { readonly kind: 'ok' }
  /** Local storage is blocked: without a database too, the records last for this visit only. */
  | { readonly kind: 'storage blocked'; readonly lasting: boolean }
  /** IndexedDB is blocked: everything works, but a killed browser may lose the last changes. */
  | { readonly kind: 'database blocked' }
  /** The stored data are of a newer version of the app: nothing is written. */
  | { readonly kind: 'newer schema'; readonly schema: number }
  /** The browser refused a write; all is as it was before it. Stays until acknowledged. */
  | { readonly kind: 'refused' }
  /** Local storage had lost these many records, and they came back from the database. Stays until acknowledged. */
  | { readonly kind: 'restored'; readonly records: number }

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
  /** Follows other tabs if local storage says something newer: cheap enough for every two seconds (spec section 4). */
  readonly refresh: () => void
  /** Takes the status 'refused' or 'restored' away. */
  readonly acknowledge: () => void
  /** Writes what waits, ends all subscriptions and closes the database. */
  readonly close: () => void
}

/** How long writes wait for the database, in milliseconds. */
const recordsTimeoutMs = 500

const sharedKeys: ReadonlySet<string> = new Set([...Object.values(recordKeys), revisionKey])

/** Opens the personal records. The lists of local storage are there at once; what the database adds follows. */
export const createRecords = (world: RecordsWorld): Records => {
  const state = createRecordState(world)
  const newer = signal((state.stamp?.schema ?? 0) > recordsSchema ? state.stamp?.schema : undefined)
  const database =
    world.database && newer.value === undefined
      ? lazyDatabaseSync(state, world.database, recordsSchema, world.report)
      : undefined
  const localStorageSync = createLocalStorageSync(state, world)

  const mode = signal<'asking' | 'database' | 'local storage'>(database ? 'asking' : 'local storage')
  const notice = signal<RecordsStatus | undefined>(undefined)
  const status = computed((): RecordsStatus => {
    if (newer.value !== undefined) return { kind: 'newer schema', schema: newer.value }
    if (notice.value) return notice.value
    if (!state.storage) return { kind: 'storage blocked', lasting: mode.value !== 'local storage' }
    return mode.value === 'local storage' ? { kind: 'database blocked' } : { kind: 'ok' }
  })
  let becomeReady = () => {}
  const ready = new Promise<void>((resolve) => {
    becomeReady = resolve
  })

  // Only a tab that has seen records there can tell that they were cleared.
  let hadRecords = state.storage !== undefined && !isCleared(state.storage)
  let seenRevision = state.revision
  let isClosed = false

  const refused = () => {
    notice.value = { kind: 'refused' }
  }

  /** A newer version of the app has taken over the records. */
  const stopWriting = (schema: number) => {
    newer.value = schema
    settle(state, state.pending, false)
  }

  const flushDatabase = (database: DatabaseSync) => {
    if (noticeClearing()) return
    if (database.isBehind()) return requestSync()
    const isWritten = database.flush()
    hadRecords = state.storage !== undefined && !isCleared(state.storage)
    if (isWritten) return
    refused()
    requestSync()
  }

  /** Lets local storage onRemoteChange. */
  const flush = () => {
    paint.cancel()
    check.cancel()
    if (newer.value !== undefined || isClosed) return
    if (mode.value === 'database' && database) flushDatabase(database)
    if (mode.value !== 'local storage' || state.committing) return
    if (!localStorageSync.flush()) refused()
    hadRecords ||= state.storage !== undefined && !isCleared(state.storage)
  }

  const sync = async (database: DatabaseSync) => {
    try {
      const restored = await database.sync()
      mode.value = 'database'
      if (restored > 0 && state.storage && !notice.value) notice.value = { kind: 'restored', records: restored }
    } catch (error) {
      const isRefusal = isFull(error) && mode.value === 'database' && state.pending.length > 0
      if (error instanceof NewerSchemaError) stopWriting(error.schema)
      else world.report(error)
      if (isRefusal) {
        refused()
        settle(state, state.pending, false)
      } else mode.value = 'local storage'
    }
    becomeReady()
    // Other tabs write their own changes: this tab only checks, later, that it was done.
    if (mode.value === 'local storage' || database?.isFlushNeeded()) paint.request()
    else check.request()
  }

  const enqueue = oneAtATime((error) => {
    world.report(error)
    mode.value = 'local storage'
  })
  /** Syncs with the database: it takes the pending operations and returns what is new. */
  const requestSync = onceInTurn(enqueue, async () => {
    if (database && !isClosed) await sync(database)
  })

  /** Local storage was cleared. The database forgets what this tab knew of, not what came after. */
  const forgetAll = () => {
    const upTo = Math.max(state.revision, seenRevision)
    hadRecords = false
    reset(state)
    if (!database) return
    enqueue(() => database.clear(upTo))
    requestSync()
  }

  const noticeClearing = (): boolean => {
    const isGone = hadRecords && state.storage !== undefined && isCleared(state.storage)
    if (isGone) forgetAll()
    return isGone
  }

  /** Other tabs have written. */
  const onRemoteChange = () => {
    if (mode.value === 'local storage') flush()
    else requestSync()
  }

  const onStorage = (key: string | null) => {
    if (newer.value !== undefined) return
    if (key === null) return forgetAll()
    // All keys may be removed one by one: after the last one, everything counts as cleared.
    if (!sharedKeys.has(key) || !state.storage || noticeClearing()) return
    localStorageSync.markStale()
    hadRecords = true
    const stamp = readStamp(state.storage)
    if (stamp && stamp.schema > recordsSchema) return stopWriting(stamp.schema)
    seenRevision = Math.max(seenRevision, stamp?.revision ?? 0)
    others.request()
  }

  const onHide = () => {
    const { storage, pending } = state
    if (newer.value !== undefined || !storage) return
    if (mode.value === 'local storage' || pending.length === 0) {
      if (paint.isWaiting() || check.isWaiting()) flush()
      return
    }
    try {
      localStorageSync.writeShown(storage)
      hadRecords = true
    } catch (error) {
      world.report(error)
    }
  }

  const onShow = () => {
    if (newer.value !== undefined || noticeClearing()) return
    localStorageSync.markStale()
    if (mode.value === 'local storage') flush()
    requestSync()
  }

  const change = (operation: Operation): Promise<boolean> => {
    if (newer.value !== undefined || isClosed) return Promise.resolve(false)
    noticeClearing()
    try {
      const result = perform(state.shown(), operation)
      // An operation that changes nothing may depend on a change that is not durable yet: then it waits for that one.
      if (result === state.shown() && state.pending.length === 0) return Promise.resolve(true)
      return new Promise((resolve) => {
        state.add({ run: operation, settle: resolve }, result)
        if (mode.value === 'local storage') paint.request()
        else requestSync()
      })
    } catch (error) {
      world.report(error)
      return Promise.resolve(false)
    }
  }

  const paint = afterNextPaint(world, flush)
  const check = afterDelay(world, flush)
  const others = afterJitter(world, onRemoteChange)
  const stops = [world.onStorage(onStorage), world.onHide(onHide), world.onShow(onShow)]
  const giveUp = world.timeout(() => {
    if (mode.value !== 'asking') return
    mode.value = 'local storage'
    becomeReady()
    paint.request()
  }, recordsTimeoutMs)
  if (database) requestSync()
  else becomeReady()

  return {
    ...state.signals,
    status,
    ready,
    library: state.shown,
    change,
    refresh: () => {
      if (newer.value === undefined && !noticeClearing() && database?.isBehind()) requestSync()
    },
    acknowledge: () => {
      notice.value = undefined
    },
    close: () => {
      onHide()
      for (const stop of [...stops, giveUp, paint.cancel, check.cancel, others.cancel]) stop()
      isClosed = true
      enqueue(async () => database?.close())
    },
  }
}

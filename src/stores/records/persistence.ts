import type { Pause } from '#domain/values/pause.ts'
import { prepareTexts } from '../record-tasks.ts'
import { createSlices } from '../slices.ts'
import { createDatabaseMirror, type DatabaseMirror } from './database-mirror.ts'
import { isWritable, type Lifecycle, type LifecycleEvent } from './lifecycle.ts'
import { createLocalStorageMirror } from './local-storage-mirror.ts'
import type { RecordState } from './record-state.ts'
import { ListsLostError, NewerSchemaError } from './record-store.ts'
import type { RecordsWorld } from './records-world.ts'
import { afterDelay, afterNextPaint, createTaskQueue, enqueueOnce, whenQuiet } from './scheduling.ts'
import { isCleared, isFull } from './stored-records.ts'

/** UTF-16 units of all lists. Fewer are written in less than a frame, and other tabs hear of them at once. */
const largeUnits = 100_000

interface LifecyclePort {
  readonly lifecycle: () => Lifecycle
  readonly send: (event: LifecycleEvent) => void
}

export const createPersistence = (state: RecordState, world: RecordsWorld, { lifecycle, send }: LifecyclePort) => {
  const mode = () => lifecycle().mode.kind
  const databaseMirror =
    world.database && isWritable(lifecycle()) ? createDatabaseMirror(state, world.database, world) : undefined
  const localStorageMirror = createLocalStorageMirror(state, world)
  let becomeReady = () => {}
  const ready = new Promise<void>((resolve) => {
    becomeReady = resolve
  })

  const hasStoredRecords = () => state.storage !== undefined && !isCleared(state.storage)
  const rejectPending = () => state.settle(state.pending(), false)
  const refusePending = () => {
    if (state.pending().length === 0) return
    send({ type: 'write refused' })
    rejectPending()
  }

  const stopWriting = (schema: number) => {
    send({ type: 'newer schema found', schema })
    rejectPending()
  }

  const stopUntilAnswered = () => {
    send({ type: 'database was empty' })
    rejectPending()
  }

  const flushAfterSync = (database: DatabaseMirror) => {
    if (detectClearing()) return
    if (database.isBehind()) return requestSync()
    const isWritten = database.flush()
    send({ type: 'local storage checked', hasRecords: hasStoredRecords() })
    send({ type: 'local storage flushed', isWritten, isDatabaseHome: state.base().isDatabaseHome })
  }

  const flushPending = () => {
    if (databaseMirror?.isCommitting()) return
    if (!localStorageMirror.flush()) send({ type: 'write refused' })
    if (hasStoredRecords()) send({ type: 'local storage checked', hasRecords: true })
  }

  const flush = () => {
    cancelFlush()
    if (mode() === 'with database' && databaseMirror) flushAfterSync(databaseMirror)
    else if (mode() === 'local storage only') flushPending()
  }

  const onSyncError = (error: unknown) => {
    if (error instanceof NewerSchemaError) return stopWriting(error.schema)
    if (error instanceof ListsLostError) return stopUntilAnswered()
    world.report(error)
    if (!isFull(error) || mode() !== 'with database' || state.pending().length === 0) send({ type: 'database failed' })
    if (mode() !== 'local storage only') refusePending()
  }

  const syncWithSpace = async (database: DatabaseMirror) => {
    for (let step = 0; ; step += 1) {
      try {
        return await database.sync()
      } catch (error) {
        if (!isFull(error) || !(await world.freeSpace?.(step))) throw error
      }
    }
  }

  const sync = async (database: DatabaseMirror) => {
    const hadLists = state.storage !== undefined && !state.base().isDatabaseHome
    try {
      const recovery = await syncWithSpace(database)
      send({ type: 'database answered', ...recovery, restored: hadLists ? recovery.restored : 0 })
    } catch (error) {
      onSyncError(error)
    }
    becomeReady()
    // Made while nobody waited for the database, which was committing.
    if (mode() === 'with database' && state.pending().length > 0) requestSync()
    // Other tabs flush their own changes; this tab only checks later.
    if (mode() === 'local storage only') paint.request()
    else if (database.isFlushNeeded()) (state.base().mostUnits > largeUnits ? quiet : paint).request()
    else check.request()
  }

  const enqueue = createTaskQueue((error) => {
    world.report(error)
    send({ type: 'database failed' })
  })
  const requestSync = enqueueOnce(enqueue, async () => {
    if (databaseMirror && mode() !== 'closed') await sync(databaseMirror)
  })

  /** The database deletes what this tab knew of, not what came after. */
  const clear = () => {
    const upTo = Math.max(state.base().revision, lifecycle().seenRevision)
    send({ type: 'cleared' })
    state.clear()
    if (!databaseMirror) return
    enqueue(() => databaseMirror.clear(upTo))
    requestSync()
  }

  const detectClearing = (): boolean => {
    const isGone = lifecycle().hasSeenRecords && state.storage !== undefined && isCleared(state.storage)
    if (isGone) clear()
    return isGone
  }

  const slices = createSlices(world)
  /** Nobody waits for the texts of a large library, but the next change needs them. */
  const flushInSlices = async () => {
    const { library, isDatabaseHome } = state.base()
    if (!isDatabaseHome) await prepareTexts(library, slices())
    flush()
  }

  const paint = afterNextPaint(world, flush)
  // The database has it already: the text of a large list must not be in the way of the next click.
  const quiet = whenQuiet(world, flush)
  const check = afterDelay(world, () => void flushInSlices())
  const flushes = [paint, quiet, check]
  const cancelFlush = () => {
    for (const each of flushes) each.cancel()
  }

  return {
    ready,
    lifecycle,
    send,
    localStorageMirror,
    flush,
    requestSync,
    clear,
    detectClearing,
    stopWriting,
    isBehind: () => databaseMirror?.isBehind() ?? false,
    isFlushPending: () => flushes.some((each) => each.isWaiting()),
    requestWrite: () => {
      if (mode() === 'local storage only') paint.request()
      else if (databaseMirror) requestSync()
      else refusePending()
    },
    /** Resolves once what a worker or another tab has written to the database is shown. */
    follow: (pause: Pause) =>
      new Promise<void>((resolve) => {
        enqueue(async () => {
          if (databaseMirror && mode() === 'with database') await databaseMirror.follow(pause).catch(world.report)
        })
        requestSync()
        enqueue(async () => resolve())
      }),
    start: () => {
      if (!databaseMirror) return becomeReady()
      // An error comes again in the sync, which handles it.
      const { isDatabaseHome, hasUnsynced } = state.base()
      if (isDatabaseHome && !hasUnsynced) enqueue(() => databaseMirror.load().catch(() => {}))
      requestSync()
    },
    acceptLoss: () => {
      if (mode() !== 'lists lost') return
      databaseMirror?.acceptLoss()
      send({ type: 'loss accepted' })
      requestSync()
    },
    stopWaiting: () => {
      if (mode() !== 'asking database') return
      send({ type: 'database timed out' })
      if (mode() === 'without lists') refusePending()
      becomeReady()
      paint.request()
    },
    close: () => {
      cancelFlush()
      send({ type: 'closed' })
      enqueue(async () => databaseMirror?.close())
    },
  }
}
export type Persistence = ReturnType<typeof createPersistence>

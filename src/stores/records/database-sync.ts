import { emptyLibrary, type Library } from '#domain/library.ts'
import { ListsLostError } from './lists-lost-error.ts'
import { isNewChange, withoutResurrected } from './recent-changes.ts'
import { nothingToRecover, type Recovery, reconcile } from './reconcile.ts'
import { type Changes, createRecordDatabase } from './record-database.ts'
import { changesBetween, type RecordRow, rowKey, withRows } from './record-rows.ts'
import { applyOperations, type PendingOperation, type RecordState } from './record-state.ts'
import type { RecordsWorld, TextStorage } from './records-world.ts'
import { isFull, readStamp } from './stored-records.ts'
import { writeStored } from './write-stored.ts'

interface Outcome {
  readonly library: Library
  readonly recovery: Recovery
  readonly operations: readonly PendingOperation[]
}

const emptyOutcome: Outcome = { library: emptyLibrary, recovery: nothingToRecover, operations: [] }

/** So few records that local storage is likely to hold them again. */
const isSmall = ({ watchlist, collectionMovies, watchHistory, notForMe }: Library): boolean =>
  watchlist.length + collectionMovies.length + watchHistory.length + notForMe.length < 1000

const isListed = ({ list, value }: RecordRow): boolean => list !== 'settings' && value !== undefined

const hasLists = ({ settings: _, ...lists }: Library): boolean => Object.values(lists).some((list) => list.length > 0)

export const createDatabaseSync = (
  state: RecordState,
  factory: IDBFactory,
  schema: number,
  { report, now }: Pick<RecordsWorld, 'report' | 'now'>,
) => {
  const database = createRecordDatabase(factory, schema)
  // With the lists in the database, the changes in the stamp are nowhere else yet.
  const knownChanges = state.isDatabaseHome ? [] : (state.stamp?.recent ?? [])
  const appliedChanges = new Map(knownChanges.map((change) => [rowKey(change), change]))
  let hasUnflushed = false
  let unreadable = 0
  let clearedRevision = 0
  let isLossAccepted = false

  const currentStamp = () => (state.storage ? readStamp(state.storage) : undefined)

  /** The stamp tells of lists that neither the database nor this tab has. */
  const isLost = ({ complete, revision, rows }: Changes): boolean =>
    state.isDatabaseHome &&
    !isLossAccepted &&
    complete &&
    revision < state.revision &&
    !hasLists(state.base) &&
    !rows.some(isListed)

  /** Pending operations run on what the database holds in this transaction, never on a stale list. */
  const sync = async (): Promise<Recovery> => {
    const { epoch } = state
    const stamp = currentStamp()
    if (stamp) state.isDatabaseHome = stamp.isDatabaseHome
    // Tabs without a database, and tabs hidden before a sync, leave their changes in the stamp.
    const recent = (stamp?.recent ?? []).filter(
      (change) => change.by !== state.tab && isNewChange(change, appliedChanges.get(rowKey(change)), now()),
    )
    const isUncertain = () => state.hasUnsynced || state.unverified.size > 0
    let outcome = emptyOutcome
    let isPartial = false
    let isWritten = false
    let isUnflushed = false
    const revision = await database.sync(isUncertain() ? -1 : state.revision, (changes) => {
      // Records may have changed without the database while it was opening.
      isPartial = isUncertain() && !changes.complete
      if (isPartial) return { rows: [], above: 0 }
      if (isLost(changes)) throw new ListsLostError()
      state.committing = true
      const local = { ...state, library: state.base }
      const { library, toDatabase, recovery } = reconcile(local, changes)
      const common = withRows(library, withoutResurrected(recent, library))
      const after = applyOperations(common, state.pending, report)
      const written = changesBetween(common, after)
      isUnflushed = toDatabase.length > 0 || common !== library || local.unverified.size > 0 || local.hasUnsynced
      outcome = { library: after, recovery, operations: state.pending }
      const rows = [...toDatabase, ...changesBetween(library, common), ...written]
      isWritten = rows.length > 0
      return { rows, above: state.revision }
    })
    if (isPartial) return sync()
    hasUnflushed ||= isUnflushed
    for (const change of recent) appliedChanges.set(rowKey(change), change)
    if (epoch === state.epoch) {
      state.base = outcome.library
      // A stamp ahead of the database means that the database was lost: the next sync refills it.
      state.revision = Math.max(revision, stamp?.revision ?? 0)
      state.hasUnsynced = false
      state.unverified = new Set()
    } else if (isWritten) clearedRevision = revision
    const taken = new Set(outcome.operations)
    state.pending = state.pending.filter((operation) => !taken.has(operation))
    hasUnflushed ||= outcome.operations.length > 0
    state.publish()
    for (const operation of outcome.operations) operation.settle(true)
    const recovery = { ...outcome.recovery, unreadable: outcome.recovery.unreadable + unreadable }
    unreadable = 0
    return recovery
  }

  /** Shows each list as soon as it is read. What fails here is left to the first sync. */
  const load = async (): Promise<void> => {
    const { epoch } = state
    if (hasLists(state.base)) return
    const revision = await database.readAll((rows, isEndOfList) => {
      if (epoch !== state.epoch) return
      const library = withRows(state.base, rows)
      unreadable += Math.max(0, rows.filter(isListed).length - changesBetween(state.base, library).length)
      state.base = library
      if (isEndOfList) state.publish()
    })
    // A database behind the stamp was lost or replaced.
    if (epoch !== state.epoch || revision < state.revision) return
    state.revision = revision
    state.unverified = new Set()
  }

  /** Lists that local storage cannot hold are left to the database. False when it refuses even the stamp. */
  const write = (storage: TextStorage, isDatabaseHome: boolean): boolean => {
    try {
      const units = writeStored(storage, state.base, { ...state, isDatabaseHome, hasUnsynced: false, recent: [] })
      state.isDatabaseHome = isDatabaseHome
      state.mostUnits = Math.max(state.mostUnits, units)
      return true
    } catch (error) {
      if (isFull(error) && !isDatabaseHome) return write(storage, true)
      report(error)
      return false
    }
  }

  return {
    sync: () =>
      sync().finally(() => {
        state.committing = false
      }),
    /** What is written from now on takes the place of the lost lists. */
    acceptLoss: () => {
      isLossAccepted = true
    },
    isBehind: (): boolean => (currentStamp()?.revision ?? 0) > state.revision,
    isFlushNeeded: (): boolean => hasUnflushed,
    load,
    flush: (): boolean => {
      // A tab that only follows must not try: tabs would answer each other's attempts forever.
      const isDatabaseHome = state.isDatabaseHome && !(hasUnflushed && isSmall(state.base))
      hasUnflushed = false
      return !state.storage || write(state.storage, isDatabaseHome)
    },
    clear: async (upTo: number): Promise<void> => {
      await database.clear(Math.max(upTo, clearedRevision))
    },
    close: database.close,
  }
}
export type DatabaseSync = ReturnType<typeof createDatabaseSync>

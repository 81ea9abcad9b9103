import { emptyLibrary } from '#domain/library.ts'
import { isNewChange, withoutResurrected } from './recent-changes.ts'
import { nothingToRecover, type Recovery, reconcile } from './reconcile.ts'
import { createRecordDatabase } from './record-database.ts'
import { changesBetween, type RecordRow, rowKey, rowsOf, sameValue, textOf, withRows } from './record-rows.ts'
import { applyOperations, type Operation, type PendingOperation, type RecordState } from './record-state.ts'
import type { RecordsWorld } from './records-world.ts'
import { readStamp } from './stored-records.ts'
import { writeStored } from './write-stored.ts'

interface Unflushed {
  readonly operations: readonly PendingOperation[]
  readonly written: readonly RecordRow[]
  readonly before: readonly RecordRow[]
}

const emptyOutcome: Unflushed & { readonly library: typeof emptyLibrary; readonly recovery: Recovery } = {
  library: emptyLibrary,
  recovery: nothingToRecover,
  operations: [],
  written: [],
  before: [],
}

const sizeOf = (rows: Iterable<RecordRow>): number =>
  [...rows].reduce((sum, { value }) => sum + (value === undefined ? 0 : textOf(value).length), 0)

const revert =
  (written: ReadonlyMap<string, RecordRow>, before: ReadonlyMap<string, RecordRow>): Operation =>
  (library) => {
    const now = rowsOf(library)
    return withRows(
      library,
      [...before.values()].filter((row) => sameValue(now.get(rowKey(row)), written.get(rowKey(row)))),
    )
  }

export const createDatabaseSync = (
  state: RecordState,
  factory: IDBFactory,
  schema: number,
  { report, now }: Pick<RecordsWorld, 'report' | 'now'>,
) => {
  const database = createRecordDatabase(factory, schema)
  const appliedChanges = new Map((state.stamp?.recent ?? []).map((change) => [rowKey(change), change]))
  let unflushed: readonly Unflushed[] = []
  let hasUnflushed = false
  let clearedRevision = 0

  const currentStamp = () => (state.storage ? readStamp(state.storage) : undefined)

  /** Pending operations run on what the database holds in this transaction, never on a stale list. */
  const sync = async (): Promise<Recovery> => {
    const { epoch } = state
    const stamp = currentStamp()
    // Tabs without a database, and tabs hidden before a sync, leave their changes in the stamp.
    const recent = (stamp?.recent ?? []).filter(
      (change) => change.by !== state.tab && isNewChange(change, appliedChanges.get(rowKey(change)), now()),
    )
    const isUncertain = () => state.hasUnsynced || state.unverified.size > 0
    let outcome = emptyOutcome
    let isPartial = false
    let isWritten = false
    const revision = await database.sync(isUncertain() ? -1 : state.revision, (changes) => {
      // Records may have changed without the database while it was opening.
      isPartial = isUncertain() && !changes.complete
      if (isPartial) return { rows: [], above: 0 }
      state.committing = true
      const local = { ...state, library: state.base }
      const { library, toDatabase, recovery } = reconcile(local, changes)
      const common = withRows(library, withoutResurrected(recent, library))
      const after = applyOperations(common, state.pending, report)
      const written = changesBetween(common, after)
      hasUnflushed ||= toDatabase.length > 0 || common !== library || local.unverified.size > 0 || local.hasUnsynced
      outcome = { library: after, recovery, operations: state.pending, written, before: changesBetween(after, common) }
      const rows = [...toDatabase, ...changesBetween(library, common), ...written]
      isWritten = rows.length > 0
      return { rows, above: state.revision }
    })
    if (isPartial) return sync()
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
    if (outcome.operations.length > 0) {
      unflushed = [...unflushed, outcome]
      hasUnflushed = true
    }
    state.publish()
    return outcome.recovery
  }

  const settleAll = (done: boolean) => {
    const waiting = unflushed.flatMap(({ operations }) => operations)
    unflushed = []
    for (const operation of waiting) operation.settle(done)
  }

  /** Undefined when the refused changes made nothing larger. */
  const rollBack = (): PendingOperation | undefined => {
    const written = new Map<string, RecordRow>()
    const before = new Map<string, RecordRow>()
    for (const one of unflushed) {
      for (const row of one.before) if (!before.has(rowKey(row))) before.set(rowKey(row), row)
      for (const row of one.written) written.set(rowKey(row), row)
    }
    // A removal must succeed on full storage, or nobody could free any.
    if (sizeOf(written.values()) <= sizeOf(before.values())) return undefined
    const waiting = unflushed.flatMap(({ operations }) => operations)
    unflushed = []
    const refuse = () => {
      for (const operation of waiting) operation.settle(false)
    }
    return { run: revert(written, before), settle: refuse }
  }

  return {
    sync: () =>
      sync().finally(() => {
        state.committing = false
      }),
    isBehind: (): boolean => (currentStamp()?.revision ?? 0) > state.revision,
    isFlushNeeded: (): boolean => hasUnflushed,
    /** Refused changes that made the records larger are rolled back. */
    flush: (): 'written' | 'rolled back' | 'refused' => {
      hasUnflushed = false
      if (!state.storage) {
        settleAll(true)
        return 'written'
      }
      try {
        const units = writeStored(state.storage, state.base, { ...state, hasUnsynced: false, recent: [] })
        state.mostUnits = Math.max(state.mostUnits, units)
        settleAll(true)
        return 'written'
      } catch (error) {
        report(error)
        const undo = rollBack()
        if (undo) state.pending = [...state.pending, undo]
        else settleAll(true)
        state.publish()
        return undo ? 'rolled back' : 'refused'
      }
    },
    clear: async (upTo: number): Promise<void> => {
      settleAll(true)
      await database.clear(Math.max(upTo, clearedRevision))
    },
    close: database.close,
  }
}
export type DatabaseSync = ReturnType<typeof createDatabaseSync>

import { emptyLibrary } from '#domain/library.ts'
import { createJournal } from './journal.ts'
import { withoutGhosts } from './recent-changes.ts'
import { reconcile } from './reconciliation.ts'
import { changesBetween, type RecordRow, rowKey, rowsOf, sameValue, textOf, withRows } from './record-rows.ts'
import { type Operation, type PendingOperation, performAll, type RecordState } from './record-state.ts'
import { readMark, writeStored } from './stored-records.ts'

/** Changes that the journal has and local storage has not been asked to take. */
interface Unmirrored {
  readonly operations: readonly PendingOperation[]
  readonly written: readonly RecordRow[]
  readonly before: readonly RecordRow[]
}

const nothing: Unmirrored & { readonly library: typeof emptyLibrary; readonly restored: number } = {
  library: emptyLibrary,
  restored: 0,
  operations: [],
  written: [],
  before: [],
}

const sizeOf = (rows: Iterable<RecordRow>): number =>
  [...rows].reduce((sum, { value }) => sum + (value === undefined ? 0 : textOf(value).length), 0)

/** Puts records back as they were, but for those that something else has changed since. */
const undoing =
  (written: ReadonlyMap<string, RecordRow>, before: ReadonlyMap<string, RecordRow>): Operation =>
  (library) => {
    const now = rowsOf(library)
    return withRows(
      library,
      [...before.values()].filter((row) => sameValue(now.get(rowKey(row)), written.get(rowKey(row)))),
    )
  }

/** Keeps records with a journal: a change is durable there at once, and the local storage keys follow. */
export const createJournalKeeping = (
  state: RecordState,
  factory: IDBFactory,
  schema: number,
  report: (error: unknown) => void,
) => {
  const journal = createJournal(factory, schema)
  // The recent changes at the start are already in the library that the first exchange brings to the journal.
  const adopted = new Map((state.mark?.recent ?? []).map((change) => [rowKey(change), change.at]))
  let unmirrored: readonly Unmirrored[] = []
  let hasNews = false
  let clearedRevision = 0

  const markNow = () => (state.storage ? readMark(state.storage) : undefined)

  /**
   * Brings `base` up to date and makes the pending operations durable, in one transaction: they run on what the
   * journal says at that moment, so that no tab writes on a stale list. Resolves with the number of records that
   * local storage had lost; rejects when the journal refuses.
   */
  const exchange = async (): Promise<number> => {
    const { age } = state
    const mark = markNow()
    // Tabs without a journal, and tabs hidden before the journal had their changes, leave them beside the keys.
    const recent = (mark?.recent ?? []).filter(
      (change) => change.by !== state.tab && change.at > (adopted.get(rowKey(change)) ?? 0),
    )
    const inDoubt = () => state.unjournaled || state.doubtful.size > 0
    let outcome = nothing
    let isPartial = false
    let isWritten = false
    const revision = await journal.exchange(inDoubt() ? -1 : state.revision, (news) => {
      // While the journal was slow to open, records may have been changed without it.
      isPartial = inDoubt() && !news.complete
      if (isPartial) return { rows: [], above: 0 }
      state.committing = true
      const standing = { ...state, library: state.base, ahead: state.unjournaled }
      const { library, toJournal, restored } = reconcile(standing, news)
      const common = withRows(library, withoutGhosts(recent, library))
      const after = performAll(common, state.pending, report)
      const written = changesBetween(common, after)
      hasNews ||= toJournal.length > 0 || common !== library || standing.doubtful.size > 0 || standing.ahead
      outcome = { library: after, restored, operations: state.pending, written, before: changesBetween(after, common) }
      const rows = [...toJournal, ...changesBetween(library, common), ...written]
      isWritten = rows.length > 0
      return { rows, above: state.revision }
    })
    if (isPartial) return exchange()
    for (const change of recent) adopted.set(rowKey(change), change.at)
    if (age === state.age) {
      state.base = outcome.library
      // A mark ahead of the journal means that the journal was lost: the next exchange will notice and refill it.
      state.revision = Math.max(revision, mark?.revision ?? 0)
      state.unjournaled = false
      state.doubtful = new Set()
    } else if (isWritten) clearedRevision = revision
    const taken = new Set(outcome.operations)
    state.pending = state.pending.filter((operation) => !taken.has(operation))
    if (outcome.operations.length > 0) {
      unmirrored = [...unmirrored, outcome]
      hasNews = true
    }
    state.publish()
    return outcome.restored
  }

  const tell = (done: boolean) => {
    const waiting = unmirrored.flatMap(({ operations }) => operations)
    unmirrored = []
    for (const operation of waiting) operation.settle(done)
  }

  /** An operation that undoes what local storage refused; undefined when that did not make the records larger. */
  const takeBack = (): PendingOperation | undefined => {
    const written = new Map<string, RecordRow>()
    const before = new Map<string, RecordRow>()
    for (const one of unmirrored) {
      for (const row of one.before) if (!before.has(rowKey(row))) before.set(rowKey(row), row)
      for (const row of one.written) written.set(rowKey(row), row)
    }
    // A removal must succeed on a full storage, or nobody could ever make room.
    if (sizeOf(written.values()) <= sizeOf(before.values())) return undefined
    const waiting = unmirrored.flatMap(({ operations }) => operations)
    unmirrored = []
    const refuse = () => {
      for (const operation of waiting) operation.settle(false)
    }
    return { run: undoing(written, before), settle: refuse }
  }

  return {
    exchange: () =>
      exchange().finally(() => {
        state.committing = false
      }),
    /** Whether local storage says something newer, so that the journal should be asked before writing. */
    isBehind: (): boolean => (markNow()?.revision ?? 0) > state.revision,
    /** Whether local storage must follow what this tab itself has changed. */
    isWaiting: (): boolean => hasNews,
    /** Writes `base` to local storage. False when it was refused: an operation that takes it back is pending then. */
    mirror: (): boolean => {
      hasNews = false
      if (!state.storage) {
        tell(true)
        return true
      }
      try {
        const { storage, base, revision, doubtful } = state
        writeStored(storage, base, { revision, doubtful, ahead: false, recent: [] })
        tell(true)
        return true
      } catch (error) {
        report(error)
        const undo = takeBack()
        if (undo) state.pending = [...state.pending, undo]
        else tell(true)
        state.publish()
        return undo === undefined
      }
    },
    /** Deletes everything in the journal up to a revision. Changes that wait for local storage count as done. */
    clear: async (upTo: number): Promise<void> => {
      tell(true)
      // An exchange that was under way while everything was cleared counts as cleared too.
      await journal.clear(Math.max(upTo, clearedRevision))
    },
    close: journal.close,
  }
}
/** What `createJournalKeeping` returns. */
export type JournalKeeping = ReturnType<typeof createJournalKeeping>

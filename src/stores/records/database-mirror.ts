import { rowKeyOf } from '#domain/devices/merge-rows.ts'
import { emptyLibrary, type Library } from '#domain/records/library.ts'
import { withoutStrayLinks } from '#domain/records/stray-links.ts'
import { type Pause, partOf } from '#domain/values/pause.ts'
import { prepareTexts } from '../record-tasks.ts'
import { isNewChange, withoutResurrected } from './recent-changes.ts'
import { nothingToRecover, type Recovery, reconcile } from './reconcile.ts'
import { type Changes, createRecordDatabase } from './record-database.ts'
import { itemListNames } from './record-kinds.ts'
import { changesBetween, type RecordRow, withRows } from './record-rows.ts'
import { type Base, changesByOperations, type PendingOperation, type RecordState } from './record-state.ts'
import { ListsLostError } from './record-store.ts'
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
const isSmall = (library: Library): boolean => itemListNames.reduce((sum, list) => sum + library[list].length, 0) < 1000

const isListed = ({ list, value }: RecordRow): boolean => list !== 'settings' && value !== undefined

const isUncertain = (base: Base): boolean => base.hasUnsynced || base.unverified.size > 0

const hasLists = (library: Library): boolean => itemListNames.some((list) => library[list].length > 0)

export const createDatabaseMirror = (
  state: RecordState,
  factory: IDBFactory,
  { report, now, random }: Pick<RecordsWorld, 'report' | 'now' | 'random'>,
) => {
  const database = createRecordDatabase(factory, { now, random })
  // Changes that the database may lack are applied to what it has: its rows may be later than those of local storage.
  const { isDatabaseHome, hasUnsynced, recent: stored } = state.base()
  const knownChanges = isDatabaseHome || hasUnsynced ? [] : stored
  const appliedChanges = new Map(knownChanges.map((change) => [rowKeyOf(change), change]))
  let hasUnflushed = false
  let unreadable = 0
  let clearedRevision = 0
  let isLossAccepted = false
  let isCommitting = false

  const currentStamp = () => (state.storage ? readStamp(state.storage) : undefined)

  /** The stamp tells of lists that neither the database nor this tab has. */
  const isLost = (base: Base, { complete, revision, rows }: Changes): boolean =>
    base.isDatabaseHome &&
    !isLossAccepted &&
    complete &&
    revision < base.revision &&
    !hasLists(base.library) &&
    !rows.some(isListed)

  /** Pending operations run on what the database holds in this transaction, never on a stale list. */
  const sync = async (): Promise<Recovery> => {
    const { epoch } = state.base()
    const stamp = currentStamp()
    if (stamp) state.setBase({ isDatabaseHome: stamp.isDatabaseHome })
    // Tabs without a database, and tabs hidden before a sync, leave their changes in the stamp.
    const recent = (stamp?.recent ?? []).filter(
      (change) => change.by !== state.tab && isNewChange(change, appliedChanges.get(rowKeyOf(change)), now()),
    )
    let outcome = emptyOutcome
    let isPartial = false
    let isWritten = false
    let isUnflushed = false
    const since = isUncertain(state.base()) ? -1 : state.base().revision
    const revision = await database.sync(since, (changes) => {
      // Records may have changed without the database while it was opening.
      const [base, operations] = [state.base(), state.pending()]
      isPartial = isUncertain(base) && !changes.complete
      if (isPartial) return { rows: [], above: 0 }
      if (isLost(base, changes)) throw new ListsLostError()
      isCommitting = true
      const { library, toDatabase, recovery } = reconcile(base, changes)
      const common = withoutStrayLinks(withRows(library, withoutResurrected(recent, library)))
      const changed = changesByOperations(common, operations, report)
      isUnflushed = toDatabase.length > 0 || common !== library || isUncertain(base)
      outcome = { library: changed.library, recovery, operations }
      const rows = [...toDatabase, ...changesBetween(library, common), ...changed.rows]
      const isOnlyHere = operations.some((operation) => operation.isOnlyHere)
      isWritten = rows.length > 0
      const takesKept = operations.some((operation) => operation.takesKept)
      return { rows, above: base.revision, isOnlyHere, takesKept }
    })
    if (isPartial) return sync()
    hasUnflushed ||= isUnflushed
    for (const change of recent) appliedChanges.set(rowKeyOf(change), change)
    if (epoch === state.base().epoch) {
      state.setBase({
        library: outcome.library,
        // A stamp ahead of the database means that the database was lost: the next sync refills it.
        revision: Math.max(revision, stamp?.revision ?? 0),
        hasUnsynced: false,
        unverified: new Set(),
      })
    } else if (isWritten) clearedRevision = revision
    hasUnflushed ||= outcome.operations.length > 0
    state.settle(outcome.operations, true)
    const recovery = { ...outcome.recovery, unreadable: outcome.recovery.unreadable + unreadable }
    unreadable = 0
    return recovery
  }

  /** Shows each list as soon as it is read. What fails here is left to the first sync. */
  const load = async (): Promise<void> => {
    const { epoch, library: known } = state.base()
    if (hasLists(known)) return
    const revision = await database.readAll((rows, isEndOfList) => {
      const base = state.base()
      if (epoch !== base.epoch) return
      const library = withRows(base.library, rows)
      unreadable += Math.max(0, rows.filter(isListed).length - changesBetween(base.library, library).length)
      state.setBase({ library })
      if (isEndOfList) state.publish()
    })
    // A database behind the stamp was lost or replaced.
    if (epoch !== state.base().epoch || revision < state.base().revision) return
    state.setBase({ revision, unverified: new Set() })
  }

  /** Takes what another writer has changed in slices, and shows it in one step. What fails here is left to the next sync. */
  const follow = async (pause: Pause): Promise<void> => {
    const before = state.base()
    if (isUncertain(before)) return
    let { library } = before
    const half = partOf(pause, 0, 0.5)
    const revision = await database.readChanges(before.revision, async (rows, share) => {
      library = withRows(library, rows)
      await half(share)
    })
    if (revision === null) return
    // Local storage is to have their texts.
    if (library !== before.library && !before.isDatabaseHome) await prepareTexts(library, partOf(pause, 0.5, 0.5))
    const { library: known, epoch } = state.base()
    if (known === before.library && epoch === before.epoch) state.advance({ library, revision })
  }

  /** Lists that local storage cannot hold are left to the database. False when it refuses even the stamp. */
  const write = (storage: TextStorage, isDatabaseHome: boolean): boolean => {
    try {
      const mostUnits = writeStored(storage, { ...state.base(), isDatabaseHome, hasUnsynced: false, recent: [] })
      state.setBase({ isDatabaseHome, mostUnits })
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
        isCommitting = false
      }),
    isCommitting: (): boolean => isCommitting,
    acceptLoss: () => {
      isLossAccepted = true
    },
    follow,
    isBehind: (): boolean => (currentStamp()?.revision ?? 0) > state.base().revision,
    isFlushNeeded: (): boolean => hasUnflushed,
    load,
    flush: (): boolean => {
      const { isDatabaseHome, library } = state.base()
      // A tab that only follows must not try: tabs would answer each other's attempts forever.
      const triesAgain = hasUnflushed && isSmall(library)
      hasUnflushed = false
      return !state.storage || write(state.storage, isDatabaseHome && !triesAgain)
    },
    clear: async (upTo: number): Promise<void> => {
      await database.clear(Math.max(upTo, clearedRevision))
    },
    close: database.close,
  }
}
export type DatabaseMirror = ReturnType<typeof createDatabaseMirror>

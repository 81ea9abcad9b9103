import { batch, type ReadonlySignal, signal } from '@preact/signals-core'
import { rowKeyOf } from '#domain/devices/merge-rows.ts'
import { emptyLibrary, type Library } from '#domain/records/library.ts'
import { withoutStrayLinks } from '#domain/records/stray-links.ts'
import { type RecordListName, recordListNames } from '../keys.ts'
import { itemListNames, mapItems } from './record-kinds.ts'
import { changesBetween, withRows } from './record-rows.ts'
import type { RecordsWorld } from './records-world.ts'
import { readStored, type StorageStamp } from './stored-records.ts'
import type { RowOrigin, WrittenRow } from './write-rows.ts'

/** Pure: it may run again on a newer library. */
export type Operation = (library: Library) => Library

export interface PendingOperation {
  readonly run: Operation
  readonly settle: (done: boolean) => void
  /** By default, 'change'. */
  readonly origin?: Exclude<RowOrigin, 'copy'> | undefined
  /** Other devices never hear of it. */
  readonly isOnlyHere?: boolean
  /** What the database keeps of removed collections goes, too. */
  readonly takesKept?: boolean
}

/** What this tab has agreed with the others. */
export interface Base extends Omit<StorageStamp, 'schema' | 'lengths'> {
  readonly library: Library
  /** See `StoredRecords`. */
  readonly unverified: ReadonlySet<RecordListName>
  /** The most that local storage has held of the lists, in UTF-16 units. */
  readonly mostUnits: number
  /** Incremented when everything is cleared: work of an earlier epoch must not bring records back. */
  readonly epoch: number
}

interface LocalState {
  readonly base: Base
  readonly pending: readonly PendingOperation[]
  readonly shown: Library
}

export type ListSignals = { readonly [List in RecordListName]: ReadonlySignal<Library[List]> }

const results = new WeakMap<Operation, { readonly before: Library; readonly after: Library }>()

/**
 * Applied again in the database's transaction, most often to the same library. Its result is read back as other tabs will
 * read it: an operation may leave a list unsorted, or a snapshot without title and poster, which reading drops.
 */
export const applyOperation = (library: Library, run: Operation): Library => {
  const known = results.get(run)
  if (known?.before === library) return known.after
  const result = run(library)
  const read = result === library ? library : withRows(library, changesBetween(library, result))
  const isLinked = read.collections === library.collections && read.collectionMovies === library.collectionMovies
  const after = isLinked ? read : withoutStrayLinks(read)
  results.set(run, { before: library, after })
  return after
}

const tryOperation = (library: Library, { run }: PendingOperation, report: (error: unknown) => void): Library => {
  try {
    return applyOperation(library, run)
  } catch (error) {
    report(error)
    return library
  }
}

export const applyOperations = (
  library: Library,
  operations: readonly PendingOperation[],
  report: (error: unknown) => void,
): Library => operations.reduce((before, operation) => tryOperation(before, operation, report), library)

/** The rows that the operations change, each as the last one leaves it. */
export const changesByOperations = (
  library: Library,
  operations: readonly PendingOperation[],
  report: (error: unknown) => void,
): { readonly library: Library; readonly rows: readonly WrittenRow[] } => {
  const rows = new Map<string, WrittenRow>()
  let before = library
  for (const operation of operations) {
    const after = tryOperation(before, operation, report)
    const { origin = 'change' } = operation
    for (const row of changesBetween(before, after)) rows.set(rowKeyOf(row), { ...row, origin })
    before = after
  }
  return { library: before, rows: [...rows.values()] }
}

/** Comparing a list of 20,000 with an empty one would take longer than reading it. */
const withListsLoaded = (shown: Library, next: Library): Library =>
  mapItems(shown, (list) => (shown[list].length === 0 ? next[list] : shown[list]))

/** Lists and records that stay the same keep their identity. */
const shownAgain = ({ base, pending, shown }: LocalState, report: (error: unknown) => void): LocalState => {
  const next = applyOperations(base.library, pending, report)
  const before = withListsLoaded(shown, next)
  const after = withRows(before, changesBetween(before, next))
  return { base: pending.length === 0 ? { ...base, library: after } : base, pending, shown: after }
}

const cleared = ({ mostUnits, epoch }: Base): Base => ({
  library: emptyLibrary,
  // Below any floor, so that the next sync reads everything.
  revision: 0,
  recent: [],
  hasUnsynced: false,
  isDatabaseHome: false,
  unverified: new Set(),
  mostUnits,
  epoch: epoch + 1,
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

export const createRecordState = (world: RecordsWorld) => {
  const { library, stamp, unverified, units, hasUnreadable, storage } = readStart(world)
  const { schema = 0, revision = 0, hasUnsynced = false, isDatabaseHome = false, recent = [] } = stamp ?? {}
  let local: LocalState = {
    base: { library, revision, hasUnsynced, isDatabaseHome, recent, unverified, mostUnits: units, epoch: 0 },
    pending: [],
    shown: library,
  }

  const followers: ((library: Library) => void)[] = []
  const listSignal = <List extends RecordListName>(list: List): ReadonlySignal<Library[List]> => {
    const records = signal(library[list])
    followers.push((shown) => {
      records.value = shown[list]
    })
    return records
  }
  const signals: ListSignals = {
    watchlist: listSignal('watchlist'),
    collections: listSignal('collections'),
    collectionMovies: listSignal('collectionMovies'),
    watchHistory: listSignal('watchHistory'),
    notForMe: listSignal('notForMe'),
    settings: listSignal('settings'),
    deletedCollections: listSignal('deletedCollections'),
    friends: listSignal('friends'),
  }
  const show = (next: LocalState) => {
    local = next
    batch(() => {
      for (const follow of followers) follow(next.shown)
    })
  }

  return {
    /** Of the stamp at the start. */
    schema,
    hasUnreadable,
    storage,
    tab: Math.floor(world.random() * Number.MAX_SAFE_INTEGER),
    signals,
    /** Follows the signals. */
    hasLists: () => itemListNames.some((list) => signals[list].value.length > 0),
    base: () => local.base,
    pending: () => local.pending,
    shown: () => local.shown,
    add: (operation: PendingOperation, result: Library): void => {
      show({ ...local, pending: [...local.pending, operation], shown: result })
    },
    /** Shown by the next `publish` or `settle`. */
    setBase: (changes: Partial<Base>): void => {
      local = { ...local, base: { ...local.base, ...changes } }
    },
    publish: (): void => show(shownAgain(local, world.report)),
    /** Shows a later library that was made from the base, with the records that stay the same. */
    advance: (changes: Pick<Base, 'library' | 'revision'>): void => {
      const isShown = local.pending.length === 0 && local.shown === local.base.library
      const next = { ...local, base: { ...local.base, ...changes } }
      show(isShown ? { ...next, shown: changes.library } : shownAgain(next, world.report))
    },
    settle: (operations: readonly PendingOperation[], done: boolean): void => {
      const settled = new Set(operations)
      const pending = local.pending.filter((operation) => !settled.has(operation))
      show(shownAgain({ ...local, pending }, world.report))
      for (const operation of operations) operation.settle(done)
    },
    clear: (): void => show(shownAgain({ ...local, base: cleared(local.base) }, world.report)),
  }
}
export type RecordState = ReturnType<typeof createRecordState>

import { type NextVersion, withinTime } from '#domain/devices/changed-row.ts'
import { afterRemovals, needsConsent, noConsent } from '#domain/devices/consent.ts'
import { sameContent } from '#domain/devices/content-order.ts'
import type { SyncRow } from '#domain/devices/device-row.ts'
import type { Comparison, LibraryId, MergeChoice, MergeOutcome, SyncIdentity } from '#domain/devices/exchange.ts'
import { withEverythingReplaced } from '#domain/devices/folder-progress.ts'
import { lackingIn, saysSomething, travels } from '#domain/devices/lacking-rows.ts'
import { collectionOfLink, isThereIn } from '#domain/devices/linked-rows.ts'
import { compareLibraries, countChanges, meet, mergeLibrary, type SyncRows } from '#domain/devices/merge-library.ts'
import { rowKeyOf } from '#domain/devices/merge-rows.ts'
import { newDeviceId, nextVersion, noVersion, type Version } from '#domain/devices/version.ts'
import { asKept, asSent } from '../records/kept-links.ts'
import {
  connectToRecords,
  type DatabaseState,
  type DeviceState,
  type RecordTransaction,
  readDevice,
  readFolder,
  type StoredFolder,
  type StoredRow,
} from '../records/record-store.ts'
import { recordsSchema } from '../records/stored-records.ts'
import { upgradedRows } from '../records/upgrade-rows.ts'
import { deviceOf, eachRow, putRows, upgrade, type VersionWorld } from '../records/write-rows.ts'

/** The records' database as other devices see it. It is to that database what another tab is. */
export interface SyncDatabase {
  /** Null before this browser has changed, sent or received anything. */
  readonly identity: () => Promise<SyncIdentity | null>
  /** No version is from after 2099 then. */
  readonly limitVersions: () => Promise<void>
  /** All rows that travel, in parts; makes the ids of device and library where there are none. */
  readonly readRows: (
    options: { readonly includesKey: boolean },
    take: (rows: readonly SyncRow[]) => void,
  ) => Promise<SyncIdentity & { readonly library: LibraryId }>
  /** What merging these rows of that library would do. */
  readonly compare: (library: LibraryId, rows: readonly SyncRow[]) => Promise<Comparison>
  /** All or nothing, in one transaction. Rejects with the database's error when there is no room. */
  readonly merge: (
    library: LibraryId,
    rows: readonly SyncRow[],
    choice: MergeChoice,
    folder?: FolderMerging,
  ) => Promise<MergeOutcome>
  readonly close: () => void
}

/** What is kept of a folder together with the rows that were merged from it. */
export interface FolderMerging {
  /** Whether the rows are all that the folder has: what it lacks of ours is unsent from then on. */
  readonly isWhole: boolean
  readonly after: (merged: MergedState) => { readonly device: DeviceState; readonly folder: StoredFolder }
}

export interface MergedState {
  readonly device: DeviceState
  readonly folder: StoredFolder | undefined
  /** Before the merge. */
  readonly revision: number
  /** Keys of rows whose removal waits for consent. */
  readonly waiting: ReadonlySet<string>
  /** Whether rows are unsent that this browser had before. */
  readonly isLacking: boolean
}

interface SyncWorld extends VersionWorld {
  readonly factory: IDBFactory
}

/** Rows with versions that others refuse are written anew, once for each database, and so are files that have them. */
const limitVersions = async (
  transaction: RecordTransaction,
  state: DatabaseState,
  device: DeviceState,
  now: number,
): Promise<{ readonly state: DatabaseState; readonly device: DeviceState }> => {
  if (device.isWithinTime) return { state, device }
  const [records, states] = [transaction.objectStore('records'), transaction.objectStore('state')]
  const revision = state.revision + 1
  let count = 0
  await eachRow(transaction, async (rows) => {
    for (const row of rows) {
      const limited = withinTime(row)
      if (limited === row) continue
      count += 1
      await records.put({ ...limited, revision, changed: revision })
    }
  })
  const checked = { ...device, isWithinTime: true }
  await states.put(checked, 'device')
  if (count === 0) return { state, device: checked }
  const folder = await readFolder(transaction)
  if (folder) await states.put({ ...folder, progress: withEverythingReplaced(folder.progress, now) }, 'folder')
  return { state: { ...state, revision }, device: checked }
}

export const syncRowOf = (stored: StoredRow): SyncRow => {
  const { list, id, value, versions, removal, kept } = asSent(stored)
  return {
    list,
    id,
    ...(value !== undefined && { value }),
    ...(versions && { versions }),
    ...(removal !== undefined && { removal }),
    ...(kept !== undefined && { kept }),
  }
}

/** Links whose collection a merge removes or brings back. */
const movedLinks = (before: SyncRows, after: SyncRows): readonly SyncRow[] =>
  [...after.values()].filter(
    (row) => collectionOfLink(row) !== null && isThereIn(before, before.get(rowKeyOf(row))) !== isThereIn(after, row),
  )

/** What a merge writes, and what is said of it. */
const planMerge = (
  ours: SyncRows,
  rows: readonly SyncRow[],
  choice: MergeChoice,
  { device, consent }: DeviceState,
  now: number,
) => {
  const meeting = meet(ours, rows)
  const { removals } = meeting
  const needsYes = needsConsent(consent, now, removals.length, sizeOf(ours))
  const asked = needsYes ? choice.removals : 'apply'
  const made = new Set<Version>()
  const next: NextVersion = (replaced) => {
    const version = nextVersion(replaced, now, device)
    made.add(version)
    return version
  }
  const changes = mergeLibrary(meeting, { ...choice, removals: asked }, next)
  const counts = countChanges(ours, changes)
  const applied = choice.joining === 'join' && asked === 'apply' ? counts.removed : 0
  return {
    written: [...changes].filter(([key, row]) => !sameContent(ours.get(key), row)).map(([, row]) => row),
    /** Whether this device decided, or a rule that earlier versions of the app do not have: others have to hear of it. */
    isOwn: (row: SyncRow): boolean =>
      made.has(row.removal ?? noVersion) ||
      Object.values(row.versions ?? {}).some((version) => made.has(version)) ||
      (row.list === 'collections' && choice.joining === 'join' && meeting.changes.get(rowKeyOf(row)) !== row),
    /** Whether the file has all of a row, as it is after the merge. */
    isAgreed: (key: string): boolean => meeting.agreed.has(key) && changes.get(key) === meeting.changes.get(key),
    waiting: new Set(asked === 'later' ? removals : []),
    consent: afterRemovals(consent, now, applied, needsYes && asked !== 'later'),
    outcome: { ...counts, waiting: asked === 'later' ? removals.length : 0 },
  }
}

const sizeOf = (rows: SyncRows): number =>
  [...rows.values()].filter((row) => isThereIn(rows, row) && travels(row, false)).length

export const createSyncDatabase = ({ factory, ...world }: SyncWorld): SyncDatabase => {
  const store = connectToRecords(factory)

  const readOurs = async (transaction: Parameters<typeof eachRow>[0], { schema }: DatabaseState) => {
    const rows = new Map<string, StoredRow>()
    await eachRow(transaction, (part) => {
      for (const row of schema < recordsSchema ? part.flatMap(upgradedRows) : part) rows.set(rowKeyOf(row), row)
    })
    return rows
  }

  /** In one transaction, as an earlier schema may have to be upgraded first. */
  const upgraded = async (transaction: RecordTransaction, state: DatabaseState): Promise<DatabaseState> => {
    if (state.schema >= recordsSchema || state.revision === 0) return state
    const revision = state.revision + 1
    await upgrade(transaction, revision)
    return { ...state, schema: recordsSchema, revision }
  }

  /** As other devices can read it. */
  const prepared = async (transaction: RecordTransaction, known: DatabaseState) => {
    const device = await deviceOf(transaction, known, world)
    return limitVersions(transaction, await upgraded(transaction, known), device, world.now())
  }

  const asSyncRows = (rows: ReadonlyMap<string, StoredRow>): SyncRows =>
    new Map([...rows].map(([key, row]) => [key, syncRowOf(row)]))

  const travelling = (rows: readonly SyncRow[]) => rows.filter((row) => travels(row, true))

  return {
    identity: async () => {
      const device = await readDevice(await store.openForReading())
      return device ? { device: device.device, library: device.library } : null
    },
    limitVersions: async () => {
      const device = await readDevice(await store.openForReading())
      if (!device || device.isWithinTime) return
      await store.inTransaction(async (transaction, reading) => (await prepared(transaction, await reading)).state)
    },
    readRows: async ({ includesKey }, take) => {
      let identity: (SyncIdentity & { readonly library: LibraryId }) | undefined
      await store.inTransaction(async (transaction, reading) => {
        const known = await reading
        const { state, device } = await prepared(transaction, known)
        const library = device.library ?? newDeviceId(world.random)
        await transaction.objectStore('state').put({ ...device, library }, 'device')
        await eachRow(transaction, (rows) =>
          take(rows.map(syncRowOf).filter((row) => saysSomething(row) && travels(row, includesKey))),
        )
        identity = { device: device.device, library }
        return state
      })
      if (!identity) throw new Error('The transaction ended before its task.')
      return identity
    },
    compare: async (library, given) => {
      const transaction = await store.openForReading()
      const [state, device] = await Promise.all([store.readState(transaction), readDevice(transaction)])
      const ours = asSyncRows(await readOurs(transaction, state))
      const meeting = meet(ours, travelling(given))
      const removals = meeting.removals.length
      const consent = device?.consent ?? noConsent
      return {
        ...compareLibraries(meeting),
        isJoining: device?.library !== library,
        removals,
        needsConsent: needsConsent(consent, world.now(), removals, sizeOf(ours)),
      }
    },
    merge: async (library, rows, choice, folder) => {
      let outcome: MergeOutcome | undefined
      await store.inTransaction(async (transaction, reading) => {
        const known = await reading
        const { state, device } = await prepared(transaction, known)
        const stored = await readOurs(transaction, state)
        const ours = asSyncRows(stored)
        const plan = planMerge(ours, travelling(rows), choice, device, world.now())
        const revision = state.revision + 1
        const after = new Map([...ours, ...plan.written.map((row) => [rowKeyOf(row), row] as const)])
        const storedRowOf = (row: SyncRow): StoredRow => {
          const changed = plan.isOwn(row) ? revision : stored.get(rowKeyOf(row))?.changed
          const written = { ...row, revision, ...(changed !== undefined && { changed }) }
          if (row.value === undefined) return { ...written, removed: revision }
          return isThereIn(after, row) ? written : asKept(written)
        }
        const written = [...new Set([...plan.written, ...movedLinks(ours, after)])].map(storedRowOf)
        for (const row of written) stored.set(rowKeyOf(row), row)
        const unsent = folder?.isWhole ? lackingIn(rows, asSyncRows(stored), plan.isAgreed) : []
        for (const key of unsent) {
          const row = stored.get(key)
          if (row) stored.set(key, { ...row, changed: revision })
        }
        const keys = new Set([...written.map(rowKeyOf), ...unsent])
        await putRows(
          transaction,
          [...keys].flatMap((key) => stored.get(key) ?? []),
        )
        const merged = { ...device, library, consent: plan.consent }
        const kept = folder?.after({
          device: merged,
          folder: await readFolder(transaction),
          revision: state.revision,
          waiting: plan.waiting,
          isLacking: unsent.length > 0,
        })
        const states = transaction.objectStore('state')
        if (kept) await states.put(kept.folder, 'folder')
        await states.put(kept?.device ?? merged, 'device')
        outcome = plan.outcome
        return { ...state, schema: recordsSchema, ...(keys.size > 0 && { revision }) }
      })
      if (!outcome) throw new Error('The transaction ended before its task.')
      return outcome
    },
    close: store.close,
  }
}

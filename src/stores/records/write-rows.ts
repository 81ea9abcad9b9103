import { unwrap, wrap } from 'idb'
import { afterChange, afterImport, type NextVersion, type RowVersions } from '#domain/devices/changed-row.ts'
import { noConsent } from '#domain/devices/consent.ts'
import { sameContent } from '#domain/devices/content-order.ts'
import type { SyncRow } from '#domain/devices/device-row.ts'
import { collectionOfLink, nextAfterLinks } from '#domain/devices/linked-rows.ts'
import { mergeRow, rowKeyOf } from '#domain/devices/merge-rows.ts'
import { newDeviceId, nextVersion, versionAfter } from '#domain/devices/version.ts'
import { asKept, asSent, isKept, keptWithout, type Links, linksOf, movedLinks } from './kept-links.ts'
import type { RecordRow } from './record-rows.ts'
import {
  type DatabaseState,
  type DeviceState,
  type ReadableStores,
  type RecordTransaction,
  readDevice,
  type StoredRow,
} from './record-store.ts'
import { schemaOfParts, upgradedRows } from './upgrade-rows.ts'

/**
 * How a row came to be: what a user did has a version, what an import created has none until somebody changes it. A
 * repair is done by every device by itself, and any change is later.
 */
export type RowOrigin = 'change' | 'import' | 'repair' | 'copy'

export interface WrittenRow extends RecordRow {
  /** By default, 'change'. A 'copy' is what the database had before, or another device has. */
  readonly origin?: RowOrigin
}

export interface VersionWorld {
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly random: () => number
}

/** Larger batches would block painting. */
const rowsPerBatch = 250
const rowsPerReading = 2000

export const eachRow = async (
  transaction: ReadableStores,
  visit: (rows: readonly StoredRow[]) => Promise<void> | void,
): Promise<void> => {
  const records = transaction.objectStore('records')
  let last: StoredRow | undefined
  do {
    const rows: StoredRow[] = await records.getAll(
      last && IDBKeyRange.lowerBound([last.list, last.id], true),
      rowsPerReading,
    )
    last = rows.length < rowsPerReading ? undefined : rows.at(-1)
    await visit(rows)
  } while (last)
}

/** Rows of earlier schemas become rows of this one. */
export const upgrade = async (transaction: RecordTransaction, revision: number): Promise<void> => {
  const records = transaction.objectStore('records')
  const keptLink = keptWithout(await records.getAll(IDBKeyRange.bound(['collections'], ['collections', []])))
  await eachRow(transaction, async (rows) => {
    for (const row of rows) {
      const parts = upgradedRows(row).map(keptLink)
      if (parts.length === 1 && parts[0] === row) continue
      if (!parts.some(({ id }) => id === row.id)) await records.delete([row.list, row.id])
      for (const part of parts) await records.put({ ...part, revision })
    }
  })
}

const withoutVersions = ({ list, id, value, revision, removed }: StoredRow): StoredRow => ({
  list,
  id,
  revision,
  ...(value !== undefined && { value }),
  ...(value === undefined && { removed: removed ?? revision }),
})

/** Every row is as if an import had created it. */
export const forgetVersions = (transaction: RecordTransaction): Promise<void> =>
  eachRow(transaction, async (rows) => {
    for (const row of rows) {
      const isVersioned = row.versions ?? row.removal ?? row.kept ?? row.changed
      if (isVersioned !== undefined) await transaction.objectStore('records').put(withoutVersions(row))
    }
  })

/** Without what is known of other devices, the versions of the rows mean nothing. */
export const deviceOf = async (
  transaction: RecordTransaction,
  state: DatabaseState,
  { random }: VersionWorld,
): Promise<DeviceState> => {
  const known = await readDevice(transaction)
  if (known) return known
  const isUpgraded = state.revision > 0 && state.schema < schemaOfParts
  if (!isUpgraded) await forgetVersions(transaction)
  const device: DeviceState = { device: newDeviceId(random), library: null, consent: noConsent }
  await transaction.objectStore('state').put(device, 'device')
  return device
}

const knownRows = async (transaction: RecordTransaction, rows: readonly WrittenRow[]) => {
  const records = transaction.objectStore('records')
  const known = new Map<string, StoredRow>()
  const keep = (row: StoredRow | undefined) => row && known.set(rowKeyOf(row), asSent(row))
  if (rows.length > rowsPerBatch) await eachRow(transaction, (all) => all.forEach(keep))
  else for (const row of await Promise.all(rows.map(({ list, id }) => records.get([list, id])))) keep(row)
  return known
}

const versionsOf = (known: SyncRow | undefined, row: WrittenRow, next: NextVersion): RowVersions => {
  if (row.origin === 'copy' || row.list === 'deletedCollections') return {}
  if (row.origin === 'repair') return afterImport(known, row, versionAfter)
  return row.origin === 'import' ? afterImport(known, row, next) : afterChange(known, row, next)
}

const isSameVersion = (known: StoredRow, { versions, removal }: RowVersions): boolean =>
  known.removal === removal && sameContent(known.versions ?? {}, versions ?? {})

/** What another device kept of it when it heard of the removal, this one keeps, too: both come to the same row. */
const asMerged = (known: StoredRow | undefined, row: WrittenRow, own: RowVersions): RowVersions => {
  const { removal } = own
  if (known?.value === undefined || row.value !== undefined || removal === undefined) return own
  const { list, id, value, versions } = known
  const merged = mergeRow({ list, id, value, ...(versions && { versions }) }, { list, id, removal })
  return {
    removal,
    ...(merged.versions && { versions: merged.versions }),
    ...(merged.kept !== undefined && { kept: merged.kept }),
  }
}

/** A snapshot or a count that changed is nothing that other devices have to hear of. */
const changedAt = (known: StoredRow | undefined, versions: RowVersions, revision: number) => {
  if (!known || !isSameVersion(known, versions)) return { changed: revision }
  return known.changed === undefined ? {} : { changed: known.changed }
}

/**
 * Puts rows at the revision, in batches: each waits for the one before it, so that the page can paint in between. A promise
 * for each row would take as long again.
 */
export const putRows = async (transaction: RecordTransaction, rows: readonly StoredRow[]): Promise<void> => {
  const records = unwrap(transaction.objectStore('records'))
  let written: Promise<unknown> = Promise.resolve()
  for (let start = 0; start < rows.length; start += rowsPerBatch) {
    const requests = rows.slice(start, start + rowsPerBatch).map((row) => records.put(row))
    await written
    const last = requests.at(-1)
    if (last) written = wrap(last)
    // A failed put aborts the transaction, whose `done` rejects.
    written.catch(() => {})
  }
}

const isLinkOf = (collections: Links, row: WrittenRow): boolean => collections.has(collectionOfLink(row) ?? '')

/**
 * Writes what this browser has changed, with versions. Links go with their collection: they are kept, also one that was
 * taken out in the same transaction. With `takesKept`, nothing is.
 */
export const writeChanges = async (
  transaction: RecordTransaction,
  state: DatabaseState,
  { rows: changed, takesKept = false }: { readonly rows: readonly WrittenRow[]; readonly takesKept?: boolean },
  revision: number,
  world: VersionWorld,
): Promise<void> => {
  const isVersioned = takesKept || changed.some(({ origin }) => origin !== 'copy')
  const { device, library } = isVersioned ? await deviceOf(transaction, state, world) : { device: '', library: null }
  const known = await knownRows(transaction, changed)
  const { removed, restored } = await movedLinks(transaction, changed, known)
  // Who has a collection again decides which movies are in it.
  const left = (takesKept ? await linksOf(transaction) : [...restored.values()].flat()).filter(isKept)
  const keys = new Set(changed.map(rowKeyOf))
  const removals = left.filter((link) => !keys.has(rowKeyOf(link)))
  for (const link of left) known.set(rowKeyOf(link), asSent(link))
  const now = world.now()
  const next: NextVersion = (replaced) => nextVersion(replaced, now, device)
  const nextOf = (row: WrittenRow): NextVersion => {
    const links = row.list === 'collections' && row.value === undefined ? removed.get(row.id) : undefined
    return links ? nextAfterLinks(links, next) : next
  }
  const goesWith = (row: WrittenRow) => !takesKept && row.value === undefined && isLinkOf(removed, row)
  const rowOf = (row: WrittenRow): StoredRow => {
    const { origin, ...given } = row
    const before = known.get(rowKeyOf(row))
    const own = versionsOf(before, row, nextOf(row))
    const versions = library === null ? own : asMerged(before, row, own)
    const removal = row.value === undefined && { removed: revision }
    const change = origin !== 'copy' && changedAt(before, versions, revision)
    return { ...given, ...versions, revision, ...removal, ...change }
  }
  const written = [
    ...changed.filter((row) => !goesWith(row)),
    ...removals.map(({ id }): WrittenRow => ({ list: 'collectionMovies', id })),
  ]
  const kept = takesKept ? [] : [...removed.values()].flat().filter(({ value }) => value !== undefined)
  await putRows(transaction, [...written.map(rowOf), ...kept.map((link) => asKept({ ...link, revision }))])
}

import { normalizeName } from '../records/collections.ts'
import { isObject } from '../values/schema.ts'
import { afterChange, type NextVersion } from './changed-row.ts'
import { sameContent } from './content-order.ts'
import type { SyncRow } from './device-row.ts'
import type { Comparison, MergeChoice } from './exchange.ts'
import { fieldGroups, isMovieData, valueFrom } from './fields.ts'
import { foldViewings } from './fold-viewings.ts'
import { travels } from './lacking-rows.ts'
import { collectionOfLink, isThereIn, linksByCollection, nextAfterLinks, revivedCollections } from './linked-rows.ts'
import { mergeRow, rowKeyOf } from './merge-rows.ts'

/** Rows by `rowKeyOf`. */
export type SyncRows = ReadonlyMap<string, SyncRow>

const isThere = (row: SyncRow | undefined): row is SyncRow => row?.value !== undefined

const mergedChanges = (ours: SyncRows, theirs: readonly SyncRow[]) => {
  const changes = new Map<string, SyncRow>()
  const agreed = new Set<string>()
  for (const row of theirs) {
    const key = rowKeyOf(row)
    const known = changes.get(key) ?? ours.get(key)
    const after = mergeRow(known, row)
    if (after !== known) changes.set(key, after)
    if (!ours.has(key) || sameContent(after, row)) agreed.add(key)
    else agreed.delete(key)
  }
  return { changes, agreed }
}

/** The records of this browser, those of a file, and what merging changes and removes here. */
export interface Meeting {
  readonly ours: SyncRows
  readonly theirs: readonly SyncRow[]
  readonly changes: SyncRows
  /** Keys of `changes`. */
  readonly removals: readonly string[]
  /** Keys of rows of which this browser has nothing that the file lacks. */
  readonly agreed: ReadonlySet<string>
}

export const meet = (ours: SyncRows, theirs: readonly SyncRow[]): Meeting => {
  const { changes, agreed } = mergedChanges(ours, theirs)
  const isRemoval = (key: string, after: SyncRow) =>
    isThereIn(ours, ours.get(key)) && !isThere(after) && !isMovieData(after)
  const removals = [...changes].filter(([key, after]) => isRemoval(key, after)).map(([key]) => key)
  return { ours, theirs, changes, removals, agreed }
}

/** The row as this device has it, later than what the merge made of it. */
const keptOver = (merged: SyncRow, ours: SyncRow | undefined, next: NextVersion): SyncRow => {
  const { list, id } = merged
  const value = isThere(ours)
    ? valueFrom(merged, fieldGroups(ours, ours.value), ours.value, merged.value ?? merged.kept)
    : undefined
  return { list, id, ...(value !== undefined && { value }), ...afterChange(merged, { list, id, value }, next) }
}

const overlaid = (ours: SyncRows, changes: SyncRows): SyncRows => new Map([...ours, ...changes])

const nameOf = ({ value }: SyncRow): string =>
  isObject(value) && typeof value['name'] === 'string' ? normalizeName(value['name']) : ''

const idOf = (row: SyncRow): number => Number(row.id)

const collectionsByName = (rows: SyncRows): ReadonlyMap<string, readonly SyncRow[]> => {
  const byName = new Map<string, SyncRow[]>()
  for (const row of rows.values()) {
    if (row.list !== 'collections' || !isThere(row)) continue
    byName.set(
      nameOf(row),
      [...(byName.get(nameOf(row)) ?? []), row].sort((one, other) => idOf(one) - idOf(other)),
    )
  }
  return byName
}

/** The oldest collection of a name takes the movies of the others. */
const joinCollections = (ours: SyncRows, changes: Map<string, SyncRow>, next: NextVersion): void => {
  const rows = overlaid(ours, changes)
  const links = linksByCollection(rows.values())
  const knownAt = (key: string) => changes.get(key) ?? rows.get(key)
  const change = (row: Pick<SyncRow, 'list' | 'id' | 'value'>, nextVersion: NextVersion) => {
    const key = rowKeyOf(row)
    changes.set(key, { ...row, ...afterChange(knownAt(key), row, nextVersion) })
  }
  for (const [, [oldest, ...others]] of collectionsByName(rows)) {
    if (!oldest) continue
    for (const { list, id } of others) {
      const own = links.get(id) ?? []
      for (const link of own) {
        const newLink = { list: link.list, id: link.id.replace(id, oldest.id) }
        if (!isObject(link.value)) continue
        const there = knownAt(rowKeyOf(newLink))
        if (!isThere(there)) change({ ...newLink, value: { ...link.value, collectionId: idOf(oldest) } }, next)
        else if (isObject(there.value) && link.value['note'] !== undefined && there.value['note'] === undefined)
          change({ ...newLink, value: { ...there.value, note: link.value['note'] } }, next)
      }
      change({ list, id }, nextAfterLinks(own, next))
    }
  }
}

const foldAfter = (ours: SyncRows, changes: Map<string, SyncRow>): void => {
  for (const row of foldViewings(overlaid(ours, changes).values())) changes.set(rowKeyOf(row), row)
  for (const row of revivedCollections(overlaid(ours, changes))) changes.set(rowKeyOf(row), row)
}

/** Links of a collection that this device does not have stay as they are: they go with it. */
const replaceTheirs = (ours: SyncRows, changes: Map<string, SyncRow>, next: NextVersion): void => {
  const links = linksByCollection(overlaid(ours, changes).values())
  for (const [key, row] of changes) {
    const collection = collectionOfLink(row)
    if (collection !== null && !isThere(ours.get(rowKeyOf({ list: 'collections', id: collection })))) continue
    const isCollection = row.list === 'collections'
    const own = isCollection ? nextAfterLinks(links.get(row.id) ?? [], next) : next
    changes.set(key, keptOver(row, ours.get(key), own))
  }
}

/** This browser becomes a copy of the file. Rows that it alone had are forgotten, not removed. */
const copied = (ours: SyncRows, theirs: readonly SyncRow[]): Map<string, SyncRow> => {
  const changes = new Map<string, SyncRow>()
  for (const [key, { list, id }] of ours) if (travels({ list, id }, false)) changes.set(key, { list, id })
  for (const row of theirs) changes.set(rowKeyOf(row), row)
  return changes
}

/** The rows to write, by key; `next` gives the versions of what this device decides. */
export const mergeLibrary = (
  { ours, theirs, changes: merged, removals: removed }: Meeting,
  { joining, removals, joinsCollections }: MergeChoice,
  next: NextVersion,
): SyncRows => {
  if (joining === 'take theirs') return copied(ours, theirs)
  const changes = new Map(merged)
  if (joining === 'replace theirs') {
    replaceTheirs(ours, changes, next)
  } else if (removals !== 'apply') {
    for (const key of removed) {
      const row = changes.get(key)
      if (removals === 'later' || !row) changes.delete(key)
      else changes.set(key, keptOver(row, ours.get(key), next))
    }
  }
  if (joinsCollections) joinCollections(ours, changes, next)
  foldAfter(ours, changes)
  return changes
}

export interface Counts {
  readonly added: number
  readonly changed: number
  readonly removed: number
}

const contentOf = (row: SyncRow | undefined): unknown => row && Object.fromEntries([...fieldGroups(row, row.value)])

/** Of records as a user sees them: rows whose content stays are not counted. */
export const countChanges = (ours: SyncRows, changes: SyncRows): Counts => {
  let [added, changed, removed] = [0, 0, 0]
  const all = overlaid(ours, changes)
  for (const [key, after] of changes) {
    const before = ours.get(key)
    const [was, is] = [isThereIn(ours, before), isThereIn(all, after)]
    if (!was && is) added += 1
    else if (was && !is) removed += 1
    else if (was && !sameContent(contentOf(before), contentOf(after))) changed += 1
  }
  return { added, changed, removed }
}

type Differences = Pick<Comparison, 'onlyHere' | 'onlyThere' | 'same' | 'differing' | 'sameNames'>

const sharedNames = (ours: SyncRows, theirs: SyncRows): readonly string[] => {
  const own = collectionsByName(ours)
  return [...collectionsByName(theirs)].flatMap(([name, [row]]) => {
    const isOther = row && own.get(name)?.some(({ id }) => id !== row.id)
    return isOther && isObject(row.value) ? [String(row.value['name'])] : []
  })
}

/** What only this browser has, what only the file has, and what both have. */
export const compareLibraries = ({ ours, theirs }: Meeting): Differences => {
  const sent = new Map(theirs.filter(isThere).map((row) => [rowKeyOf(row), row]))
  const file = new Map([...sent].filter(([, row]) => isThereIn(sent, row)))
  let [onlyHere, same, differing] = [0, 0, 0]
  for (const [key, row] of ours) {
    if (!isThereIn(ours, row) || !travels(row, false)) continue
    const other = file.get(key)
    if (!other) onlyHere += 1
    else if (sameContent(contentOf(row), contentOf(other))) same += 1
    else differing += 1
  }
  return { onlyHere, onlyThere: file.size - same - differing, same, differing, sameNames: sharedNames(ours, file) }
}

import { groupedBy } from '../values/indices.ts'
import { isObject } from '../values/schema.ts'
import { latestIn, type NextVersion } from './changed-row.ts'
import type { SyncRow } from './device-row.ts'
import { addedGroup } from './fields.ts'
import { rowKeyOf } from './merge-rows.ts'
import { laterVersion, noVersion, type Version, versionAfter } from './version.ts'

type Place = Pick<SyncRow, 'list' | 'id'>
type Rows = ReadonlyMap<string, SyncRow>

const linkList = 'collectionMovies'

const collectionIn = (linkId: string): string => linkId.split('/')[0] ?? ''

/** The id of the collection that the row is a link of; null for all other rows. */
export const collectionOfLink = ({ list, id }: Place): string | null => (list === linkList ? collectionIn(id) : null)

const collectionRow = (rows: Rows, id: string): SyncRow | undefined => rows.get(rowKeyOf({ list: 'collections', id }))

/**
 * Whether a user has the record. A link of a removed collection stays as it is, and is there again when the collection
 * is: its removal is that of the collection.
 */
export const isThereIn = (rows: Rows, row: SyncRow | undefined): row is SyncRow => {
  if (row?.value === undefined) return false
  const collection = collectionOfLink(row)
  return collection === null || collectionRow(rows, collection)?.value !== undefined
}

/** Of the links that are not removed. */
const latestOf = (links: readonly SyncRow[]): Version =>
  links.reduce((latest, link) => (link.value === undefined ? latest : laterVersion(latest, latestIn(link))), noVersion)

/** For the removal of a collection: it is later than all links that this device knows. */
export const nextAfterLinks =
  (links: readonly SyncRow[], next: NextVersion): NextVersion =>
  (replaced) =>
    next(laterVersion(replaced, latestOf(links)))

/** By the ids of their collections. */
export const linksByCollection = (rows: Iterable<SyncRow>): ReadonlyMap<string, readonly SyncRow[]> =>
  groupedBy(
    [...rows].filter(({ list }) => list === linkList),
    ({ id }) => collectionIn(id),
  )

const lastAddedAt = (links: readonly SyncRow[]): string | undefined =>
  links
    .flatMap(({ value }) => (isObject(value) && typeof value['addedAt'] === 'string' ? [value['addedAt']] : []))
    .sort()
    .at(-1)

/**
 * What every device does after a merge: a removed collection that a movie was added to later is there again. It is
 * written as if it had been added just after its removal, so that versions of the app without this rule see the same.
 */
export const revivedCollections = (rows: Rows): readonly SyncRow[] =>
  [...linksByCollection(rows.values())].flatMap(([id, links]) => {
    const row = collectionRow(rows, id)
    if (!row || row.value !== undefined || row.removal === undefined || !isObject(row.kept)) return []
    const { list, removal, kept, versions } = row
    if (latestOf(links) <= removal) return []
    const value = { ...kept, id: Number(id), lastUpdatedAt: lastAddedAt(links) }
    return [{ list, id, value, versions: { ...versions, [addedGroup]: versionAfter(removal) }, removal }]
  })

import { type RowReader, rowReaders, withDistinctIds } from '../stored/stored-lists.ts'
import { readGivenSettings } from '../stored/stored-settings.ts'
import { parseJson } from '../values/attempt.ts'
import { isoTimeFrom } from '../values/instant.ts'
import { field, isObject, type JsonObject } from '../values/schema.ts'
import { dataSchema } from './backup.ts'
import type { ImportProblem, Incoming, LeftOut } from './backup-import.ts'
import type { ImportList } from './import-lists.ts'

export type BackupReading =
  | { readonly kind: 'read'; readonly incoming: Incoming }
  | { readonly kind: 'refused'; readonly problem: ImportProblem }

/** UTF-16 units: far more than ours, and still little enough to pass to the page. */
const longestRow = 262_144
/** The bytes are given away. Rejects with the signal's reason, or when the worker cannot run. */
export type ReadBackupFile = (bytes: ArrayBuffer, capacity: number, signal?: AbortSignal) => Promise<BackupReading>

const maxVersionLength = 40

const refused = (problem: ImportProblem): BackupReading => ({ kind: 'refused', problem })

const versionFrom = (value: unknown): string | null => {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  return String(value).slice(0, maxVersionLength) || null
}

const problemOf = (metadata: JsonObject, data: JsonObject): ImportProblem | null => {
  const schema = field(metadata, 'dataSchema')
  if (schema !== dataSchema) return { kind: 'unsupported schema', version: versionFrom(schema) }
  for (const list of ['watchlist', 'collections', 'collectionMovies'] as const) {
    const value = field(data, list)
    if (value !== undefined && !Array.isArray(value)) return { kind: 'wrong list', list }
  }
  return null
}

const leftOutCounts = (list: ImportList, reasons: ReadonlyMap<LeftOut['reason'], number>): readonly LeftOut[] =>
  [...reasons].map(([reason, count]) => ({ list, reason, count }))

interface Rows<Item> {
  readonly items: readonly Item[]
  readonly leftOut: readonly LeftOut[]
  readonly units: number
}

/** Rows beyond `limit` are only measured: a huge file must not fill the memory. */
const readRows = <Item>(list: ImportList, value: unknown, read: RowReader<Item>, limit: number): Rows<Item> => {
  const rows: readonly unknown[] = Array.isArray(value) ? value : []
  const items: Item[] = []
  const reasons = new Map<LeftOut['reason'], number>()
  let units = 0
  if (value !== undefined && value !== null && !Array.isArray(value)) reasons.set('not a list', 1)
  for (const row of rows) {
    const reading = read(row)
    const length = 'item' in reading ? JSON.stringify(reading.item).length : 0
    const reasonsOfRow =
      length > longestRow ? ['not an object' as const] : 'reason' in reading ? [reading.reason] : reading.dropped
    for (const reason of reasonsOfRow) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    if ('item' in reading && length <= longestRow) {
      units += length + 1
      if (units <= limit) items.push(reading.item)
    }
  }
  return { items, leftOut: leftOutCounts(list, reasons), units }
}

/** `capacity` is in UTF-16 units: a file of more than four times that is refused. */
export const readBackup = (text: string, capacity: number): BackupReading => {
  const root = parseJson(text)
  if (root === undefined) return refused({ kind: 'not json' })
  const metadata = isObject(root) ? field(root, 'metadata') : undefined
  const data = isObject(root) ? field(root, 'data') : undefined
  if (!isObject(metadata) || !isObject(data)) return refused({ kind: 'not a backup' })
  const problem = problemOf(metadata, data)
  if (problem) return refused(problem)

  const limit = 4 * capacity
  const rowsOf = <Item>(list: ImportList, reader: RowReader<Item>): Rows<Item> =>
    readRows(list, field(data, list), reader, limit)
  const watchlist = rowsOf('watchlist', rowReaders.watchlist())
  const collections = rowsOf('collections', rowReaders.collections())
  const collectionMovies = rowsOf('collectionMovies', rowReaders.collectionMovies())
  const watchHistory = rowsOf('watchHistory', rowReaders.watchHistory())
  const notForMe = rowsOf('notForMe', rowReaders.notForMe())
  const friends = rowsOf('friends', rowReaders.friends())
  const lists = [watchlist, collections, collectionMovies, watchHistory, notForMe, friends]
  const units = lists.reduce((sum, list) => sum + list.units, 0)
  if (units > limit) return refused({ kind: 'does not fit', excess: units - capacity })

  const settings = readGivenSettings(field(data, 'settings'))
  const wrongSettings = settings.skipped.map(({ reason }) => ({ list: 'settings' as const, reason, count: 1 }))
  return {
    kind: 'read',
    incoming: {
      exportDate: isoTimeFrom(field(metadata, 'exportDate')),
      watchlist: withDistinctIds(watchlist.items),
      collections: collections.items,
      collectionMovies: withDistinctIds(collectionMovies.items),
      watchHistory: watchHistory.items,
      notForMe: notForMe.items,
      friends: friends.items,
      settings: settings.given,
      leftOut: [...lists.flatMap(({ leftOut }) => leftOut), ...wrongSettings],
    },
  }
}

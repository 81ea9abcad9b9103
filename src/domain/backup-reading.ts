import { dataSchema } from './backup.ts'
import { type CooperativeTask, subtask } from './cooperative-task.ts'
import { type ImportList, type ImportProblem, type Incoming, importLists, type LeftOut } from './imports.ts'
import { isoTimeFrom } from './iso-times.ts'
import { field, isObject, type JsonObject } from './schema.ts'
import { parseJson } from './sliced-json.ts'
import { type RowReader, rowReaders, withDistinctIds } from './stored-lists.ts'
import { readGivenSettings } from './stored-settings.ts'

export type BackupReading =
  | { readonly kind: 'read'; readonly incoming: Incoming }
  | { readonly kind: 'refused'; readonly problem: ImportProblem }

const rowsPerSlice = 100
const unitsPerSlice = 262_144
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
function* readRows<Item>(
  list: ImportList,
  value: unknown,
  reader: RowReader<Item>,
  limit: number,
): CooperativeTask<Rows<Item>> {
  const rows: readonly unknown[] = Array.isArray(value) ? value : []
  const items: Item[] = []
  const reasons = new Map<LeftOut['reason'], number>()
  let units = 0
  let sliceStart = 0
  if (value !== undefined && value !== null && !Array.isArray(value)) reasons.set('not a list', 1)
  for (const [index, row] of rows.entries()) {
    const reading = reader.read(row)
    for (const reason of 'reason' in reading ? [reading.reason] : reading.dropped) {
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    }
    if ('item' in reading) {
      units += JSON.stringify(reading.item).length + 1
      if (units <= limit) items.push(reading.item)
    }
    if (index % rowsPerSlice === rowsPerSlice - 1 || units - sliceStart > unitsPerSlice) {
      sliceStart = units
      yield index / rows.length
    }
  }
  return { items, leftOut: leftOutCounts(list, reasons), units }
}

/** `capacity` is in UTF-16 units: a file of more than four times that is refused. */
export function* readBackup(text: string, capacity: number): CooperativeTask<BackupReading> {
  let root: unknown
  try {
    root = yield* subtask(parseJson(text), 0, 0.5)
  } catch {
    return refused({ kind: 'not json' })
  }
  const metadata = isObject(root) ? field(root, 'metadata') : undefined
  const data = isObject(root) ? field(root, 'data') : undefined
  if (!isObject(metadata) || !isObject(data)) return refused({ kind: 'not a backup' })
  const problem = problemOf(metadata, data)
  if (problem) return refused(problem)

  const limit = 4 * capacity
  const part = 0.5 / importLists.length
  const rowsOf = <Item>(list: ImportList, reader: RowReader<Item>): CooperativeTask<Rows<Item>> =>
    subtask(readRows(list, field(data, list), reader, limit), 0.5 + importLists.indexOf(list) * part, part)
  const watchlist = yield* rowsOf('watchlist', rowReaders.watchlist())
  const collections = yield* rowsOf('collections', rowReaders.collections())
  const collectionMovies = yield* rowsOf('collectionMovies', rowReaders.collectionMovies())
  const watchHistory = yield* rowsOf('watchHistory', rowReaders.watchHistory())
  const lists = [watchlist, collections, collectionMovies, watchHistory]
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
      settings: settings.given,
      leftOut: [...lists.flatMap(({ leftOut }) => leftOut), ...wrongSettings],
    },
  }
}

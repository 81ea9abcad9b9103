import { emptyLibrary, type Library } from '#domain/records/library.ts'
import { withoutStrayLinks } from '#domain/records/stray-links.ts'
import { parseJson } from '#domain/values/attempt.ts'
import { isObject } from '#domain/values/schema.ts'
import { corruptKeyPrefix, type RecordListName, recordKeys, recordListNames, revisionKey } from '../keys.ts'
import { safeStorage } from '../safe-storage.ts'
import { type RecentChange, readRecentChanges } from './recent-changes.ts'
import { readLibrary, textOf } from './record-rows.ts'
import type { RecordsWorld, TextStorage } from './records-world.ts'

const apiKeyFields = [
  /("apiKey"\s*:\s*)"(?:[^"\\]|\\.)*"?/g,
  // A change of the settings in a stamp of an earlier version.
  /("id"\s*:\s*"apiKey"\s*,\s*"value"\s*:\s*)"(?:[^"\\]|\\.)*"?/g,
]

const keyShapes = [/\b[0-9a-f]{32}\b/gi, /\beyJ[\w-]+(?:\.[\w-]+)*/g]

const emptyApiKey = (text: string): string =>
  apiKeyFields.reduce((before, field) => before.replace(field, '$1""'), text)

/** For damaged text too: removes `apiKey` and everything that looks like a TMDB key. */
const redactKeys = (text: string): string =>
  keyShapes.reduce((before, shape) => before.replace(shape, ''), emptyApiKey(text))

/**
 * In the stamp and in the database's state. An older build that meets a higher number only reads, so raise it when what
 * is stored gets a meaning that the last release would lose or misread in writing it: another kind of row in a list,
 * another meaning of a field, a field that readers drop. A new list or a new optional field that readers keep needs no
 * new number. Data of lower numbers must open unchanged. 2: viewings are rows of their own. 3: rows have versions, and
 * saved filters and the services of each region are rows of their own. 4: links of removed collections are kept in the
 * database alone, as removed rows.
 */
export const recordsSchema = 4

export interface StorageStamp {
  readonly schema: number
  readonly revision: number
  /** The database may lack changes of the keys (`ahead` in the stored JSON). */
  readonly hasUnsynced: boolean
  /** Another length means that the key was damaged or written by something else. */
  readonly lengths: Readonly<Partial<Record<RecordListName, number>>>
  readonly recent: readonly RecentChange[]
  /** Only the database has the lists, since local storage cannot hold them (`home: 'database'` in the stored JSON). */
  readonly isDatabaseHome: boolean
}

export const isFull = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED')

const parsed = (text: string | null): unknown => (text === null ? undefined : parseJson(text))

const wholeNumber = (value: unknown): number => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : 0)

export const readStamp = (storage: TextStorage): StorageStamp | undefined => {
  const value = parsed(storage.getItem(revisionKey))
  if (!isObject(value) || !Number.isSafeInteger(value['schema'])) return undefined
  const lengths = isObject(value['lengths']) ? value['lengths'] : {}
  const known = recordListNames.filter((list) => Number.isSafeInteger(lengths[list]))
  return {
    schema: wholeNumber(value['schema']),
    revision: wholeNumber(value['revision']),
    hasUnsynced: value['ahead'] === true,
    lengths: Object.fromEntries(known.map((list) => [list, wholeNumber(lengths[list])])),
    recent: readRecentChanges(value, parsed(storage.getItem(recordKeys.settings))),
    isDatabaseHome: value['home'] === 'database',
  }
}

export const isCleared = (storage: TextStorage): boolean =>
  [revisionKey, ...Object.values(recordKeys)].every((key) => storage.getItem(key) === null)

export interface StoredRecords {
  readonly library: Library
  readonly stamp: StorageStamp | undefined
  /** Lists whose key does not match the stamp: damaged, emptied or written by something else. */
  readonly unverified: ReadonlySet<RecordListName>
  readonly hasUnreadable: boolean
  readonly units: number
}

// No other key contains the API key, and what looks like one there is not.
const isSecret = (key: string): boolean => key === recordKeys.settings || key === revisionKey

const backUpCorruptText = (
  { now, report }: RecordsWorld,
  storage: TextStorage,
  key: string,
  isMoved: boolean,
): void => {
  const text = storage.getItem(key)
  if (text === null) return
  const prefix = corruptKeyPrefix(key)
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const name of names) if (name?.startsWith(prefix)) storage.removeItem(name)
  if (isMoved) storage.removeItem(key)
  try {
    storage.setItem(`${prefix}${now()}`, isSecret(key) ? redactKeys(text) : text)
  } catch (error) {
    report(error)
    if (isMoved) storage.setItem(key, text)
  }
}

/** Damaged texts are backed up, unless a newer version wrote them. Throws where storage is blocked. */
export const readStored = (world: RecordsWorld, storage: TextStorage): StoredRecords => {
  const stamp = readStamp(storage)
  const isSupportedSchema = (stamp?.schema ?? 0) <= recordsSchema
  const texts = new Map(recordListNames.map((list) => [list, storage.getItem(recordKeys[list])]))
  const values = new Map([...texts].map(([list, text]) => [list, parsed(text)]))
  const { library: read, damaged } = readLibrary((list) => values.get(list))
  const library = damaged.has('collections') ? read : withoutStrayLinks(read)
  const unverified = new Set<RecordListName>()
  let hasUnreadable = false
  for (const list of recordListNames) {
    const text = texts.get(list) ?? null
    const isDamaged = text !== null && ((values.get(list) ?? null) === null || damaged.has(list))
    if (isSupportedSchema && isDamaged) {
      hasUnreadable = true
      const isUseless = textOf(library[list]) === textOf(emptyLibrary[list])
      backUpCorruptText(world, storage, recordKeys[list], isUseless)
    }
    // What schema 3 had of removed collections is not removed here: it is in the database.
    const isStored = library[list] === read[list] && (text?.length ?? 0) === (stamp?.lengths[list] ?? -1)
    if (isDamaged || !isStored) unverified.add(list)
  }
  if (!stamp) backUpCorruptText(world, storage, revisionKey, true)
  const units = [...texts.values()].reduce((sum, text) => sum + (text?.length ?? 0), 0)
  return { library, stamp, unverified, hasUnreadable, units }
}

export const redactCorruptCopies = (storage: TextStorage | undefined): void => {
  const safe = safeStorage(storage)
  const prefixes = [recordKeys.settings, revisionKey].map(corruptKeyPrefix)
  for (const key of safe.keys() ?? []) {
    const text = prefixes.some((prefix) => key.startsWith(prefix)) ? safe.get(key) : null
    if (text !== null && redactKeys(text) !== text) safe.set(key, redactKeys(text))
  }
}

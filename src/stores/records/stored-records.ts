import { emptyLibrary, type Library } from '#domain/library.ts'
import { isObject } from '#domain/schema.ts'
import { corruptKeyPrefix, type RecordListName, recordKeys, recordListNames, revisionKey } from '../keys.ts'
import { redactKeys } from '../redact-key.ts'
import { parseJson, safeStorage } from '../safe-storage.ts'
import { type RecentChange, readRecentChanges } from './recent-changes.ts'
import { readLibrary, textOf } from './record-rows.ts'
import type { RecordsWorld, TextStorage } from './records-world.ts'

/** The schema that this version of the app writes. */
export const recordsSchema = 1

/** Stored beside the record keys: which state of the database they hold. */
export interface StorageStamp {
  readonly schema: number
  /** The database's revision that the keys include. */
  readonly revision: number
  /** The keys hold changes that the database may not have (`ahead` in the stored JSON). */
  readonly hasUnsynced: boolean
  /** Length of each key's text as it was written: another length means that something else wrote, or damaged, it. */
  readonly lengths: Readonly<Partial<Record<RecordListName, number>>>
  /** The last changes made without a database. */
  readonly recent: readonly RecentChange[]
}

/** Whether an error of a storage says that there is no room. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED')

const parsed = (text: string | null): unknown => (text === null ? undefined : parseJson(text))

const wholeNumber = (value: unknown): number => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : 0)

/** The stamp beside the keys; undefined when there is none, or none that can be read. */
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
  }
}

/** Whether local storage holds nothing of the records, not even the stamp. */
export const isCleared = (storage: TextStorage): boolean =>
  [revisionKey, ...Object.values(recordKeys)].every((key) => storage.getItem(key) === null)

/** What the record keys held at the start. */
export interface StoredRecords {
  readonly library: Library
  readonly stamp: StorageStamp | undefined
  /** Lists whose key does not hold what the stamp says: damaged, emptied, or written by something else. */
  readonly unverified: ReadonlySet<RecordListName>
  /** Some text was no JSON, or a part of it was not understood. */
  readonly hasUnreadable: boolean
  /** UTF-16 units of all record keys. */
  readonly units: number
}

// The texts of all other keys hold no API key, and what looks like one there is something else.
const isSecret = (key: string): boolean => key === recordKeys.settings || key === revisionKey

/** Keeps a text under a name of its own, in place of the one before (one for each key), and without the API key. */
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
  // The older copy and the key go first, since two texts of this size may not fit side by side.
  for (const name of names) if (name?.startsWith(prefix)) storage.removeItem(name)
  if (isMoved) storage.removeItem(key)
  try {
    storage.setItem(`${prefix}${now()}`, isSecret(key) ? redactKeys(text) : text)
  } catch (error) {
    report(error)
    if (isMoved) storage.setItem(key, text)
  }
}

/**
 * Reads all record keys and repairs what it finds. A text that is no JSON, or of which a part cannot be understood,
 * is first kept aside, unless a newer version of the app wrote it. Throws where storage is blocked.
 */
export const readStored = (world: RecordsWorld, storage: TextStorage): StoredRecords => {
  const stamp = readStamp(storage)
  const isSupportedSchema = (stamp?.schema ?? 0) <= recordsSchema
  const texts = new Map(recordListNames.map((list) => [list, storage.getItem(recordKeys[list])]))
  const values = new Map([...texts].map(([list, text]) => [list, parsed(text)]))
  const { library, damaged } = readLibrary((list) => values.get(list))
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
    if (isDamaged || (text?.length ?? 0) !== (stamp?.lengths[list] ?? -1)) unverified.add(list)
  }
  if (!stamp) backUpCorruptText(world, storage, revisionKey, true)
  const units = [...texts.values()].reduce((sum, text) => sum + (text?.length ?? 0), 0)
  return { library, stamp, unverified, hasUnreadable, units }
}

/** Takes the API key out of texts that earlier versions set aside. */
export const redactCorruptCopies = (storage: TextStorage | undefined): void => {
  const safe = safeStorage(storage)
  const prefixes = [recordKeys.settings, revisionKey].map(corruptKeyPrefix)
  for (const key of safe.keys() ?? []) {
    const text = prefixes.some((prefix) => key.startsWith(prefix)) ? safe.get(key) : null
    if (text !== null && redactKeys(text) !== text) safe.set(key, redactKeys(text))
  }
}

import { emptyLibrary, type Library } from '#domain/library.ts'
import { recordKeys, recordListNames, revisionKey } from '../keys.ts'
import { storedChanges } from './recent-changes.ts'
import { textOf } from './record-rows.ts'
import type { TextStorage } from './records-world.ts'
import { isCleared, isFull, recordsSchema, type StorageStamp, type StoredRecords } from './stored-records.ts'

/**
 * Units of local storage, as blanks behind the stamp, that a write may use if it makes the records no larger than they
 * have been: on a full storage, Undo must not fail because something else took a little of the room.
 */
export const stampReserve = 1024

interface Write {
  readonly key: string
  readonly text: string
  readonly before: string | null
}

const growth = ({ text, before }: Write): number => text.length - (before?.length ?? 0)

const restoreTexts = (storage: TextStorage, writes: readonly Write[]): void => {
  for (const { key, before } of writes.toReversed()) {
    if (before === null) storage.removeItem(key)
    else storage.setItem(key, before)
  }
}

const writeAll = (storage: TextStorage, writes: readonly Write[]): void => {
  const done: Write[] = []
  try {
    for (const write of writes) {
      if (write.text === write.before) continue
      storage.setItem(write.key, write.text)
      done.push(write)
    }
  } catch (error) {
    restoreTexts(storage, done)
    throw error
  }
}

const writeFirstThatFits = (storage: TextStorage, attempts: readonly (readonly Write[])[]): void => {
  for (const [index, writes] of attempts.entries()) {
    try {
      writeAll(storage, writes)
      return
    } catch (error) {
      if (!isFull(error) || index === attempts.length - 1) throw error
    }
  }
}

const textsOf = (storage: TextStorage, library: Library) =>
  recordListNames.map((list) => {
    const key = recordKeys[list]
    const before = storage.getItem(key)
    const text = textOf(library[list])
    return { list, key, before, text: before === null && text === textOf(emptyLibrary[list]) ? '' : text }
  })

interface StoredState extends Omit<StorageStamp, 'schema' | 'lengths'>, Pick<StoredRecords, 'unverified'> {
  /** The most units that the record keys have had in this visit. */
  readonly mostUnits: number
}

/**
 * Makes the record keys hold a library, and says so in the stamp. All or nothing: when one key is refused, those
 * before it get their old text back, and the browser's error is thrown. Equal texts are not written again, and a key
 * that never held anything is not made for an empty list. The next start verifies `unverified` lists again. Returns
 * the units of all record keys, before or after, whichever are more.
 */
export const writeStored = (
  storage: TextStorage,
  library: Library,
  { revision, hasUnsynced, recent, unverified, mostUnits }: StoredState,
): number => {
  const lists = textsOf(storage, library)
  const units = lists.reduce((sum, { text }) => sum + text.length, 0)
  const unitsBefore = lists.reduce((sum, { before }) => sum + (before?.length ?? 0), 0)
  if (isCleared(storage) && units === 0) return 0
  const known = lists.filter(({ list }) => !unverified.has(list))
  const stampWith = (changes: typeof recent) =>
    JSON.stringify({
      schema: recordsSchema,
      revision,
      lengths: Object.fromEntries(known.map(({ list, text }) => [list, text.length])),
      ...(hasUnsynced && { ahead: true }),
      ...storedChanges(changes),
    })
  const writes: Write[] = lists.filter(({ text, before }) => text !== (before ?? ''))
  // What shrinks goes first: it makes room for what grows.
  writes.sort((one, other) => growth(one) - growth(other))
  const before = storage.getItem(revisionKey)
  const reserve = ' '.repeat(stampReserve)
  // The stamp goes last: a browser killed in between leaves keys that are newer than it says, never older.
  const withReserve = (stamp: string) => [...writes, { key: revisionKey, text: stamp + reserve, before }]
  const attempts = [withReserve(stampWith(recent))]
  // The recent changes take room too. Without them two tabs may miss a change, with them nothing could be added.
  if (recent.length > 0) attempts.push(withReserve(stampWith([])))
  if (units <= mostUnits) {
    const trimmed = before?.trimEnd() ?? null
    const released = trimmed === null ? [] : [{ key: revisionKey, text: trimmed, before }]
    attempts.push([...released, ...writes, { key: revisionKey, text: stampWith([]), before: trimmed }])
  }
  writeFirstThatFits(storage, attempts)
  return Math.max(unitsBefore, units)
}

import { emptyLibrary, type Library } from '#domain/records/library.ts'
import { recordKeys, recordListNames, revisionKey } from '../keys.ts'
import { storedChanges } from './recent-changes.ts'
import { textOf } from './record-rows.ts'
import type { Base } from './record-state.ts'
import type { TextStorage } from './records-world.ts'
import { isCleared, isFull, recordsSchema } from './stored-records.ts'

/** Padding in the stamp that Undo may use on full storage. */
export const stampReserve = 1024

interface Write {
  readonly key: string
  readonly text: string | null
  readonly before: string | null
}

const growth = ({ text, before }: Write): number => (text?.length ?? 0) - (before?.length ?? 0)

const put = (storage: TextStorage, key: string, text: string | null): void => {
  if (text === null) storage.removeItem(key)
  else storage.setItem(key, text)
}

const writeAll = (storage: TextStorage, writes: readonly Write[]): void => {
  const done: Write[] = []
  try {
    for (const write of writes) {
      if (write.text === write.before) continue
      put(storage, write.key, write.text)
      done.push(write)
    }
  } catch (error) {
    for (const { key, before } of done.toReversed()) put(storage, key, before)
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

const textsOf = (storage: TextStorage, library: Library, isDatabaseHome: boolean) =>
  recordListNames.map((list) => {
    const key = recordKeys[list]
    const before = storage.getItem(key)
    if (isDatabaseHome && list !== 'settings') return { list, key, before, text: null }
    const text = textOf(library[list])
    return { list, key, before, text: before === null && text === textOf(emptyLibrary[list]) ? '' : text }
  })

/** All or nothing: refused writes are rolled back and the browser's error is thrown. Returns the next `mostUnits`. */
export const writeStored = (
  storage: TextStorage,
  { library, revision, hasUnsynced, recent, unverified, mostUnits, isDatabaseHome }: Base,
): number => {
  const lists = textsOf(storage, library, isDatabaseHome)
  const units = lists.reduce((sum, { text }) => sum + (text?.length ?? 0), 0)
  const unitsBefore = lists.reduce((sum, { before }) => sum + (before?.length ?? 0), 0)
  if (isCleared(storage) && units === 0 && !isDatabaseHome) return mostUnits
  const lengths = lists.flatMap(({ list, text }) =>
    text === null || unverified.has(list) ? [] : [[list, text.length]],
  )
  const stampWith = (changes: typeof recent) =>
    JSON.stringify({
      schema: recordsSchema,
      revision,
      lengths: Object.fromEntries(lengths),
      ...(isDatabaseHome && { home: 'database' }),
      ...(hasUnsynced && { ahead: true }),
      ...storedChanges(changes),
    })
  const writes: Write[] = lists.filter(({ text, before }) => (text ?? '') !== (before ?? ''))
  // What shrinks goes first, to make room for what grows.
  writes.sort((one, other) => growth(one) - growth(other))
  const before = storage.getItem(revisionKey)
  const reserve = ' '.repeat(isDatabaseHome ? 0 : stampReserve)
  // The stamp goes last: after a crash the keys may be newer than it says, never older.
  const withReserve = (stamp: string) => [...writes, { key: revisionKey, text: stamp + reserve, before }]
  const attempts = [withReserve(stampWith(recent))]
  // Without them two tabs may miss a change, but with them nothing could be added.
  if (recent.length > 0) attempts.push(withReserve(stampWith([])))
  if (units <= mostUnits) {
    const trimmed = before?.trimEnd() ?? null
    const released = trimmed === null ? [] : [{ key: revisionKey, text: trimmed, before }]
    attempts.push([...released, ...writes, { key: revisionKey, text: stampWith([]), before: trimmed }])
  }
  writeFirstThatFits(storage, attempts)
  return Math.max(mostUnits, unitsBefore, units)
}

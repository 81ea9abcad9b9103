import type { DBSchema, IDBPDatabase } from 'idb'
import { createDatabaseConnection } from '../database-connection.ts'
import { isFull } from '../records/stored-records.ts'
import { maxAnswerAgeMs } from './max-answer-age.ts'
import { type Limit, leastRecentlyUsed, totalSize } from './recently-used.ts'

/** In characters of JSON. The longest of TMDB's, a person's credits, has less than half as many. */
export const maxAnswerLength = 2_000_000

export interface StoredAnswer {
  readonly data: unknown
  /** Epoch milliseconds. */
  readonly savedAt: number
}

interface Row extends StoredAnswer {
  readonly key: string
  readonly version: string
  readonly size: number
  readonly usedAt: number
  /** TMDB ids of the people in a movie, so that theirs are kept too. */
  readonly people: number[]
}

interface AnswersSchema extends DBSchema {
  answers: { key: string; value: Row; indexes: { usedAt: [number, number]; people: number } }
  refreshed: { key: number; value: number }
}

/** The provider's answers about a user's own movies, for visits without a network. Nothing here is a record. */
export interface Answers {
  /** Null when missing, too old, too long, or of another version of the app. */
  readonly read: (key: string) => Promise<StoredAnswer | null>
  /** By key, of every version of the app: the prefix names the format. */
  readonly readAll: (prefix: string) => Promise<ReadonlyMap<string, unknown>>
  readonly write: (key: string, data: unknown, people: readonly number[]) => Promise<void>
  readonly writeAll: (entries: ReadonlyMap<string, unknown>) => Promise<void>
  readonly remove: (keys: readonly string[]) => Promise<void>
  /** Removes what was not used for 180 days; what is older is not read either. */
  readonly removeOld: () => Promise<void>
  readonly knowsPerson: (id: number) => Promise<boolean>
  /** When a movie's snapshot was last refreshed, by its TMDB id. */
  readonly refreshTimes: () => Promise<ReadonlyMap<number, number>>
  readonly setRefreshed: (movieId: number) => Promise<void>
  /** In bytes. */
  readonly size: () => Promise<number>
  readonly clear: () => Promise<void>
}

export const answersDatabaseName = 'matinee-answers'

type Database = IDBPDatabase<AnswersSchema>

// Cloning thousands at once takes longer than a frame.
const rowsAtOnce = 250

const create = (database: IDBDatabase): void => {
  const answers = database.createObjectStore('answers', { keyPath: 'key' })
  answers.createIndex('usedAt', ['usedAt', 'size'])
  answers.createIndex('people', 'people', { multiEntry: true })
  database.createObjectStore('refreshed')
}

const lengthOf = (data: unknown): number => JSON.stringify(data)?.length ?? 0

const sizeOf = (database: Database): Promise<number> => totalSize(database.transaction('answers').store.index('usedAt'))

const trim = async (database: Database, limit: Limit): Promise<void> => {
  const { store, done } = database.transaction('answers', 'readwrite')
  for (const key of await leastRecentlyUsed(store.index('usedAt'), limit)) await store.delete(key)
  await done
}

/** `version` is that of the app: another one may read answers differently. */
export const createAnswers = (
  world: { readonly database: IDBFactory; readonly now: () => number; readonly version: string },
  maxBytes = 50 * 1024 * 1024,
): Answers => {
  const { now, version } = world
  const { run } = createDatabaseConnection<AnswersSchema>(world.database, {
    name: answersDatabaseName,
    version: 1,
    create,
  })
  const isTooOld = ({ savedAt }: StoredAnswer) => now() - savedAt < 0 || now() - savedAt > maxAnswerAgeMs
  // Going over thousands of rows at each write would be slow.
  let sizeAtMost = Number.POSITIVE_INFINITY
  const trimNow = async (): Promise<void> => {
    await run((database) => trim(database, { maxBytes, since: now() - maxAnswerAgeMs }))
    sizeAtMost = await run(sizeOf)
  }
  const clear = () =>
    run(async (database) => void (await Promise.all([database.clear('answers'), database.clear('refreshed')])))
  const rowOf = (key: string, data: unknown, people: readonly number[]): Row | null => {
    const length = lengthOf(data)
    if (length > maxAnswerLength) return null
    return { key, data, version, size: length + key.length, savedAt: now(), usedAt: now(), people: [...people] }
  }
  const put = async (rows: readonly Row[]) => {
    try {
      await run(async (database) => {
        const { store, done } = database.transaction('answers', 'readwrite')
        await Promise.all([...rows.map((row) => store.put(row)), done])
      })
      for (const { size } of rows) sizeAtMost += size
      if (sizeAtMost <= maxBytes) return
      await trimNow()
    } catch (error) {
      if (!isFull(error)) throw error
      // Records must not run out of space for a cache.
      await clear()
    }
  }
  return {
    read: (key) =>
      run(async (database) => {
        const row = await database.get('answers', key)
        if (!row) return null
        if (row.version !== version || isTooOld(row) || lengthOf(row.data) > maxAnswerLength) {
          await database.delete('answers', key)
          return null
        }
        await database.put('answers', { ...row, usedAt: now() })
        return { data: row.data, savedAt: row.savedAt }
      }),
    readAll: (prefix) =>
      run(async (database) => {
        const rows = await database.getAll('answers', IDBKeyRange.bound(prefix, `${prefix}\uffff`))
        const current = rows.filter((row) => !isTooOld(row))
        return new Map(current.map(({ key, data }) => [key, data]))
      }),
    write: async (key, data, people) => {
      const row = rowOf(key, data, people)
      if (row) await put([row])
      else await run((database) => database.delete('answers', key))
    },
    writeAll: async (entries) => {
      const rows = [...entries].flatMap(([key, data]) => rowOf(key, data, []) ?? [])
      for (let start = 0; start < rows.length; start += rowsAtOnce) await put(rows.slice(start, start + rowsAtOnce))
    },
    remove: async (keys) => {
      if (keys.length === 0) return
      await run(async (database) => {
        const { store, done } = database.transaction('answers', 'readwrite')
        await Promise.all([...keys.map((key) => store.delete(key)), done])
      })
    },
    removeOld: trimNow,
    knowsPerson: (id) => run(async (database) => (await database.countFromIndex('answers', 'people', id)) > 0),
    refreshTimes: () =>
      run(async (database) => {
        const [ids, times] = await Promise.all([database.getAllKeys('refreshed'), database.getAll('refreshed')])
        return new Map(ids.map((id, index) => [id, times[index] ?? 0]))
      }),
    setRefreshed: (movieId) => run(async (database) => void (await database.put('refreshed', now(), movieId))),
    size: () => run(sizeOf),
    clear,
  }
}

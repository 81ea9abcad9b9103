import type { DBSchema } from 'idb'
import { createDatabaseConnection } from '../database-connection.ts'
import { isFull } from '../records/stored-records.ts'
import { maxAnswerAgeMs } from './max-answer-age.ts'
import { leastRecentlyUsed, totalSize } from './recently-used.ts'

interface Row {
  readonly key: string
  readonly url: string
  /** In bytes. */
  readonly size: number
  readonly savedAt: number
  readonly usedAt: number
}

interface PostersSchema extends DBSchema {
  posters: { key: string; value: Row; indexes: { usedAt: [number, number] } }
}

export interface PostersWorld {
  readonly database: IDBFactory
  readonly caches: Pick<CacheStorage, 'open'>
  readonly cacheName: string
  /** The key in the cache; the same for all sizes of a picture. */
  readonly keyOf: (url: string) => string
  readonly fetch: (request: Request) => Promise<Response>
  readonly now: () => number
}

/** Pictures for visits without a network: the largest seen of each, those used least recently removed first. */
export interface Posters {
  /** For a picture that is shown, so that the browser has it. Rejects when it may not be read. */
  readonly keep: (url: string) => Promise<void>
  /** Removes what was kept 180 days ago, shown since or not. */
  readonly removeOld: () => Promise<void>
  /** In bytes. */
  readonly size: () => Promise<number>
  readonly clear: () => Promise<void>
}

const create = (database: IDBDatabase): void => {
  const posters = database.createObjectStore('posters', { keyPath: 'key' })
  posters.createIndex('usedAt', ['usedAt', 'size'])
}

// As `crossorigin="anonymous"` asks, so that the browser answers from its own cache. Of a picture without CORS the quota
// counts several megabytes.
const requestOf = (url: string): Request =>
  new Request(url, { mode: 'cors', credentials: 'same-origin', cache: 'force-cache', priority: 'low' })

export const createPosters = (world: PostersWorld, maxBytes = 100 * 1024 * 1024): Posters => {
  const { now, cacheName, keyOf } = world
  const connection = createDatabaseConnection<PostersSchema>(world.database, {
    name: 'matinee-posters',
    version: 1,
    create,
  })

  const clear = async () => {
    const cache = await world.caches.open(cacheName)
    // Chromium frees the space of a deleted cache only once nothing refers to it anymore.
    await Promise.all((await cache.keys()).map((key) => cache.delete(key)))
    await connection.run((database) => database.clear('posters'))
  }

  const trim = (cache: Cache): Promise<void> =>
    connection.run(async (database) => {
      const index = database.transaction('posters').store.index('usedAt')
      for (const key of await leastRecentlyUsed(index, { maxBytes, since: now() - maxAnswerAgeMs })) {
        await cache.delete(key)
        await database.delete('posters', key)
      }
    })

  const removeOld = async (): Promise<void> => {
    const rows = await connection.run((database) => database.getAll('posters'))
    const cache = await world.caches.open(cacheName)
    for (const { key, savedAt } of rows) {
      if (now() - savedAt < maxAnswerAgeMs) continue
      await cache.delete(key)
      await connection.run((database) => database.delete('posters', key))
    }
  }

  const put = (row: Row) => connection.run((database) => database.put('posters', row))

  const save = async (row: Row, picture: Blob): Promise<void> => {
    try {
      const cache = await world.caches.open(cacheName)
      await cache.put(row.key, new Response(picture))
      await put(row)
      await trim(cache)
    } catch (error) {
      if (!isFull(error)) throw error
      // Records must not run out of space for a cache.
      await clear()
    }
  }

  return {
    keep: async (url) => {
      const key = keyOf(url)
      const row = await connection.run((database) => database.get('posters', key))
      const known = row && now() - row.savedAt < maxAnswerAgeMs ? row : null
      const touch = async (found: Row) => void (await put({ ...found, usedAt: now() }))
      if (known?.url === url) return touch(known)
      const response = await world.fetch(requestOf(url))
      if (!response.ok) return
      const picture = await response.blob()
      if (known && known.size >= picture.size) return touch(known)
      await save({ key, url, size: picture.size, savedAt: now(), usedAt: now() }, picture)
    },
    removeOld,
    size: () => connection.run((database) => totalSize(database.transaction('posters').store.index('usedAt'))),
    clear,
  }
}

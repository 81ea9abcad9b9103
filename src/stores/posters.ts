import type { DBSchema, IDBPDatabase } from 'idb'
import { maxAnswerAgeMs } from './answers.ts'
import { openDatabase } from './open-database.ts'
import { leastRecentlyUsed, totalSize } from './recently-used.ts'
import { isFull } from './records/stored-records.ts'

interface Row {
  /** In the cache. */
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
  /** In bytes. */
  readonly size: () => Promise<number>
  readonly clear: () => Promise<void>
}

type Database = IDBPDatabase<PostersSchema>

const open = (factory: IDBFactory): Promise<Database> =>
  openDatabase(factory, 'matinee-posters', 1, (database) => {
    const posters = database.createObjectStore('posters', { keyPath: 'key' })
    posters.createIndex('usedAt', ['usedAt', 'size'])
  })

// As `crossorigin="anonymous"` asks, so that the browser answers from its own cache. Of a picture without CORS the quota
// counts several megabytes.
const requestOf = (url: string): Request =>
  new Request(url, { mode: 'cors', credentials: 'same-origin', cache: 'force-cache', priority: 'low' })

export const createPosters = (world: PostersWorld, maxBytes = 100 * 1024 * 1024): Posters => {
  const { now, cacheName, keyOf } = world
  let opened: Promise<Database> | undefined
  const database = () => {
    opened ??= open(world.database)
    return opened
  }

  const clear = async () => {
    const cache = await world.caches.open(cacheName)
    // Chromium frees the space of a deleted cache only once nothing refers to it anymore.
    await Promise.all((await cache.keys()).map((key) => cache.delete(key)))
    await (await database()).clear('posters')
  }

  const trim = async (db: Database, cache: Cache): Promise<void> => {
    const index = db.transaction('posters').store.index('usedAt')
    for (const key of await leastRecentlyUsed(index, { maxBytes, since: now() - maxAnswerAgeMs })) {
      await cache.delete(key)
      await db.delete('posters', key)
    }
  }

  const save = async (db: Database, row: Row, picture: Blob): Promise<void> => {
    try {
      const cache = await world.caches.open(cacheName)
      await cache.put(row.key, new Response(picture))
      await db.put('posters', row)
      await trim(db, cache)
    } catch (error) {
      if (!isFull(error)) throw error
      // Records must not run out of space for a cache.
      await clear()
    }
  }

  return {
    keep: async (url) => {
      const db = await database()
      const key = keyOf(url)
      const row = await db.get('posters', key)
      const known = row && now() - row.savedAt < maxAnswerAgeMs ? row : null
      const touch = async (found: Row) => void (await db.put('posters', { ...found, usedAt: now() }))
      if (known?.url === url) return touch(known)
      const response = await world.fetch(requestOf(url))
      if (!response.ok) return
      const picture = await response.blob()
      if (known && known.size >= picture.size) return touch(known)
      await save(db, { key, url, size: picture.size, savedAt: now(), usedAt: now() }, picture)
    },
    size: async () => totalSize((await database()).transaction('posters').store.index('usedAt')),
    clear,
  }
}

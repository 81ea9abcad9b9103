import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { emptyLibrary } from '#domain/records/library.ts'
import { reconcile } from '#stores/records/reconcile.ts'
import { type Changes, createRecordDatabase } from '#stores/records/record-database.ts'
import type { RecordRow } from '#stores/records/record-rows.ts'
import { type DatabaseRow, NewerSchemaError } from '#stores/records/record-store.ts'
import { itemOf, moviesIn } from '../library-language.ts'

const put = (movieId: number): RecordRow => ({ list: 'watchlist', id: String(movieId), value: itemOf(movieId) })
const gone = (movieId: number): RecordRow => ({ list: 'watchlist', id: String(movieId) })

const clock = { now: () => 1_790_000_000_000, random: () => 0 }

const withoutVersions = ({ versions: _, removal: __, changed: ___, ...row }: DatabaseRow): DatabaseRow => row

const start = () => {
  const factory = new IDBFactory()
  const database = createRecordDatabase(factory, clock, 1)
  const write = (...rows: readonly RecordRow[]) => database.sync(0, () => ({ rows, above: 0 }))
  const changes = async (since: number): Promise<Changes> => {
    let received: Changes | undefined
    await database.sync(since, (all) => {
      received = { ...all, rows: all.rows.map(withoutVersions) }
      return { rows: [], above: 0 }
    })
    if (!received) throw new Error('The database received nothing.')
    return received
  }
  return { factory, database, write, changes }
}

describe('the record database', () => {
  it('returns the changes since a revision, each record once in its latest state', async () => {
    const { write, changes } = start()
    await write(put(1), put(2))
    await write(put(3))
    await write(gone(1), put(2))
    expect(await changes(1)).toEqual({
      revision: 3,
      floor: 0,
      complete: false,
      rows: [
        { ...put(3), revision: 2 },
        { ...gone(1), revision: 3, removed: 3 },
        { ...put(2), revision: 3 },
      ],
    })
  })

  it('returns everything for a revision later than its own, which belongs to another database', async () => {
    const { write, changes } = start()
    await write(put(1))
    expect(await changes(9)).toEqual({
      revision: 1,
      floor: 0,
      complete: true,
      rows: [{ ...put(1), revision: 1 }],
    })
  })

  it('keeps at most a thousand tombstones, and a tab inactive for too long still receives all removals', async () => {
    const { write, changes } = start()
    const many = Array.from({ length: 1200 }, (_, index) => index + 1)
    await write(...many.map(put), put(5000))
    await write(...many.slice(0, 600).map(gone))
    await write(...many.slice(600).map(gone))
    const now = await changes(-1)
    expect(now.rows.filter(({ removed }) => removed !== undefined)).toHaveLength(500)
    expect(now.floor).toBe(3)
    const asleep = { ...emptyLibrary, watchlist: [...many.map((movieId) => itemOf(movieId)), itemOf(5000)] }
    const local = { library: asleep, revision: 1, hasUnsynced: false, unverified: new Set<never>() }
    const { library, toDatabase } = reconcile(local, await changes(1))
    expect(moviesIn(library)).toEqual([5000])
    expect(toDatabase).toEqual([])
  })

  it('clears everything up to a revision, and keeps later records', async () => {
    const { database, write, changes } = start()
    await write(put(1), put(2))
    await write(put(3))
    expect(await database.clear(1)).toBe(3)
    expect(await changes(2)).toEqual({ revision: 3, floor: 3, complete: true, rows: [{ ...put(3), revision: 2 }] })
  })

  it('writes nothing when the callback throws', async () => {
    const { database, write, changes } = start()
    await write(put(1))
    const failure = new Error('a fault')
    const synced = database.sync(0, () => {
      throw failure
    })
    await expect(synced).rejects.toBe(failure)
    expect(await changes(0)).toEqual({
      revision: 1,
      floor: 0,
      complete: false,
      rows: [{ ...put(1), revision: 1 }],
    })
  })

  it('reopens after it was deleted', async () => {
    const { factory, write, changes } = start()
    await write(put(1))
    await new Promise((resolve) => factory.deleteDatabase('matinee').addEventListener('success', resolve))
    expect(await changes(0)).toEqual({ revision: 0, floor: 0, complete: false, rows: [] })
  })

  it('rejects a database with a newer schema', async () => {
    const { factory, write } = start()
    await createRecordDatabase(factory, clock, 2).sync(0, () => ({ rows: [put(1)], above: 0 }))
    await expect(write(put(2))).rejects.toBeInstanceOf(NewerSchemaError)
  })
})

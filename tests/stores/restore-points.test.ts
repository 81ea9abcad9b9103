import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import type { RestorePoint } from '#domain/backup/restore-points.ts'
import { createRestorePoints, restorePointsDatabaseName } from '#stores/restore-points.ts'

const content = (text: string) => new TextEncoder().encode(text)

const newPoint = (day: string, fields: Partial<RestorePoint> = {}): Omit<RestorePoint, 'id'> => ({
  time: `${day}T09:00:00.000Z`,
  day,
  reason: 'daily',
  bytes: 10,
  fingerprint: 1,
  revision: 1,
  ...fields,
})

const days = ['2026-01-05', '2026-01-06', '2026-01-07'] as const

const withThree = async (factory = new IDBFactory()) => {
  const points = createRestorePoints(factory)
  for (const day of days) await points.add(newPoint(day), content(day), false)
  return points
}

const listed = async ({ list }: { list: () => Promise<readonly RestorePoint[]> }) =>
  (await list()).map(({ id, day }) => [id, day])

/** Refuses the first contents to be written, as a full disk does. */
const refuseWrites = (times: number) => {
  let left = times
  const put = IDBObjectStore.prototype.put
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    if (this.name === 'contents' && left > 0) {
      left -= 1
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
    return put.apply(this, given)
  })
}

describe('the store of restore points', () => {
  it('lists them newest first and finds their contents, in later visits too', async () => {
    const factory = new IDBFactory()
    await withThree(factory)
    const later = createRestorePoints(factory)
    expect(await listed(later)).toEqual([
      [3, '2026-01-07'],
      [2, '2026-01-06'],
      [1, '2026-01-05'],
    ])
    expect(new TextDecoder().decode((await later.content(2)) ?? new Uint8Array())).toBe('2026-01-06')
    expect(await later.content(9)).toBeNull()
  })

  it('keeps one daily point a day when two tabs make one at once', async () => {
    const factory = new IDBFactory()
    const [one, other] = [createRestorePoints(factory), createRestorePoints(factory)]
    const made = await Promise.all([
      one.add(newPoint(days[0]), content('one'), false),
      other.add(newPoint(days[0]), content('other'), false),
    ])
    expect(made[0]).toEqual(made[1])
    expect(await listed(one)).toEqual([[1, days[0]]])
  })

  it('keeps every point of one day that is made before something', async () => {
    const points = createRestorePoints(new IDBFactory())
    for (const reason of ['daily', 'import', 'restore'] as const) {
      await points.add(newPoint(days[0], { reason }), content(reason), false)
    }
    expect((await points.list()).map(({ reason }) => reason)).toEqual(['restore', 'import', 'daily'])
  })

  it('drops what is no longer kept, with its contents', async () => {
    const points = await withThree()
    await points.add(newPoint('2026-01-08', { bytes: 60 * 1024 * 1024 }), content('huge'), false)
    expect(await listed(points)).toEqual([[4, '2026-01-08']])
    expect(await points.content(3)).toBeNull()
  })

  it('removes the oldest on a full disk, but never the newest', async () => {
    const points = await withThree()
    expect(await points.removeOldest()).toBe(true)
    expect(await points.removeOldest()).toBe(true)
    expect(await points.removeOldest()).toBe(false)
    expect(await listed(points)).toEqual([[3, '2026-01-07']])
  })

  it('writes nothing on a full disk unless it may make room', async () => {
    const points = await withThree()
    const refusal = refuseWrites(1)
    await expect(points.add(newPoint('2026-01-08'), content('new'), false)).rejects.toThrow('The disk is full.')
    expect(await listed(points)).toHaveLength(3)
    refusal.mockRestore()
  })

  it('makes room by removing the oldest, as many as it takes', async () => {
    const points = await withThree()
    const refusal = refuseWrites(2)
    await points.add(newPoint('2026-01-08'), content('new'), true)
    expect(await listed(points)).toEqual([
      [4, '2026-01-08'],
      [3, '2026-01-07'],
    ])
    refusal.mockRestore()
  })

  it('gives up when only the newest is left, which stays', async () => {
    const points = await withThree()
    const refusal = refuseWrites(9)
    await expect(points.add(newPoint('2026-01-08'), content('new'), true)).rejects.toThrow('The disk is full.')
    expect(await listed(points)).toEqual([[3, '2026-01-07']])
    refusal.mockRestore()
  })

  it('removes one, and all', async () => {
    const points = await withThree()
    await points.remove(3)
    expect(await listed(points)).toEqual([
      [2, '2026-01-06'],
      [1, '2026-01-05'],
    ])
    await points.clear()
    expect(await points.list()).toEqual([])
  })

  it('keeps its names and shapes, since older builds must find what newer ones wrote', async () => {
    const factory = new IDBFactory()
    await withThree(factory)
    expect(restorePointsDatabaseName).toBe('matinee-restore-points')
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = factory.open('matinee-restore-points')
      request.onsuccess = () => resolve(request.result)
    })
    expect(database.version).toBe(1)
    expect([...database.objectStoreNames]).toEqual(['contents', 'points'])
    database.close()
  })
})

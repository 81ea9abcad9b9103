import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { createRestorePoints } from '#stores/restore-points.ts'
import { createKeptChanges, type KeptChange } from '#stores/undo/kept-changes.ts'
import { hasEarlier, keepEarlier } from '#tests/support/earlier-undo.ts'
import { minute } from '#tests/support/fixtures.ts'
import { turns } from '#tests/support/turns.ts'

const change = (fileName: string, minutes = 0): KeptChange => ({
  about: { fileName, time: minute(minutes), watchlistItems: 1, collections: 0 },
  rows: [{ list: 'watchlist', id: '348', left: { status: 7 } }],
})

const report = (error: unknown) => {
  throw error
}

const over = (factory: IDBFactory) => createKeptChanges(factory, report)

describe('what a change left', () => {
  it('is found by name in later visits, until it is removed', async () => {
    const factory = new IDBFactory()
    await over(factory).keep('last import', change('mine.json'))
    await over(factory).keep('seen listed', change(''))
    await over(factory).remove('last import')
    expect([await over(factory).read('last import'), await over(factory).read('seen listed')]).toEqual([
      undefined,
      change(''),
    ])
    await over(factory).clear()
    expect(await over(factory).read('seen listed')).toBe(undefined)
  })

  it('is no restore point, and never thinned as one', async () => {
    const factory = new IDBFactory()
    const points = createRestorePoints(factory)
    await over(factory).keep('last import', change('mine.json'))
    const bytes = 60 * 1024 * 1024
    for (const day of ['2026-01-05', '2026-06-06', '2026-12-07']) {
      const point = { time: `${day}T09:00:00.000Z`, day, reason: 'daily', bytes, fingerprint: 1, revision: 1 } as const
      await points.add(point, new Uint8Array(1), true)
    }
    while (await points.removeOldest());
    expect((await points.list()).map(({ id }) => id)).toEqual([3])
    await points.clear()
    expect(await over(factory).read('last import')).toEqual(change('mine.json'))
  })
})

describe('what earlier releases kept in a database of its own', () => {
  it('is carried over once, and the database deleted', async () => {
    const factory = new IDBFactory()
    await keepEarlier(factory, { last: change('mine.json'), 'seen listed': change('') })
    const [one, other] = [over(factory), over(factory)]
    expect(await Promise.all([one.read('last import'), other.read('last import')])).toEqual([
      change('mine.json'),
      change('mine.json'),
    ])
    await turns()
    expect(await hasEarlier(factory)).toBe(false)
    await one.remove('last import')
    expect([await over(factory).read('last import'), await over(factory).read('seen listed')]).toEqual([
      undefined,
      change(''),
    ])
  })

  it('is not made where there is none', async () => {
    const factory = new IDBFactory()
    expect(await over(factory).read('last import')).toBe(undefined)
    expect(await hasEarlier(factory)).toBe(false)
  })

  it.each([
    ['takes the place of an older import', 1, 'theirs.json'],
    ['gives way to a newer import', -1, 'mine.json'],
  ])('%s', async (_, minutes, fileName) => {
    const factory = new IDBFactory()
    await over(factory).keep('last import', change('mine.json'))
    await keepEarlier(factory, { last: change('theirs.json', minutes) })
    expect((await over(factory).read('last import'))?.about.fileName).toBe(fileName)
  })

  it('goes where it was the whole library, as in the earliest', async () => {
    const factory = new IDBFactory()
    const { about } = change('mine.json')
    await keepEarlier(factory, { last: { about, before: '{}', deletedBefore: [], fingerprint: 1 } })
    expect(await over(factory).read('last import')).toBe(undefined)
    await turns()
    expect(await hasEarlier(factory)).toBe(false)
  })

  it('stays where there is no room yet', async () => {
    const factory = new IDBFactory()
    await keepEarlier(factory, { last: change('mine.json') })
    const full = new DOMException('The disk is full.', 'QuotaExceededError')
    const refusal = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw full
    })
    const reported: unknown[] = []
    const kept = createKeptChanges(factory, (error) => reported.push(error))
    expect([await kept.read('last import'), reported]).toEqual([undefined, [full]])
    refusal.mockRestore()
    expect(await over(factory).read('last import')).toEqual(change('mine.json'))
  })

  it('goes when everything is deleted', async () => {
    const factory = new IDBFactory()
    await keepEarlier(factory, { last: change('mine.json') })
    await over(factory).clear()
    await turns()
    expect([await hasEarlier(factory), await over(factory).read('last import')]).toEqual([false, undefined])
  })
})

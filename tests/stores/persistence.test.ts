import { describe, expect, it, vi } from 'vitest'
import { createCollectionsStore } from '#stores/lists/collections.ts'
import { createSettingsStore } from '#stores/lists/settings.ts'
import { createWatchlistStore } from '#stores/lists/watchlist.ts'
import { createPersistence, requestingPersistence } from '#stores/persistence.ts'
import { createRecords } from '#stores/records/records.ts'
import { idOf, snapshot, watchlistOf } from '#tests/support/fixtures.ts'
import { createTestWorld } from '#tests/support/test-world.ts'
import { turns } from '#tests/support/turns.ts'

const browserThat = (isPersisted: boolean, isGranted: boolean) => ({
  persisted: vi.fn(async () => isPersisted),
  persist: vi.fn(async () => isGranted),
})

const settled = () => turns(1)

const never = () => expect.unreachable()

describe('persistent storage', () => {
  it.each([
    [true, true],
    [false, false],
  ])('is checked without requesting it: %s', async (promised, seen) => {
    const manager = browserThat(promised, true)
    const persistence = createPersistence(manager, never)
    expect(persistence.isPersisted.peek()).toBe(null)
    persistence.check()
    await settled()
    expect(persistence.isPersisted.peek()).toBe(seen)
    expect(manager.persist).not.toHaveBeenCalled()
  })

  it.each([[true], [false]])('is requested once per visit, with the result %s', async (answer) => {
    const manager = browserThat(false, answer)
    const persistence = createPersistence(manager, never)
    persistence.request()
    await settled()
    persistence.request()
    await settled()
    expect(persistence.isPersisted.peek()).toBe(answer)
    expect(manager.persist).toHaveBeenCalledTimes(1)
  })

  it('is not requested once it is granted', async () => {
    const manager = browserThat(true, false)
    const persistence = createPersistence(manager, never)
    persistence.request()
    await settled()
    expect(persistence.isPersisted.peek()).toBe(true)
    expect(manager.persist).not.toHaveBeenCalled()
  })

  it('is unavailable when the browser does not support it', () => {
    const persistence = createPersistence(undefined, never)
    persistence.check()
    persistence.request()
    expect(persistence.isPersisted.peek()).toBe(false)
  })

  it('is unavailable when the browser fails to respond, which is logged', async () => {
    const reported: unknown[] = []
    const broken = new Error('broken')
    const manager = { ...browserThat(false, false), persisted: () => Promise.reject(broken) }
    const persistence = createPersistence(manager, (error) => void reported.push(error))
    persistence.check()
    await settled()
    expect([persistence.isPersisted.peek(), reported]).toEqual([false, [broken]])
  })
})

describe('the first addition of a visit', () => {
  const start = () => {
    const { world } = createTestWorld({ database: undefined, stored: { watchlist: watchlistOf('Alien') } })
    let requests = 0
    const records = requestingPersistence(createRecords(world), () => {
      requests += 1
    })
    return {
      records,
      watchlist: createWatchlistStore(records, world),
      collections: createCollectionsStore(records, world, () => {}),
      settings: createSettingsStore(records),
      requests: () => requests,
    }
  }

  it('requests persistent storage', () => {
    const { watchlist, requests, records } = start()
    void watchlist.add(snapshot('Dune'))
    expect([requests(), records.library().watchlist.length]).toEqual([1, 2])
  })

  it('can be a collection', () => {
    const { collections, requests } = start()
    void collections.create({ name: 'Space' })
    expect(requests()).toBe(1)
  })

  it('is neither the start, nor an existing movie, nor another change, nor a removal', async () => {
    const { watchlist, settings, requests, records } = start()
    await records.ready
    void watchlist.add(snapshot('Alien'))
    void watchlist.setStatus([idOf('Alien')], 'watched')
    void settings.change({ field: 'theme', value: 'dark' })
    void watchlist.remove([idOf('Alien')])
    expect([requests(), records.library().watchlist]).toEqual([0, []])
  })
})

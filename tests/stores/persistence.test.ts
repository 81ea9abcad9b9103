import { describe, expect, it, vi } from 'vitest'
import { createCollectionsStore } from '#stores/collections.ts'
import { createPersistence, requestingPersistence } from '#stores/persistence.ts'
import { createRecords } from '#stores/records/records.ts'
import { createSettingsStore } from '#stores/settings.ts'
import { createWatchlistStore } from '#stores/watchlist.ts'
import { idOf, snapshot, watchlistOf } from '#tests/support/fixtures.ts'
import { createTestWorld } from '#tests/support/test-world.ts'
import { turns } from '#tests/support/turns.ts'

/** A browser that has promised or not, and says yes or no when it is asked. */
const browserThat = (promised: boolean, answers: boolean) => ({
  persisted: vi.fn(async () => promised),
  persist: vi.fn(async () => answers),
})

const settled = () => turns(1)

const never = () => expect.unreachable()

describe('the promise to keep the data', () => {
  it.each([
    [true, true],
    [false, false],
  ])('is learned without asking for it: %s', async (promised, seen) => {
    const manager = browserThat(promised, true)
    const persistence = createPersistence(manager, never)
    expect(persistence.isPersisted.peek()).toBe(null)
    persistence.check()
    await settled()
    expect(persistence.isPersisted.peek()).toBe(seen)
    expect(manager.persist).not.toHaveBeenCalled()
  })

  it.each([[true], [false]])('is asked for once a visit, and the answer counts: %s', async (answer) => {
    const manager = browserThat(false, answer)
    const persistence = createPersistence(manager, never)
    persistence.request()
    await settled()
    persistence.request()
    await settled()
    expect(persistence.isPersisted.peek()).toBe(answer)
    expect(manager.persist).toHaveBeenCalledTimes(1)
  })

  it('is not asked for again once it is given', async () => {
    const manager = browserThat(true, false)
    const persistence = createPersistence(manager, never)
    persistence.request()
    await settled()
    expect(persistence.isPersisted.peek()).toBe(true)
    expect(manager.persist).not.toHaveBeenCalled()
  })

  it('is none where the browser makes no promises', () => {
    const persistence = createPersistence(undefined, never)
    persistence.check()
    persistence.request()
    expect(persistence.isPersisted.peek()).toBe(false)
  })

  it('is none where the browser fails to answer, which is logged', async () => {
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
    let asked = 0
    const records = requestingPersistence(createRecords(world), () => {
      asked += 1
    })
    return {
      records,
      watchlist: createWatchlistStore(records, world),
      collections: createCollectionsStore(records, world, () => {}),
      settings: createSettingsStore(records),
      asked: () => asked,
    }
  }

  it('asks for the promise', () => {
    const { watchlist, asked, records } = start()
    void watchlist.add(snapshot('Dune'))
    expect([asked(), records.library().watchlist.length]).toEqual([1, 2])
  })

  it('may be a collection', () => {
    const { collections, asked } = start()
    void collections.create({ name: 'Space' })
    expect(asked()).toBe(1)
  })

  it('is neither the start, nor a film that is there already, nor another change, nor a removal', async () => {
    const { watchlist, settings, asked, records } = start()
    await records.ready
    void watchlist.add(snapshot('Alien'))
    void watchlist.setStatus([idOf('Alien')], 'watched')
    void settings.change({ field: 'theme', value: 'dark' })
    void watchlist.remove(idOf('Alien'))
    expect([asked(), records.library().watchlist]).toEqual([0, []])
  })
})

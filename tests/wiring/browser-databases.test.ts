import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, describe, expect, it } from 'vitest'
import { createRecordDatabase } from '#stores/records/record-database.ts'
import { browserDatabases } from '#wiring/root/browser-databases.ts'

const leave = () => window.dispatchEvent(new Event('pagehide'))
const comeBack = () => window.dispatchEvent(new Event('pageshow'))

const nextOf = (target: EventTarget, ...types: readonly string[]) =>
  new Promise<string>((resolve) => {
    for (const type of types) target.addEventListener(type, () => resolve(type))
  })

const opened = async (factory: IDBFactory, onUpgrade = () => {}) => {
  const request = factory.open('movies', 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('titles')
    onUpgrade()
  })
  return (await nextOf(request, 'success', 'error')) === 'success' ? request.result : null
}

const write = (database: IDBDatabase | null, title: string) => {
  if (!database) throw new Error('The database was not opened.')
  const transaction = database.transaction('titles', 'readwrite')
  transaction.objectStore('titles').put(title, 1)
  return nextOf(transaction, 'complete', 'abort')
}

/** As another page finds it. */
const titleIn = async (factory: IDBFactory) => {
  const reading = (await opened(factory))?.transaction('titles').objectStore('titles').get(1)
  if (!reading) return null
  await nextOf(reading, 'success')
  return reading.result
}

describe('the databases of a page that is left', () => {
  afterEach(comeBack)

  it('have what was finished', async () => {
    const factory = new IDBFactory()
    expect(await write(await opened(browserDatabases(factory)), 'Alien')).toBe('complete')
    leave()
    expect(await titleIn(factory)).toBe('Alien')
  })

  it('have nothing of a transaction that is under way', async () => {
    const factory = new IDBFactory()
    const database = await opened(browserDatabases(factory))
    await write(database, 'Alien')
    const writing = write(database, 'Aliens')
    leave()
    expect(await writing).toBe('abort')
    expect(await titleIn(factory)).toBe('Alien')
  })

  it('have nothing of what is begun by listeners to that event', async () => {
    const factory = new IDBFactory()
    const database = await opened(browserDatabases(factory))
    leave()
    expect(await write(database, 'Alien')).toBe('abort')
    expect(await titleIn(factory)).toBeUndefined()
  })

  it('have what is written after the page has come back', async () => {
    const factory = new IDBFactory()
    const database = await opened(browserDatabases(factory))
    leave()
    comeBack()
    expect(await write(database, 'Alien')).toBe('complete')
    expect(await titleIn(factory)).toBe('Alien')
  })

  it('have a record whose writing was interrupted at any moment, once the page has come back', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const factory = new IDBFactory()
      const world = { now: () => 0, random: () => 0.5 }
      const rows = [{ list: 'settings', id: 'theme', value: 'light' } as const]
      const writing = createRecordDatabase(browserDatabases(factory), world).sync(0, () => ({ rows, above: 0 }))
      for (let passed = 0; passed < turn; passed += 1) await new Promise((resolve) => setImmediate(resolve))
      leave()
      comeBack()
      expect(await writing).toBe(1)
      const written: unknown[] = []
      await createRecordDatabase(factory, world).readAll((found) => written.push(...found))
      expect(written).toEqual([expect.objectContaining(rows[0])])
    }
  })

  it('can be created by the next page if their creation was interrupted', async () => {
    const factory = new IDBFactory()
    expect(await opened(browserDatabases(factory), leave)).toBeNull()
    comeBack()
    expect(await write(await opened(browserDatabases(factory)), 'Alien')).toBe('complete')
  })
})

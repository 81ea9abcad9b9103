import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { noVersion } from '#domain/devices/version.ts'
import type { Library } from '#domain/records/library.ts'
import { connectToRecords } from '#stores/records/record-store.ts'
import { adding, moviesIn, removing } from '../library-language.ts'
import { type Device, exchange, openDevice, twoDevices } from './device.ts'

const inStore = (device: Device, act: (stores: IDBTransaction) => void) =>
  new Promise<void>((resolve, reject) => {
    const request = device.browser.database?.open('matinee')
    if (!request) return reject(new Error('There is no database.'))
    request.onsuccess = () => {
      const transaction = request.result.transaction(['records', 'state'], 'readwrite')
      act(transaction)
      transaction.oncomplete = () => {
        request.result.close()
        resolve()
      }
    }
  })

const rowIn = async (device: Device, list: string, id: string) => {
  const store = connectToRecords(device.browser.database as IDBFactory)
  const row = await (await store.openForReading()).objectStore('records').get([list, id])
  store.close()
  return row
}

describe('what a browser knows of other devices', () => {
  it('is nothing before its first change, and has no library before its first file', async () => {
    const device = await openDevice()
    expect(await device.identity()).toBeNull()
    await device.change(adding(1))
    expect(await device.identity()).toEqual({ device: 'iiiiiiiiii', library: null })
    const { library } = await device.send()
    expect(await device.identity()).toEqual({ device: 'iiiiiiiiii', library })
  })

  it('is never in local storage', async () => {
    const device = await openDevice()
    await device.change(adding(1))
    const { library } = await device.send()
    const texts = [...device.browser.texts.values()].join()
    for (const secret of ['iiiiiiiiii', library, 'versions']) expect(texts).not.toContain(secret)
  })

  it('is lost with its state: the versions of the rows mean nothing then, and the next file is a joining', async () => {
    const [one, other] = await twoDevices()
    await one.change(adding(1))
    await exchange(one, other)
    await inStore(one, (transaction) => transaction.objectStore('state').clear())
    await one.change(adding(2))
    expect((await rowIn(one, 'watchlist', '1'))?.versions).toBeUndefined()
    expect((await rowIn(one, 'watchlist', '2'))?.versions).toBeDefined()
    expect(await one.compare(await other.send())).toMatchObject({ isJoining: true, onlyHere: 1, same: 1 })
  })

  it('survives lost rows: what is gone is no removal, and comes back from the other device', async () => {
    const [one, other] = await twoDevices()
    await one.change(adding(1))
    await one.change(adding(2))
    await exchange(one, other)
    await inStore(one, (transaction) => transaction.objectStore('records').delete(['watchlist', '1']))
    await other.receive(await one.send())
    expect(moviesIn(other.records.library())).toEqual([1, 2])
    await one.receive(await other.send())
    expect(moviesIn(one.records.library())).toEqual([1, 2])
  })

  it('is forgotten when site data are cleared, which removes nothing on other devices', async () => {
    const [one, other] = await twoDevices()
    await one.change(adding(1))
    await exchange(one, other)
    one.browser.clearLocalStorage()
    await one.browser.settle()
    expect(one.records.library().watchlist).toEqual([])
    expect(await one.identity()).toBeNull()
    await one.change(adding(2))
    await other.receive(await one.send())
    expect(moviesIn(other.records.library())).toEqual([1, 2])
  })
})

describe('removals', () => {
  const ids = Array.from({ length: 1200 }, (_, index) => index + 1)
  const all = (act: (id: number) => (library: Library) => Library) => (library: Library) =>
    ids.reduce((before, id) => act(id)(before), library)

  it('are forgotten beyond a thousand while no other device has the records', async () => {
    const device = await openDevice()
    await device.change(all(adding))
    await device.change(all(removing))
    const { rows } = await device.send()
    expect(rows.length).toBeLessThanOrEqual(1000)
  })

  it('are all kept from the first file on', async () => {
    const device = await openDevice()
    await device.change(all(adding))
    await device.send()
    await device.change(all(removing))
    const { rows } = await device.send()
    expect(rows).toHaveLength(1200)
  })
})

describe('rows of later versions of the app', () => {
  it('are kept and passed on: lists, fields and settings that are unknown here', async () => {
    const [one, other] = await twoDevices()
    await one.change(adding(1))
    const file = await one.send()
    const version = noVersion.replace(/^0/, '1')
    const added = [
      { list: 'podcasts', id: '7', value: { title: 'Sound' }, versions: { row: version } },
      { list: 'settings', id: 'fontSize', value: 20, versions: { row: version } },
    ]
    const rows = file.rows.map((row) => ({ ...row, value: { ...(row.value as object), mood: 'dark' } }))
    await other.receive({ library: file.library, rows: [...rows, ...added] })
    await other.change(adding(2))
    const sent = (await other.send()).rows
    for (const row of added) expect(sent).toContainEqual(row)
    expect(sent.find(({ list, id }) => list === 'watchlist' && id === '1')?.value).toMatchObject({ mood: 'dark' })
    expect(other.browser.errors).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { connectToRecords } from '#stores/records/record-store.ts'
import { adding, moviesIn } from '../../stores/library-language.ts'
import { connected, type Device, dayMs, idOf, readBy, rowFiles } from './connected.ts'
import { folderDevice } from './folder-device.ts'

describe('the devices of a folder', () => {
  it('are those with a card, each with its name and when it last wrote', async () => {
    const [one, other] = await connected()
    expect(await one.devices()).toEqual([
      {
        id: await idOf(one),
        name: 'Laptop',
        platform: 'Firefox (Linux)',
        lastSeen: expect.stringMatching(/^2\d{3}-/),
        isThis: true,
        waitingFiles: 0,
        hasHeldRemovals: false,
      },
      expect.objectContaining({ id: await idOf(other), name: 'Phone', isThis: false, waitingFiles: 0 }),
    ])
  })

  it('write their card again with another name, and otherwise about daily', async () => {
    const [one] = await connected()
    const card = `${await idOf(one)}.card`
    const before = one.folder.files.get(card)
    await one.round()
    expect(one.folder.files.get(card)).toBe(before)
    await one.wait(dayMs)
    await one.round()
    expect(one.folder.files.get(card)).not.toEqual(before)
    await one.calls().writeFolder({ ...one.sender, name: 'Old Laptop' })
    expect(await one.devices()).toContainEqual(expect.objectContaining({ name: 'Old Laptop' }))
  })

  it('have files that wait where they did not arrive whole', async () => {
    const [one, other] = await connected()
    await other.change(adding(3))
    await other.round()
    const name = rowFiles(other, await idOf(other)).at(-1) ?? ''
    const whole = one.folder.files.get(name) ?? new Uint8Array()
    one.folder.files.set(name, whole.slice(0, 100))
    expect((await one.round()).news).toMatchObject({
      rows: 0,
      comparison: null,
      waitingFiles: [{ device: await idOf(other), deviceName: 'Phone', problem: 'incomplete' }],
      minutesAhead: null,
    })
    expect(await one.devices()).toContainEqual(expect.objectContaining({ name: 'Phone', waitingFiles: 1 }))
    one.folder.files.set(name, whole)
    await one.round()
    expect(moviesIn(one.records.library())).toEqual([1, 2, 3])
  })

  it('say by how much a clock is ahead', async () => {
    const [one, other] = await connected()
    await other.wait(3 * dayMs)
    await other.change(adding(3))
    await other.round()
    expect((await one.round()).news.minutesAhead).toBe(3 * 24 * 60)
  })
})

describe('a device that is removed', () => {
  it('has its files taken over, which go a day later', async () => {
    const [one, other] = await connected()
    const gone = await idOf(other)
    expect(await one.calls().removeFolderDevice({ device: gone })).toEqual({ kind: 'done' })
    expect(await one.devices()).toHaveLength(1)
    for (const wait of [0, 0, 2 * dayMs]) {
      await one.wait(wait)
      await one.round()
    }
    expect(rowFiles(one, gone)).toEqual([])
    expect(moviesIn((await readBy(one)).records.library())).toEqual([1, 2])
  })

  it('has its files taken over by any device where the one that removed it does not come', async () => {
    const [one, other] = await connected()
    const gone = await idOf(other)
    await one.calls().removeFolderDevice({ device: gone })
    const third = await readBy(one)
    for (const wait of [0, 0, 1.5 * dayMs, dayMs, dayMs, dayMs]) {
      await third.wait(wait)
      await third.round()
    }
    expect(rowFiles(third, gone)).toEqual([])
    expect(moviesIn((await readBy(third)).records.library())).toEqual([1, 2])
  })

  it('stops, keeps what it changed, and brings it along under another id', async () => {
    const [one, other] = await connected()
    const gone = await idOf(other)
    await one.calls().removeFolderDevice({ device: gone })
    await other.change(adding(3))
    await expect(other.round()).rejects.toMatchObject({ problem: { kind: 'removed' } })
    expect(moviesIn(other.records.library())).toEqual([1, 2, 3])
    await other.joinAgain()
    await other.round()
    expect(await idOf(other)).not.toBe(gone)
    await one.round()
    expect(moviesIn(one.records.library())).toEqual([1, 2, 3])
    expect((await one.devices()).map(({ name }) => name)).toEqual(['Laptop', 'Phone'])
  })

  it('is not removed by a marker that has not arrived whole', async () => {
    const [one, other] = await connected()
    const name = `${await idOf(other)}.gone`
    one.folder.files.set(name, new TextEncoder().encode('{"matinee":"gone","device":'))
    expect(await other.problem()).toBeNull()
  })
})

describe('a copied profile', () => {
  const copyOf = async (device: Device, random: number) => {
    const copy = await folderDevice(random, device.folder, 'Copy')
    const stores = async (from: Device) => connectToRecords(from.browser.database as IDBFactory)
    const source = await (await stores(device)).openForReading()
    const rows = await source.objectStore('records').getAll()
    const states = await Promise.all(
      (['state', 'device', 'folder'] as const).map((key) => source.objectStore('state').get(key)),
    )
    const target = await stores(copy)
    await target.inTransaction(async (transaction, reading) => {
      await reading
      for (const row of rows) await transaction.objectStore('records').put(row)
      for (const [index, key] of (['state', 'device', 'folder'] as const).entries()) {
        const state = states[index]
        if (state && key !== 'state') await transaction.objectStore('state').put(state, key)
      }
      return states[0] as never
    })
    target.close()
    await copy.shown()
    return copy
  }

  it('is noticed by what it did not write: it gets an id of its own, writes nothing again, and nothing is lost', async () => {
    const [one] = await connected()
    const copy = await copyOf(one, 0.6)
    expect(await idOf(copy)).toBe(await idOf(one))
    await one.change(adding(5))
    await one.round()
    await copy.change(adding(6))
    expect(await copy.round()).toMatchObject({ files: 1 })
    expect(await idOf(copy)).not.toBe(await idOf(one))
    await one.round()
    expect(moviesIn(one.records.library())).toEqual([1, 2, 5, 6])
    await copy.round()
    expect(moviesIn(copy.records.library())).toEqual([1, 2, 5, 6])
  })

  it('gets another id once a day at most', async () => {
    const [one] = await connected()
    const copy = await copyOf(one, 0.6)
    await one.change(adding(5))
    await one.round()
    await copy.round()
    const id = await idOf(copy)
    copy.folder.files.set(`${id}.900-901.0a1b2c3d`, new Uint8Array([1]))
    await copy.round()
    expect(await idOf(copy)).toBe(id)
    await copy.wait(dayMs)
    await copy.round()
    expect(await idOf(copy)).not.toBe(id)
  })
})

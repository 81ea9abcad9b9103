import { describe, expect, it } from 'vitest'
import { adding, moviesIn } from '../../stores/library-language.ts'
import { connected, type Device, dayMs, idOf, readBy, rowFiles } from './connected.ts'
import { folderDevice, twoOnOneFolder } from './folder-device.ts'

const passing = async (device: Device, days: number) => {
  for (let day = 0; day < days; day += 1) {
    await device.round()
    await device.wait(dayMs)
  }
}

const lose = ({ folder }: Device, names: readonly string[]) => {
  const lost = names.map((name) => [name, folder.files.get(name) ?? new Uint8Array()] as const)
  for (const name of names) folder.files.delete(name)
  return () => {
    for (const [name, bytes] of lost) folder.files.set(name, bytes)
  }
}

/** How often whole files are read. */
const countReads = ({ folder }: Device) => {
  const read: string[] = []
  folder.before = (operation, name) => {
    if (operation === 'get' && /\.\d+-\d+\./.test(name)) read.push(name)
  }
  return read
}

describe('files of a device that is gone', () => {
  it.each([0, 1])('that vanish are written again by another one, with %i changes of its own', async (changes) => {
    const [one, other] = await twoOnOneFolder()
    for (const movie of [1, 2, 3]) await one.change(adding(movie))
    await one.connect()
    await one.round()
    await other.connect()
    if (changes > 0) await other.change(adding(4))
    await other.round()
    lose(other, rowFiles(other, await idOf(one)))
    await passing(other, 1)
    expect(await other.state()).toMatchObject({ isRefilling: false })
    await passing(other, 1)
    expect(await other.state()).toMatchObject({ isRefilling: true })
    await passing(other, 1)
    expect(await other.state()).toMatchObject({ isRefilling: false, unsent: 0 })
    expect(moviesIn((await readBy(other)).records.library())).toEqual(moviesIn(other.records.library()))
    expect(moviesIn(other.records.library())).toHaveLength(3 + changes)
    const names = other.folder.names()
    await passing(other, 5)
    expect(other.folder.names()).toEqual(names)
  })

  it('that are back within the day change nothing', async () => {
    const [one, other] = await connected()
    const bringBack = lose(other, rowFiles(other, await idOf(one)))
    await other.round()
    await other.wait(dayMs / 2)
    await other.round()
    bringBack()
    const names = other.folder.names()
    await other.round()
    const read = countReads(other)
    await passing(other, 4)
    expect(read).toEqual([])
    expect(other.folder.names()).toEqual(names)
  })

  it('are not written again while a file has not arrived whole, for a day at most', async () => {
    const [one, other] = await connected()
    const id = await idOf(one)
    lose(other, rowFiles(other, id))
    await passing(other, 1)
    other.folder.files.set(`${id}.900-901.00000000`, new Uint8Array([0x1f, 0x8b]))
    const read = countReads(other)
    await other.round()
    expect(new Set(read)).toEqual(new Set([`${id}.900-901.00000000`]))
    await other.wait(dayMs)
    await passing(other, 2)
    const reader = await readBy(other)
    expect(moviesIn(reader.records.library())).toEqual([1, 2])
  })

  it('that two devices write again at once stay in the files of one', async () => {
    const [one, other] = await connected()
    const third = await readBy(other)
    await third.round()
    lose(other, rowFiles(other, await idOf(one)))
    await passing(other, 2)
    const apart = lose(other, rowFiles(other, await idOf(other)))
    await passing(third, 3)
    const written = lose(other, rowFiles(other, await idOf(third)))
    apart()
    await passing(other, 1)
    written()
    const devices = [other, third]
    for (let day = 0; day < 5; day += 1) for (const device of devices) await passing(device, 1)
    const ids = await Promise.all(devices.map(idOf))
    expect(ids.filter((id) => rowFiles(other, id).length > 0)).toEqual([[...ids].sort()[0]])
    expect(moviesIn((await readBy(other)).records.library())).toEqual([1, 2])
  })

  it('are written again before the device that knows them leaves', async () => {
    const [one, other] = await connected()
    const third = await readBy(other)
    await third.round()
    lose(other, rowFiles(other, await idOf(one)))
    expect(await other.leave('delete')).toEqual({ kind: 'done' })
    expect(moviesIn((await folderAt(other)).records.library())).toEqual([1, 2])
  })
})

const folderAt = async ({ folder, browser }: Device) => {
  const reader = await folderDevice(0.05, folder, 'Reader')
  reader.browser.time = browser.time
  await reader.connect()
  return reader
}

describe('a folder', () => {
  it('without files of rows is not gone, for a device that never wrote one either', async () => {
    const [one, other] = await twoOnOneFolder()
    await one.change(adding(1))
    await one.connect()
    await one.round()
    await other.connect()
    await other.round()
    lose(other, rowFiles(other, await idOf(one)))
    expect(await other.problem()).toBeNull()
    lose(other, ['about.txt'])
    expect(await other.problem()).toBeNull()
    lose(other, [`${await idOf(other)}.card`])
    expect(await other.problem()).toEqual({ kind: 'gone' })
  })

  it('in which a device merges its files is not read anew by the others', async () => {
    const [one, other] = await connected()
    for (const movie of [11, 12, 13, 14, 15, 16, 17, 18]) {
      await one.change(adding(movie))
      await one.round()
      await other.round()
    }
    const files = rowFiles(one, await idOf(one))
    await one.wait(2 * dayMs)
    await other.wait(2 * dayMs)
    await one.round()
    expect(rowFiles(one, await idOf(one)).length).toBeLessThan(files.length - 5)
    const read = countReads(other)
    await passing(other, 4)
    expect(read).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { FileStoreError } from '#devices/folder/file-store.ts'
import { adding, moviesIn } from '../../stores/library-language.ts'
import { connected, type Device, dayMs, idOf, readBy, rowFiles } from './connected.ts'
import { folderDevice, twoOnOneFolder } from './folder-device.ts'

const done = { kind: 'done' }

/** Some rounds of each, and the days in between. */
const passing = async (devices: readonly Device[], ...waits: readonly number[]) => {
  for (const wait of waits)
    for (const device of devices) {
      await device.wait(wait)
      await device.round()
    }
}

const textOf = ({ folder }: Device, name: string) => new TextDecoder().decode(folder.files.get(name))

describe("a device that leaves with 'Delete them'", () => {
  it('leaves a marker of its own, and another device takes over its files and deletes them a day later', async () => {
    const [one, other] = await connected()
    const id = await idOf(one)
    const files = rowFiles(one, id)
    expect(await one.leave('delete')).toEqual(done)
    expect(await one.state()).toBeNull()
    expect(JSON.parse(textOf(one, `${id}.gone`))).toMatchObject({ device: id, by: id, files })
    await passing([other], 0, 0)
    expect(rowFiles(one, id)).toEqual(files)
    await passing([other], dayMs, 0)
    expect(one.folder.names().filter((name) => name.startsWith(id))).toEqual([`${id}.gone`])
    expect(moviesIn((await readBy(other)).records.library())).toEqual([1, 2])
  })

  it.each([0, 1])('is taken over by a device that wrote nothing of its own: %i changes', async (changes) => {
    const [one, other] = await twoOnOneFolder()
    for (const movie of [1, 2, 3]) await one.change(adding(movie))
    await one.connect()
    await one.round()
    await other.connect()
    if (changes > 0) await other.change(adding(4))
    await other.round()
    expect(await one.leave('delete')).toEqual(done)
    await passing([other], 0, 0, dayMs, 0)
    expect(rowFiles(other, await idOf(one))).toEqual([])
    expect(moviesIn((await readBy(other)).records.library())).toEqual(moviesIn(other.records.library()))
  })

  it('has its rows read by a device that joins before that', async () => {
    const [one] = await connected()
    await one.leave('delete')
    expect(moviesIn((await readBy(one)).records.library())).toEqual([1, 2])
  })

  it('reads what is there and writes what is unsent before it goes', async () => {
    const [one, other] = await connected()
    await one.change(adding(3))
    await other.change(adding(4))
    await other.round()
    expect(await one.leave('delete')).toEqual(done)
    await one.shown()
    expect(moviesIn(one.records.library())).toEqual([1, 2, 3, 4])
    await other.round()
    expect(moviesIn(other.records.library())).toEqual([1, 2, 3, 4])
  })

  it('writes again what the folder lost, as often as that happens', async () => {
    const [one, other] = await connected()
    const lose = async () => {
      for (const name of rowFiles(one, await idOf(one))) one.folder.files.delete(name)
    }
    await lose()
    await one.round()
    await lose()
    expect(await one.leave('delete')).toEqual(done)
    await other.round()
    expect(moviesIn((await readBy(other)).records.library())).toEqual([1, 2])
  })

  it.each(['row', 'marker'])('stays connected where a %s file cannot be written', async (kind) => {
    const [one] = await connected()
    const id = await idOf(one)
    await one.change(adding(3))
    one.folder.before = (operation, name) => {
      const isMarker = name.endsWith('.gone')
      if (operation === 'put' && (kind === 'marker') === isMarker) throw new FileStoreError('full')
    }
    expect(await one.leave('delete')).toEqual({ kind: 'refused', problem: { kind: 'full' } })
    expect(one.folder.names()).not.toContain(`${id}.gone`)
    one.folder.before = () => {}
    expect(await one.state()).toMatchObject({ folderName: 'Cloud' })
    expect(await one.problem()).toBeNull()
  })

  it('is not taken over before all of its files have arrived', async () => {
    const [one, other] = await connected()
    await one.change(adding(3))
    await one.leave('delete')
    const id = await idOf(one)
    const [late = ''] = rowFiles(one, id)
    const bytes = one.folder.files.get(late) ?? new Uint8Array()
    one.folder.files.delete(late)
    const own = rowFiles(other, await idOf(other)).length
    await passing([other], 0, 0)
    expect(rowFiles(other, await idOf(other))).toHaveLength(own)
    one.folder.files.set(late, bytes)
    await passing([other], 0, 0)
    expect(rowFiles(other, await idOf(other)).length).toBeGreaterThan(own)
  })

  it('is taken over by one device, and by another where that one does not come', async () => {
    const [one, other] = await connected()
    const third = await readBy(one)
    await third.round()
    await one.leave('delete')
    const [first, second] = (await idOf(other)) < (await idOf(third)) ? [other, third] : [third, other]
    const written = async (device: Device) => rowFiles(device, await idOf(device)).length
    const before = await written(second)
    await passing([second], 0, 0)
    expect(await written(second)).toBe(before)
    await passing([second], 2 * dayMs, 0)
    expect(await written(second)).toBeGreaterThan(before)
    // Both do it, which changes nothing.
    await first.wait(2 * dayMs)
    await passing([first, second], 0, 0, dayMs, 0)
    expect(rowFiles(first, await idOf(one))).toEqual([])
    expect(moviesIn((await readBy(first)).records.library())).toEqual([1, 2])
  })

  it('is left to devices whose version takes files over', async () => {
    const [one, other] = await connected()
    await one.leave('delete')
    const name = 'aaaaaaaaaa.card'
    const { takesOver: _, ...card } = JSON.parse(textOf(other, `${await idOf(other)}.card`))
    const earlier = { ...card, device: 'aaaaaaaaaa' }
    other.folder.files.set(name, new TextEncoder().encode(JSON.stringify(earlier)))
    await passing([other], 0, 0, dayMs, 0)
    expect(rowFiles(other, await idOf(one))).toEqual([])
  })

  it('loses nothing where two leave at once: the next one that joins takes over', async () => {
    const [one, other] = await connected()
    await one.leave('delete')
    const marker = `${await idOf(one)}.gone`
    const bytes = one.folder.files.get(marker) ?? new Uint8Array()
    one.folder.files.delete(marker)
    await other.leave('delete')
    one.folder.files.set(marker, bytes)
    const next = await readBy(one)
    await passing([next], 0, 0, 3 * dayMs, 0, dayMs, 0)
    expect([...rowFiles(next, await idOf(one)), ...rowFiles(next, await idOf(other))]).toEqual([])
    expect(moviesIn((await folderAt(next)).records.library())).toEqual([1, 2])
  })

  it('comes back after months under another id', async () => {
    const [one, other] = await connected()
    const id = await idOf(one)
    await one.leave('delete')
    await passing([other], 0, 0, dayMs, 0)
    await one.wait(200 * dayMs)
    await one.change(adding(5))
    await one.connect()
    await one.round()
    expect(await idOf(one)).not.toBe(id)
    await passing([other], 0)
    expect(moviesIn(other.records.library())).toEqual([1, 2, 5])
  })

  it('leaves the marker that another device wrote about it', async () => {
    const [one, other] = await connected()
    const id = await idOf(one)
    await other.calls().removeFolderDevice({ device: id })
    const marker = textOf(one, `${id}.gone`)
    expect(await one.leave('delete')).toEqual(done)
    expect(textOf(one, `${id}.gone`)).toBe(marker)
    expect(await one.state()).toBeNull()
  })

  it('and is removed meanwhile keeps its own marker', async () => {
    const [one, other] = await connected()
    const id = await idOf(one)
    await one.leave('delete')
    const marker = textOf(one, `${id}.gone`)
    await other.calls().removeFolderDevice({ device: id })
    expect(textOf(one, `${id}.gone`)).toBe(marker)
  })
})

const folderAt = async ({ folder, browser }: Device) => {
  const reader = await folderDevice(0.05, folder, 'Reader')
  reader.browser.time = browser.time
  await reader.connect()
  return reader
}

describe('the last device', () => {
  it('deletes everything at once', async () => {
    const [one, other] = await connected()
    await one.leave('delete')
    await other.leave('delete')
    expect(one.folder.names()).toEqual([])
    expect(moviesIn(other.records.library())).toEqual([1, 2])
  })

  it('is not one beside a device that has joined without writing', async () => {
    const [one, other] = await twoOnOneFolder()
    await one.change(adding(1))
    await one.connect()
    await one.round()
    await other.connect()
    await one.leave('delete')
    expect(one.folder.names()).toContain('about.txt')
    await passing([other], 0, 0, dayMs, 0)
    expect(moviesIn((await readBy(other)).records.library())).toEqual([1])
  })

  it('does not count devices that were away for 90 days', async () => {
    const [one] = await connected()
    await one.wait(89 * dayMs)
    await one.leave('delete')
    expect(one.folder.names()).not.toEqual([])
    await one.connect()
    await one.wait(2 * dayMs)
    await one.leave('delete')
    expect(one.folder.names()).toEqual([])
  })
})

describe("a device that leaves with 'Delete now'", () => {
  it('deletes what it wrote, without a marker', async () => {
    const [one, other] = await connected()
    const id = await idOf(other)
    expect(await one.leave('delete now')).toEqual(done)
    expect(one.folder.names()).toEqual(['about.txt', expect.stringContaining(id), `${id}.card`])
  })
})

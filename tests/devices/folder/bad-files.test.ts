import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { WaitingProblem } from '#domain/devices/folder.ts'
import { adding, moviesIn } from '../../stores/library-language.ts'
import { version } from '../exchange-language.ts'
import { connected, type Device, dayMs, idOf, rowFiles } from './connected.ts'
import { folderDevice } from './folder-device.ts'

const stranger = 'stranger00'
const largest = 4 * 1024 * 1024

const put = (device: Device, range: string, bytes: Uint8Array): string => {
  const name = `${range}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`
  device.folder.files.set(name, new Uint8Array(bytes))
  return name
}

const header = (library: string | null | undefined, device = stranger) => ({
  matinee: 'exchange',
  format: 1,
  library,
  device,
  name: 'Stranger',
  sentAt: '2026-11-24T20:00:00.000Z',
  app: '1.2.0',
})

const row = (id: number) => ({
  list: 'watchlist',
  id: String(id),
  versions: { status: version },
  value: { movieId: id, movie: { id, title: `Movie ${id}` }, status: 'want-to-watch' },
})

const packed = (...lines: readonly unknown[]): Buffer =>
  gzipSync(lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''))

/** A good file of one device and a bad one of another, read in one round. */
const readWith = async (bad: (library: string) => Uint8Array) => {
  const [one, other] = await connected()
  await other.change(adding(3))
  await other.round()
  const library = (await one.identity())?.library ?? ''
  put(one, `${stranger}.0-1`, bad(library))
  const { news } = await one.round()
  return { one, other, news }
}

describe('a bad file in the folder', () => {
  it('is read as long as nothing is wrong with it', async () => {
    const { one } = await readWith((library) => packed(header(library), row(77), { rows: 1 }))
    expect(moviesIn(one.records.library())).toContain(77)
  })

  it.each<[string, WaitingProblem, (library: string) => Uint8Array]>([
    ['what another program put there', 'damaged', () => Buffer.from('Milk, bread, eggs')],
    ['a page of an error', 'damaged', () => Buffer.from('<!doctype html><title>503</title>')],
    ['a picture', 'damaged', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff])],
    ['nothing', 'damaged', () => new Uint8Array()],
    ['a file without its end', 'damaged', (library) => packed(header(library), row(77))],
    ['a cut file', 'damaged', (library) => packed(header(library), row(77), { rows: 1 }).subarray(0, -12)],
    [
      'a row that is none',
      'hostile',
      (library) => packed(header(library), row(77), '{"list":"watchlist"}', { rows: 2 }),
    ],
    [
      'a time after the year 2099',
      'hostile',
      (library) =>
        packed(header(library), row(77), { ...row(78), versions: { status: `zzzzzzzzz000${stranger}` } }, { rows: 2 }),
    ],
    [
      'a field of the prototype',
      'hostile',
      (library) =>
        packed(header(library), row(77), '{"list":"watchlist","id":"1","value":{"__proto__":{"a":1}}}', { rows: 2 }),
    ],
    ['another device’s file', 'hostile', (library) => packed(header(library, 'anybody000'), row(77), { rows: 1 })],
    ['more than 4 MiB', 'too large', () => new Uint8Array(largest + 1)],
    [
      'little that unpacks to much',
      'too large',
      (library) => packed(header(library), row(77), ...Array(40).fill({ ...row(1), value: 'a'.repeat(1_000_000) })),
    ],
    ['a sealed file that is none', 'damaged', () => Buffer.from('eyJ.not.sealed')],
  ])('is left out whole, and those of other devices are merged: %s', async (_, problem, bad) => {
    const { one, news } = await readWith(bad)
    expect(news.waitingFiles).toEqual([{ device: stranger, deviceName: '', problem }])
    expect(moviesIn(one.records.library())).toEqual([1, 2, 3])
    expect(await one.round()).toMatchObject({ news: { rows: 0 }, files: 0 })
  })

  it('of a newer version stops reading and writing, with everything as it was', async () => {
    const [one, other] = await connected()
    await other.change(adding(3))
    await other.round()
    await one.change(adding(4))
    put(one, `${stranger}.0-1`, packed({ matinee: 'exchange', format: 2 }, 'anything'))
    const names = one.folder.names()
    await expect(one.round()).rejects.toMatchObject({ problem: { kind: 'newer format', format: 2 } })
    expect(moviesIn(one.records.library())).toEqual([1, 2, 4])
    expect(one.folder.names()).toEqual(names)
  })

  it.each([
    ['a newer format', { format: 2 }, { kind: 'newer format', format: 2 }],
    ['another library', { library: 'another-library' }, { kind: 'other library' }],
  ] as const)('is a card of %s: nothing is written or merged', async (_, part, problem) => {
    const [one, other] = await connected()
    await other.change(adding(3))
    await other.round()
    await one.change(adding(4))
    const name = `${await idOf(other)}.card`
    const card = JSON.parse(new TextDecoder().decode(one.folder.files.get(name)))
    const device = stranger
    one.folder.files.set(`${stranger}.card`, new TextEncoder().encode(JSON.stringify({ ...card, device, ...part })))
    const names = one.folder.names()
    await expect(one.round()).rejects.toMatchObject({ problem })
    expect(moviesIn(one.records.library())).toEqual([1, 2, 4])
    expect(one.folder.names()).toEqual(names)
  })

  it('of another library asks to be joined, with everything as it was', async () => {
    const [one, other] = await connected()
    await other.change(adding(3))
    await other.round()
    put(one, `${stranger}.0-1`, packed(header('another-library'), row(77), { rows: 1 }))
    await expect(one.round()).rejects.toMatchObject({ problem: { kind: 'other library' } })
    expect(moviesIn(one.records.library())).toEqual([1, 2])
  })

  it('is no reason against a card or a marker: those that are too long or of another device are nobody’s', async () => {
    const [one, other] = await connected()
    const id = await idOf(other)
    const text = new TextEncoder()
    one.folder.files.set(`${stranger}.card`, text.encode(JSON.stringify({ matinee: 'card', format: 1, name: 'x' })))
    one.folder.files.set(`${id}.card`, text.encode(`{"matinee":"card"}${' '.repeat(70_000)}`))
    const marker = {
      matinee: 'gone',
      format: 1,
      device: 'anybody000',
      by: stranger,
      removedAt: '2026-11-25T20:00:00.000Z',
    }
    one.folder.files.set(`${id}.gone`, text.encode(JSON.stringify(marker)))
    expect((await one.devices()).map(({ name }) => name)).toEqual(['Laptop', '', ''])
    expect(await other.problem()).toBeNull()
  })
})

describe('a sealed folder', () => {
  it('leaves out what another key sealed', async () => {
    const [one, other] = [await folderDevice(0.25), await folderDevice(0.75)]
    for (const device of [one, other]) {
      await device.change(adding(1))
      await device.connect({ seals: 'Correct Horse' })
      await device.round()
    }
    const [name = ''] = rowFiles(other, await idOf(other))
    one.folder.files.set(name, other.folder.files.get(name) ?? new Uint8Array())
    const { news } = await one.round()
    expect(news.waitingFiles).toMatchObject([{ problem: 'unknown key' }])
    expect(moviesIn(one.records.library())).toEqual([1])
  })
})

describe('clocks that are two years apart', () => {
  const twoYears = 2 * 365 * dayMs

  it.each([twoYears, -twoYears])('say so, and bring every change over: %s ms', async (offset) => {
    const [one, other] = await connected()
    await other.wait(offset)
    await other.change(adding(3))
    await other.round()
    await one.change(adding(4))
    const { news } = await one.round()
    await other.round()
    expect(news.minutesAhead).toBe(offset > 0 ? twoYears / 60_000 : null)
    expect(moviesIn(one.records.library())).toEqual([1, 2, 3, 4])
    expect(moviesIn(other.records.library())).toEqual([1, 2, 3, 4])
  })
})

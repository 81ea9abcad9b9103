import { beforeAll, describe, expect, it } from 'vitest'
import { adding, moviesIn } from '../../stores/library-language.ts'
import type { MemoryFolder } from '../../support/memory-folder.ts'
import { folderDevice, twoOnOneFolder } from './folder-device.ts'

type Device = Awaited<ReturnType<typeof folderDevice>>

const textsIn = (folder: MemoryFolder) =>
  [...folder.files].filter(([name]) => name !== 'about.txt').map(([, bytes]) => Buffer.from(bytes).toString('latin1'))

describe('a sealed folder', () => {
  let one: Device
  let other: Device
  beforeAll(async () => {
    ;[one, other] = await twoOnOneFolder()
    await one.change(adding(1))
    await one.connect({ seals: 'Correct Horse' })
    await one.round()
  })

  it('has nothing that can be read without its key', () => {
    const texts = textsIn(one.folder)
    expect(texts).toHaveLength(3)
    for (const text of texts) {
      expect(text).toMatch(/^(ey|\{"protected")/)
      expect(text).not.toMatch(/Laptop|watchlist/)
    }
  })

  it('asks for its passphrase, and is joined with it alone', async () => {
    expect(await other.probe()).toEqual({ kind: 'no passphrase' })
    expect(await other.probe('correct horse')).toEqual({ kind: 'wrong passphrase' })
    await other.connect({ passphrase: 'Correct Horse' })
    await other.round()
    expect(moviesIn(other.records.library())).toEqual([1])
    expect(await other.state()).toMatchObject({ isSealed: true })
    expect((await other.devices()).map(({ name }) => name)).toEqual(['Laptop', 'Phone'])
  })

  it('opens with another passphrase from then on, and the first key file stays', async () => {
    const keys = () => one.folder.names().filter((name) => name.startsWith('key-'))
    const before = keys()
    const changing = one.calls().changeFolderPassphrase({ before: 'Correct Horse', after: 'Battery Staple' })
    expect(await changing).toEqual({ kind: 'done' })
    expect(keys()).toEqual(expect.arrayContaining([...before]))
    expect(keys()).toHaveLength(2)
    const late = await folderDevice(0.9, one.folder)
    await late.connect({ passphrase: 'Battery Staple' })
    expect(moviesIn(late.records.library())).toEqual([1])
  })

  it('has files that are not sealed, or renamed: they are not read', async () => {
    const plain = await folderDevice(0.4)
    await plain.change(adding(9))
    await plain.connect()
    await plain.round()
    const [name = ''] = plain.folder.names().filter((each) => /\.\d+-\d+\./.test(each))
    one.folder.files.set(name, plain.folder.files.get(name) ?? new Uint8Array())
    const sealed = one.folder.names().find((each) => /\.\d+-\d+\./.test(each) && each !== name) ?? ''
    one.folder.files.set(sealed.replace(/\.\d+-\d+/, '.77-78'), one.folder.files.get(sealed) ?? new Uint8Array())
    const { news } = await other.round()
    expect(news.rows).toBe(0)
    expect(news.waitingFiles.map(({ problem }) => problem).sort()).toEqual(['hostile', 'not sealed'])
  })
})

describe('a device that sees a sealed file without having the key', () => {
  it('waits and writes nothing, until it is unlocked', async () => {
    const [sealed, plain] = [await folderDevice(0.25), await folderDevice(0.75)]
    await sealed.change(adding(1))
    await sealed.connect({ seals: 'Correct Horse' })
    await sealed.round()
    await plain.change(adding(2))
    await plain.connect()
    await plain.round()
    for (const [name, bytes] of sealed.folder.files) plain.folder.files.set(name, bytes)
    const names = plain.folder.names()
    await plain.change(adding(3))
    await expect(plain.round()).rejects.toMatchObject({ problem: { kind: 'no passphrase' } })
    expect(plain.folder.names()).toEqual(names)
    expect(await plain.calls().unlockFolder({ passphrase: 'Correct Horse' })).toEqual({ kind: 'done' })
    await plain.joinAgain()
    await plain.round()
    expect(moviesIn(plain.records.library())).toEqual([1, 2, 3])
  })

  /** Two devices that have sealed their copies of the folder, and the second of which has got what the first wrote. */
  const sealedApart = async () => {
    const [one, other] = [await folderDevice(0.25), await folderDevice(0.75)]
    for (const [index, device] of [one, other].entries()) {
      await device.change(adding(index + 1))
      await device.connect({ seals: 'Correct Horse' })
      await device.round()
    }
    for (const [name, bytes] of one.folder.files) other.folder.files.set(name, bytes)
    return [one, other] as const
  }

  it('asks a user where two devices sealed the folder apart from each other', async () => {
    const [, other] = await sealedApart()
    expect(await other.problem()).toEqual({ kind: 'two keys' })
  })

  it.each(['delete', 'delete now'] as const)('has one key again once one of them has left with %s', async (fate) => {
    const [one, other] = await sealedApart()
    expect(await other.leave(fate)).toEqual({ kind: 'done' })
    await other.connect({ passphrase: 'Correct Horse' })
    await other.round()
    expect(moviesIn(other.records.library())).toEqual([1, 2])
    one.folder.files.clear()
    for (const [name, bytes] of other.folder.files) one.folder.files.set(name, bytes)
    await one.round()
    expect(moviesIn(one.records.library())).toEqual([1, 2])
  })
})

describe('a sealed folder that its last device leaves', () => {
  it('keeps no file of a removed device, which nobody could open anymore', async () => {
    const [one, other] = await twoOnOneFolder()
    await one.change(adding(1))
    await one.connect({ seals: 'Correct Horse' })
    await one.round()
    await other.connect({ passphrase: 'Correct Horse' })
    await other.change(adding(2))
    await other.round()
    const device = (await other.identity())?.device ?? ''
    expect(await one.calls().removeFolderDevice({ device })).toEqual({ kind: 'done' })
    expect(await one.leave('delete')).toEqual({ kind: 'done' })
    expect(one.folder.names()).toEqual([])
    expect(await one.probe()).toMatchObject({ found: 'empty', isSealed: false })
  })
})

describe('a key file that has not arrived whole', () => {
  const stray = 'key-aaaaaaaaaa.00000000'

  it('is no reason to stop for who writes unsealed, and who joins waits', async () => {
    const [one, other] = await twoOnOneFolder()
    await one.change(adding(1))
    await one.connect()
    one.folder.files.set(stray, new Uint8Array([1]))
    expect(await one.round()).toMatchObject({ files: 1 })
    expect(await other.probe('Correct Horse')).toEqual({ kind: 'failed' })
    one.folder.files.delete(stray)
    await other.connect()
    expect(moviesIn(other.records.library())).toEqual([1])
  })

  const keyIn = ({ folder }: Device) => folder.names().find((each) => each.startsWith('key-')) ?? ''

  const sealedFolder = async () => {
    const [one, other] = await twoOnOneFolder()
    await one.change(adding(1))
    await one.connect({ seals: 'Correct Horse' })
    await one.round()
    return [one, other] as const
  }

  it('is put back by the devices that have it, and so is one that is lost', async () => {
    const [one, other] = await sealedFolder()
    const name = keyIn(one)
    const bytes = one.folder.files.get(name)
    one.folder.files.delete(name)
    await one.round()
    expect(one.folder.files.get(name)).toEqual(bytes)
    one.folder.files.set(name, new Uint8Array([1]))
    await one.round()
    await other.connect({ passphrase: 'Correct Horse' })
    expect(moviesIn(other.records.library())).toEqual([1])
  })

  it('is put back by a device that has only just joined', async () => {
    const [one, other] = await sealedFolder()
    await other.connect({ passphrase: 'Correct Horse' })
    const name = keyIn(one)
    one.folder.files.delete(name)
    await other.round()
    expect(other.folder.names()).toContain(name)
  })

  it('is put back by who connects a folder again that lost its cards as well', async () => {
    const [one, other] = await sealedFolder()
    const name = keyIn(one)
    for (const each of one.folder.names()) if (!/\.\d+-\d+\./.test(each)) one.folder.files.delete(each)
    expect(await other.probe('Correct Horse')).toEqual({ kind: 'no passphrase' })
    expect(await one.problem()).toEqual({ kind: 'gone' })
    await one.joinAgain()
    expect(one.folder.names()).toContain(name)
    await other.connect({ passphrase: 'Correct Horse' })
    expect(moviesIn(other.records.library())).toEqual([1])
  })
})

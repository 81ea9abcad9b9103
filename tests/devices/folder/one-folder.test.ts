import { describe, expect, it } from 'vitest'
import { FileStoreError } from '#devices/folder/file-store.ts'
import { listsOf } from '../../stores/devices/device.ts'
import { adding, moviesIn, removing } from '../../stores/library-language.ts'
import type { MemoryFolder } from '../../support/memory-folder.ts'
import { connected, dayMs, idOf, readBy, rowFiles } from './connected.ts'
import { folderDevice, twoOnOneFolder } from './folder-device.ts'

describe('a folder', () => {
  it('that is empty where files were is another one or not there: nothing is removed and nothing written', async () => {
    const [one] = await connected()
    one.folder.files.clear()
    expect(await one.problem()).toEqual({ kind: 'gone' })
    expect(moviesIn(one.records.library())).toEqual([1, 2])
    await one.joinAgain()
    await one.round()
    expect(moviesIn((await readBy(one)).records.library())).toEqual([1, 2])
  })

  it.each<[string, (folder: MemoryFolder, name: string) => void]>([
    ['lost', ({ files }, name) => files.delete(name)],
    ['has half of', ({ files }, name) => files.set(name, new Uint8Array([0x1f, 0x8b]))],
  ])('that %s a file of this device gets its rows again, once a day at most', async (_, damage) => {
    const [one] = await connected()
    const id = await idOf(one)
    const [name = ''] = rowFiles(one, id)
    damage(one.folder, name)
    await one.round()
    const written = rowFiles(one, id).filter((each) => each !== name)
    expect(written).toHaveLength(1)
    expect(moviesIn((await readBy(one)).records.library())).toEqual([1, 2])
    for (const each of written) damage(one.folder, each)
    const names = one.folder.names()
    await one.round()
    expect(one.folder.names()).toEqual(names)
  })

  it.each(['permission', 'gone', 'full', 'read only', 'failed'] as const)(
    'that is not there refuses: %s',
    async (kind) => {
      const [one, other] = await twoOnOneFolder()
      await one.change(adding(1))
      await one.connect()
      one.folder.failure = kind
      expect(await one.problem()).toEqual({ kind })
      expect(await other.probe()).toEqual({ kind })
      one.folder.failure = null
      await one.round()
      expect(await one.state()).toMatchObject({ unsent: 0 })
    },
  )

  it('that is full for what is to be written keeps it unsent', async () => {
    const [one] = await connected()
    await one.change(adding(7))
    one.folder.before = (operation) => {
      if (operation === 'put') throw new FileStoreError('full')
    }
    expect(await one.calls().writeFolder(one.sender)).toEqual({ kind: 'refused', problem: { kind: 'full' } })
    expect(await one.state()).toMatchObject({ folderName: 'Cloud', isSealed: false, unsent: 1 })
    one.folder.before = () => {}
    await one.round()
    expect(await one.state()).toMatchObject({ unsent: 0 })
  })

  it('is asked to be joined again after a change that is only for this browser', async () => {
    const [one, other] = await connected()
    await one.change((library) => ({ ...library, watchlist: [] }), { scope: 'here' })
    expect(await one.problem()).toEqual({ kind: 'other library' })
    await one.joinAgain()
    await one.round()
    await other.round()
    expect(moviesIn(one.records.library())).toEqual([1, 2])
    expect(moviesIn(other.records.library())).toEqual([1, 2])
  })

  it.each([null, 'a dim room and one light'])(
    'of a device without movies is of its library: what a second one has comes to both (passphrase: %s)',
    async (seals) => {
      const [one, other] = await twoOnOneFolder()
      await one.connect({ seals })
      await one.round()
      await other.change(adding(1))
      expect(await other.probe(seals)).toMatchObject({ found: 'ours', isSealed: seals !== null })
      await other.connect({ passphrase: seals })
      await other.round()
      expect(await one.problem()).toBeNull()
      await one.round()
      expect(moviesIn(one.records.library())).toEqual([1])
    },
  )

  it('of two libraries that met is joined by both, which come to one', async () => {
    const [one, other] = [await folderDevice(0.25), await folderDevice(0.75)]
    await one.change(adding(1))
    await one.connect()
    await one.round()
    await other.change(adding(2))
    await other.connect()
    await other.round()
    for (const [name, bytes] of other.folder.files) one.folder.files.set(name, bytes)
    expect(await one.problem()).toEqual({ kind: 'other library' })
    await one.joinAgain()
    await one.round()
    for (const [name, bytes] of one.folder.files) other.folder.files.set(name, bytes)
    await other.joinAgain()
    await other.round()
    expect(moviesIn(other.records.library())).toEqual([1, 2])
    expect((await one.identity())?.library).toBe((await other.identity())?.library)
    expect(await one.problem()).toBeNull()
  })

  it('makes this browser a copy of it, which then writes nothing', async () => {
    const [one, other] = await twoOnOneFolder()
    await one.change(adding(1))
    await one.connect()
    await one.round()
    await other.change(adding(2))
    await other.connect({ choice: { joining: 'take theirs', removals: 'apply', joinsCollections: false } })
    expect(await other.round()).toMatchObject({ files: 0 })
    expect(listsOf(other.records.library())).toEqual(listsOf(one.records.library()))
    await one.round()
    expect(moviesIn(one.records.library())).toEqual([1])
  })
})

describe('disconnecting', () => {
  it('keeps what is there, and knows it when the folder is connected again', async () => {
    const [one, other] = await connected()
    const [id, names] = [await idOf(one), one.folder.names()]
    expect(await one.leave('keep')).toEqual({ kind: 'done' })
    expect(await one.state()).toBeNull()
    expect(one.folder.names()).toEqual(names)
    await one.change(adding(3))
    await one.connect()
    await one.round()
    expect(await idOf(one)).toBe(id)
    await other.round()
    expect(moviesIn(other.records.library())).toEqual([1, 2, 3])
  })
})

describe('a device that was away for three years', () => {
  it('merges as any other, and removals beyond the guard wait', async () => {
    const [one, other] = await connected()
    const ids = Array.from({ length: 120 }, (_, index) => index + 10)
    await one.change((library) => ids.reduce((before, id) => adding(id)(before), library))
    await one.round()
    await other.round()
    await one.wait(3 * 365 * dayMs)
    await one.change((library) => ids.slice(0, 60).reduce((before, id) => removing(id)(before), library))
    await one.change(adding(500))
    await one.round()
    await other.change(adding(600))
    expect((await other.round('later')).news.comparison).toMatchObject({ removals: 60, needsConsent: true })
    expect(other.records.library().watchlist).toHaveLength(124)
    expect((await other.round('later')).news.comparison).toMatchObject({ removals: 60 })
    expect(await other.devices()).toContainEqual(
      expect.objectContaining({ name: 'Laptop', waitingFiles: 0, hasHeldRemovals: true }),
    )
    await other.round('apply')
    expect(await other.devices()).toContainEqual(expect.objectContaining({ name: 'Laptop', hasHeldRemovals: false }))
    await one.round()
    expect(other.records.library().watchlist).toHaveLength(64)
    expect(listsOf(one.records.library())).toEqual(listsOf(other.records.library()))
  })

  it('keeps its own everywhere where the user says so', async () => {
    const [one, other] = await connected()
    const ids = Array.from({ length: 120 }, (_, index) => index + 10)
    await one.change((library) => ids.reduce((before, id) => adding(id)(before), library))
    await one.round()
    await other.round()
    await one.change((library) => ({ ...library, watchlist: [] }))
    await one.round()
    await other.round('keep mine')
    await one.round()
    expect(one.records.library().watchlist).toHaveLength(122)
  })
})

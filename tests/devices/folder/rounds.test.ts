import { describe, expect, it } from 'vitest'
import { listsOf } from '../../stores/devices/device.ts'
import { adding, itemOf, moviesIn, removing } from '../../stores/library-language.ts'
import { connected, readBy } from './connected.ts'
import { twoOnOneFolder } from './folder-device.ts'

describe('two devices with one folder', () => {
  it('have the same movies after a round of each', async () => {
    const [one, other] = await twoOnOneFolder()
    await one.change(adding(1))
    await one.connect()
    await one.round()
    await other.change(adding(2))
    expect(await other.probe()).toMatchObject({ found: 'joining', comparison: { onlyHere: 1, onlyThere: 1 } })
    await other.connect()
    await other.round()
    await one.round()
    expect(moviesIn(one.records.library())).toEqual([1, 2])
    expect(moviesIn(other.records.library())).toEqual([1, 2])
    await one.change(removing(1))
    await one.round()
    await other.round()
    expect(moviesIn(other.records.library())).toEqual([2])
    expect(listsOf(other.records.library())).toEqual(listsOf(one.records.library()))
  })

  it('come to the date at which a movie was added again, in whatever order they read of it', async () => {
    const [one, other] = await connected()
    const later = '2026-11-26T12:00:00.000Z'
    await one.change(removing(1))
    await one.change((library) => ({ ...library, watchlist: [itemOf(1, { addedAt: later }), ...library.watchlist] }))
    for (const device of [one, other, one]) await device.round()
    const third = await readBy(one)
    for (const { records } of [one, other, third])
      expect(records.library().watchlist.find(({ movieId }) => movieId === 1)?.addedAt).toBe(later)
  })

  it('write nothing where nothing changed', async () => {
    const [one, other] = await twoOnOneFolder()
    await one.change(adding(1))
    await one.connect()
    await one.round()
    await other.connect()
    await other.round()
    const names = one.folder.names()
    for (const device of [one, other, one, other]) expect(await device.round()).toMatchObject({ files: 0, bytes: 0 })
    expect(one.folder.names()).toEqual(names)
  })

  it('do not write what they received', async () => {
    const [one, other] = await twoOnOneFolder()
    for (const id of [1, 2, 3]) await one.change(adding(id))
    await one.connect()
    await one.round()
    await other.connect()
    expect(await other.round()).toMatchObject({ files: 0 })
    await other.change(adding(4))
    await other.round()
    expect(await one.round()).toMatchObject({ files: 0 })
    expect(moviesIn(one.records.library())).toEqual([1, 2, 3, 4])
  })
})

import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ExchangeFileError } from '#domain/devices/exchange-problem.ts'
import type { ImportFile } from '#domain/values/import-file.ts'
import { isFull } from '#stores/records/stored-records.ts'
import { adding, moviesIn } from '#tests/stores/library-language.ts'
import { restorePoints } from '#wiring/restore-points/restore-points.ts'
import { device, fileOf, fileWith, join, open, receive, sent } from './devices.ts'

const refuseRecords = (times: number) => {
  let left = times
  const put = IDBObjectStore.prototype.put
  const refusal = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    if (this.name !== 'records' || left === 0) return put.apply(this, given)
    left -= 1
    throw Object.assign(new Error('The disk is full.'), { name: 'QuotaExceededError' })
  })
  onTestFinished(() => refusal.mockRestore())
}

describe('what is not merged', () => {
  it('is refused with its problem, and changes nothing', async () => {
    const laptop = device(0.7)
    await laptop.app.records.change(adding(1))
    const before = laptop.app.records.library()
    const refused = (problem: object) => ({ kind: 'refused', problem })
    expect(await laptop.exchange.read(fileOf(new TextEncoder().encode('Milk')), null)).toEqual(
      refused({ kind: 'not an exchange file' }),
    )
    const gone: ImportFile = { name: 'a', size: 1, arrayBuffer: () => Promise.reject(new Error('Moved.')) }
    expect(await laptop.exchange.read(gone, null)).toEqual(refused({ kind: 'not readable' }))
    const huge: ImportFile = { ...gone, size: 2 ** 30 }
    expect(await laptop.exchange.read(huge, null)).toEqual(refused({ kind: 'too large', bytes: 2 ** 30 }))
    expect(await laptop.exchange.merge(join)).toEqual(refused({ kind: 'failed' }))
    expect(laptop.app.records.library()).toEqual(before)
  })

  it('is forgotten once it is discarded', async () => {
    const [phone, laptop] = [device(0.1), device(0.7)]
    await phone.app.records.change(adding(1))
    expect(await laptop.exchange.read(await sent(phone), null)).toMatchObject({ kind: 'read' })
    laptop.exchange.discard()
    expect(await laptop.exchange.merge(join)).toEqual({ kind: 'refused', problem: { kind: 'failed' } })
    expect(moviesIn(laptop.app.records.library())).toEqual([])
  })

  it('waits for a database: without one, nothing is sent or received', async () => {
    const [phone, laptop] = [device(0.1), device(0.7, { database: undefined })]
    expect(await laptop.exchange.identity()).toBeNull()
    expect(await laptop.exchange.read(await sent(phone), null)).toEqual({
      kind: 'refused',
      problem: { kind: 'no database' },
    })
    await expect(laptop.exchange.write(open)).rejects.toEqual(new ExchangeFileError({ kind: 'no database' }))
  })

  it('takes the place of pictures, then of the oldest restore points, on a full disk', async () => {
    const [phone, laptop] = [device(0.1), device(0.7)]
    await phone.app.records.change(adding(1))
    await laptop.app.records.change(adding(2))
    const points = laptop.app.lazy.get(restorePoints)
    for (const reason of ['import', 'restore', 'joining'] as const) await points.make(reason)
    const file = await sent(phone)
    refuseRecords(2)
    expect((await receive(laptop, file)).result).toMatchObject({ kind: 'merged' })
    expect((await points.list()).map(({ reason }) => reason)).toEqual(['joining', 'restore'])
    expect(moviesIn(laptop.app.records.library())).toEqual([1, 2])
  })

  it('is nothing at all where there is no room, and the same file is merged once there is', async () => {
    const [phone, laptop] = [device(0.1), device(0.7)]
    for (const id of [1, 3, 4]) await phone.app.records.change(adding(id))
    await laptop.app.records.change(adding(2))
    const points = laptop.app.lazy.get(restorePoints)
    for (const reason of ['import', 'joining'] as const) await points.make(reason)
    const file = await sent(phone)
    refuseRecords(3)
    expect((await receive(laptop, file)).result).toEqual({ kind: 'refused', problem: { kind: 'no space' } })
    expect((await points.list()).map(({ reason }) => reason)).toEqual(['joining'])
    expect(moviesIn(laptop.app.records.library())).toEqual([2])
    expect((await laptop.exchange.identity())?.library).toBeNull()
    expect(laptop.reported.filter((error) => !isFull(error))).toEqual([])
    expect(await laptop.exchange.merge(join)).toMatchObject({ kind: 'merged', outcome: { added: 3 } })
    expect(moviesIn(laptop.app.records.library())).toEqual([1, 2, 3, 4])
  })

  it('is a record that could not be shown here: it never takes the place of one that can', async () => {
    const [phone, laptop] = [device(0.1), device(0.7)]
    await phone.app.records.change(adding(1))
    await receive(laptop, await sent(phone))
    const { library } = (await phone.exchange.identity()) ?? {}
    const version = '0mzzzzzzz000device0001'
    const file = fileWith(
      library ?? '',
      { list: 'watchlist', id: '1', versions: { status: version }, value: 'Alien' },
      { list: 'watchlist', id: '2', versions: { status: version }, value: { movieId: 3, status: 'watched' } },
      { list: 'settings', id: 'services/DE', versions: { row: version }, value: 'all' },
      { list: 'settings', id: 'language', versions: { row: version }, value: 'tlh' },
      { list: 'settings', id: 'savedFilters/1', versions: { row: version }, value: { id: 2 } },
      { list: 'watchHistory', id: '1/5', versions: { row: version }, value: { id: 6 } },
    )
    expect((await receive(laptop, file)).result).toEqual({
      kind: 'merged',
      outcome: { added: 0, changed: 0, removed: 0, waiting: 0 },
    })
    expect(laptop.app.records.library()).toMatchObject({ watchlist: [{ movieId: 1, status: 'want-to-watch' }] })
  })
})

import { describe, expect, it } from 'vitest'
import { connectToRecords } from '#stores/records/record-store.ts'
import { adding, moviesIn, removing } from '../../stores/library-language.ts'
import { connected, type Device, dayMs, idOf, rowFiles } from './connected.ts'

const june2101 = Date.UTC(2101, 5, 1)

/** What an earlier release wrote with such a clock: a removed movie and one that was added again after its removal. */
const writtenIn2101 = async (device: Device) => {
  const store = connectToRecords(device.browser.database as IDBFactory)
  const id = await idOf(device)
  const [first, second] = [`${june2101.toString(36)}000${id}`, `${(june2101 + 5).toString(36)}000${id}`]
  await store.inTransaction(async (transaction, reading) => {
    const state = await reading
    const revision = state.revision + 1
    const records = transaction.objectStore('records')
    const row = await records.get(['watchlist', '1'])
    if (row) await records.put({ ...row, versions: { status: second }, removal: first, revision, changed: revision })
    await records.put({ list: 'watchlist', id: '2', removal: first, revision, removed: revision, changed: revision })
    const stored = await transaction.objectStore('state').get('device')
    if (stored && 'consent' in stored) {
      const { isWithinTime: _, ...earlier } = stored
      await transaction.objectStore('state').put(earlier, 'device')
    }
    return { ...state, revision }
  })
  store.close()
}

describe('a clock that is after 2099', () => {
  it('writes what others read', async () => {
    const [one, other] = await connected()
    const now = one.browser.time
    one.browser.time = june2101
    await one.change(adding(3))
    one.browser.time = now
    await one.round()
    await other.round()
    expect(moviesIn(other.records.library())).toEqual([1, 2, 3])
    await other.change(removing(3))
    await other.round()
    await one.round()
    expect(moviesIn(one.records.library())).toEqual([1, 2])
  })

  it('was written by an earlier release: the rows and files are written anew, in the same order', async () => {
    const [one, other] = await connected()
    await writtenIn2101(one)
    await one.calls().writeFolder(one.sender)
    expect((await other.round()).news.waitingFiles).toMatchObject([{ problem: 'hostile' }])
    await one.round()
    for (const wait of [0, dayMs, 0]) {
      await one.wait(wait)
      await one.round()
    }
    expect((await other.round()).news.waitingFiles).toEqual([])
    expect(moviesIn(other.records.library())).toEqual([1])
    expect(rowFiles(one, await idOf(one)).length).toBeGreaterThan(0)
    await other.change(removing(1))
    await other.round()
    await one.round()
    expect(moviesIn(one.records.library())).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { databaseName } from '#stores/records/record-store.ts'
import { createRecords } from '#stores/records/records.ts'
import { adding, moviesIn, removing, watching } from '../library-language.ts'
import { databaseWork, SimulatedBrowser } from '../simulated-browser.ts'
import { open, visited } from './visits.ts'

describe('a database', () => {
  it('that does not respond within 500 ms leaves the change to local storage', async () => {
    const browser = await visited()
    const silent = { open: () => new EventTarget() }
    browser.database = Object.assign(Object.create(browser.database ?? null), silent)
    const { records, tab } = open(browser)
    const done = records.change(adding(4))
    browser.time += 499
    tab.runTimers()
    tab.paint()
    expect(records.status.value).toEqual({ kind: 'ok' })
    await browser.settle()
    expect(await done).toBe(true)
    expect(records.status.value).toEqual({ kind: 'database blocked' })
    expect(JSON.parse(browser.texts.get('watchlist') ?? '')).toHaveLength(4)
  })

  it('that responds just when it is no longer waited for gets the change that follows', async () => {
    const saved: (readonly number[])[] = []
    for (let turns = 0; turns < 60; turns += 1) {
      const browser = await visited()
      const { records, tab } = open(browser)
      await databaseWork(turns)
      browser.time += 500
      tab.runTimers()
      void records.change(adding(4)).then((isSaved) => {
        if (isSaved) saved[turns] = moviesIn(records.library())
      })
      await browser.settle()
    }
    expect(saved).toEqual(Array.from({ length: 60 }, () => [1, 2, 3, 4]))
  })

  it('receives changes made without it in the next visit', async () => {
    const browser = await visited()
    const database = browser.database
    browser.database = undefined
    const { records, tab } = open(browser)
    void records.change(adding(4))
    void records.change(removing(1))
    void records.change(watching(2))
    await browser.settle()
    tab.kill()
    browser.database = database
    const next = open(browser)
    await browser.settle()
    expect(next.records.library()).toEqual(records.library())
    browser.texts.clear()
    const last = open(browser)
    await browser.settle()
    expect(last.records.library()).toEqual(records.library())
  })

  it('that is blocked from the start leaves everything working, and the user is informed', async () => {
    const browser = await visited(false)
    const { records } = open(browser)
    const done = records.change(adding(4))
    await browser.settle()
    expect(await done).toBe(true)
    expect(records.status.value).toEqual({ kind: 'database blocked' })
    expect(moviesIn(open(browser).records.library())).toEqual([1, 2, 3, 4])
  })

  it('has one row per record, however often it changes', async () => {
    const browser = await visited()
    const { records } = open(browser)
    for (let round = 0; round < 5; round += 1) {
      void records.change(watching(1))
      void records.change(removing(3))
      void records.change(adding(3))
      await browser.settle()
    }
    records.close()
    await browser.settle()
    const rows = await rowsOf(browser)
    expect(rows.map(({ id }) => id)).toEqual(['1', '2', '3'])
  })
})

const rowsOf = async (browser: SimulatedBrowser): Promise<readonly { readonly id: string }[]> => {
  const request = browser.database?.open(databaseName)
  await new Promise((resolve) => request?.addEventListener('success', resolve))
  const all = request?.result.transaction('records').objectStore('records').getAll()
  await new Promise((resolve) => all?.addEventListener('success', resolve))
  request?.result.close()
  return all?.result ?? []
}

describe('local storage that refuses writes', () => {
  it('is reported until a write succeeds again, while the database keeps the changes', async () => {
    const browser = await visited()
    const { records, tab } = open(browser)
    await browser.settle()
    tab.refusal = new Error('The disk is broken.')
    const removed = records.change(removing(2))
    await browser.settle()
    expect([await removed, records.status.value]).toEqual([true, { kind: 'local storage stuck' }])
    tab.refusal = undefined
    void records.change(removing(1))
    await browser.settle()
    expect(records.status.value).toEqual({ kind: 'ok' })
    expect(moviesIn(open(browser).records.library())).toEqual([3])
  })
})

describe('an unreadable key', () => {
  it('is reported when no database has its records, until it is acknowledged', async () => {
    const browser = await visited(false)
    browser.texts.set('watchlist', '[{"movieId":')
    const setAside = `watchlist.corrupt-${browser.time}`
    const { records } = open(browser)
    expect(records.status.value).toEqual({ kind: 'unreadable' })
    records.acknowledge()
    await browser.settle()
    expect(records.status.value).toEqual({ kind: 'database blocked' })
    expect(browser.texts.get(setAside)).toBe('[{"movieId":')
  })

  it('is reported when the database fails', async () => {
    const browser = await visited()
    browser.texts.set('watchlist', '[{"movieId":')
    browser.database = Object.assign(Object.create(browser.database ?? null), {
      open: () => {
        throw new Error('blocked')
      },
    })
    const { records } = open(browser)
    await browser.settle()
    expect(records.status.value).toEqual({ kind: 'unreadable' })
  })
})

describe('blocked local storage', () => {
  const blocked = (browser: SimulatedBrowser) => {
    const tab = browser.openTab()
    return { tab, records: createRecords({ ...tab.world, storage: undefined }) }
  }

  it('leaves the records to the database', async () => {
    const browser = await visited()
    const { records } = blocked(browser)
    const done = records.change(adding(4))
    await browser.settle()
    expect(await done).toBe(true)
    expect(moviesIn(records.library())).toEqual([1, 2, 3, 4])
    expect(records.status.value).toEqual({ kind: 'storage blocked', lasting: true })
  })

  it('lets the app work for the visit without a database', async () => {
    const browser = new SimulatedBrowser()
    browser.database = undefined
    const { records } = blocked(browser)
    const done = records.change(adding(4))
    await browser.settle()
    expect(await done).toBe(true)
    expect(moviesIn(records.library())).toEqual([4])
    expect(records.status.value).toEqual({ kind: 'storage blocked', lasting: false })
  })
})

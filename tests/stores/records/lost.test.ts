import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import type { Operation } from '#stores/records/record-state.ts'
import type { ChangeOptions, Records } from '#stores/records/records.ts'
import { adding, itemOf, moviesIn } from '../library-language.ts'
import { SimulatedBrowser } from '../simulated-browser.ts'
import { open } from './visits.ts'

const settled = async (browser: SimulatedBrowser, records: Records, operation: Operation, options?: ChangeOptions) => {
  let isDone: boolean | undefined
  void records.change(operation, options).then((done) => {
    isDone = done
  })
  while (isDone === undefined) await browser.settle()
  await browser.settle()
  return isDone
}

const lost = { kind: 'lists lost' }
const small = 1500
const roomy = 5_242_880

/** The database that alone had the lists is gone. */
const afterLoss = async () => {
  const browser = new SimulatedBrowser()
  browser.quota = small
  const { records, tab } = open(browser)
  for (const movieId of [1, 2, 3]) await settled(browser, records, adding(movieId))
  records.close()
  tab.kill()
  browser.database = new IDBFactory()
  browser.quota = roomy
  return browser
}

const stampIn = (browser: SimulatedBrowser): unknown => JSON.parse(browser.texts.get('records-revision') ?? 'null')

const importing: Operation = (library) => ({ ...library, watchlist: [7, 8].map((movieId) => itemOf(movieId)) })

describe('lists whose database is gone', () => {
  it('are reported, and nothing is written in any number of visits', async () => {
    const browser = await afterLoss()
    const before = new Map(browser.texts)
    for (let visit = 0; visit < 2; visit += 1) {
      const { records, tab } = open(browser)
      const early = records.change(adding(4))
      await browser.settle()
      expect(records.status.value).toEqual(lost)
      expect([await early, await records.change(adding(5))]).toEqual([false, false])
      expect(moviesIn(records.library())).toEqual([])
      tab.hide()
      tab.show()
      records.refresh()
      await browser.settle()
      tab.close()
      expect(browser.texts).toEqual(before)
    }
    expect(browser.errors).toEqual([])
  })

  it('start empty once the user says so, in every tab', async () => {
    const browser = await afterLoss()
    const [one, other] = [open(browser), open(browser)]
    await browser.settle()
    expect(other.records.status.value).toEqual(lost)
    one.records.acceptLoss()
    await browser.settle()
    expect([one, other].map(({ records }) => records.status.value)).toEqual([{ kind: 'ok' }, { kind: 'ok' }])
    expect(stampIn(browser)).not.toHaveProperty('home')
    expect(await settled(browser, other.records, adding(4))).toBe(true)
    expect(moviesIn(one.records.library())).toEqual([4])
    const next = open(browser)
    await browser.settle()
    expect([next.records.status.value, moviesIn(next.records.library())]).toEqual([{ kind: 'ok' }, [4]])
  })

  it('give way to an import that takes their place', async () => {
    const browser = await afterLoss()
    const { records } = open(browser)
    await browser.settle()
    expect(await settled(browser, records, importing, { acceptsLoss: true })).toBe(true)
    const next = open(browser)
    await browser.settle()
    expect([next.records.status.value, moviesIn(next.records.library())]).toEqual([{ kind: 'ok' }, [7, 8]])
  })

  it('are reported again after an import that the browser refused', async () => {
    const browser = await afterLoss()
    const before = stampIn(browser)
    const { records, tab } = open(browser)
    await browser.settle()
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
    const isDone = await settled(browser, records, importing, { acceptsLoss: true })
    IDBObjectStore.prototype.put = put
    expect([isDone, records.status.value]).toEqual([false, { kind: 'refused' }])
    expect(stampIn(browser)).toEqual(before)
    tab.kill()
    const next = open(browser)
    await browser.settle()
    expect(next.records.status.value).toEqual(lost)
  })

  it('come back from a tab that still has them', async () => {
    const browser = new SimulatedBrowser()
    browser.quota = small
    const old = open(browser)
    for (const movieId of [1, 2, 3]) await settled(browser, old.records, adding(movieId))
    await new Promise((resolve) => browser.database?.deleteDatabase('matinee').addEventListener('success', resolve))
    const { records } = open(browser)
    await browser.settle()
    expect(records.status.value).toEqual(lost)
    expect(await settled(browser, old.records, adding(4))).toBe(true)
    expect([records.status.value.kind, moviesIn(records.library())]).toEqual(['only in database', [1, 2, 3, 4]])
  })

  it('are not asked about once everything was cleared', async () => {
    const browser = await afterLoss()
    const { records } = open(browser)
    await browser.settle()
    browser.clearLocalStorage()
    await browser.settle()
    expect(records.status.value).toEqual({ kind: 'ok' })
    expect(await settled(browser, records, adding(4))).toBe(true)
  })

  it('are not reported where the database has any of them', async () => {
    const browser = await afterLoss()
    const restored = new SimulatedBrowser()
    const { records: earlier } = open(restored)
    await settled(restored, earlier, adding(1))
    browser.database = restored.database
    const { records } = open(browser)
    await browser.settle()
    expect([records.status.value, moviesIn(records.library())]).toEqual([{ kind: 'ok' }, [1]])
  })
})

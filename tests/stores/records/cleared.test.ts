import { describe, expect, it } from 'vitest'
import { adding, moviesIn } from '../library-language.ts'
import { databaseWork, SimulatedBrowser } from '../simulated-browser.ts'
import { open } from './visits.ts'

describe('cleared local storage', () => {
  const twoTabs = async () => {
    const browser = new SimulatedBrowser()
    const one = open(browser)
    for (const movieId of [1, 2, 3]) void one.records.change(adding(movieId))
    await browser.settle()
    const other = open(browser)
    await browser.settle()
    return { browser, one, other }
  }

  it('stays cleared in both tabs, in the database and in the next visit', async () => {
    const { browser, one, other } = await twoTabs()
    browser.clearLocalStorage()
    await browser.settle()
    expect([one, other].map(({ records }) => moviesIn(records.library()))).toEqual([[], []])
    for (const { tab } of [one, other]) {
      tab.hide()
      tab.show()
    }
    await browser.settle()
    expect(browser.texts).toEqual(new Map())
    const next = open(browser)
    await browser.settle()
    expect(moviesIn(next.records.library())).toEqual([])
    expect(next.records.status.value).toEqual({ kind: 'ok' })
  })

  it('lets the next change start over, even before the other tab is notified', async () => {
    const { browser, one, other } = await twoTabs()
    browser.clearLocalStorage()
    while (one.tab.receiveOne());
    void one.records.change(adding(7))
    await databaseWork()
    one.tab.paint()
    await browser.settle()
    expect([one, other].map(({ records }) => moviesIn(records.library()))).toEqual([[7], [7]])
    expect(JSON.parse(browser.texts.get('watchlist') ?? '')).toHaveLength(1)
  })

  it.each([0, 1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 30])(
    'stays cleared while a write to the database is pending, after %i steps',
    async (steps) => {
      const browser = new SimulatedBrowser()
      const { database } = browser
      browser.database = undefined
      const first = open(browser)
      for (const movieId of [1, 2, 3]) void first.records.change(adding(movieId))
      await browser.settle()
      first.records.close()
      browser.database = database
      const one = open(browser)
      await databaseWork(steps)
      browser.clearLocalStorage()
      while (one.tab.receiveOne());
      await browser.settle()
      const next = open(browser)
      await browser.settle()
      expect([one, next].map(({ records }) => moviesIn(records.library()))).toEqual([[], []])
    },
  )

  it('is also detected when its keys are removed one by one', async () => {
    const { browser, one, other } = await twoTabs()
    for (const key of [...browser.texts.keys()].filter((key) => key !== 'records-revision')) {
      one.tab.world.storage?.removeItem(key)
    }
    one.tab.world.storage?.removeItem('records-revision')
    one.records.refresh()
    await browser.settle()
    expect([one, other].map(({ records }) => moviesIn(records.library()))).toEqual([[], []])
    expect(browser.texts).toEqual(new Map())
  })

  it('stays cleared together with the database', async () => {
    const { browser, one, other } = await twoTabs()
    browser.database?.deleteDatabase('matinee')
    browser.clearLocalStorage()
    await browser.settle()
    void other.records.change(adding(8))
    await browser.settle()
    expect([one, other].map(({ records }) => moviesIn(records.library()))).toEqual([[8], [8]])
  })
})

describe('a database that is deleted while the app is open', () => {
  it('is filled again with the next change', async () => {
    const browser = new SimulatedBrowser()
    const { records, tab } = open(browser)
    for (const movieId of [1, 2, 3]) void records.change(adding(movieId))
    await browser.settle()
    browser.database?.deleteDatabase('matinee')
    await databaseWork()
    const done = records.change(adding(4))
    await browser.settle()
    expect(await done).toBe(true)
    tab.kill()
    browser.texts.clear()
    const next = open(browser)
    await browser.settle()
    expect(moviesIn(next.records.library())).toEqual([1, 2, 3, 4])
  })
})

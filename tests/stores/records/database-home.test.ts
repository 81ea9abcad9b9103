import { describe, expect, it } from 'vitest'
import type { Operation } from '#stores/records/record-state.ts'
import { databaseName } from '#stores/records/record-store.ts'
import { createRecords, type Records } from '#stores/records/records.ts'
import { adding, itemOf, moviesIn, removing, watching } from '../library-language.ts'
import { databaseWork, SimulatedBrowser } from '../simulated-browser.ts'
import { open } from './visits.ts'

const settled = async (browser: SimulatedBrowser, records: Records, operation: Operation) => {
  let isSettled = false
  const done = records.change(operation).finally(() => {
    isSettled = true
  })
  while (!isSettled) await browser.settle()
  await browser.settle()
  return done
}

/** Movies 1 to 3 were added in an earlier visit, in which local storage had room for the stamp alone. */
const visited = async () => {
  const browser = new SimulatedBrowser()
  browser.quota = 1500
  const { records, tab } = open(browser)
  for (const movieId of [1, 2, 3]) await settled(browser, records, adding(movieId))
  records.close()
  tab.kill()
  return browser
}

const blocking = (browser: SimulatedBrowser) => {
  const { database } = browser
  browser.database = Object.assign(Object.create(database ?? null), {
    open: () => {
      throw new Error('blocked')
    },
  })
  return () => {
    browser.database = database
  }
}

const many = (count: number): Operation => {
  const watchlist = Array.from({ length: count }, (_, index) => itemOf(index + 1))
  return (library) => ({ ...library, watchlist })
}

describe('lists that local storage has no room for', () => {
  it('are kept by the database alone: nothing is refused, and the settings stay in local storage', async () => {
    const browser = await visited()
    const { records } = open(browser)
    await browser.settle()
    const themed: Operation = (library) => ({ ...library, settings: { ...library.settings, theme: 'light' } })
    expect(await settled(browser, records, themed)).toBe(true)
    expect([...browser.texts.keys()].sort()).toEqual(['records-revision', 'settings'])
    expect(JSON.parse(browser.texts.get('records-revision') ?? '')).toEqual({
      schema: 4,
      revision: 4,
      lengths: { settings: browser.texts.get('settings')?.length },
      home: 'database',
    })
    expect(records.status.value).toEqual({ kind: 'only in database' })
    expect(browser.errors).toEqual([])
  })

  it('leave what they had used in local storage to everything else', async () => {
    const browser = new SimulatedBrowser()
    const { records, tab } = open(browser)
    await settled(browser, records, many(3))
    browser.quota = 2000
    expect(await settled(browser, records, adding(4))).toBe(true)
    tab.world.storage?.setItem('watchlistSortOrder', 'title-asc')
    await browser.settle()
    expect([...browser.texts.keys()].sort()).toEqual(['records-revision', 'watchlistSortOrder'])
  })

  it('are there at the next start as soon as the database answers, and nothing counts as restored', async () => {
    const browser = await visited()
    const { records } = open(browser)
    expect(moviesIn(records.library())).toEqual([])
    await databaseWork()
    await records.ready
    expect(moviesIn(records.library())).toEqual([1, 2, 3])
    expect(records.status.value).toEqual({ kind: 'only in database' })
  })

  it('are waited for longer than 500 ms', async () => {
    const browser = await visited()
    const { records, tab } = open(browser)
    const done = records.change(watching(2))
    browser.time += 5000
    tab.runTimers()
    await browser.settle()
    expect(await done).toBe(true)
    expect(records.library().watchlist.map(({ status }) => status)).toEqual([
      'want-to-watch',
      'watched',
      'want-to-watch',
    ])
  })

  it('stay together with a change made before the database has answered', async () => {
    const browser = await visited()
    const { records } = open(browser)
    const added = records.change(adding(4))
    const removed = records.change(removing(2))
    await browser.settle()
    expect([await added, await removed, moviesIn(records.library())]).toEqual([true, true, [1, 3, 4]])
  })

  it('keep the changes of a page that was hidden and closed before they were durable', async () => {
    const browser = await visited()
    const { records, tab } = open(browser)
    await browser.settle()
    void records.change(adding(4))
    void records.change(removing(1))
    tab.close()
    const next = createRecords(browser.openTab(() => 0.7).world)
    await browser.settle()
    expect(moviesIn(next.library())).toEqual([2, 3, 4])
    expect(JSON.parse(browser.texts.get('records-revision') ?? '')).not.toHaveProperty('recent')
  })

  it('return to local storage once they are few again', async () => {
    const browser = new SimulatedBrowser()
    browser.quota = 100_000
    const { records, tab } = open(browser)
    await settled(browser, records, many(1001))
    browser.quota = 5_242_880
    await settled(browser, records, watching(1))
    expect([records.status.value.kind, browser.texts.has('watchlist')]).toEqual(['only in database', false])
    await settled(browser, records, many(999))
    expect(records.status.value).toEqual({ kind: 'ok' })
    expect(JSON.parse(browser.texts.get('watchlist') ?? '')).toHaveLength(999)
    tab.kill()
    expect(open(browser).records.library()).toEqual(records.library())
  }, 30_000)

  it('stay deleted when local storage was cleared', async () => {
    const browser = await visited()
    const { records } = open(browser)
    await browser.settle()
    browser.clearLocalStorage()
    await browser.settle()
    const next = open(browser)
    await browser.settle()
    expect([records, next.records].map((each) => moviesIn(each.library()))).toEqual([[], []])
  })

  it('are in every tab', async () => {
    const browser = await visited()
    const [one, other] = [open(browser), open(browser)]
    await browser.settle()
    await settled(browser, one.records, adding(4))
    await settled(browser, other.records, removing(1))
    expect([one, other].map(({ records }) => moviesIn(records.library()))).toEqual([
      [2, 3, 4],
      [2, 3, 4],
    ])
  })

  it('keep what an earlier version of the app, which does not know of this, has stored', async () => {
    const browser = await visited()
    browser.quota = 5_242_880
    browser.texts.set('watchlist', JSON.stringify([itemOf(3), itemOf(9)]))
    const { records } = open(browser)
    await browser.settle()
    expect(moviesIn(records.library())).toEqual([1, 2, 3, 9])
    expect(records.status.value.kind).toBe('ok')
  })

  it('are reported where the database has lost a part of them', async () => {
    const browser = await visited()
    const request = browser.database?.open(databaseName)
    await new Promise((resolve) => request?.addEventListener('success', resolve))
    request?.result
      .transaction('records', 'readwrite')
      .objectStore('records')
      .put({ list: 'watchlist', id: '2', revision: 2, value: 'film' })
    request?.result.close()
    const { records } = open(browser)
    await browser.settle()
    expect(moviesIn(records.library())).toEqual([1, 3])
    expect(records.status.value).toEqual({ kind: 'unreadable' })
  })
})

describe('a database that has the lists and does not answer', () => {
  it('is reported, refuses changes, and loses nothing', async () => {
    const browser = await visited()
    const unblock = blocking(browser)
    const before = new Map(browser.texts)
    const { records, tab } = open(browser)
    await browser.settle()
    expect(records.status.value).toEqual({ kind: 'lists out of reach' })
    expect(await settled(browser, records, adding(4))).toBe(false)
    expect(browser.texts).toEqual(before)
    tab.kill()
    unblock()
    const next = open(browser)
    await browser.settle()
    expect(moviesIn(next.records.library())).toEqual([1, 2, 3])
  })

  it('shows the lists once it answers', async () => {
    const browser = await visited()
    const { database } = browser
    let isBlocked = true
    browser.database = new Proxy(database ?? new IDBFactory(), {
      get: (target, name) => {
        if (name !== 'open') return Reflect.get(target, name, target)
        if (isBlocked) throw new Error('blocked')
        return target.open.bind(target)
      },
    })
    const { records, tab } = open(browser)
    await browser.settle()
    isBlocked = false
    tab.show()
    await browser.settle()
    expect(moviesIn(records.library())).toEqual([1, 2, 3])
    expect(records.status.value).toEqual({ kind: 'only in database' })
  })

  it('refuses changes at once where there is none', async () => {
    const browser = await visited()
    browser.database = undefined
    const { records } = open(browser)
    await records.ready
    expect(await records.change(adding(4))).toBe(false)
    expect(records.status.value).toEqual({ kind: 'lists out of reach' })
  })
})

import { describe, expect, it } from 'vitest'
import { databaseName } from '#stores/records/record-store.ts'
import { createRecords } from '#stores/records/records.ts'
import { adding, itemOf, moviesIn, removing, watching } from '../library-language.ts'
import { databaseWork, SimulatedBrowser } from '../simulated-browser.ts'
import { open, visited } from './visits.ts'

const backupsOf = (browser: SimulatedBrowser, key: string) =>
  [...browser.texts].filter(([name]) => name.startsWith(`${key}.corrupt-`)).map(([, text]) => text)

/** Replaces rows of the watchlist in the database by something else. */
const damageRows = (browser: SimulatedBrowser, ids: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = browser.database?.open(databaseName)
    if (!request) throw new Error('There is no database.')
    request.onsuccess = () => {
      const transaction = request.result.transaction('records', 'readwrite')
      for (const id of ids)
        transaction.objectStore('records').put({ list: 'watchlist', id, revision: 1, value: 'film' })
      transaction.onabort = () => reject(transaction.error)
      transaction.oncomplete = () => {
        request.result.close()
        resolve()
      }
    }
  })

describe('a first visit', () => {
  it('writes nothing', async () => {
    const browser = new SimulatedBrowser()
    const { records } = open(browser)
    await browser.settle()
    await records.ready
    expect(browser.texts).toEqual(new Map())
    expect(records.status.value).toEqual({ kind: 'ok' })
  })

  it('shows a change immediately and makes it durable in the database and in local storage', async () => {
    const browser = new SimulatedBrowser()
    const { records } = open(browser)
    const done = records.change(adding(1))
    expect(records.watchlist.value).toEqual([itemOf(1)])
    await browser.settle()
    expect(await done).toBe(true)
    expect(JSON.parse(browser.texts.get('watchlist') ?? '')).toEqual([itemOf(1)])
    expect(JSON.parse(browser.texts.get('records-revision') ?? '')).toEqual({
      schema: 4,
      revision: 1,
      lengths: {
        watchlist: browser.texts.get('watchlist')?.length,
        collections: 0,
        collectionMovies: 0,
        watchHistory: 0,
        notForMe: 0,
        settings: 0,
        deletedCollections: 0,
        friends: 0,
      },
    })
    expect(browser.errors).toEqual([])
  })
})

describe('the next visit', () => {
  it('shows the lists immediately', async () => {
    const browser = await visited()
    expect(moviesIn(open(browser).records.library())).toEqual([1, 2, 3])
  })

  it('makes the texts of a large library in slices before it compares local storage with them', async () => {
    const browser = new SimulatedBrowser()
    browser.texts.set('watchlist', JSON.stringify(Array.from({ length: 1000 }, (_, index) => itemOf(index + 1))))
    const first = open(browser)
    await browser.settle()
    first.records.close()
    first.tab.kill()
    const before = new Map(browser.texts)
    const { world } = browser.openTab()
    let [time, paints] = [browser.time, 0]
    const slowly = () => {
      time += 10
      return time
    }
    const afterPaint = (task: () => void) => {
      paints += 1
      world.afterPaint(task)
    }
    const records = createRecords({ ...world, now: slowly, afterPaint })
    await browser.settle()
    const atStart = paints
    browser.time += 1000
    await browser.settle()
    expect(paints - atStart).toBeGreaterThan(1)
    expect(records.watchlist.value).toHaveLength(1000)
    expect(browser.texts).toEqual(before)
  })

  it.each([
    ['is missing', undefined],
    ['is emptied', '[]'],
    ['is cut off', '[{"id":17'],
    ['has the wrong type', '{"watchlist":5}'],
    ['is a number', '7'],
    ['is null', 'null'],
    ['is not JSON', 'watchlist'],
    ['is missing a movie', JSON.stringify([itemOf(1), itemOf(3)])],
    ['has an invalid row', JSON.stringify([itemOf(1), 'film', itemOf(3)])],
  ])('restores the records from the database when the key %s, and reports it', async (_, text) => {
    const browser = await visited()
    if (text === undefined) browser.texts.delete('watchlist')
    else browser.texts.set('watchlist', text)
    const { records } = open(browser)
    const before = moviesIn(records.library()).length
    await browser.settle()
    expect(records.library().watchlist).toEqual([itemOf(1), itemOf(2), itemOf(3)])
    expect(records.status.value).toEqual({ kind: 'restored', records: 3 - before })
    records.acknowledge()
    expect(records.status.value).toEqual({ kind: 'ok' })
    expect(JSON.parse(browser.texts.get('watchlist') ?? '')).toEqual([itemOf(1), itemOf(2), itemOf(3)])
    expect(browser.errors).toEqual([])
  })

  it('restores everything when local storage reads as empty', async () => {
    const browser = await visited()
    browser.texts.clear()
    const { records } = open(browser)
    expect(records.library().watchlist).toEqual([])
    await browser.settle()
    expect(moviesIn(records.library())).toEqual([1, 2, 3])
    expect(records.status.value).toEqual({ kind: 'restored', records: 3 })
  })

  it('says that data is unreadable when the database has unreadable rows too, and keeps what it can', async () => {
    const browser = await visited()
    browser.texts.set('watchlist', '[{"id":17')
    await damageRows(browser, ['1', '2'])
    const { records } = open(browser)
    await browser.settle()
    expect(moviesIn(records.library())).toEqual([3])
    expect(records.status.value).toEqual({ kind: 'unreadable' })
    expect(backupsOf(browser, 'watchlist')).toEqual(['[{"id":17'])
  })

  it('backs up unreadable text, only the newest', async () => {
    const browser = await visited(false)
    browser.time += 60_000
    browser.texts.set('watchlist', '[{"id":17')
    const first = open(browser)
    await browser.settle()
    first.tab.kill()
    browser.texts.set('watchlist', '[{"id":18')
    const { records } = open(browser)
    await browser.settle()
    expect(backupsOf(browser, 'watchlist')).toEqual(['[{"id":18'])
    expect(records.library().watchlist).toEqual([])
  })

  it('backs up text with an invalid row', async () => {
    const browser = await visited(false)
    const text = JSON.stringify([itemOf(1), 'film'])
    browser.texts.set('watchlist', text)
    const { records } = open(browser)
    expect(backupsOf(browser, 'watchlist')).toEqual([])
    expect(moviesIn(records.library())).toEqual([1])
    await browser.settle()
    expect(backupsOf(browser, 'watchlist')).toEqual([text])
  })

  it('copies records from before there was a database', async () => {
    const browser = new SimulatedBrowser()
    browser.texts.set('watchlist', JSON.stringify([itemOf(1), itemOf(2)]))
    open(browser)
    await browser.settle()
    browser.texts.clear()
    const { records } = open(browser)
    await browser.settle()
    expect(moviesIn(records.library())).toEqual([1, 2])
  })

  it('copies records of local storage when the database was deleted', async () => {
    const browser = await visited()
    browser.database = new SimulatedBrowser().database
    const { records } = open(browser)
    await browser.settle()
    expect(moviesIn(records.library())).toEqual([1, 2, 3])
    expect(records.status.value).toEqual({ kind: 'ok' })
    browser.texts.clear()
    const again = open(browser)
    await browser.settle()
    expect(moviesIn(again.records.library())).toEqual([1, 2, 3])
  })

  it('silently replays changes that are only in the database', async () => {
    const browser = await visited()
    const earlier = new Map(browser.texts)
    const { records, tab } = open(browser)
    void records.change(adding(4))
    void records.change(watching(2))
    void records.change(removing(1))
    await browser.settle()
    tab.kill()
    browser.texts.clear()
    for (const [key, text] of earlier) browser.texts.set(key, text)
    const next = open(browser)
    expect(moviesIn(next.records.library())).toEqual([1, 2, 3])
    await browser.settle()
    expect(next.records.library().watchlist).toEqual(records.library().watchlist)
    expect(next.records.status.value).toEqual({ kind: 'ok' })
  })

  it('keeps a change that was made before the tab heard that its records are in the database', async () => {
    for (let turns = 0; turns < 60; turns += 1) {
      const browser = new SimulatedBrowser()
      browser.texts.set('watchlist', JSON.stringify([itemOf(1), itemOf(2)]))
      const { records, tab } = open(browser)
      await databaseWork(turns)
      void records.change(watching(1))
      tab.closeUnheard()
      await databaseWork()
      const next = open(browser, 0.25)
      await browser.settle()
      expect(next.records.library().watchlist, `after ${turns} turns`).toEqual(records.library().watchlist)
    }
  })

  it('orders imported records with duplicate ids consistently', async () => {
    const browser = new SimulatedBrowser()
    browser.texts.set('watchlist', JSON.stringify([itemOf(2, { id: 9 }), itemOf(1, { id: 9 })]))
    const { records } = open(browser)
    await browser.settle()
    expect(moviesIn(records.library())).toEqual([1, 2])
    expect(moviesIn(open(browser).records.library())).toEqual([1, 2])
  })
})

describe('records of a newer version of the app', () => {
  it('are read-only and remain untouched', async () => {
    const browser = await visited()
    browser.texts.set('records-revision', '{"schema":5,"revision":9}')
    browser.texts.set('watchlist', JSON.stringify([itemOf(1), 'a row of the future']))
    const before = new Map(browser.texts)
    const { records, tab } = open(browser)
    await records.ready
    expect(await records.change(adding(4))).toBe(false)
    tab.hide()
    tab.show()
    await browser.settle()
    expect(records.status.value).toEqual({ kind: 'newer schema', schema: 5, hasLists: true })
    expect(moviesIn(records.library())).toEqual([1])
    expect(browser.texts).toEqual(before)
  })

  it('are also recognized by the database', async () => {
    const browser = await visited()
    const request = browser.database?.open(databaseName, 7)
    await new Promise((resolve) => request?.addEventListener('success', resolve))
    request?.result.close()
    const before = new Map(browser.texts)
    const { records } = open(browser)
    const done = records.change(adding(4))
    await browser.settle()
    expect(await done).toBe(false)
    expect(records.status.value.kind).toBe('newer schema')
    expect(browser.texts).toEqual(before)
  })
})

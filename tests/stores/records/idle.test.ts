import { describe, expect, it } from 'vitest'
import { adding, moviesIn, removing } from '../library-language.ts'
import { databaseWork } from '../simulated-browser.ts'
import { large } from './several-tabs.ts'
import { open, visited } from './visits.ts'

const stored = (texts: ReadonlyMap<string, string>): readonly number[] =>
  JSON.parse(texts.get('watchlist') ?? '[]').map(({ movieId }: { movieId: number }) => movieId)

/** A tab whose changes are durable in the database alone: its page is not idle yet. */
const busy = async () => {
  const browser = await visited()
  const { tab, records } = open(browser)
  void records.change(large)
  await browser.settle()
  const change = async (...operations: Parameters<typeof records.change>[0][]) => {
    for (const operation of operations) {
      await Promise.all([records.change(operation), databaseWork()])
      tab.paint()
    }
  }
  return { browser, tab, records, change }
}

describe('beside a database, local storage with a large library', () => {
  it('is written once for all changes before the page is idle', async () => {
    const { browser, tab, change } = await busy()
    await change(adding(4), removing(1), adding(5))
    expect(tab.outgoing.map(({ key }) => key)).toEqual([])
    tab.rest()
    expect(tab.outgoing.map(({ key }) => key)).toEqual(['watchlist', 'records-revision'])
    await browser.settle()
    expect(stored(browser.texts)).toEqual([2, 3, 4, 5])
  })

  it('is not written after each of many changes, but within five seconds of the first', async () => {
    const { browser, tab, change } = await busy()
    let writes = 0
    for (let movieId = 11; movieId <= 30; movieId += 1) {
      await change(adding(movieId))
      browser.time += 400
      tab.runTimers()
      writes += tab.outgoing.splice(0).filter(({ key }) => key === 'watchlist').length
    }
    expect(writes).toBe(1)
  })

  it('is written at once when the page is hidden', async () => {
    const { tab, change } = await busy()
    await change(adding(4))
    tab.hide()
    expect(tab.outgoing.map(({ key }) => key)).toEqual(['watchlist', 'records-revision'])
    expect(tab.rest()).toBe(false)
  })

  it('is behind after a crash, and the next start has every change', async () => {
    const { browser, tab, change } = await busy()
    await change(adding(4), removing(1))
    tab.kill()
    expect(stored(browser.texts)).toEqual([1, 2, 3])
    const { records } = open(browser)
    await browser.settle()
    expect(moviesIn(records.library())).toEqual([2, 3, 4])
    expect(records.status.value).toEqual({ kind: 'ok' })
    expect(stored(browser.texts)).toEqual([2, 3, 4])
  })

  it('is behind for a tab that is opened in between, which loses and brings back nothing', async () => {
    const { browser, tab, records, change } = await busy()
    await change(adding(4), removing(1))
    const other = open(browser, 0.7)
    void other.records.change(adding(6))
    await databaseWork()
    other.tab.paint()
    other.tab.rest()
    while (other.tab.sendOne());
    tab.rest()
    await browser.settle()
    for (const each of [records, other.records]) expect(moviesIn(each.library())).toEqual([2, 3, 4, 6])
    expect(stored(browser.texts)).toEqual([2, 3, 4, 6])
  })
})

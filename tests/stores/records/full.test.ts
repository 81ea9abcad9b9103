import { describe, expect, it } from 'vitest'
import type { Operation } from '#stores/records/record-state.ts'
import { adding, itemOf, moviesIn, removing } from '../library-language.ts'
import { SimulatedBrowser } from '../simulated-browser.ts'
import { open } from './visits.ts'

const restoring =
  (movieId: number): Operation =>
  (library) => ({ ...library, watchlist: [...library.watchlist, itemOf(movieId)] })

describe.each([
  ['with a database', true],
  ['with local storage only', false],
])('full storage, %s,', (_, hasDatabase) => {
  const full = async () => {
    const browser = new SimulatedBrowser()
    if (!hasDatabase) browser.database = undefined
    const { records, tab } = open(browser)
    const change = async (operation: Operation) => {
      const done = records.change(operation)
      await browser.settle()
      return done
    }
    for (const movieId of [1, 2, 3, 4]) await change(adding(movieId))
    const used = [...browser.texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0)
    browser.quota = used
    return { browser, records, change, storage: tab.world.storage }
  }

  it('undoes every removal, however large the revision', async () => {
    const { records, change } = await full()
    for (let round = 0; round < 60; round += 1) {
      expect([await change(removing(2)), await change(restoring(2))]).toEqual([true, true])
    }
    expect(moviesIn(records.library())).toEqual([1, 2, 3, 4])
    expect(records.status.value.kind).toBe(hasDatabase ? 'ok' : 'database blocked')
  })

  it('undoes a removal after some of the space was used', async () => {
    const { records, change, storage } = await full()
    expect(await change(removing(2))).toBe(true)
    storage?.setItem('watchlistSortOrder', 'title-asc')
    storage?.setItem('last-export', '2026-09-21T14:13:20.000Z')
    expect(await change(restoring(2))).toBe(true)
    expect(moviesIn(records.library())).toEqual([1, 2, 3, 4])
  })

  it('undoes a removal of a movie added by another tab', async () => {
    const { browser, change } = await full()
    browser.quota = 5_242_880
    const other = open(browser)
    void other.records.change(adding(5))
    await browser.settle()
    browser.quota = [...browser.texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0)
    expect(await change(removing(5))).toBe(true)
    other.tab.world.storage?.setItem('watchlistSortOrder', 'title-asc')
    await browser.settle()
    expect(await change(restoring(5))).toBe(true)
  })

  it('keeps its reserved space from additions', async () => {
    const { records, change } = await full()
    const outcome = hasDatabase ? [true, 'only in database'] : [false, 'refused']
    expect([await change(adding(5)), records.status.value.kind]).toEqual(outcome)
    expect([await change(removing(2)), await change(restoring(2))]).toEqual([true, true])
    expect(await change(adding(6))).toBe(hasDatabase)
  })

  it('accepts a removal even if an earlier version filled it completely', async () => {
    const { browser, change } = await full()
    const stamp = browser.texts.get('records-revision') ?? ''
    browser.quota -= stamp.length - stamp.trimEnd().length
    expect([await change(removing(2)), await change(restoring(2))]).toEqual([true, true])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { setStatus } from '#domain/records/watchlist.ts'
import type { Operation } from '#stores/records/record-state.ts'
import { createRecords } from '#stores/records/records.ts'
import { runs } from '#tests/support/properties.ts'
import { adding, moviesIn, now, removing, watching } from '../library-language.ts'
import { databaseWork, type SimulatedBrowser } from '../simulated-browser.ts'
import { open, visited } from './visits.ts'

const unwatching =
  (movieId: number): Operation =>
  (library) => ({ ...library, watchlist: setStatus(library.watchlist, movieId, 'want-to-watch', now) })

const watched = ({ records }: ReturnType<typeof open>) =>
  records.library().watchlist.flatMap(({ movieId, status }) => (status === 'watched' ? [movieId] : []))

const change = async (browser: SimulatedBrowser, { records }: ReturnType<typeof open>, operation: Operation) => {
  const done = records.change(operation)
  await browser.settle()
  expect(await done).toBe(true)
}

const reload = (browser: SimulatedBrowser, visit: ReturnType<typeof open>) => {
  visit.tab.close()
  return open(browser)
}

const minutes = 60_000

describe.each([
  ['three seconds', 3_000],
  ['ten minutes', 10 * minutes],
  ['a year', 365 * 24 * 60 * minutes],
])('without a database, a clock set back by %s', (_, back) => {
  it.each([true, false])('reverts no change (page reloaded: %s)', async (isReloaded) => {
    const browser = await visited(false)
    let visit = open(browser)
    await change(browser, visit, watching(2))
    browser.time -= back
    if (isReloaded) visit = reload(browser, visit)
    await change(browser, visit, unwatching(2))
    await change(browser, visit, watching(3))
    expect(watched(visit)).toEqual([3])
    expect(watched(open(browser))).toEqual([3])
  })

  it('keeps a movie that is added again', async () => {
    const browser = await visited(false)
    let visit = open(browser)
    await change(browser, visit, removing(2))
    browser.time -= back
    visit = reload(browser, visit)
    await change(browser, visit, adding(2))
    await change(browser, visit, watching(3))
    expect(moviesIn(visit.records.library())).toEqual([1, 2, 3])
  })

  it('still lets two tabs change the list at the same time', async () => {
    const browser = await visited(false)
    const tabs = [open(browser), open(browser)]
    for (const visit of tabs) await change(browser, visit, watching(1))
    browser.time -= back
    for (const [index, { records }] of tabs.entries()) void records.change(adding(11 + index))
    await browser.settle()
    expect(tabs.map(({ records }) => moviesIn(records.library()))).toEqual([
      [1, 2, 3, 11, 12],
      [1, 2, 3, 11, 12],
    ])
  })
})

describe('without a database, for any clock changes', () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constantFrom('add' as const, 'remove' as const, 'watch' as const, 'unwatch' as const),
      movieId: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({ kind: fc.constant('reload' as const) }),
    fc.record({ kind: fc.constant('clock' as const), by: fc.integer({ min: -100_000, max: 100_000 }) }),
  )
  const operations = { add: adding, remove: removing, watch: watching, unwatch: unwatching }

  it('consecutive changes have the same result as in memory', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const browser = await visited(false)
        let visit = open(browser)
        let expected = visit.records.library()
        for (const next of steps) {
          if (next.kind === 'reload') visit = reload(browser, visit)
          else if (next.kind === 'clock') browser.time += next.by
          else {
            expected = operations[next.kind](next.movieId)(expected)
            await change(browser, visit, operations[next.kind](next.movieId))
          }
          const inOrder = expected.watchlist.toSorted((one, other) => one.id - other.id)
          expect(visit.records.library().watchlist).toEqual(inOrder)
        }
      }),
      { numRuns: runs(60) },
    )
  }, 60_000)
})

describe('a tab with a database next to tabs without one', () => {
  it('receives a removal made in the same millisecond as a change that it has received', async () => {
    const browser = await visited()
    const { database } = browser
    const one = open(browser)
    await browser.settle()
    browser.database = undefined
    const others = [0.2, 0.7].map((chance) => {
      const tab = browser.openTab(() => chance)
      return { tab, records: createRecords(tab.world) }
    })
    browser.database = database
    await browser.settle()
    const [watcher, remover] = others
    void watcher?.records.change(watching(2))
    void remover?.records.change(removing(2))
    for (const { tab } of others) tab.paint()
    while (watcher?.tab.sendOne());
    while (one.tab.receiveOne());
    browser.time += 100
    one.tab.runTimers()
    await databaseWork()
    expect(watched(one)).toEqual([2])
    await browser.settle()
    expect([one, ...others].map(({ records }) => moviesIn(records.library()))).toEqual([
      [1, 3],
      [1, 3],
      [1, 3],
    ])
  })
})

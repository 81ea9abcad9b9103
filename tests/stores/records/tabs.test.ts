import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Records } from '#stores/records/records.ts'
import { runs } from '#tests/support/properties.ts'
import { adding, itemOf, moviesIn, removing, watching } from '../library-language.ts'
import { databaseWork } from '../simulated-browser.ts'
import { anyTab, type BrowserStep, browserSteps, browserWith, databases, tabAt, take } from './several-tabs.ts'

const existing = [1, 2, 3, 4, 5, 6]
const initial = existing.map((movieId) => adding(movieId))

type Change = { readonly kind: 'add' | 'remove' | 'watch'; readonly tab: number; readonly movieId: number }

const changes = { add: adding, remove: removing, watch: watching }
const changesOf = (kind: Change['kind'], min: number, max: number) =>
  fc.record({ kind: fc.constant(kind), tab: anyTab, movieId: fc.integer({ min, max }) })

type Step = Change | BrowserStep

const step = fc.oneof<fc.WeightedArbitrary<Step>[]>(
  { weight: 3, arbitrary: changesOf('add', 11, 30) },
  { weight: 2, arbitrary: changesOf('remove', 1, 4) },
  { weight: 2, arbitrary: changesOf('watch', 3, 6) },
  ...browserSteps,
)
const expected = (steps: readonly Step[]) => {
  const touched = (kind: Step['kind']) =>
    new Set(steps.flatMap((each) => (each.kind === kind && 'movieId' in each ? [each.movieId] : [])))
  const [added, removed, watched] = [touched('add'), touched('remove'), touched('watch')]
  const ids = [...existing, ...added].filter((movieId) => !removed.has(movieId)).sort((one, other) => one - other)
  return ids.map((movieId) => (watched.has(movieId) ? `${movieId} watched` : `${movieId} want-to-watch`))
}

const statusesIn = (records: Records) =>
  records.library().watchlist.map(({ movieId, status }) => `${movieId} ${status}`)

describe.each(databases)('tabs %s', (_, database) => {
  it('converge without losing any change, regardless of the order of notifications', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), fc.integer({ min: 2, max: 3 }), async (steps, count) => {
        const { browser, tabs, open } = await browserWith(count, database, initial)
        for (const next of steps) {
          if ('movieId' in next) void tabAt(tabs, next.tab).records.change(changes[next.kind](next.movieId))
          else await take(browser, tabs, next)
        }
        await browser.settle()
        for (const { records } of tabs) expect(statusesIn(records)).toEqual(expected(steps))
        const visitor = open(9)
        if (database !== 'alone') expect(statusesIn(visitor.records)).toEqual(expected(steps))
        await browser.settle()
        expect(statusesIn(visitor.records)).toEqual(expected(steps))
        expect(browser.errors).toEqual([])
      }),
      { numRuns: runs(database === 'alone' ? 30 : 100) },
    )
  }, 120_000)

  it('that add at the same time keep both movies', async () => {
    const { browser, tabs } = await browserWith(2, database, initial)
    for (const [index, { records }] of tabs.entries()) void records.change(adding(11 + index))
    await browser.settle()
    expect(tabs.map(({ records }) => moviesIn(records.library()))).toEqual([
      [...existing, 11, 12],
      [...existing, 11, 12],
    ])
    if (database !== 'alone') expect(JSON.parse(browser.texts.get('watchlist') ?? '')).toHaveLength(8)
  })

  it('work a change out once, while no other tab changes anything', async () => {
    const { browser, tabs } = await browserWith(1, database, initial)
    let runs = 0
    void tabs[0]?.records.change((library) => {
      runs += 1
      return adding(11)(library)
    })
    await browser.settle()
    expect(tabs.map(({ records }) => moviesIn(records.library()))).toEqual([[...existing, 11]])
    // Local storage is read again before it is written.
    expect(runs).toBe(database === 'none' ? 2 : 1)
  })

  it('receive the changes of a tab that was closed immediately', async () => {
    const { browser, tabs } = await browserWith(2, database, initial)
    const [closing, staying] = tabs
    void closing?.records.change(adding(11))
    void closing?.records.change(removing(1))
    closing?.tab.close()
    await browser.settle()
    expect(staying && moviesIn(staying.records.library())).toEqual([2, 3, 4, 5, 6, 11])
    if (database !== 'alone') expect(JSON.parse(browser.texts.get('watchlist') ?? '')).toHaveLength(6)
  })

  it('stop writing once they agree', async () => {
    const { browser, tabs } = await browserWith(3, database, initial)
    for (const [index, { records }] of tabs.entries()) void records.change(adding(11 + index))
    await browser.settle()
    const before = new Map(browser.texts)
    browser.time += 60_000
    for (const { tab: each } of tabs) each.show()
    await browser.settle()
    expect(browser.texts).toEqual(before)
  })

  it('treat a movie that is removed and changed at the same time as removed', async () => {
    const { browser, tabs } = await browserWith(2, database, initial)
    const [one, other] = tabs
    void one?.records.change(removing(1))
    await databaseWork()
    browser.time += 5
    void other?.records.change(watching(1))
    await browser.settle()
    expect(tabs.map(({ records }) => moviesIn(records.library()))).toEqual([existing.slice(1), existing.slice(1)])
    expect(one?.records.library()).toEqual(other?.records.library())
  })

  it('keep a movie whose removal was undone', async () => {
    const { browser, tabs } = await browserWith(2, database, initial)
    void tabs[0]?.records.change(removing(1))
    await browser.settle()
    void tabs[0]?.records.change((library) => ({ ...library, watchlist: [itemOf(1), ...library.watchlist] }))
    await browser.settle()
    expect(tabs.map(({ records }) => moviesIn(records.library()))).toEqual([existing, existing])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRecords, type Records } from '#stores/records/records.ts'
import { adding, itemOf, moviesIn, removing, watching } from './library-language.ts'
import { databaseWork, SimulatedBrowser, type SimulatedTab } from './simulated-browser.ts'

/** Which tabs have IndexedDB: it can be slow or blocked in some of them. `alone`: local storage has no room for lists. */
type Database = 'all' | 'first' | 'none' | 'alone'

interface OpenTab {
  readonly tab: SimulatedTab
  readonly records: Records
}

const roomForStamp = 1500
const existing = [1, 2, 3, 4, 5, 6]

/** A browser whose tabs all show movies 1 to 6. */
const browserWith = async (tabs: number, database: Database) => {
  const browser = new SimulatedBrowser()
  if (database === 'alone') browser.quota = roomForStamp
  const factory = browser.database
  const open = (index: number): OpenTab => {
    browser.database =
      database === 'all' || database === 'alone' || (database === 'first' && index === 0) ? factory : undefined
    const tab = browser.openTab(() => (index * 0.31 + 0.17) % 1)
    return { tab, records: createRecords(tab.world) }
  }
  const first = open(0)
  await browser.settle()
  for (const movieId of existing) void first.records.change(adding(movieId))
  await browser.settle()
  const others = Array.from({ length: tabs - 1 }, (_, index) => open(index + 1))
  await browser.settle()
  return { browser, tabs: [first, ...others], open }
}

type Step =
  | { readonly kind: 'add' | 'remove' | 'watch'; readonly tab: number; readonly movieId: number }
  | { readonly kind: 'send' | 'receive' | 'paint' | 'hide' | 'show'; readonly tab: number }
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'database'; readonly turns: number }

const tab = fc.nat(2)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('add' as const), tab, movieId: fc.integer({ min: 11, max: 30 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('remove' as const), tab, movieId: fc.integer({ min: 1, max: 4 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('watch' as const), tab, movieId: fc.integer({ min: 3, max: 6 }) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constantFrom('send' as const, 'receive' as const, 'paint' as const), tab }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('hide' as const, 'show' as const), tab }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), milliseconds: fc.constantFrom(10, 30, 60, 200) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('database' as const), turns: fc.constantFrom(1, 3, 8, 30) }) },
)

const take = async (browser: SimulatedBrowser, tabs: readonly OpenTab[], next: Step) => {
  if (next.kind === 'database') return databaseWork(next.turns)
  if (next.kind === 'wait') {
    browser.time += next.milliseconds
    for (const each of browser.tabs) each.runTimers()
    return
  }
  const at = tabs[next.tab % tabs.length]
  if (!at) return
  if (next.kind === 'add') void at.records.change(adding(next.movieId))
  else if (next.kind === 'remove') void at.records.change(removing(next.movieId))
  else if (next.kind === 'watch') void at.records.change(watching(next.movieId))
  else if (next.kind === 'send') at.tab.sendOne()
  else if (next.kind === 'receive') at.tab.receiveOne()
  else at.tab[next.kind]()
}

const expected = (steps: readonly Step[]) => {
  const touched = (kind: Step['kind']) =>
    new Set(steps.flatMap((each) => (each.kind === kind && 'movieId' in each ? [each.movieId] : [])))
  const [added, removed, watched] = [touched('add'), touched('remove'), touched('watch')]
  const ids = [...existing, ...added].filter((movieId) => !removed.has(movieId)).sort((one, other) => one - other)
  return ids.map((movieId) => (watched.has(movieId) ? `${movieId} watched` : `${movieId} want-to-watch`))
}

const statusesIn = (records: Records) =>
  records.library().watchlist.map(({ movieId, status }) => `${movieId} ${status}`)

describe.each([
  ['with a database', 'all'],
  ['with local storage only', 'none'],
  ['of which one has a database', 'first'],
  ['whose lists only the database holds', 'alone'],
] as const)('tabs %s', (_, database) => {
  it('converge without losing any change, regardless of the order of notifications', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), fc.integer({ min: 2, max: 3 }), async (steps, count) => {
        const { browser, tabs, open } = await browserWith(count, database)
        for (const next of steps) await take(browser, tabs, next)
        await browser.settle()
        for (const { records } of tabs) expect(statusesIn(records)).toEqual(expected(steps))
        const visitor = open(9)
        if (database !== 'alone') expect(statusesIn(visitor.records)).toEqual(expected(steps))
        await browser.settle()
        expect(statusesIn(visitor.records)).toEqual(expected(steps))
        expect(browser.errors).toEqual([])
      }),
      { numRuns: database === 'alone' ? 30 : 100 },
    )
  }, 120_000)

  it('that add at the same time keep both movies', async () => {
    const { browser, tabs } = await browserWith(2, database)
    for (const [index, { records }] of tabs.entries()) void records.change(adding(11 + index))
    await browser.settle()
    expect(tabs.map(({ records }) => moviesIn(records.library()))).toEqual([
      [...existing, 11, 12],
      [...existing, 11, 12],
    ])
    if (database !== 'alone') expect(JSON.parse(browser.texts.get('watchlist') ?? '')).toHaveLength(8)
  })

  it('work a change out once, while no other tab changes anything', async () => {
    const { browser, tabs } = await browserWith(1, database)
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
    const { browser, tabs } = await browserWith(2, database)
    const [closing, staying] = tabs
    void closing?.records.change(adding(11))
    void closing?.records.change(removing(1))
    closing?.tab.close()
    await browser.settle()
    expect(staying && moviesIn(staying.records.library())).toEqual([2, 3, 4, 5, 6, 11])
    if (database !== 'alone') expect(JSON.parse(browser.texts.get('watchlist') ?? '')).toHaveLength(6)
  })

  it('stop writing once they agree', async () => {
    const { browser, tabs } = await browserWith(3, database)
    for (const [index, { records }] of tabs.entries()) void records.change(adding(11 + index))
    await browser.settle()
    const before = new Map(browser.texts)
    browser.time += 60_000
    for (const { tab: each } of tabs) each.show()
    await browser.settle()
    expect(browser.texts).toEqual(before)
  })

  it('treat a movie that is removed and changed at the same time as removed', async () => {
    const { browser, tabs } = await browserWith(2, database)
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
    const { browser, tabs } = await browserWith(2, database)
    void tabs[0]?.records.change(removing(1))
    await browser.settle()
    void tabs[0]?.records.change((library) => ({ ...library, watchlist: [itemOf(1), ...library.watchlist] }))
    await browser.settle()
    expect(tabs.map(({ records }) => moviesIn(records.library()))).toEqual([existing, existing])
  })
})

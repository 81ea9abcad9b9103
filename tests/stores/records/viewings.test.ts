import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Library, WatchHistoryEntry } from '#domain/records/library.ts'
import { changeMovie } from '#domain/records/movie-changes.ts'
import { viewingsOf } from '#domain/records/viewings.ts'
import { putViewing, removeViewing, slimSnapshotOf } from '#domain/records/watch-history.ts'
import type { Operation } from '#stores/records/record-state.ts'
import type { Records } from '#stores/records/records.ts'
import { runs } from '#tests/support/properties.ts'
import { movie, now } from '../library-language.ts'
import { databaseWork, SimulatedBrowser } from '../simulated-browser.ts'
import { anyTab, type BrowserStep, browserSteps, browserWith, databases, tabAt, take } from './several-tabs.ts'
import { open } from './visits.ts'

const movieOf = (movieId: number) => slimSnapshotOf(movie(movieId))

const change =
  (history: (before: Library['watchHistory']) => Library['watchHistory']): Operation =>
  (library) => ({ ...library, watchHistory: history(library.watchHistory) })

const logging = (movieId: number, id: number) =>
  change((history) =>
    putViewing(history, {
      movie: movieOf(movieId),
      viewing: { id, watchedAt: '2026-09-20', note: `Viewing ${id}`, createdAt: now, lastModified: now },
    }),
  )
const forgetting = (movieId: number, id: number) => change((history) => removeViewing(history, movieId, id))
const rating = (movieId: number, value: number | null) =>
  change((history) => changeMovie(history, movieOf(movieId), { rating: value }, now))

/** '1/11': movie 1 has viewing 11. */
const viewingsIn = (records: Records): readonly string[] =>
  records
    .library()
    .watchHistory.flatMap((entry: WatchHistoryEntry) => viewingsOf(entry).map(({ id }) => `${entry.movieId}/${id}`))
    .sort()

const existing = ['1/1', '1/2', '2/1', '2/2']
const initial = [1, 2].flatMap((movieId) => [1, 2].map((id) => logging(movieId, id)))

type Change = {
  readonly kind: 'log' | 'forget' | 'rate'
  readonly tab: number
  readonly movieId: number
  readonly id: number
}
type Step = Change | BrowserStep

const changes = { log: logging, forget: forgetting, rate: rating }
const changesOf = (kind: Change['kind'], min: number, max: number) =>
  fc.record({
    kind: fc.constant(kind),
    tab: anyTab,
    movieId: fc.integer({ min: 1, max: 3 }),
    id: fc.integer({ min, max }),
  })

const step = fc.oneof<fc.WeightedArbitrary<Step>[]>(
  { weight: 4, arbitrary: changesOf('log', 11, 30) },
  { weight: 2, arbitrary: changesOf('forget', 1, 2) },
  { weight: 1, arbitrary: changesOf('rate', 1, 10) },
  ...browserSteps,
)

const expected = (steps: readonly Step[]): readonly string[] => {
  const keysOf = (kind: Step['kind']) =>
    steps.flatMap((each) => (each.kind === kind && 'id' in each ? [`${each.movieId}/${each.id}`] : []))
  const gone = new Set(keysOf('forget'))
  return [...new Set([...existing, ...keysOf('log')])].filter((key) => !gone.has(key)).sort()
}

describe.each(databases)('viewings in tabs %s', (_, database) => {
  it('converge without losing any, also of the same movie, regardless of the order of notifications', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 50 }), fc.integer({ min: 2, max: 3 }), async (steps, count) => {
        const { browser, tabs, open: openTab } = await browserWith(count, database, initial)
        for (const next of steps) {
          if ('movieId' in next) void tabAt(tabs, next.tab).records.change(changes[next.kind](next.movieId, next.id))
          else await take(browser, tabs, next)
        }
        await browser.settle()
        for (const { records } of tabs) expect(viewingsIn(records)).toEqual(expected(steps))
        const [first, ...others] = tabs
        for (const { records } of others) expect(records.library()).toEqual(first?.records.library())
        const visitor = openTab(9)
        if (database !== 'alone') expect(visitor.records.library()).toEqual(first?.records.library())
        await browser.settle()
        expect(visitor.records.library()).toEqual(first?.records.library())
        expect(browser.errors).toEqual([])
      }),
      { numRuns: runs(database === 'alone' ? 20 : 60) },
    )
  }, 120_000)

  it('stay both when two tabs log one of the same movie and a third rates it at the same time', async () => {
    const { browser, tabs } = await browserWith(3, database, initial)
    void tabs[0]?.records.change(logging(1, 11))
    void tabs[1]?.records.change(logging(1, 12))
    void tabs[2]?.records.change(rating(1, 9))
    await browser.settle()
    for (const { records } of tabs) {
      expect(viewingsIn(records)).toEqual(['1/1', '1/11', '1/12', '1/2', '2/1', '2/2'])
      expect(records.library().watchHistory.find((entry) => entry.movieId === 1)?.rating).toBe(9)
    }
  })

  it('stop writing once they agree', async () => {
    const { browser, tabs } = await browserWith(3, database, initial)
    for (const [index, { records }] of tabs.entries()) void records.change(logging(1, 11 + index))
    await browser.settle()
    const before = new Map(browser.texts)
    browser.time += 60_000
    for (const each of tabs) each.tab.show()
    await browser.settle()
    expect(browser.texts).toEqual(before)
  })
})

describe('viewings in a browser that is killed', () => {
  it('are there again once they have reached the database', async () => {
    const browser = new SimulatedBrowser()
    const { records, tab: killed } = open(browser)
    await browser.settle()
    const disk = new Map(browser.texts)
    for (const operation of [logging(1, 11), logging(1, 12), rating(1, 9)]) void records.change(operation)
    await databaseWork()
    killed.kill()
    browser.texts.clear()
    for (const [key, text] of disk) browser.texts.set(key, text)
    const next = open(browser)
    await browser.settle()
    expect(viewingsIn(next.records)).toEqual(['1/11', '1/12'])
    expect(next.records.library().watchHistory.map(({ rating: own, movie }) => [own, movie])).toEqual([[9, movieOf(1)]])
  })

  it('stay removed when the movie itself was kept', async () => {
    const browser = new SimulatedBrowser()
    const { records, tab: killed } = open(browser)
    await browser.settle()
    browser.texts.set('watch-history', JSON.stringify([{ movieId: 1, watchedAt: now }]))
    killed.kill()
    const second = open(browser)
    await browser.settle()
    const [entry] = second.records.library().watchHistory
    const [derived] = entry ? viewingsOf(entry) : []
    void second.records.change(rating(1, 9))
    void second.records.change(forgetting(1, derived?.id ?? 0))
    await browser.settle()
    second.tab.kill()
    browser.texts.clear()
    const third = open(browser)
    await browser.settle()
    expect(viewingsIn(third.records)).toEqual([])
    expect(third.records.library().watchHistory.map(({ rating: own, plays }) => [own, plays])).toEqual([[9, []]])
    expect(records.library().watchHistory).toEqual([])
  })
})

describe('viewings in full storage', () => {
  it('are refused without a database and leave memory and storage unchanged', async () => {
    const browser = new SimulatedBrowser()
    browser.database = undefined
    const { records, tab: closed } = open(browser)
    void records.change(logging(1, 11))
    await browser.settle()
    const before = records.library()
    browser.quota = [...browser.texts].reduce((sum, [key, value]) => sum + key.length + value.length, 0) + 20
    const done = records.change(logging(1, 12))
    expect(viewingsIn(records)).toEqual(['1/11', '1/12'])
    await browser.settle()
    expect([await done, records.library(), records.status.value]).toEqual([false, before, { kind: 'refused' }])
    closed.kill()
    const next = open(browser)
    expect(next.records.library()).toEqual(before)
  })

  it('are kept by the database alone', async () => {
    const browser = new SimulatedBrowser()
    browser.quota = 1500
    const { records, tab: closed } = open(browser)
    const done = [11, 12, 13].map((id) => records.change(logging(1, id)))
    await browser.settle()
    expect(await Promise.all(done)).toEqual([true, true, true])
    expect([...browser.texts.keys()]).toEqual(['records-revision'])
    closed.kill()
    const next = open(browser)
    await browser.settle()
    expect(next.records.library()).toEqual(records.library())
    expect(next.records.status.value).toEqual({ kind: 'only in database' })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRecords } from '#stores/records/records.ts'
import { runs } from '#tests/support/properties.ts'
import { QuotaExceededError } from '#tests/support/storage-quota.ts'
import { adding, moviesIn, removing, watching } from '../library-language.ts'
import { databaseWork, SimulatedBrowser } from '../simulated-browser.ts'
import { open } from './visits.ts'

describe('a killed browser', () => {
  const moment = fc.oneof(
    fc.record({ kind: fc.constantFrom('add' as const, 'remove' as const), movieId: fc.integer({ min: 1, max: 9 }) }),
    fc.record({
      kind: fc.constantFrom('paint' as const, 'rest' as const, 'send' as const, 'flush' as const),
      movieId: fc.constant(0),
    }),
    fc.record({ kind: fc.constant('database' as const), movieId: fc.constantFrom(1, 2, 3, 5, 8, 20) }),
  )

  it.each([
    ['had written to disk', 5_242_880],
    ['has no room for', 1500],
  ])(
    'keeps every change reported as durable, regardless of what local storage %s',
    async (_, quota) => {
      await fc.assert(
        fc.asyncProperty(fc.array(moment, { maxLength: 30 }), async (moments) => {
          const browser = new SimulatedBrowser()
          browser.quota = quota
          const { records, tab } = open(browser)
          await browser.settle()
          let disk = new Map(browser.texts)
          const asked: { readonly movieId: number; readonly isThere: boolean; isDurable: boolean }[] = []
          for (const { kind, movieId } of moments) {
            if (kind === 'paint') tab.paint()
            else if (kind === 'rest') tab.rest()
            else if (kind === 'send') tab.sendOne()
            else if (kind === 'flush') disk = new Map(browser.texts)
            else if (kind === 'database') await databaseWork(movieId)
            else {
              const change = { movieId, isThere: kind === 'add', isDurable: false }
              asked.push(change)
              void records.change(kind === 'add' ? adding(movieId) : removing(movieId)).then((isDone) => {
                change.isDurable = isDone
              })
            }
          }
          await Promise.resolve()
          const promised = asked.map((change) => ({ ...change }))
          tab.kill()
          browser.texts.clear()
          for (const [key, text] of disk) browser.texts.set(key, text)
          const next = open(browser)
          await browser.settle()
          const there = new Set(moviesIn(next.records.library()))
          for (const [index, { movieId, isThere, isDurable }] of promised.entries()) {
            const isLast = !promised.slice(index + 1).some((later) => later.movieId === movieId)
            if (isDurable && isLast) expect({ movieId, isThere: there.has(movieId) }).toEqual({ movieId, isThere })
          }
          expect(browser.errors).toEqual([])
        }),
        { numRuns: runs(150) },
      )
    },
    60_000,
  )

  it.each([
    ['with a database', true],
    ['with local storage only', false],
  ])('keeps a change when the page was hidden first, %s', async (_, hasDatabase) => {
    const browser = new SimulatedBrowser()
    if (!hasDatabase) browser.database = undefined
    const { records, tab } = open(browser)
    if (hasDatabase) browser.database = new SimulatedBrowser().database
    void records.change(adding(1))
    tab.hide()
    while (tab.sendOne());
    tab.kill()
    const next = open(browser)
    expect(moviesIn(next.records.library())).toEqual([1])
    await browser.settle()
    expect(moviesIn(next.records.library())).toEqual([1])
  })
})

describe('a refused write with local storage only', () => {
  const filled = async () => {
    const browser = new SimulatedBrowser()
    browser.database = undefined
    const { records, tab } = open(browser)
    for (const movieId of [1, 2, 3]) void records.change(adding(movieId))
    await browser.settle()
    return { browser, records, tab }
  }
  const used = (browser: SimulatedBrowser) =>
    [...browser.texts].reduce((sum, [key, value]) => sum + key.length + value.length, 0)

  it('leaves memory and storage unchanged, and is reported until acknowledged', async () => {
    const { browser, records, tab } = await filled()
    const before = { library: records.library(), watchlist: browser.texts.get('watchlist') }
    browser.quota = used(browser) + 20
    const done = records.change(adding(4))
    expect(moviesIn(records.library())).toEqual([1, 2, 3, 4])
    await browser.settle()
    expect(await done).toBe(false)
    expect(records.library()).toEqual(before.library)
    expect(browser.texts.get('watchlist')).toBe(before.watchlist)
    expect(records.status.value).toEqual({ kind: 'refused' })
    records.acknowledge()
    expect(records.status.value.kind).toBe('database blocked')
    tab.kill()
    browser.time += 60_000
    const next = open(browser)
    await browser.settle()
    expect(next.records.library()).toEqual(before.library)
  })

  it('does not prevent a removal, which makes room for new writes', async () => {
    const { browser, records } = await filled()
    browser.quota = used(browser)
    expect(await settled(browser, records.change(adding(4)))).toBe(false)
    expect(await settled(browser, records.change(removing(2)))).toBe(true)
    expect(await settled(browser, records.change(adding(5)))).toBe(true)
    expect(moviesIn(records.library())).toEqual([1, 3, 5])
    expect(JSON.parse(browser.texts.get('watchlist') ?? '')).toEqual(records.library().watchlist)
  })

  it('of one of several keys leaves none of them partially written', async () => {
    const { browser, records } = await filled()
    const before = new Map(browser.texts)
    browser.quota = used(browser) + 200
    const done = records.change((library) => ({
      ...watching(1)(library),
      settings: { ...library.settings, apiKey: 'k'.repeat(1000) },
    }))
    expect(await settled(browser, done)).toBe(false)
    expect(browser.texts.get('watchlist')).toBe(before.get('watchlist'))
    expect(browser.texts.get('settings')).toBe(before.get('settings'))
    expect(records.library().settings.apiKey).toBe('')
  })

  it('keeps changes made before it was reverted', async () => {
    const { browser, records, tab } = await filled()
    browser.quota = used(browser) + 100
    const refused = records.change(adding(4))
    await databaseWork()
    tab.paint()
    const kept = records.change(removing(1))
    await browser.settle()
    expect([await refused, await kept]).toEqual([false, true])
    expect(moviesIn(records.library())).toEqual([2, 3])
  })

  it('is reverted in the same way for any other reason', async () => {
    const { browser, records, tab } = await filled()
    tab.refusal = new Error('blocked')
    expect(await settled(browser, records.change(adding(4)))).toBe(false)
    tab.refusal = undefined
    expect(await settled(browser, records.change(adding(5)))).toBe(true)
    expect(moviesIn(records.library())).toEqual([1, 2, 3, 5])
  })

  it('never rejects, and an operation that throws changes nothing', async () => {
    const { browser, records } = await filled()
    const failure = new Error('a fault in an operation')
    const done = records.change(() => {
      throw failure
    })
    expect(await done).toBe(false)
    expect(browser.errors).toEqual([failure])
    expect(moviesIn(records.library())).toEqual([1, 2, 3])
  })
})

const settled = async <Result>(browser: SimulatedBrowser, promise: Promise<Result>): Promise<Result> => {
  await browser.settle()
  return promise
}

describe('a full disk under the database', () => {
  it('refuses the change and keeps the other records', async () => {
    const browser = new SimulatedBrowser()
    const { records } = open(browser)
    expect(await settled(browser, records.change(adding(1)))).toBe(true)
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = () => {
      throw new QuotaExceededError('disk full')
    }
    const done = settled(browser, records.change(adding(2)))
    expect(await done).toBe(false)
    IDBObjectStore.prototype.put = put
    expect(records.status.value).toEqual({ kind: 'refused' })
    expect(moviesIn(records.library())).toEqual([1])
    expect(await settled(browser, records.change(adding(3)))).toBe(true)
    expect(moviesIn(records.library())).toEqual([1, 3])
  })

  it('takes the room of copies, then of restore points, as far as it is needed', async () => {
    const browser = new SimulatedBrowser()
    const put = IDBObjectStore.prototype.put
    const freed: string[] = []
    const records = createRecords({
      ...browser.openTab().world,
      freeSpace: async (step) => {
        freed.push(['copies', 'the oldest restore point', 'the next one'][step] ?? '')
        if (step === 2) IDBObjectStore.prototype.put = put
        return true
      },
    })
    await browser.settle()
    IDBObjectStore.prototype.put = () => {
      throw new QuotaExceededError('disk full')
    }
    expect(await settled(browser, records.change(adding(1)))).toBe(true)
    expect(freed).toEqual(['copies', 'the oldest restore point', 'the next one'])
    expect(records.status.value).toEqual({ kind: 'ok' })
    expect(moviesIn(open(browser).records.library())).toEqual([1])
  })
})

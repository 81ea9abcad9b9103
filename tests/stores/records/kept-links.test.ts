import { describe, expect, it } from 'vitest'
import { deleteCollection } from '#domain/records/collections.ts'
import { emptyLibrary, type Library } from '#domain/records/library.ts'
import type { Operation } from '#stores/records/record-state.ts'
import { connectToRecords, type DatabaseState, type StoredRow } from '#stores/records/record-store.ts'
import { recordsSchema } from '#stores/records/stored-records.ts'
import { collectionsOf, idOf } from '#tests/support/fixtures.ts'
import { exchange, openDevice, twoDevices } from '../devices/device.ts'
import { adding, itemOf, removing } from '../library-language.ts'
import type { SimulatedBrowser } from '../simulated-browser.ts'
import { open } from './visits.ts'

const linked = collectionsOf({ Space: ['Alien', 'Dune'], Noir: ['Laura'] })
const [space = 0] = linked.collections.map(({ id }) => id)

const starting: Operation = (library) => ({ ...library, ...linked })
const deleting =
  (id: number): Operation =>
  (library) => ({ ...library, ...deleteCollection(library, id) })
const renaming: Operation = (library) => ({
  ...library,
  collections: library.collections.map((each) => (each.id === space ? { ...each, name: 'Outer Space' } : each)),
})

const storedIn = (browser: SimulatedBrowser): readonly { readonly movieId: number }[] =>
  JSON.parse(browser.texts.get('collection-movies') ?? '[]')
const moviesIn = (links: readonly { readonly movieId: number }[]) => links.map(({ movieId }) => movieId)
const titlesIn = (library: Library) => library.collectionMovies.map(({ movie }) => movie.title)

const inDatabase = async <Result>(
  { database }: SimulatedBrowser,
  use: (rows: readonly StoredRow[], put: (row: StoredRow) => Promise<unknown>, state: DatabaseState) => Result,
  schema = recordsSchema,
): Promise<Result> => {
  if (!database) throw new Error('There is no database.')
  const store = connectToRecords(database)
  const results: Result[] = []
  await store.inTransaction(async (transaction, reading) => {
    const [state, records] = [await reading, transaction.objectStore('records')]
    results.push(use(await records.getAll(), (row) => records.put(row), state))
    return { ...state, schema }
  })
  store.close()
  return results[0] as Result
}

const keptIn = (browser: SimulatedBrowser) =>
  inDatabase(
    browser,
    (rows) => rows.filter(({ list, kept }) => list === 'collectionMovies' && kept !== undefined).length,
  )

const settled = async <Result>(browser: SimulatedBrowser, promise: Promise<Result>): Promise<Result> => {
  await browser.settle()
  return promise
}

describe('the links of a deleted collection', () => {
  it('are not stored with those of others, and are kept in the database', async () => {
    const { browser, change, records } = await openDevice()
    await change(starting)
    await change(deleting(space))
    expect(moviesIn(storedIn(browser))).toEqual([idOf('Laura')])
    expect(records.library().collectionMovies).toHaveLength(1)
    expect(await keptIn(browser)).toBe(2)
  })

  it('are not kept where one was taken out before', async () => {
    const { browser, change } = await openDevice()
    await change(starting)
    await change((library) => ({ ...library, collectionMovies: library.collectionMovies.slice(1) }))
    await change(deleting(space))
    expect(await keptIn(browser)).toBe(1)
  })

  it('go with everything else that is deleted on all devices', async () => {
    const [one, other] = await twoDevices()
    await one.change(starting)
    await exchange(one, other)
    await one.change(deleting(space))
    await exchange(one, other)
    expect([await keptIn(one.browser), await keptIn(other.browser)]).toEqual([2, 2])
    await one.change(() => emptyLibrary, { acceptsLoss: true, takesKept: true })
    expect(await keptIn(one.browser)).toBe(0)
    await exchange(one, other)
    expect([await keptIn(one.browser), await keptIn(other.browser)]).toEqual([0, 0])
    expect(JSON.stringify((await one.send()).rows)).not.toContain('Alien')
  })

  it('go with what the database remembers of the removal', async () => {
    const { browser, change } = await openDevice()
    await change(starting)
    await change(deleting(space))
    const ids = Array.from({ length: 1100 }, (_, at) => at + 1)
    await change((library) => ({ ...library, watchlist: ids.map((id) => itemOf(id)) }))
    await change((library) => ids.reduce((before, id) => removing(id)(before), library))
    expect(await keptIn(browser)).toBe(0)
    expect(await inDatabase(browser, (rows) => rows.filter(({ id }) => id.startsWith(`${space}/`)))).toEqual([])
  })

  it('count as one removal with it', async () => {
    const { browser, change } = await openDevice()
    await change(starting)
    await change(deleting(space))
    expect(await inDatabase(browser, (rows) => rows.filter(({ removed }) => removed !== undefined).length)).toBe(1)
  })

  it.each([true, false])(
    'do not return with a collection that is made again without them, shared: %s',
    async (isShared) => {
      const [one, other] = await twoDevices()
      await one.change(starting)
      if (isShared) await exchange(one, other)
      await one.change(deleting(space))
      const [first, ...others] = linked.collectionMovies
      const again = [linked.collections[0], first] as const
      expect(others.length).toBeGreaterThan(0)
      await one.change((library) => ({
        ...library,
        collections: again[0] ? [...library.collections, again[0]] : [],
        collectionMovies: again[1] ? [...library.collectionMovies, again[1]] : [],
      }))
      await exchange(one, other)
      await exchange(one, other)
      for (const { records } of [one, other]) expect(titlesIn(records.library())).toEqual(['Alien', 'Laura'])
      expect(await keptIn(one.browser)).toBe(0)
    },
  )
})

describe('a start that lacks links of a deleted collection in local storage', () => {
  /** As a database and local storage of schema 3 are: with the links of a collection that one device has deleted. */
  const ofSchema3 = async () => {
    const [one, other] = await twoDevices()
    await one.change(starting)
    await exchange(one, other)
    await one.change(deleting(space))
    one.tab.kill()
    one.records.close()
    const { browser } = one
    await inDatabase(
      browser,
      (rows, put) => {
        for (const { kept, ...row } of rows)
          if (kept !== undefined && row.list === 'collectionMovies') void put({ ...row, value: kept })
      },
      3,
    )
    const text = JSON.stringify(linked.collectionMovies)
    browser.texts.set('collection-movies', text)
    const stamp = JSON.parse(browser.texts.get('records-revision') ?? '{}')
    const lengths = { ...stamp.lengths, collectionMovies: text.length }
    browser.texts.set('records-revision', JSON.stringify({ ...stamp, schema: 3, lengths }))
    return { browser, other }
  }

  it('takes none of them for removed: the collection comes back with all of its movies', async () => {
    const { browser, other } = await ofSchema3()
    const one = await openDevice(0.25, browser)
    expect(titlesIn(one.records.library())).toEqual(['Laura'])
    expect(one.records.status.value).toEqual({ kind: 'ok' })
    expect(moviesIn(storedIn(browser))).toEqual([idOf('Laura')])
    await one.change(adding(1))
    expect(await keptIn(browser)).toBe(2)
    await other.wait(60_000)
    await other.change(renaming)
    await exchange(one, other)
    await exchange(one, other)
    for (const { records } of [one, other]) {
      expect(titlesIn(records.library())).toEqual(['Alien', 'Dune', 'Laura'])
      expect(records.library().collections.map(({ name }) => name)).toEqual(['Outer Space', 'Noir'])
    }
    expect(browser.errors).toEqual([])
  })

  it('shows none of them before anything is changed, whatever it reads first', async () => {
    const { browser } = await ofSchema3()
    browser.texts.clear()
    const { records } = open(browser)
    await browser.settle()
    expect(titlesIn(records.library())).toEqual(['Laura'])
  })

  it('keeps those of a collection that was deleted in a visit without a database', async () => {
    const first = await openDevice(0.25)
    const other = await openDevice(0.75)
    await first.change(starting)
    await exchange(first, other)
    const { browser } = first
    first.tab.kill()
    first.records.close()
    const { database } = browser
    browser.database = undefined
    const without = open(browser)
    await settled(browser, without.records.change(deleting(space)))
    without.records.close()
    without.tab.kill()
    browser.database = database
    const one = await openDevice(0.25, browser)
    expect(titlesIn(one.records.library())).toEqual(['Laura'])
    expect(await keptIn(browser)).toBe(2)
    await other.wait(600_000)
    await other.change(renaming)
    await exchange(one, other)
    expect(titlesIn(one.records.library())).toEqual(['Alien', 'Dune', 'Laura'])
  })

  it('keeps those of a collection that an earlier version deleted without a database', async () => {
    const first = await openDevice(0.25)
    const other = await openDevice(0.75)
    await first.change(starting)
    await exchange(first, other)
    const { browser } = first
    first.tab.kill()
    first.records.close()
    await inDatabase(browser, () => null, 3)
    const texts = {
      collections: JSON.stringify(first.records.library().collections.filter(({ id }) => id !== space)),
      collectionMovies: JSON.stringify(first.records.library().collectionMovies),
    }
    browser.texts.set('collections', texts.collections)
    browser.texts.set('collection-movies', texts.collectionMovies)
    const stamp = JSON.parse(browser.texts.get('records-revision') ?? '{}')
    const own = { collections: texts.collections.length, collectionMovies: texts.collectionMovies.length }
    const lengths = { ...stamp.lengths, ...own }
    browser.texts.set('records-revision', JSON.stringify({ ...stamp, schema: 3, ahead: true, lengths }))
    const one = await openDevice(0.25, browser)
    expect(titlesIn(one.records.library())).toEqual(['Laura'])
    expect(moviesIn(storedIn(browser))).toEqual([idOf('Laura')])
    expect(await keptIn(browser)).toBe(2)
    await other.wait(600_000)
    await other.change(renaming)
    await exchange(one, other)
    expect(titlesIn(one.records.library())).toEqual(['Alien', 'Dune', 'Laura'])
  })
})

import { IDBFactory } from 'fake-indexeddb'
import { generateNKeysBetween } from 'fractional-indexing'
import { describe, expect, it } from 'vitest'
import { createHistoryCommands } from '#commands/tracker-import.ts'
import type { HistoryImport } from '#domain/imports/plan.ts'
import { defaultPrecedences } from '#domain/imports/planned.ts'
import { positionsFor, withPositions } from '#domain/lists/hand-order.ts'
import { viewingsOf } from '#domain/records/viewings.ts'
import { storageQuota } from '#stores/safe-storage.ts'
import { createImportUndo } from '#stores/undo/import-undo.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { collectionsOf, idOf, snapshot } from '#tests/support/fixtures.ts'
import { csv, historyOf } from '#tests/support/history-files.ts'
import { createTestWorld, type TestWorldOptions } from '#tests/support/test-world.ts'
import { until } from '#tests/support/until.ts'

const history = historyOf(
  csv(
    'diary.csv',
    'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
    '2020-05-02,Alien,1979,https://boxd.it/1,4.5,,,2020-05-01',
    '2021-05-02,Alien,1979,https://boxd.it/2,5,Yes,cinema,2021-05-01',
    '2022-01-01,Dune,2021,https://boxd.it/3,,,,2022-01-01',
  ),
)
const movies = new Map(history.rows.map(({ named }) => [named.key, snapshot(named.title)]))
const given: HistoryImport = { history, movies, precedences: defaultPrecedences }

const visit = async (options: TestWorldOptions, usedSpace = 0) => {
  const { world } = createTestWorld(options)
  const given = commandContext(world)
  const context = { ...given, storage: { ...given.storage, usedSpace: () => usedSpace } }
  const { records, memory } = context
  await records.ready
  const importUndo = context.lazy.get(createImportUndo)
  const commands = createHistoryCommands(context)
  const viewings = () =>
    records.library().watchHistory.flatMap((entry) => viewingsOf(entry).map(({ watchedAt }) => watchedAt))
  return { commands, records, importUndo, preferences: memory.preferences, viewings: () => viewings().toSorted() }
}

const best = historyOf(
  csv(
    'best.csv',
    'Letterboxd list export v7',
    'Date,Name,Tags,URL,Description',
    '2020-05-01,Best,,https://boxd.it/0,',
    '',
    'Position,Name,Year,URL,Description',
    '1,2001,1968,https://boxd.it/1,',
    '2,Totoro,1988,https://boxd.it/2,',
    '3,Heat,1995,https://boxd.it/3,',
  ),
)
const bestList: HistoryImport = {
  history: best,
  movies: new Map(best.rows.map(({ named }) => [named.key, snapshot(named.title)])),
  precedences: defaultPrecedences,
}

const nothing = { movies: 0, viewings: 0, ratings: 0, watchlist: 0, collections: 0, createdCollections: 0 }
const written = { kind: 'written', summary: { ...nothing, movies: 2, viewings: 3 } }
const days = ['2020-05-01', '2021-05-01', '2022-01-01']

describe('an import of a history', () => {
  it('by two tabs at once brings each viewing once', async () => {
    const database = new IDBFactory()
    const tabs = [await visit({ database }), await visit({ database })]
    expect(await Promise.all(tabs.map(({ commands }) => commands.write(given, 'diary.csv')))).toEqual([
      written,
      written,
    ])
    const later = await visit({ database })
    await until(() => later.viewings().length > 0)
    expect([later.viewings(), later.records.library().watchlist.length]).toEqual([days, 2])
  })

  it('changes nothing the second time', async () => {
    const { commands, records, viewings } = await visit({})
    await commands.write(given, 'diary.csv')
    const before = records.library()
    expect(await commands.write(given, 'diary.csv')).toEqual({ kind: 'written', summary: nothing })
    expect([records.library() === before, viewings()]).toEqual([true, days])
  })

  it("opens a new list in 'My Order', and leaves a list that was there in the order that it has", async () => {
    const { commands, records, preferences } = await visit({})
    const mine = collectionsOf({ Best: ['Alien'] })
    await records.change((library) => ({ ...library, ...mine }))
    await commands.write(bestList, 'best.csv')
    const orderOf = (id = 0) => preferences.collection(id).order.value.peek()
    expect(mine.collections.map(({ id }) => orderOf(id))).toEqual(['date-added-desc'])
    const other = await visit({})
    await other.commands.write(bestList, 'best.csv')
    const [made] = other.records.library().collections
    expect(other.preferences.collection(made?.id ?? 0).order.value.peek()).toBe('my-order')
  })

  it('can be undone in a later visit, also a list that the user has put into another order', async () => {
    const database = new IDBFactory()
    const first = await visit({ database })
    const before = first.records.library()
    await first.commands.write(bestList, 'best.csv')
    const [id = 0] = first.records.library().collections.map((collection) => collection.id)
    await first.records.change((library) => {
      const positions = positionsFor(library.collectionMovies, idOf('Heat'), 0, generateNKeysBetween)
      return { ...library, collectionMovies: withPositions(library.collectionMovies, id, positions) }
    })
    first.records.close()
    const second = await visit({ database })
    await until(() => second.records.library().collectionMovies.length === 3)
    await second.importUndo.load()
    expect(second.importUndo.last.peek()?.fileName).toBe('best.csv')
    await second.importUndo.undo()
    expect([second.records.library(), second.importUndo.last.peek()]).toEqual([before, null])
  })

  it('says how much it lacks before anything is written, where there is no database', async () => {
    const { commands, viewings } = await visit({ database: undefined }, storageQuota)
    const outcome = await commands.write(given, 'diary.csv')
    expect(outcome).toEqual({ kind: 'does not fit', excess: expect.any(Number) })
    expect(outcome.kind === 'does not fit' && outcome.excess).toBeGreaterThan(1000)
    expect(viewings()).toEqual([])
    const roomy = await visit({ database: undefined })
    expect(await roomy.commands.write(given, 'diary.csv')).toEqual(written)
    expect(roomy.viewings()).toEqual(days)
  })
})

import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { emptyLibrary } from '#domain/records/library.ts'
import { answersDatabaseName, createAnswers } from '#stores/copies/answers.ts'
import { createPosters } from '#stores/copies/posters.ts'
import { pendingHistoryDatabaseName } from '#stores/pending-database.ts'
import { createPendingHistory } from '#stores/pending-history.ts'
import { createRecordDatabase } from '#stores/records/record-database.ts'
import { databaseName } from '#stores/records/record-store.ts'
import { createRecords } from '#stores/records/records.ts'
import { restorePointsDatabaseName } from '#stores/restore-points.ts'
import { createSlices } from '#stores/slices.ts'
import { createImportUndo, type ImportUndoContext } from '#stores/undo/import-undo.ts'
import { undoableRecords } from '#stores/undo/undoable-records.ts'
import { fakeCaches } from '#tests/support/fake-caches.ts'
import { createLazyParts, type LazyParts } from '#wiring/app/lazy-parts.ts'
import { SimulatedBrowser } from './simulated-browser.ts'

interface Side {
  readonly name: string
  readonly open: (factory: IDBFactory) => Promise<{
    readonly use: () => Promise<unknown>
    /** Whether what was used last is found by another visit. */
    readonly isKept: () => Promise<boolean>
  }>
}

const now = () => Date.UTC(2026, 0, 1)
const report = (error: unknown) => {
  throw error
}

const answers: Side = {
  name: answersDatabaseName,
  open: async (database) => {
    const start = () => createAnswers({ database, version: '1', now })
    const { write } = start()
    return {
      use: () => write('movie 348', 'Alien', []),
      isKept: async () => (await start().read('movie 348')) !== null,
    }
  },
}

const posters: Side = {
  name: 'matinee-posters',
  open: async (database) => {
    const { caches } = fakeCaches()
    const fetch = async () => new Response('picture')
    const start = () => createPosters({ database, caches, cacheName: 'posters', keyOf: (url) => url, fetch, now })
    const { keep } = start()
    return { use: () => keep('https://images.test/alien.jpg'), isKept: async () => (await start().size()) > 0 }
  },
}

const pending: Side = {
  name: pendingHistoryDatabaseName,
  open: async (database) => {
    const start = () => createPendingHistory({ database, report })
    const { begin } = start()
    return {
      use: () =>
        begin(
          {
            files: [{ name: 'list.txt', source: 'list', rows: 0 }],
            rows: [],
            lists: [],
            leftOut: [],
            notices: [],
          },
          ['list.txt'],
        ),
      isKept: async () => {
        const next = start()
        await next.load()
        return next.history.peek() !== null
      },
    }
  },
}

const undo: Side = {
  name: restorePointsDatabaseName,
  open: async (database) => {
    const { world } = new SimulatedBrowser().openTab()
    const start = () => {
      const records = undoableRecords(createRecords({ ...world, database: undefined }))
      const slices = createSlices({ now, afterPaint: (task: () => void) => task() })
      const parts = { records, storage: { database }, platform: { slices, reportOnce: report } }
      const lazy: LazyParts<ImportUndoContext> = createLazyParts(() => ({ ...parts, lazy }))
      return { records, undo: createImportUndo({ ...parts, lazy }) }
    }
    const visit = start()
    const about = { fileName: 'matinee.json', time: '2026-01-01T12:00:00.000Z', watchlistItems: 0, collections: 0 }
    return {
      use: () => visit.undo.save(visit.records.library(), emptyLibrary, about),
      isKept: async () => {
        const next = start()
        await next.undo.load()
        return next.undo.last.peek() !== null
      },
    }
  },
}

const records: Side = {
  name: databaseName,
  open: async (database) => {
    const start = () => createRecordDatabase(database, { now: () => 0, random: () => 0 }, 1)
    const { sync } = start()
    const rows = [{ list: 'settings', id: 'theme', value: 'light' } as const]
    return {
      use: () => sync(0, () => ({ rows, above: 0 })),
      isKept: async () => {
        let found = 0
        await start().sync(-1, (changes) => {
          found = changes.rows.length
          return { rows: [], above: 0 }
        })
        return found > 0
      },
    }
  },
}

/** A factory whose open connections can be closed as the browser does when site data are cleared. */
const closableFactory = () => {
  const factory = new IDBFactory()
  const opened: IDBDatabase[] = []
  const open: IDBFactory['open'] = (...names) => {
    const request = factory.open(...names)
    request.addEventListener('success', () => opened.push(request.result))
    return request
  }
  return {
    factory: new Proxy(factory, {
      get: (target, name) => (name === 'open' ? open : Reflect.get(target, name, target)),
    }),
    closeAll: () => {
      for (const database of opened.splice(0)) {
        database.close()
        database.onclose?.call(database, new Event('close'))
      }
    },
  }
}

const succeeded = (request: IDBOpenDBRequest) =>
  new Promise<string>((resolve) => {
    request.addEventListener('success', () => resolve('done'))
    request.addEventListener('blocked', () => resolve('blocked'))
  })

describe.each([answers, posters, pending, undo, records])('the database of $name', ({ name, open }) => {
  it('does not keep a newer version from upgrading it', async () => {
    const factory = new IDBFactory()
    const { use } = await open(factory)
    await use()
    expect(await succeeded(factory.open(name, 2))).toBe('done')
  })

  it('is written again after it was deleted', async () => {
    const factory = new IDBFactory()
    const { use, isKept } = await open(factory)
    await use()
    expect(await succeeded(factory.deleteDatabase(name))).toBe('done')
    expect(await isKept()).toBe(false)
    await use()
    expect(await isKept()).toBe(true)
  })

  it('is opened again after the browser closed it', async () => {
    const { factory, closeAll } = closableFactory()
    const { use, isKept } = await open(factory)
    await use()
    closeAll()
    await use()
    expect(await isKept()).toBe(true)
  })
})

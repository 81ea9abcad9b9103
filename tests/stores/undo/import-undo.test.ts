import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { emptyLibrary } from '#domain/records/library.ts'
import { createSlices } from '#stores/slices.ts'
import { createImportUndo, type ImportUndoContext } from '#stores/undo/import-undo.ts'
import { createKeptChanges } from '#stores/undo/kept-changes.ts'
import { nothingSkipped, type Reverted, type UndoableRecords } from '#stores/undo/undoable-records.ts'
import { minute, watchlistOf } from '#tests/support/fixtures.ts'
import { turns } from '#tests/support/turns.ts'
import { createLazyParts, type LazyParts } from '#wiring/app/lazy-parts.ts'

const about = { fileName: 'mine.json', time: minute(0), watchlistItems: 1, collections: 0 }
const after = { ...emptyLibrary, watchlist: watchlistOf('Alien') }
const reverted: Reverted = { skipped: nothingSkipped, isChanged: true, back: { revert: async () => null } }

const start = (revert: UndoableRecords['revert'] = async () => reverted, database = new IDBFactory()) => {
  let tried = 0
  const reported: unknown[] = []
  const parts = {
    records: {
      ready: Promise.resolve(),
      revert: (...given: Parameters<typeof revert>) => {
        tried += 1
        return revert(...given)
      },
    },
    storage: { database },
    platform: {
      slices: createSlices({ now: () => 0, afterPaint: (task: () => void) => task() }),
      reportOnce: (error: unknown) => reported.push(error),
    },
  }
  const lazy: LazyParts<ImportUndoContext> = createLazyParts(() => ({ ...parts, lazy }))
  const importUndo = createImportUndo({ ...parts, lazy })
  return {
    ...importUndo,
    database,
    reported,
    tried: () => tried,
    bring: (fileName = 'mine.json') => importUndo.save(emptyLibrary, after, { ...about, fileName }),
    shown: () => [importUndo.last.peek()?.fileName ?? null, importUndo.state.peek()],
  }
}

describe('undoing the last import', () => {
  it('runs once, whatever is pressed meanwhile', async () => {
    let end = (_: Reverted | null) => {}
    const I = start(() => new Promise((resolve) => (end = resolve)))
    await I.bring()
    const first = I.undo()
    expect([await I.undo(), I.shown()]).toEqual([null, ['mine.json', 'undoing']])
    await turns(20)
    end(reverted)
    expect([await first, I.tried(), I.shown()]).toEqual([reverted, 1, [null, 'ready']])
  })

  it.each([
    ['the browser refuses', async () => null],
    ['it fails', () => Promise.reject(new Error('damaged'))],
  ])('can be tried again when %s', async (_, revert) => {
    const I = start(revert)
    await I.bring()
    expect([await I.undo(), I.shown()]).toEqual([null, ['mine.json', 'refused']])
    expect([await I.undo(), I.tried()]).toEqual([null, 2])
    await I.bring('more.json')
    expect(I.shown()).toEqual(['more.json', 'ready'])
  })

  it('is about the import that was made meanwhile', async () => {
    const I = start(async () => {
      await I.bring('more.json')
      return null
    })
    await I.bring()
    await I.undo()
    expect(I.shown()).toEqual(['more.json', 'ready'])
  })

  it('is over when everything was deleted, also for an old toast', async () => {
    const I = start(async () => null)
    await I.bring()
    await I.undo()
    await I.clear()
    expect([I.shown(), await I.undo(), I.tried(), I.shown()]).toEqual([[null, 'ready'], null, 1, [null, 'ready']])
  })

  it('is not possible where what was kept cannot be read', async () => {
    const database = new IDBFactory()
    await createKeptChanges(database, () => {}).keep('last import', { about, rows: [] })
    const open = () => {
      throw new Error('damaged')
    }
    const I = start(
      undefined,
      new Proxy(database, { get: (target, name) => (name === 'open' ? open : Reflect.get(target, name, target)) }),
    )
    await I.load()
    expect([I.shown(), I.reported.length]).toEqual([[null, 'ready'], 1])
  })
})

import { describe, expect, it } from 'vitest'
import { createDeletion } from '#commands/deletion.ts'
import { defaultSettings, emptyLibrary } from '#domain/records/library.ts'
import { createPendingHistory } from '#stores/pending-history.ts'
import { databaseName } from '#stores/records/record-store.ts'
import { createImportUndo } from '#stores/undo/import-undo.ts'
import { databaseWork, SimulatedBrowser, type SimulatedTab } from '#tests/stores/simulated-browser.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { collectionsOf, watchlistOf } from '#tests/support/fixtures.ts'

const open = (tab: SimulatedTab) => {
  const { world } = tab
  const context = commandContext(world)
  const {
    records,
    memory: { lastExport, preferences },
    view: { toasts },
  } = context
  const importUndo = context.lazy.get(createImportUndo)
  const deleteEverything = createDeletion(context, {
    clearRestorePoints: async () => {},
    pendingHistory: createPendingHistory({ database: undefined, report: world.report }),
  })
  const shown: string[] = []
  toasts.current.subscribe((toast) => {
    if (toast?.open) shown.push(`${toast.title} / ${toast.description}`)
  })
  return { tab, records, importUndo, lastExport, preferences, deleteEverything, shown }
}

const full = { ...emptyLibrary, watchlist: watchlistOf('Alien ✓', 'Dune'), ...collectionsOf({ Noir: ['Laura'] }) }
const foreign = ['someone-else', 'collections-of-another-site', 'watchlist-2']

const everythingKept = async (database: boolean) => {
  const browser = new SimulatedBrowser()
  if (!database) browser.database = undefined
  for (const key of foreign) browser.texts.set(key, 'theirs')
  const tabs = [open(browser.openTab()), open(browser.openTab(() => 0.7))] as const
  const [one] = tabs
  void one.records.change(() => ({ ...full, settings: { ...defaultSettings, apiKey: 'secret', theme: 'dark' } }))
  one.preferences.watchlist.order.set('title-asc')
  one.preferences.collection(full.collections[0]?.id ?? 0).pageSize.set(50)
  one.lastExport.set('2026-01-01T12:00:00.000Z')
  await browser.settle()
  browser.texts.set('watchlist.corrupt-1790000000000', '{')
  one.tab.world.storage?.setItem('watch-providers-US-en-US', '{}')
  await browser.settle()
  return { browser, tabs, one, other: tabs[1] }
}

const databaseRows = (browser: SimulatedBrowser) =>
  new Promise<readonly unknown[]>((resolve) => {
    const request = browser.database?.open(databaseName)
    if (!request) return resolve([])
    request.onsuccess = () => {
      const all = request.result.transaction('records').objectStore('records').getAll()
      all.onsuccess = () => {
        request.result.close()
        resolve(all.result)
      }
    }
  })

describe.each([
  ['with a database', true],
  ['with local storage only', false],
])('deleting everything, %s,', (_, database) => {
  it('removes all data of the app and keeps foreign data', async () => {
    const { browser, one } = await everythingKept(database)
    const done = one.deleteEverything(null)
    await browser.settle()
    expect(await done).toBe(true)
    await browser.settle()
    expect([...browser.texts.keys()].filter((key) => !key.startsWith('watchlist.corrupt'))).toEqual(foreign)
    expect(one.records.library()).toEqual(emptyLibrary)
    expect([one.preferences.watchlist.order.value.peek(), one.lastExport.time.peek()]).toEqual([
      'date-added-desc',
      null,
    ])
    if (database) expect(await databaseRows(browser)).toEqual([])
    expect(one.shown).toEqual(['All data deleted / Matinee is back to how it was on your first visit'])
  })

  it('is permanent in both tabs, whatever they do, and in the next visit', async () => {
    const { browser, tabs, one } = await everythingKept(database)
    void one.deleteEverything(null)
    await browser.settle()
    for (const { tab, records } of tabs) {
      tab.hide()
      tab.show()
      records.refresh()
    }
    await browser.settle()
    for (const { records } of tabs) expect(records.library()).toEqual(emptyLibrary)
    const next = open(browser.openTab())
    await browser.settle()
    expect([next.records.library(), next.records.status.value.kind]).toEqual([
      emptyLibrary,
      database ? 'ok' : 'database blocked',
    ])
  })

  it('reaches a tab that is notified late', async () => {
    const { browser, one, other } = await everythingKept(database)
    void one.deleteEverything(null)
    for (let round = 0; round < 40; round += 1) {
      while (one.tab.sendOne());
      await databaseWork(10)
      one.tab.paint()
      browser.time += 50
      one.tab.runTimers()
    }
    await browser.settle()
    other.tab.show()
    await browser.settle()
    expect([one, other].map(({ records }) => records.library())).toEqual([emptyLibrary, emptyLibrary])
    expect([...browser.texts.keys()].filter((key) => !key.includes('corrupt'))).toEqual(foreign)
  })

  it.each([null, 'everywhere'] as const)(
    'tells the other tab, whose session has data of its own (%j)',
    async (scope) => {
      const { browser, one, other } = await everythingKept(database)
      const heard: (string | null)[] = []
      other.tab.world.onStorage((key) => heard.push(key))
      void one.deleteEverything(scope)
      await browser.settle()
      expect(heard).toContain('data-erased')
      expect(browser.texts.has('data-erased')).toBe(false)
    },
  )

  it('lets either tab start over', async () => {
    const { browser, tabs, one, other } = await everythingKept(database)
    void one.deleteEverything(null)
    await browser.settle()
    const [laura] = watchlistOf('Laura')
    void other.records.change((library) => ({ ...library, watchlist: laura ? [laura] : [] }))
    await browser.settle()
    for (const { records } of tabs) expect(records.library()).toEqual({ ...emptyLibrary, watchlist: [laura] })
    expect(JSON.parse(browser.texts.get('watchlist') ?? '[]')).toHaveLength(1)
  })
})

describe('deleting everything', () => {
  it('deletes the records that an import replaced', async () => {
    const { browser, one } = await everythingKept(true)
    const kept = one.importUndo.save(full, emptyLibrary, {
      fileName: 'a.json',
      time: '2026-01-01T12:00:00.000Z',
      watchlistItems: 1,
      collections: 0,
    })
    await browser.settle()
    await kept
    expect(one.importUndo.last.peek()).not.toBe(null)
    void one.deleteEverything(null)
    await browser.settle()
    const next = open(browser.openTab())
    const looked = next.importUndo.load()
    await browser.settle()
    await looked
    expect([one.importUndo.last.peek(), next.importUndo.last.peek()]).toEqual([null, null])
  })

  it('deletes nothing when the records belong to a newer version', async () => {
    const browser = new SimulatedBrowser()
    browser.texts.set('records-revision', '{"schema":99,"revision":1}')
    browser.texts.set('watchlist', JSON.stringify(full.watchlist))
    const { deleteEverything, shown } = open(browser.openTab())
    const done = deleteEverything(null)
    await browser.settle()
    expect([await done, shown]).toEqual([false, []])
    expect(browser.texts.get('watchlist')).toBe(JSON.stringify(full.watchlist))
  })
})

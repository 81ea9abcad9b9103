import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createImportCommands } from '#commands/backup-import.ts'
import { createDeletion } from '#commands/deletion.ts'
import type { Watchlist } from '#domain/records/library.ts'
import { createPendingHistory } from '#stores/pending-history.ts'
import { createImportUndo } from '#stores/undo/import-undo.ts'
import { SimulatedBrowser } from '#tests/stores/simulated-browser.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { linesOf, watchlistOf } from '#tests/support/fixtures.ts'
import { readBackupHere } from '#tests/support/read-here.ts'
import { fileOf, merge } from './import-language.ts'

const openIn = (browser: SimulatedBrowser) => {
  const tab = browser.openTab()
  const context = commandContext({ ...tab.world, readBackup: readBackupHere })
  const { records, lazy } = context
  const imports = createImportCommands(context)
  const importUndo = lazy.get(createImportUndo)
  const pendingHistory = createPendingHistory({ database: undefined, report: () => {} })
  return {
    ...imports,
    load: importUndo.load,
    deleteEverything: createDeletion(context, { clearRestorePoints: async () => {}, pendingHistory }),
    bring: async (fileName: string, movies: Watchlist) => {
      const reading = await imports.read(fileOf({ watchlist: movies }, fileName), {})
      if (reading.kind === 'read') await imports.write(reading.parsed, merge, {})
    },
    change: (act: (movies: Watchlist) => Watchlist) =>
      records.change((library) => ({ ...library, watchlist: act(library.watchlist) })),
    movies: () => linesOf(records.library().watchlist).toSorted(),
    offered: () => importUndo.last.peek()?.fileName ?? null,
    close: () => tab.close(),
  }
}

/** Each with an id of its own. */
const supply = watchlistOf(...Array.from({ length: 20 }, (_, index) => `Movie ${index}`))

const acts = [
  'import',
  'import',
  'add',
  'favor',
  'remove',
  'undo',
  'undo twice',
  'open again',
  'delete everything',
] as const
interface Step {
  readonly act: (typeof acts)[number]
  readonly index: number
  readonly chosen: number
}
const step: fc.Arbitrary<Step> = fc.record({ act: fc.constantFrom(...acts), index: fc.nat(1), chosen: fc.nat(9) })

it('Undo Import stays until it is used, until the next import, or until everything is deleted, in any tab', async () => {
  const check = async (course: readonly Step[]) => {
    const browser = new SimulatedBrowser()
    const done = async (task: Promise<unknown>) => {
      let isDone = false
      void task.finally(() => {
        isDone = true
      })
      while (!isDone) await browser.settle()
      await browser.settle()
    }
    const open = async () => {
      const tab = openIn(browser)
      await done(tab.load())
      return tab
    }
    const tabs = [await open(), await open()]
    const favorites = new Set<string>()
    let movies: readonly string[] = []
    let last: { readonly fileName: string; readonly titles: readonly string[] } | null = null
    const offered: (string | null)[] = [null, null]
    const left = [...supply]
    const fresh = (count: number) => left.splice(0, count)

    for (const { act, index, chosen } of course) {
      const tab = tabs[index] ?? (await open())
      const title = movies[chosen]
      if (act === 'import') {
        const items = fresh(2)
        const titles = linesOf(items)
        last = { fileName: `With ${titles.join()}.json`, titles }
        offered[index] = last.fileName
        movies = [...movies, ...titles]
        await done(tab.bring(last.fileName, items))
      } else if (act === 'add') {
        const added = fresh(1)
        movies = [...movies, ...linesOf(added)]
        await done(tab.change((now) => [...now, ...added]))
      } else if (act === 'favor' && title) {
        favorites.add(title)
        await done(
          tab.change((now) => now.map((item) => (item.movie.title === title ? { ...item, favorite: true } : item))),
        )
      } else if (act === 'remove' && title) {
        movies = movies.filter((other) => other !== title)
        await done(tab.change((now) => now.filter(({ movie }) => movie.title !== title)))
      } else if (act === 'undo' || act === 'undo twice') {
        const undone = last
        if (undone && offered[index] === undone.fileName) {
          movies = movies.filter((one) => favorites.has(one) || !undone.titles.includes(one))
          last = null
        }
        offered[index] = null
        await done(Promise.all(act === 'undo' ? [tab.undo()] : [tab.undo(), tab.undo()]))
      } else if (act === 'open again') {
        tab.close()
        tabs[index] = await open()
        offered[index] = last?.fileName ?? null
      } else if (act === 'delete everything') {
        movies = []
        last = null
        offered[index] = null
        await done(tab.deleteEverything(null))
      }
      const later = await open()
      expect([...tabs.map((one) => one.offered()), later.offered()]).toEqual([...offered, last?.fileName ?? null])
      for (const one of [...tabs, later]) expect(one.movies()).toEqual(movies.toSorted())
      later.close()
    }
    expect(browser.errors).toEqual([])
  }
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 9 }), check), { numRuns: 15 })
})

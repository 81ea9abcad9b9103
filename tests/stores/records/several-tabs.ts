import fc from 'fast-check'
import type { Operation } from '#stores/records/record-state.ts'
import { createRecords, type Records } from '#stores/records/records.ts'
import { databaseWork, SimulatedBrowser, type SimulatedTab } from '../simulated-browser.ts'

/** Which tabs have IndexedDB: it can be slow or blocked in some of them. `alone`: local storage has no room for lists. */
type Database = 'all' | 'large' | 'first' | 'none' | 'alone'

export const databases: readonly (readonly [tabs: string, Database])[] = [
  ['with a database', 'all'],
  ['with a database and a large library', 'large'],
  ['with local storage only', 'none'],
  ['of which one has a database', 'first'],
  ['whose lists only the database holds', 'alone'],
]

interface OpenTab {
  readonly tab: SimulatedTab
  readonly records: Records
}

const roomForStamp = 1500

/** Makes the library so large that local storage is written only when the page is idle. */
export const large: Operation = (library) => ({
  ...library,
  settings: { ...library.settings, apiKey: 'k'.repeat(200_000) },
})

/** A browser whose tabs all have the records that these changes lead to. */
export const browserWith = async (tabs: number, database: Database, initial: readonly Operation[]) => {
  const browser = new SimulatedBrowser()
  if (database === 'alone') browser.quota = roomForStamp
  const factory = browser.database
  const open = (index: number): OpenTab => {
    browser.database = database === 'none' || (database === 'first' && index > 0) ? undefined : factory
    const tab = browser.openTab(() => (index * 0.31 + 0.17) % 1)
    return { tab, records: createRecords(tab.world) }
  }
  const first = open(0)
  await browser.settle()
  if (database === 'large') void first.records.change(large)
  for (const operation of initial) void first.records.change(operation)
  await browser.settle()
  const others = Array.from({ length: tabs - 1 }, (_, index) => open(index + 1))
  await browser.settle()
  return { browser, tabs: [first, ...others], open }
}

/** What happens around the changes of a user. */
export type BrowserStep =
  | { readonly kind: 'send' | 'receive' | 'paint' | 'rest' | 'hide' | 'show'; readonly tab: number }
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'database'; readonly turns: number }

export const anyTab = fc.nat(2)

export const browserSteps: readonly fc.WeightedArbitrary<BrowserStep>[] = [
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constantFrom('send', 'receive', 'paint', 'rest'), tab: anyTab }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('hide' as const, 'show' as const), tab: anyTab }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), milliseconds: fc.constantFrom(10, 30, 60, 200) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('database' as const), turns: fc.constantFrom(1, 3, 8, 30) }) },
]

export const tabAt = (tabs: readonly OpenTab[], index: number): OpenTab => tabs[index % tabs.length] as OpenTab

export const take = async (browser: SimulatedBrowser, tabs: readonly OpenTab[], next: BrowserStep): Promise<void> => {
  if (next.kind === 'database') return databaseWork(next.turns)
  if (next.kind === 'wait') {
    browser.time += next.milliseconds
    for (const each of browser.tabs) each.runTimers()
    return
  }
  const { tab } = tabAt(tabs, next.tab)
  if (next.kind === 'send') tab.sendOne()
  else if (next.kind === 'receive') tab.receiveOne()
  else tab[next.kind]()
}

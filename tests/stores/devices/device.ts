import type { SyncRow } from '#domain/devices/device-row.ts'
import type { MergeChoice, MergeOutcome } from '#domain/devices/exchange.ts'
import type { Library } from '#domain/records/library.ts'
import { createSyncDatabase } from '#stores/devices/device-database.ts'
import { createDiaryStore } from '#stores/lists/diary.ts'
import { createWatchlistStore } from '#stores/lists/watchlist.ts'
import type { Operation } from '#stores/records/record-state.ts'
import type { ChangeOptions } from '#stores/records/records.ts'
import { createRecords } from '#stores/records/records.ts'
import { databaseWork, SimulatedBrowser } from '../simulated-browser.ts'

export interface SentFile {
  readonly library: string
  readonly rows: readonly SyncRow[]
}

export const join: MergeChoice = { joining: 'join', removals: 'apply', joinsCollections: false }

const noPause = () => Promise.resolve()

/** A browser of its own, with one tab, whose records are exchanged with those of other devices. */
export const openDevice = async (random = 0.5, browser = new SimulatedBrowser()) => {
  const tab = browser.openTab(() => random)
  const records = createRecords(tab.world)
  const world = {
    now: () => browser.time,
    random: () => random,
    today: () => new Date(browser.time).toISOString().slice(0, 10),
  }
  const watchlist = createWatchlistStore(records, world)
  const diary = createDiaryStore(records, world)
  const database = () => createSyncDatabase({ factory: browser.database as IDBFactory, ...world })
  await browser.settle()

  const inDatabase = async <Result>(use: (open: ReturnType<typeof database>) => Promise<Result>): Promise<Result> => {
    const open = database()
    try {
      return await use(open)
    } finally {
      open.close()
    }
  }

  const shown = async () => {
    const syncing = records.sync(noPause)
    await browser.settle()
    await syncing
    await browser.settle()
  }

  return {
    browser,
    tab,
    records,
    watchlist,
    diary,
    change: async (operation: Operation, options?: ChangeOptions) => {
      const changing = records.change(operation, options)
      await browser.settle()
      return changing
    },
    /** Does something with the stores, and waits until it is durable. */
    does: async (act: () => Promise<boolean>) => {
      const acting = act()
      await browser.settle()
      return acting
    },
    identity: () => inDatabase((open) => open.identity()),
    send: (includesKey = false): Promise<SentFile> =>
      inDatabase(async (open) => {
        const rows: SyncRow[] = []
        const { library } = await open.readRows({ includesKey }, (part) => rows.push(...structuredClone(part)))
        return { library, rows }
      }),
    compare: ({ library, rows }: SentFile) => inDatabase((open) => open.compare(library, rows)),
    receive: async ({ library, rows }: SentFile, choice: MergeChoice = join): Promise<MergeOutcome> => {
      const outcome = await inDatabase((open) => open.merge(library, structuredClone(rows), choice))
      await shown()
      return outcome
    },
    wait: async (milliseconds: number) => {
      browser.time += milliseconds
      await databaseWork(1)
    },
  }
}
export type Device = Awaited<ReturnType<typeof openDevice>>

export const twoDevices = async (): Promise<readonly [Device, Device]> => {
  const one = await openDevice(0.25)
  const other = await openDevice(0.75)
  other.browser.time += 7000
  return [one, other]
}

/** Each receives the file of the other. */
export const exchange = async (one: Device, other: Device): Promise<void> => {
  await other.receive(await one.send())
  await one.receive(await other.send())
}

/** Without what is each device's own. */
export const listsOf = ({ settings: _, deletedCollections: ___, collections, ...lists }: Library) => ({
  ...lists,
  collections: collections.map(({ lastUpdatedAt: __, ...collection }) => collection),
})

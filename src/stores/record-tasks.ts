import { type ImportList, importLists } from '#domain/backup/import-lists.ts'
import type { Library } from '#domain/records/library.ts'
import { type Pause, partOf } from '#domain/values/pause.ts'
import { itemFromRows, partsOf } from './records/record-kinds.ts'
import { textOf } from './records/record-rows.ts'
import { stampReserve } from './records/write-stored.ts'
import { storageQuota } from './safe-storage.ts'

const recordsPerSlice = 100

const eachRecord = async (
  library: Pick<Library, ImportList>,
  pause: Pause,
  visit: (record: ListedRecord, list: ImportList) => void,
): Promise<void> => {
  const all = importLists.reduce((sum, list) => sum + library[list].length, 0)
  let done = 0
  for (const list of importLists) {
    for (const record of library[list]) {
      visit(record, list)
      done += 1
      if (done % recordsPerSlice === 0) await pause(done / all)
    }
  }
}

/** Warms the per-record caches, so that a change of many records takes one short frame. */
export const prepareRecords = (library: Library, pause: Pause): Promise<void> =>
  eachRecord(library, pause, (record, list) => {
    textOf(record)
    const rows = partsOf(list, record)
    for (const [, value] of rows) textOf(value)
    const [id = ''] = rows[0] ?? []
    const stored = itemFromRows(list, undefined, id, new Map(rows))
    if (stored) textOf(stored)
  })

/** Warms only what writing whole lists needs. */
export const prepareTexts = (library: Library, pause: Pause): Promise<void> => eachRecord(library, pause, textOf)

const unitsOf = async (library: Library, pause: Pause): Promise<number> => {
  let units = textOf(library.settings).length + textOf(library.deletedCollections).length
  await eachRecord(library, pause, (record) => {
    units += textOf(record).length + 1
  })
  return units
}

const margin = 300 + stampReserve

/** UTF-16 units missing in local storage to replace `before` by `after`. `used` is null where it is blocked. */
export const excessOf = async (before: Library, after: Library, used: number | null, pause: Pause): Promise<number> => {
  if (used === null) return 0
  const growth = (await unitsOf(after, partOf(pause, 0, 0.5))) - (await unitsOf(before, partOf(pause, 0.5, 0.5)))
  return growth <= 0 ? 0 : Math.max(0, used + growth + margin - storageQuota)
}

type ListedRecord = Library[ImportList][number]

export const textWithoutSnapshot = (record: ListedRecord): string => {
  if (!('movie' in record)) return textOf(record)
  const { movie: _, ...rest } = record
  return JSON.stringify(rest)
}

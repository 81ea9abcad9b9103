import { rowKeyOf } from '#domain/devices/merge-rows.ts'
import type { Library } from '#domain/records/library.ts'
import { withoutStrayLinks } from '#domain/records/stray-links.ts'
import { type RecordListName, recordListNames } from '../keys.ts'
import { mergedChanges, mostRecentChanges, type RecentChange, withoutResurrected } from './recent-changes.ts'
import { changesBetween, type RecordRow, rowsOf, withRows } from './record-rows.ts'
import { applyOperations, type RecordState } from './record-state.ts'
import type { RecordsWorld, TextStorage } from './records-world.ts'
import { readStored } from './stored-records.ts'
import { writeStored } from './write-stored.ts'

/** A list that is unexpectedly empty or missing stays as this tab has it. */
const readAgain = (world: RecordsWorld, storage: TextStorage, base: Library) => {
  const { library, stamp, unverified } = readStored(world, storage)
  const isLost = (list: RecordListName) => unverified.has(list) && Object.keys(library[list]).length === 0
  const kept = recordListNames.filter(isLost).map((list) => [list, base[list]] as const)
  return { inStorage: library, library: { ...library, ...Object.fromEntries(kept) }, stamp }
}

export const createLocalStorageMirror = (state: RecordState, world: RecordsWorld) => {
  let isStale = false

  const stamped = (rows: readonly RecordRow[], before: Library, recent: readonly RecentChange[]) => {
    const known = rowsOf(before)
    const creationTimes = new Map(recent.map((change) => [rowKeyOf(change), change.createdAt]))
    // Always later than known changes, even when the clock went back.
    let at = recent.reduce((latest, change) => Math.max(latest, change.at), 0)
    return rows.map((row): RecentChange => {
      at = Math.max(world.now(), at + 1)
      const isChanged = row.value !== undefined && known.has(rowKeyOf(row))
      return {
        ...row,
        at,
        createdAt: isChanged ? (creationTimes.get(rowKeyOf(row)) ?? 0) : at,
        by: state.tab,
      }
    })
  }

  const write = (storage: TextStorage): void => {
    const { library: base, recent: ours, revision } = state.base()
    const stored = isStale ? readAgain(world, storage, base) : { inStorage: base, library: base, stamp: undefined }
    isStale = false
    const recent = withoutResurrected(mergedChanges(ours, stored.stamp?.recent ?? [], world.now()), stored.library)
    const common = withoutStrayLinks(withRows(stored.library, recent))
    state.setBase({ library: common, recent, revision: Math.max(revision, stored.stamp?.revision ?? 0) })
    const library = applyOperations(common, state.pending(), world.report)
    const changes = changesBetween(common, library)
    if (changes.length === 0 && changesBetween(stored.inStorage, common).length === 0) return
    const next = {
      ...state.base(),
      library,
      recent: mergedChanges(recent, stamped(changes, common, recent), world.now()),
      hasUnsynced: true,
    }
    state.setBase({ ...next, mostUnits: writeStored(storage, next) })
  }

  return {
    markStale: () => {
      isStale = true
    },
    /** Stores pending changes in the stamp too: if the page is closed now, other tabs apply them. */
    writeShown: (storage: TextStorage): void => {
      const base = state.base()
      const library = state.shown()
      const known = mergedChanges(base.recent, [], world.now())
      const changes = stamped(changesBetween(base.library, library), base.library, known)
      // Only the stamp would have them, and part of a change is worse than none.
      if (base.isDatabaseHome && changes.length > mostRecentChanges) return
      const recent = mergedChanges(known, changes, world.now())
      state.setBase({ mostUnits: writeStored(storage, { ...base, library, recent, hasUnsynced: true }) })
    },
    flush: (): boolean => {
      const operations = state.pending()
      try {
        if (state.storage) write(state.storage)
        else state.setBase({ library: applyOperations(state.base().library, operations, world.report) })
        state.settle(operations, true)
        return true
      } catch (error) {
        world.report(error)
        state.settle(operations, false)
        return operations.length === 0
      }
    },
  }
}

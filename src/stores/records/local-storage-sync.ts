import type { Library } from '#domain/library.ts'
import { type RecordListName, recordListNames } from '../keys.ts'
import { mergedChanges, mostRecentChanges, type RecentChange, withoutResurrected } from './recent-changes.ts'
import { changesBetween, type RecordRow, rowKey, rowsOf, withRows } from './record-rows.ts'
import { applyOperations, type RecordState, settle } from './record-state.ts'
import type { RecordsWorld, TextStorage } from './records-world.ts'
import { readStored } from './stored-records.ts'
import { writeStored } from './write-stored.ts'

/** A list that is unexpectedly empty or missing stays as this tab has it. */
const readAgain = (world: RecordsWorld, storage: TextStorage, base: Library) => {
  const { library, stamp, unverified } = readStored(world, storage)
  const isLost = (list: RecordListName) => unverified.has(list) && Object.keys(library[list]).length === 0
  const kept = recordListNames.filter(isLost).map((list) => [list, base[list]])
  return { inStorage: library, library: { ...library, ...Object.fromEntries(kept) }, stamp }
}

export const createLocalStorageSync = (state: RecordState, world: RecordsWorld) => {
  let isStale = false

  const stamped = (rows: readonly RecordRow[], before: Library, recent: readonly RecentChange[]) => {
    const known = rowsOf(before)
    const creationTimes = new Map(recent.map((change) => [rowKey(change), change.createdAt]))
    // Always later than known changes, even when the clock went back.
    let at = recent.reduce((latest, change) => Math.max(latest, change.at), 0)
    return rows.map((row): RecentChange => {
      at = Math.max(world.now(), at + 1)
      const isChanged = row.value !== undefined && known.has(rowKey(row))
      return {
        ...row,
        at,
        createdAt: isChanged ? (creationTimes.get(rowKey(row)) ?? 0) : at,
        by: state.tab,
      }
    })
  }

  const writeAll = (storage: TextStorage, library: Library, recent: readonly RecentChange[]): void => {
    const units = writeStored(storage, library, { ...state, hasUnsynced: true, recent })
    state.mostUnits = Math.max(state.mostUnits, units)
  }

  const write = (storage: TextStorage): void => {
    const { base } = state
    const stored = isStale ? readAgain(world, storage, base) : { inStorage: base, library: base, stamp: undefined }
    isStale = false
    state.revision = Math.max(state.revision, stored.stamp?.revision ?? 0)
    const latest = mergedChanges(state.recent, stored.stamp?.recent ?? [], world.now())
    const recent = withoutResurrected(latest, stored.library)
    const common = withRows(stored.library, recent)
    const next = applyOperations(common, state.pending, world.report)
    const changes = changesBetween(common, next)
    state.recent = mergedChanges(recent, stamped(changes, common, recent), world.now())
    if (changes.length === 0 && changesBetween(stored.inStorage, common).length === 0) {
      state.base = common
      return
    }
    try {
      writeAll(storage, next, state.recent)
      state.base = next
      state.hasUnsynced = true
    } catch (error) {
      state.base = common
      state.recent = recent
      throw error
    }
  }

  return {
    markStale: () => {
      isStale = true
    },
    /** Stores pending changes in the stamp too: if the page is closed now, other tabs apply them. */
    writeShown: (storage: TextStorage): void => {
      const shown = state.shown()
      const recent = mergedChanges(state.recent, [], world.now())
      const changes = stamped(changesBetween(state.base, shown), state.base, recent)
      // Only the stamp would have them, and part of a change is worse than none.
      if (state.isDatabaseHome && changes.length > mostRecentChanges) return
      writeAll(storage, shown, mergedChanges(recent, changes, world.now()))
    },
    flush: (): boolean => {
      const operations = state.pending
      try {
        if (state.storage) write(state.storage)
        else state.base = applyOperations(state.base, operations, world.report)
        settle(state, operations, true)
        return true
      } catch (error) {
        world.report(error)
        settle(state, operations, false)
        return operations.length === 0
      }
    },
  }
}

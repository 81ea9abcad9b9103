import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { Library } from '#domain/records/library.ts'
import { once } from '#domain/values/once.ts'
import { finishInSlices } from '#domain/values/pause.ts'
import type { RecordsWorld } from '../records/records-world.ts'
import type { Slices } from '../slices.ts'
import { changedRowsInSteps } from './changed-rows.ts'
import {
  createKeptChanges,
  type KeptChange,
  type KeptChangeName,
  type KeptChanges,
  type LastImport,
} from './kept-changes.ts'
import type { Reverted, UndoableRecords } from './undoable-records.ts'

export interface ImportUndo {
  readonly last: ReadonlySignal<LastImport | null>
  /** 'refused' until it is tried again or there is another import. */
  readonly state: ReadonlySignal<'ready' | 'undoing' | 'refused'>
  /** Finds an import of an earlier visit. Never rejects. */
  readonly load: () => Promise<void>
  /** Call when the import is done, with the libraries it ran on and made. Where the database is blocked, undo works only for this visit. */
  readonly save: (before: Library, after: Library, about: LastImport) => Promise<void>
  /** Resolves null when the browser refused, or when there was nothing to undo. */
  readonly undo: () => Promise<Reverted | null>
  /** What is kept under other names goes too. */
  readonly clear: () => Promise<void>
}

export interface ImportUndoContext {
  readonly records: Pick<UndoableRecords, 'ready' | 'revert'>
  readonly storage: Pick<RecordsWorld, 'database'>
  readonly platform: { readonly slices: Slices; readonly reportOnce: (error: unknown) => void }
  readonly lazy: { readonly get: <Part extends object>(create: (context: ImportUndoContext) => Part) => Part }
}

const keptChanges = ({ storage: { database }, platform }: ImportUndoContext) => ({
  kept: database && createKeptChanges(database, platform.reportOnce),
})

/** The API key is kept in memory only: a later visit leaves it as it is. */
const withoutKey = ({ about, rows }: KeptChange): KeptChange => ({
  about,
  rows: rows.filter(({ list, id }) => list !== 'settings' || id !== 'apiKey'),
})

export const createImportUndo = (context: ImportUndoContext, name: KeptChangeName = 'last import'): ImportUndo => {
  const {
    records,
    lazy,
    platform: { slices, reportOnce: report },
  } = context
  const { kept } = lazy.get(keptChanges)
  const last = signal<LastImport | null>(null)
  const state = signal<'ready' | 'undoing' | 'refused'>('ready')
  let saved: KeptChange | null = null
  /** The import of this tab that is in the database too. */
  let stored: LastImport | null = null
  let timesCleared = 0

  const inDatabase = async (task: (changes: KeptChanges) => Promise<void>): Promise<void> => {
    try {
      if (kept) await task(kept)
    } catch (error) {
      report(error)
    }
  }
  const set = (next: KeptChange | null) => {
    saved = next
    last.value = next?.about ?? null
    if (state.peek() === 'refused') state.value = 'ready'
  }
  const forget = (change: KeptChange) => {
    if (saved === change) set(null)
  }
  /** False where another tab has undone it, deleted everything or imported something else. */
  const isStillLast = async (about: LastImport): Promise<boolean> => {
    if (stored !== about) return true
    let isLast = true
    await inDatabase(async ({ read }) => {
      isLast = (await read(name))?.about.time === about.time
    })
    return isLast
  }
  const revert = async (change: KeptChange): Promise<Reverted | null> => {
    const { about, rows } = change
    if (!(await isStillLast(about))) {
      forget(change)
      return null
    }
    const reverted = await records.revert(rows, slices())
    if (!reverted) return null
    forget(change)
    if (await isStillLast(about)) await inDatabase(({ remove }) => remove(name))
    return reverted
  }

  return {
    last,
    state,
    clear: async () => {
      timesCleared += 1
      set(null)
      await inDatabase(({ clear }) => clear())
    },
    load: once(async () => {
      await inDatabase(async ({ read }) => {
        await records.ready
        const clearedBefore = timesCleared
        const found = await read(name)
        if (!found || saved || timesCleared !== clearedBefore) return
        stored = found.about
        set(found)
      })
    }),
    save: async (before, after, about) => {
      const clearedBefore = timesCleared
      const rows = await finishInSlices(changedRowsInSteps(before, after), slices())
      if (timesCleared !== clearedBefore) return
      const next = { about, rows }
      set(next)
      await inDatabase(async ({ keep }) => {
        await keep(name, withoutKey(next))
        stored = about
      })
    },
    undo: async () => {
      const change = saved
      if (!change || state.peek() === 'undoing') return null
      state.value = 'undoing'
      let reverted: Reverted | null = null
      try {
        reverted = await revert(change)
      } catch (error) {
        report(error)
      }
      state.value = reverted || saved !== change ? 'ready' : 'refused'
      return reverted
    },
  }
}

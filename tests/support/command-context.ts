import { onTestFinished } from 'vitest'
import type { CommandContext } from '#commands/context.ts'
import { createUndoHistory } from '#commands/undo.ts'
import { core } from '#messages/en-US/core.ts'
import { other } from '#messages/en-US/other.ts'
import { createCollectionsStore } from '#stores/lists/collections.ts'
import { createWatchlistStore } from '#stores/lists/watchlist.ts'
import { createLastExport } from '#stores/preferences/last-export.ts'
import { createNotices } from '#stores/preferences/notices.ts'
import { createPreferences } from '#stores/preferences/preferences.ts'
import { createRecords } from '#stores/records/records.ts'
import type { RecordsWorld } from '#stores/records/records-world.ts'
import { usedSpace } from '#stores/safe-storage.ts'
import { createSlices } from '#stores/slices.ts'
import { createToasts } from '#stores/toasts.ts'
import { undoableRecords } from '#stores/undo/undoable-records.ts'
import { createLazyParts } from '#wiring/app/lazy-parts.ts'
import type { World } from '#wiring/app/world.ts'

type ContextWorld = RecordsWorld & Partial<Pick<World, 'today' | 'buildVersion' | 'saveFile' | 'readBackup'>>

/** What commands need, in English; `given` takes the place of what it names. */
export const commandContext = (
  world: ContextWorld,
  given: { readonly records?: CommandContext['records']; readonly forget?: (collection: number) => void } = {},
) => {
  const records = given.records ?? undoableRecords(createRecords(world))
  onTestFinished(records.close)
  const { storage, now, random, database, report } = world
  const today = world.today ?? (() => new Date(now()).toISOString().slice(0, 10))
  const parts = {
    records,
    lists: {
      watchlist: createWatchlistStore(records, { now, random, today }),
      collections: createCollectionsStore(records, world, given.forget ?? (() => {})),
    },
    memory: {
      preferences: createPreferences(storage),
      lastExport: createLastExport(world),
      notices: createNotices(storage),
    },
    language: {
      messages: { peek: () => core },
      loadedMessages: () => ({ ...core, ...other }),
      settled: async () => {},
    },
    storage: {
      storages: [storage, undefined],
      database,
      usedSpace: () => usedSpace(storage),
      clearCopies: async () => {},
    },
    files: {
      saveFile: world.saveFile ?? (async () => false),
      readBackup: world.readBackup ?? (() => Promise.reject(new Error('There is no reader.'))),
    },
    platform: {
      now,
      today,
      random,
      buildVersion: world.buildVersion ?? '',
      slices: createSlices(world),
      reportOnce: report,
    },
    view: { toasts: createToasts(world), removal: { value: null } },
    lazy: createLazyParts(() => context),
  } satisfies Omit<CommandContext, 'commands'>
  const context: CommandContext = { ...parts, commands: { undoHistory: createUndoHistory(parts) } }
  return context
}

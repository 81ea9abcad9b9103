import type { ReadBackupFile } from '#domain/backup/backup-reading.ts'
import type { AskedRemoval } from '#domain/lists/removal.ts'
import type { CoreMessages, Messages } from '#messages/types.ts'
import type { CollectionsStore } from '#stores/lists/collections.ts'
import type { WatchlistStore } from '#stores/lists/watchlist.ts'
import type { LastExport } from '#stores/preferences/last-export.ts'
import type { Notices } from '#stores/preferences/notices.ts'
import type { Preferences } from '#stores/preferences/preferences.ts'
import type { TextStorage } from '#stores/records/records-world.ts'
import type { Slices } from '#stores/slices.ts'
import type { Toasts } from '#stores/toasts.ts'
import type { UndoableRecords } from '#stores/undo/undoable-records.ts'
import type { UndoHistory } from './undo.ts'

/** What commands need of the app, which is one: `lazy.get(createDiaryCommands)`. */
export interface CommandContext {
  readonly records: UndoableRecords
  readonly lists: { readonly watchlist: WatchlistStore; readonly collections: CollectionsStore }
  readonly commands: { readonly undoHistory: UndoHistory }
  readonly memory: { readonly preferences: Preferences; readonly lastExport: LastExport; readonly notices: Notices }
  readonly language: {
    readonly messages: { readonly peek: () => CoreMessages }
    /** Throws before any have loaded. */
    readonly loadedMessages: () => Messages
    /** Resolves once the chosen language has loaded or failed to load. */
    readonly settled: () => Promise<void>
  }
  readonly storage: {
    /** Local and session storage; undefined where blocked. */
    readonly storages: readonly (TextStorage | undefined)[]
    readonly database: IDBFactory | undefined
    /** UTF-16 units; null where local storage is blocked. It limits what fits where there is no database. */
    readonly usedSpace: () => number | null
    /** Deletes what is kept for offline; never rejects. */
    readonly clearCopies: () => Promise<void>
  }
  readonly files: {
    /** Resolves false when the user changed their mind. */
    readonly saveFile: (name: string, text: string) => Promise<boolean>
    readonly readBackup: ReadBackupFile
  }
  readonly platform: {
    readonly now: () => number
    readonly today: () => string
    readonly random: () => number
    readonly buildVersion: string
    readonly slices: Slices
    readonly reportOnce: (error: unknown) => void
  }
  readonly view: { readonly toasts: Toasts; readonly removal: { value: AskedRemoval | null } }
  readonly lazy: { readonly get: <Part extends object>(create: (context: CommandContext) => Part) => Part }
}

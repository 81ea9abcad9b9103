import type { ReadonlySignal, Signal } from '@preact/signals-core'
import type { QueryClient } from '@tanstack/react-query'
import type { BackupCommands } from '#commands/backup.ts'
import type { MembershipCommands } from '#commands/collection-membership.ts'
import type { CollectionCommands } from '#commands/collections.ts'
import type { ImportCommands } from '#commands/imports.ts'
import type { MovieCommands } from '#commands/movies.ts'
import type { SettingsCommands } from '#commands/settings.ts'
import type { WatchlistCommands } from '#commands/watchlist.ts'
import type { Language } from '#domain/languages.ts'
import type { Messages } from '#i18n/messages.ts'
import type { CollectionsStore } from '#stores/collections.ts'
import type { ImportUndo } from '#stores/import-undo.ts'
import type { LastExport } from '#stores/last-export.ts'
import type { ListMemory } from '#stores/list-memory.ts'
import type { Notices } from '#stores/notices.ts'
import type { Persistence } from '#stores/persistence.ts'
import type { PersonMemory } from '#stores/person-memory.ts'
import type { Preferences } from '#stores/preferences.ts'
import type { ProviderLists } from '#stores/provider-lists.ts'
import type { Records } from '#stores/records/records.ts'
import type { SettingsStore } from '#stores/settings.ts'
import type { Toasts } from '#stores/toasts.ts'
import type { WatchlistStore } from '#stores/watchlist.ts'
import type { createImages, isDrawn } from '#tmdb/images.ts'
import type { Queries } from '#tmdb/queries.ts'
import type { World } from './world.ts'

/** What a person can do. Every command announces its result and handles its errors. */
export interface Commands {
  readonly watchlist: WatchlistCommands
  readonly collections: CollectionCommands
  readonly membership: MembershipCommands
  readonly settings: SettingsCommands
  readonly movies: MovieCommands
  readonly backup: BackupCommands
  readonly imports: ImportCommands
  /** Resolves false when the browser refused. */
  readonly deleteEverything: () => Promise<boolean>
  /** Undoes the last change, unless something else has changed since. */
  readonly undo: () => void
}

/** Everything that components use. One is made at start and lives as long as the page. */
export interface App {
  readonly commands: Commands
  readonly records: Records
  /** True once it is certain which records there are: the database has answered, or will not in time. */
  readonly isRead: ReadonlySignal<boolean>
  readonly watchlist: WatchlistStore
  readonly collections: CollectionsStore
  /** Commands change it. */
  readonly settings: Pick<SettingsStore, 'current'>
  readonly preferences: Preferences
  readonly importUndo: ImportUndo
  readonly toasts: Toasts
  readonly memory: ListMemory
  readonly personMemory: PersonMemory
  readonly notices: Notices
  readonly lastExport: LastExport
  readonly persistence: Persistence
  readonly providerLists: ProviderLists
  /** UTF-16 units of local storage in use; null where it is blocked. Reads all of it. */
  readonly usedSpace: () => number | null

  readonly messages: ReadonlySignal<Messages>
  /** The chosen language. */
  readonly language: ReadonlySignal<Language>
  /** The language of `messages`, which follows the chosen one once it has loaded. */
  readonly loadedLanguage: ReadonlySignal<Language>
  /** The browser's language, to be offered to someone who has never chosen one; null when there is nothing to offer. */
  readonly offeredLanguage: ReadonlySignal<Exclude<Language, 'en-US'> | null>
  /** Resolves once the chosen language has loaded, or failed to. */
  readonly languageSettled: () => Promise<void>
  /** Compares titles in the chosen language, numbers by value. */
  readonly collator: ReadonlySignal<Intl.Collator>
  /** Two letters, such as 'US'. */
  readonly region: ReadonlySignal<string>

  /** Provider reads under the current settings. */
  readonly queries: ReadonlySignal<Queries>
  readonly queryClient: QueryClient
  /** True while the embedded catalogue answers. */
  readonly isDemo: ReadonlySignal<boolean>
  readonly hasBuildKey: boolean
  /** Asks TMDB with a key. Rejects with the provider's error when the key cannot be used. */
  readonly tryKey: (apiKey: string, signal: AbortSignal) => Promise<void>
  readonly images: ReturnType<typeof createImages> & { readonly isDrawn: typeof isDrawn }

  readonly timeout: World['timeout']
  readonly reload: World['reload']
  readonly whenIdle: World['whenIdle']
  /** Epoch milliseconds. */
  readonly now: World['now']
  readonly isKeyListOpen: Signal<boolean>
  /** Logs an error once, however many boundaries and caches pass it on. */
  readonly reportOnce: (error: unknown) => void
  /** Keeps page, filter and scroll position of a list. */
  readonly keepPage: (pathname: string, search: string) => void
  /** Does the same before a card opens a movie, so that returning restores it. */
  readonly rememberPage: (pathname: string, search: string) => void
}

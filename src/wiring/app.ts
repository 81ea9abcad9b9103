import type { ReadonlySignal, Signal } from '@preact/signals-core'
import type { QueryClient } from '@tanstack/react-query'
import type { BackupCommands } from '#commands/backup.ts'
import type { MembershipCommands } from '#commands/collection-membership.ts'
import type { CollectionCommands } from '#commands/collections.ts'
import type { MovieCommands } from '#commands/movies.ts'
import type { SettingsCommands } from '#commands/settings.ts'
import type { UndoHistory } from '#commands/undo.ts'
import type { WatchlistCommands } from '#commands/watchlist.ts'
import type { Language } from '#domain/languages.ts'
import type { MovieSnapshot } from '#domain/movie.ts'
import type { Messages } from '#i18n/messages.ts'
import type { CollectionsStore } from '#stores/collections.ts'
import type { DiaryEntries } from '#stores/diary-entries.ts'
import type { InstallOffer } from '#stores/install-offer.ts'
import type { LastExport } from '#stores/last-export.ts'
import type { ListMemory } from '#stores/list-memory.ts'
import type { NotForMeFilms } from '#stores/not-for-me.ts'
import type { Notices } from '#stores/notices.ts'
import type { Persistence } from '#stores/persistence.ts'
import type { PersonMemory } from '#stores/person-memory.ts'
import type { Preferences } from '#stores/preferences.ts'
import type { ProviderLists } from '#stores/provider-lists.ts'
import type { Records } from '#stores/records/records.ts'
import type { SettingsStore } from '#stores/settings.ts'
import type { Slices } from '#stores/slices.ts'
import type { Toasts } from '#stores/toasts.ts'
import type { WatchlistStore } from '#stores/watchlist.ts'
import type { HttpOptions } from '#tmdb/http.ts'
import type { createImages, isDrawn } from '#tmdb/images.ts'
import type { Queries, Scope } from '#tmdb/queries.ts'
import type { Files } from './files.ts'
import type { KeptAnswers } from './kept-answers.ts'
import type { World } from './world.ts'

export interface Commands {
  readonly watchlist: WatchlistCommands
  readonly collections: CollectionCommands
  readonly membership: MembershipCommands
  readonly settings: SettingsCommands
  readonly movies: MovieCommands
  readonly backup: BackupCommands
  /** Does nothing when another change was made since. */
  readonly undo: () => void
}

export interface App extends Files {
  readonly commands: Commands
  readonly undoHistory: UndoHistory
  readonly records: Records
  /** True once the database was read, or failed to answer in time. */
  readonly recordsReady: ReadonlySignal<boolean>
  readonly watchlist: WatchlistStore
  readonly diary: DiaryEntries
  readonly collections: CollectionsStore
  readonly notForMe: NotForMeFilms
  readonly settings: Pick<SettingsStore, 'current'>
  readonly preferences: Preferences
  readonly toasts: Toasts
  readonly memory: ListMemory
  readonly personMemory: PersonMemory
  readonly notices: Notices
  readonly lastExport: LastExport
  readonly persistence: Persistence
  readonly storageLifetime: World['storageLifetime']
  readonly providerLists: ProviderLists
  readonly installOffer: InstallOffer
  /** UTF-16 code units in local storage, null where it is blocked. Slow: it reads every value. */
  readonly usedSpace: () => number | null
  readonly slices: Slices

  readonly messages: ReadonlySignal<Messages>
  readonly language: ReadonlySignal<Language>
  /** The language of `messages`: the previous one until the chosen one has loaded. */
  readonly loadedLanguage: ReadonlySignal<Language>
  /** The browser's language, for a person who never chose one; null for none. */
  readonly offeredLanguage: ReadonlySignal<Exclude<Language, 'en-US'> | null>
  /** Resolves once the chosen language has loaded or failed to load. */
  readonly languageSettled: () => Promise<void>
  readonly collator: ReadonlySignal<Intl.Collator>
  /** ISO 3166-1, such as 'US'. */
  readonly region: ReadonlySignal<string>
  /** The TMDB ids of the person's streaming services in their region, in ascending order. */
  readonly myServices: ReadonlySignal<readonly number[]>

  readonly queries: ReadonlySignal<Queries>
  readonly queryClient: QueryClient
  /** For requests of which no answer is kept. */
  readonly api: () => { readonly api: HttpOptions; readonly scope: Scope }
  readonly isDemo: ReadonlySignal<boolean>
  /** True when TMDB cannot be reached for want of a network; never in demo mode, which needs none. */
  readonly isOffline: ReadonlySignal<boolean>
  /** Rejects when their code did not load, or without a database. */
  readonly keptAnswers: () => Promise<KeptAnswers>
  /** Deletes what is kept for offline. Never rejects. */
  readonly clearCopies: () => Promise<void>
  /** Local and session storage; undefined where blocked. */
  readonly storages: readonly World['storage'][]
  readonly hasBuildKey: boolean
  /** Rejects with the provider's error when TMDB does not accept the key. */
  readonly tryKey: (apiKey: string, signal: AbortSignal) => Promise<void>
  readonly images: ReturnType<typeof createImages> & { readonly isDrawn: typeof isDrawn }

  readonly timeout: World['timeout']
  readonly isHidden: World['isHidden']
  readonly onConnection: World['onConnection']
  readonly onStorage: World['onStorage']
  readonly database: World['database']
  readonly buildVersion: World['buildVersion']
  readonly reload: World['reload']
  readonly now: World['now']
  /** A new version of the app that is downloaded and waits; null for none. */
  readonly newVersion: Signal<{ readonly reload: () => void } | null>
  readonly today: World['today']
  readonly readBackup: World['readBackup']
  readonly readHistory: World['readHistory']
  readonly random: World['random']
  /** The movie to rate in a dialog of its own; null for none. */
  readonly ratedMovie: Signal<MovieSnapshot | null>
  readonly isKeyListOpen: Signal<boolean>
  readonly reportOnce: (error: unknown) => void
  /** Saves the page, filter and scroll position of a list. */
  readonly savePage: (pathname: string, search: string) => void
  /** Call it before a card opens a movie, so that Back restores the list. */
  readonly rememberPage: (pathname: string, search: string) => void
}

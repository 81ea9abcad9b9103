import type { ReadonlySignal, Signal } from '@preact/signals-react'
import type { QueryClient } from '@tanstack/react-query'
import type { UndoHistory } from '#commands/undo.ts'
import type { WatchlistCommands } from '#commands/watchlist.ts'
import type { FolderStatus } from '#domain/devices/folder-status.ts'
import type { AskedRemoval } from '#domain/lists/removal.ts'
import type { Language } from '#domain/movie/languages.ts'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import type { Formats } from '#i18n/formats.ts'
import type { CoreMessages, Messages } from '#messages/types.ts'

import type { ServiceLists } from '#stores/copies/service-lists.ts'
import type { InstallOffer } from '#stores/install-offer.ts'
import type { CollectionsStore } from '#stores/lists/collections.ts'
import type { DiaryEntries } from '#stores/lists/diary-entries.ts'
import type { HiddenMovies } from '#stores/lists/hidden.ts'
import type { SettingsStore } from '#stores/lists/settings.ts'
import type { WatchlistStore } from '#stores/lists/watchlist.ts'
import type { Persistence } from '#stores/persistence.ts'
import type { LastExport } from '#stores/preferences/last-export.ts'
import type { ListMemory } from '#stores/preferences/list-memory.ts'
import type { Notices } from '#stores/preferences/notices.ts'
import type { Preferences } from '#stores/preferences/preferences.ts'
import type { Slices } from '#stores/slices.ts'
import type { Toasts } from '#stores/toasts.ts'
import type { UndoableRecords } from '#stores/undo/undoable-records.ts'
import type { HttpOptions } from '#tmdb/http.ts'
import type { createImages, isDrawn } from '#tmdb/images.ts'
import type { Queries, Scope } from '#tmdb/queries.ts'
import type { Files } from './files.ts'
import type { KeptAnswers } from './kept-answers.ts'
import type { LazyParts } from './lazy-parts.ts'
import type { Loadable } from './loadable.ts'
import type { RunningFlows } from './running-flows.ts'
import type { World } from './world.ts'

/** What the user can do anywhere; what few screens can do comes from `lazy`. */
export interface Commands {
  readonly watchlist: WatchlistCommands
  /** Of the last ten changes of this tab, the latest that was not undone yet. */
  readonly undo: () => void
  readonly redo: () => void
  readonly undoHistory: UndoHistory
}

/** The user's lists, as the engine of the records has them now. */
export interface Lists {
  /** True once the database was read, or failed to answer in time. */
  readonly areReady: ReadonlySignal<boolean>
  readonly watchlist: WatchlistStore
  readonly diary: DiaryEntries
  readonly collections: CollectionsStore
  readonly hidden: HiddenMovies
}

/** The user's settings, and what follows from them. */
export interface EffectiveSettings extends Pick<SettingsStore, 'current'> {
  /** ISO 3166-1, such as 'US'. */
  readonly region: ReadonlySignal<string>
  /** The TMDB ids of the user's streaming services in their region, in ascending order. */
  readonly myServices: ReadonlySignal<readonly number[]>
}

/** What is remembered beside the records: how lists are shown, where the user was, what they dismissed. */
export interface Memory {
  readonly preferences: Preferences
  readonly lists: ListMemory
  readonly notices: Notices
  readonly lastExport: LastExport
  /** Whether Home will have new releases to show, known before the database has been read. */
  readonly areReleasesDue: () => boolean
  /** Saves the page, filter and scroll position of a list. */
  readonly savePage: (pathname: string, search: string) => void
  /** Call it before a card opens a movie, so that Back restores the list. */
  readonly rememberPage: (pathname: string, search: string) => void
}

/** The language of the interface and its messages. */
export interface InterfaceLanguage {
  readonly messages: ReadonlySignal<CoreMessages>
  readonly current: ReadonlySignal<Language>
  /** The language of `messages`: the previous one until the chosen one has loaded. */
  readonly loaded: ReadonlySignal<Language>
  /** The browser's language, for a user who never chose one; null for none. */
  readonly offered: ReadonlySignal<Exclude<Language, 'en-US'> | null>
  /** Resolves once the chosen language has loaded or failed to load. */
  readonly settled: () => Promise<void>
  /** All messages of a language, also those that Home does not show. */
  readonly all: (language: Language) => Loadable<Messages>
  /** All of the page's language, or while they load those that loaded last. Throws before any have loaded. */
  readonly loadedMessages: () => Messages
  /** Of the language of `messages`. */
  readonly formats: ReadonlySignal<Formats>
}

/** TMDB or the demo catalog, as the user's settings have it. */
export interface ProviderAccess {
  readonly queries: ReadonlySignal<Queries>
  readonly queryClient: QueryClient
  /** For requests of which no answer is kept. */
  readonly api: () => { readonly api: HttpOptions; readonly scope: Scope }
  readonly images: ReturnType<typeof createImages> & { readonly isDrawn: typeof isDrawn }
  /** The streaming services of each country, as last loaded. */
  readonly lists: ServiceLists
  readonly isDemo: ReadonlySignal<boolean>
  /** True when TMDB cannot be reached for want of a network; never in demo mode, which needs none. */
  readonly isOffline: ReadonlySignal<boolean>
  readonly hasBuildKey: boolean
  /** Rejects with the provider's error when TMDB does not accept the key. */
  readonly tryKey: (apiKey: string, signal: AbortSignal) => Promise<void>
}

/** What the browser keeps for the app, and for how long. */
export interface BrowserStorage {
  readonly persistence: Persistence
  readonly lifetime: World['storageLifetime']
  /** UTF-16 code units in local storage, null where it is blocked. Slow: it reads every value. */
  readonly usedSpace: () => number | null
  /** In the units of `usedSpace`. */
  readonly quota: number
  /** Local and session storage; undefined where blocked. */
  readonly storages: readonly World['storage'][]
  readonly database: World['database']
  readonly callSyncWorker: World['callSyncWorker']
  readonly folderAccess: World['folderAccess']
  /** Rejects when their code did not load, or without a database. */
  readonly keptAnswers: () => Promise<KeptAnswers>
  /** Deletes what is kept for offline. Never rejects. */
  readonly clearCopies: () => Promise<void>
}

/** The files that the app makes and reads. */
export interface AppFiles extends Files, Pick<World, 'readBackup' | 'readHistory'> {}

/** The clock, the tab and the build. */
export interface Platform
  extends Pick<
    World,
    | 'now'
    | 'today'
    | 'random'
    | 'timeout'
    | 'isHidden'
    | 'onHide'
    | 'onShow'
    | 'savesData'
    | 'onConnection'
    | 'onStorage'
    | 'browser'
    | 'buildVersion'
    | 'reload'
  > {
  readonly slices: Slices
  readonly reportOnce: (error: unknown) => void
}

/** What the whole app shows, whatever the address. */
export interface AppView {
  readonly toasts: Toasts
  /** The movie to log a viewing of in a dialog of its own; null for none. */
  readonly loggedMovie: Signal<MovieSnapshot | null>
  /** The removal that a dialog asks about; null for none. */
  readonly removal: Signal<AskedRemoval | null>
  readonly isKeyListOpen: Signal<boolean>
  readonly installOffer: InstallOffer
  readonly flows: RunningFlows
  /** A new version of the app that is downloaded and waits; null for none. */
  readonly newVersion: Signal<{ readonly reload: () => void } | null>
  /** Changes that are in no copy outside the browser, once it is time to say so; null before. */
  readonly uncopiedChanges: Signal<number | null>
  /** How it stands with the shared folder; null for people without one. */
  readonly folderStatus: Signal<FolderStatus | null>
}

/** All services of the app. */
export interface App {
  readonly records: UndoableRecords
  readonly lists: Lists
  readonly settings: EffectiveSettings
  readonly commands: Commands
  readonly memory: Memory
  readonly language: InterfaceLanguage
  readonly provider: ProviderAccess
  readonly storage: BrowserStorage
  readonly files: AppFiles
  readonly platform: Platform
  readonly view: AppView
  /** What only some screens need, commands too: `lazy.get(createDiaryCommands)`. */
  readonly lazy: LazyParts
}

import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-core'
import type { QueryClient } from '@tanstack/react-query'
import type { BackupCommands } from '#commands/backup.ts'
import { createUndoSteps } from '#commands/undo.ts'
import { createWatchlistCommands, type WatchlistCommands } from '#commands/watchlist.ts'
import { pageFrom, sectionOf } from '#domain/addresses.ts'
import { type Language, preferredLanguage } from '#domain/languages.ts'
import { effectiveLanguage, effectiveRegion } from '#domain/settings.ts'
import type { Texts } from '#i18n/texts.ts'
import { createLastExport, type LastExport } from '#stores/last-export.ts'
import { createListMemory, type ListMemory } from '#stores/list-memory.ts'
import { createNotices, type Notices } from '#stores/notices.ts'
import { createPersistence, type Persistence, requestingPersistence } from '#stores/persistence.ts'
import { createRecords, type Records } from '#stores/records/records.ts'
import type { SettingsStore } from '#stores/settings.ts'
import { createToasts, type Toasts } from '#stores/toasts.ts'
import { createWatchlistStore, type WatchlistStore } from '#stores/watchlist.ts'
import { createImages, isDrawn } from '#tmdb/images.ts'
import { createQueries, createQueryClient, forgetAnswers, type Queries } from '#tmdb/queries.ts'
import { lateBackupCommands } from './late-backup.ts'
import type { LateCommands, LateServices } from './late-services.ts'
import { onceLoaded } from './once-loaded.ts'
import { createSource } from './source.ts'
import { createStart, type Start } from './start.ts'
import { createWords } from './words.ts'
import type { World } from './world.ts'

interface EarlyCommands {
  readonly watchlist: WatchlistCommands
  readonly backup: BackupCommands
  /** Takes back the last change that offered it, as long as nothing was changed since. */
  readonly undo: () => void
}

/** What is there from the start. */
interface EarlyServices {
  readonly records: Records
  /** True once it is certain which records there are: the database has answered, or will not in time. */
  readonly isRead: ReadonlySignal<boolean>
  readonly watchlist: WatchlistStore
  /** What is set; commands change it. */
  readonly settings: Pick<SettingsStore, 'current'>
  readonly toasts: Toasts
  readonly memory: ListMemory
  readonly notices: Notices
  readonly lastExport: LastExport
  readonly persistence: Persistence
  readonly text: ReadonlySignal<Texts>
  /** Compares titles in the interface language, numbers by value. */
  readonly collator: ReadonlySignal<Intl.Collator>
  readonly language: ReadonlySignal<Language>
  /** The language of `text`: the chosen one as soon as its words are there. */
  readonly spoken: ReadonlySignal<Language>
  /** The browser's language, to be offered to someone who has never chosen one; null when there is nothing to offer. */
  readonly offered: ReadonlySignal<Language | null>
  /** Resolves once the words of the chosen language are there, or did not load. */
  readonly wordsSettled: () => Promise<void>
  readonly region: ReadonlySignal<string>
  /** True while the embedded catalogue answers. */
  readonly isDemo: ReadonlySignal<boolean>
  readonly hasBuildKey: boolean
  /** Reads for the settings of this moment. */
  readonly queries: ReadonlySignal<Queries>
  readonly queryClient: QueryClient
  readonly images: ReturnType<typeof createImages> & { readonly isDrawn: typeof isDrawn }
  readonly commands: EarlyCommands
  readonly timeout: World['timeout']
  readonly whenIdle: World['whenIdle']
  readonly start: Start
  /** True while the list of keys is open. Opened only once the app is complete: its words come then. */
  readonly isKeyListOpen: Signal<boolean>
  /** Epoch milliseconds. */
  readonly now: World['now']
  /** Logs an error that a boundary caught, unless the query cache has logged it already. */
  readonly reportOnce: (error: unknown) => void
  /** Keeps where a person is on a list. */
  readonly keepPage: (pathname: string, search: string) => void
  /** Keeps where a person is on a list, before a card leads away. */
  readonly rememberPage: (pathname: string, search: string) => void
  /** Brings the services and words that Home's start does without; screens wait for it. */
  readonly complete: () => Promise<void>
  readonly isComplete: () => boolean
}

/**
 * Everything that components use. One is made at start and lives as long as the page; what is of `LateServices` is there
 * once it is complete, which every screen but Home waits for.
 */
export type App = Omit<EarlyServices, 'commands'> & LateServices & { readonly commands: EarlyCommands & LateCommands }

/** Puts the app together over a world. */
export const createApp = (world: World): App => {
  const reported = new WeakSet<object>()
  const reportOnce = (error: unknown) => {
    if (typeof error === 'object' && error !== null) {
      if (reported.has(error)) return
      reported.add(error)
    }
    world.report(error)
  }

  const persistence = createPersistence(world.storageManager, world.report)
  const records = requestingPersistence(createRecords(world), persistence.request)
  const isRead = signal(false)
  void records.ready.then(() => {
    isRead.value = true
  })
  const settings = { current: records.settings }
  const watchlist = createWatchlistStore(records, world)
  const toasts = createToasts(world)
  const memory = createListMemory(world.session)
  const lastExport = createLastExport(world)

  const language = computed(() => effectiveLanguage(settings.current.value))
  const region = computed(() => effectiveRegion(settings.current.value, world.languages[0] ?? ''))
  const includeAdult = computed(() => settings.current.value.includeAdult)
  const words = createWords(language, world)
  const { text } = words
  const collator = computed(() => new Intl.Collator(language.value, { numeric: true }))

  const notices = createNotices(world.storage)
  const offered = computed(() => {
    if (settings.current.value.language !== undefined || notices.isLanguageDismissed.value) return null
    const preferred = preferredLanguage(world.languages)
    return preferred === 'en-US' ? null : preferred
  })

  const steps = createUndoSteps(toasts, () => text.peek())

  const queryClient = createQueryClient(reportOnce)
  const source = createSource(world, settings.current, { language, region, includeAdult })
  const queries = computed(() => {
    const { scope } = source.value
    return createQueries(
      (asked) => source.peek().providerFor(asked),
      () => scope,
    )
  })
  let sourceKey = source.peek().key
  effect(() => {
    const { key } = source.value
    if (key === sourceKey) return
    sourceKey = key
    void forgetAnswers(queryClient)
  })

  const keepPage = (pathname: string, search: string): void => {
    const parameters = new URLSearchParams(search)
    memory.pageInfo(pathname).write({
      page: pageFrom(parameters.get('page')) ?? 1,
      filter: parameters.get('filter') ?? '',
      scrollY: world.scrollPosition(),
      lastVisited: world.now(),
    })
  }

  let isComplete = false
  const early: EarlyServices = {
    records,
    isRead,
    watchlist,
    settings,
    toasts,
    memory,
    notices,
    lastExport,
    persistence,
    text,
    collator,
    language,
    spoken: words.spoken,
    offered,
    wordsSettled: words.settled,
    region,
    isDemo: computed(() => source.value.scope.source === 'demo'),
    hasBuildKey: world.settings.apiKey !== '',
    queries,
    queryClient,
    images: { ...createImages(world.settings.imageUrl), isDrawn },
    commands: {
      watchlist: createWatchlistCommands(watchlist, toasts, () => text.peek(), steps),
      backup: lateBackupCommands({ ...world, records, lastExport, toasts, text: () => text.peek() }),
      undo: steps.undo,
    },
    timeout: world.timeout,
    whenIdle: world.whenIdle,
    start: createStart(queryClient, world),
    isKeyListOpen: signal(false),
    now: world.now,
    reportOnce,
    keepPage,
    rememberPage: (pathname, search) => {
      keepPage(pathname, search)
      memory.restoreScrollY.write(world.scrollPosition())
      if (sectionOf(pathname).kind === 'discover') memory.returningFromMovie.write(true)
    },
    complete: onceLoaded(async () => {
      const [{ createLateServices }] = await Promise.all([import('./late-services.ts'), words.whole()])
      const late = createLateServices({ world, records, lastExport, toasts, words, steps })
      Object.assign(early, late.services)
      Object.assign(early.commands, late.commands)
      isComplete = true
    }),
    isComplete: () => isComplete,
  }
  return early as App
}

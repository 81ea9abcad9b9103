import { computed, effect, type ReadonlySignal } from '@preact/signals-core'
import type { QueryClient } from '@tanstack/react-query'
import { type CollectionCommands, createCollectionCommands } from '#commands/collections.ts'
import { createMovieCommands, type MovieCommands } from '#commands/movies.ts'
import { createSettingsCommands, type SettingsCommands } from '#commands/settings.ts'
import { createUndoSteps } from '#commands/undo.ts'
import { createWatchlistCommands, type WatchlistCommands } from '#commands/watchlist.ts'
import { pageFrom } from '#domain/addresses.ts'
import { effectiveLanguage, effectiveRegion } from '#domain/settings.ts'
import { type CollectionsStore, createCollectionsStore } from '#stores/collections.ts'
import { createListMemory, type ListMemory } from '#stores/list-memory.ts'
import { createNotices, type Notices } from '#stores/notices.ts'
import { createPreferences, type Preferences } from '#stores/preferences.ts'
import { createRecords, type Records } from '#stores/records.ts'
import { createSettingsStore, type SettingsStore } from '#stores/settings.ts'
import { createToasts, type Toasts } from '#stores/toasts.ts'
import { createWatchlistStore, type WatchlistStore } from '#stores/watchlist.ts'
import { type Texts, textsFor } from '#text/texts.ts'
import { createImages, isDrawn } from '#tmdb/images.ts'
import { createQueries, createQueryClient, forgetAnswers, type Queries } from '#tmdb/queries.ts'
import { createSource } from './source.ts'
import type { World } from './world.ts'

/** Everything that components use. One is made at start and lives as long as the page. */
export interface App {
  readonly records: Records
  readonly watchlist: WatchlistStore
  readonly collections: CollectionsStore
  readonly preferences: Preferences
  readonly settings: SettingsStore
  readonly toasts: Toasts
  readonly memory: ListMemory
  readonly notices: Notices
  readonly text: ReadonlySignal<Texts>
  /** Compares titles in the interface language, numbers by value. */
  readonly collator: ReadonlySignal<Intl.Collator>
  readonly language: ReadonlySignal<string>
  readonly region: ReadonlySignal<string>
  /** True while the embedded catalogue answers. */
  readonly isDemo: ReadonlySignal<boolean>
  readonly hasBuildKey: boolean
  /** Reads for the settings of this moment. */
  readonly queries: ReadonlySignal<Queries>
  readonly queryClient: QueryClient
  readonly images: ReturnType<typeof createImages> & { readonly isDrawn: typeof isDrawn }
  readonly commands: {
    readonly watchlist: WatchlistCommands
    readonly collections: CollectionCommands
    readonly settings: SettingsCommands
    readonly movies: MovieCommands
    /** Takes back the last change that offered it, as long as nothing was changed since. */
    readonly undo: () => void
  }
  readonly timeout: World['timeout']
  /** Logs an error that a boundary caught, unless the query cache has logged it already. */
  readonly reportOnce: (error: unknown) => void
  /** Keeps where a person is on a list, before a card leads away. */
  readonly rememberPage: (pathname: string, search: string) => void
}

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

  const records = createRecords(world)
  const settings = createSettingsStore(records)
  const watchlist = createWatchlistStore(records, world)
  const preferences = createPreferences(world.storage)
  const collections = createCollectionsStore(records, world, preferences.forgetCollection)
  const toasts = createToasts(world)
  const memory = createListMemory(world.session)

  const language = computed(() => effectiveLanguage(settings.current.value))
  const region = computed(() => effectiveRegion(settings.current.value, world.languages[0] ?? ''))
  const includeAdult = computed(() => settings.current.value.includeAdult)
  const text = computed(() => textsFor(language.value))
  const collator = computed(() => new Intl.Collator(language.value, { numeric: true }))

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

  return {
    records,
    watchlist,
    collections,
    preferences,
    settings,
    toasts,
    memory,
    notices: createNotices(world.storage),
    text,
    collator,
    language,
    region,
    isDemo: computed(() => source.value.scope.source === 'demo'),
    hasBuildKey: world.settings.apiKey !== '',
    queries,
    queryClient,
    images: { ...createImages(world.settings.imageUrl), isDrawn },
    commands: {
      watchlist: createWatchlistCommands(watchlist, toasts, () => text.peek(), steps),
      collections: createCollectionCommands(collections, toasts, () => text.peek(), steps, records.library),
      settings: createSettingsCommands(settings, toasts, () => text.peek()),
      movies: createMovieCommands(toasts, () => text.peek()),
      undo: steps.undo,
    },
    timeout: world.timeout,
    reportOnce,
    rememberPage: (pathname, search) => {
      const parameters = new URLSearchParams(search)
      const scrollY = world.scrollPosition()
      memory.pageInfo(pathname).write({
        page: pageFrom(parameters.get('page')) ?? 1,
        filter: parameters.get('filter') ?? '',
        scrollY,
        lastVisited: world.now(),
      })
      memory.restoreScrollY.write(scrollY)
    },
  }
}

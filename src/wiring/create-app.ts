import { computed, effect, signal } from '@preact/signals-core'
import type { QueryClient } from '@tanstack/react-query'
import { createUndoHistory } from '#commands/undo.ts'
import { pageFrom, sectionOf } from '#domain/addresses.ts'
import type { MovieSnapshot } from '#domain/movie.ts'
import { servicesIn } from '#domain/my-services.ts'
import { effectiveLanguage, effectiveRegion, offeredLanguage } from '#domain/settings.ts'
import { createCollectionsStore } from '#stores/collections.ts'
import { createDiaryEntries } from '#stores/diary-entries.ts'
import { createInstallOffer } from '#stores/install-offer.ts'
import { createLastExport } from '#stores/last-export.ts'
import { createListMemory, type ListMemory } from '#stores/list-memory.ts'
import { createNotForMeFilms } from '#stores/not-for-me.ts'
import { createNotices } from '#stores/notices.ts'
import { createPersistence, requestingPersistence } from '#stores/persistence.ts'
import { createPersonMemory } from '#stores/person-memory.ts'
import { createPreferences } from '#stores/preferences.ts'
import { createProviderLists } from '#stores/provider-lists.ts'
import { createRecords } from '#stores/records/records.ts'
import { createSettingsStore } from '#stores/settings.ts'
import { createSlices } from '#stores/slices.ts'
import { usedSpace } from '#stores/storage-space.ts'
import { createToasts } from '#stores/toasts.ts'
import { createWatchlistStore } from '#stores/watchlist.ts'
import { createImages, isDrawn } from '#tmdb/images.ts'
import { createQueries, createQueryClient, resetResponses } from '#tmdb/queries.ts'
import { createAnswerPersister } from './answer-persister.ts'
import type { App } from './app.ts'
import { createCommands } from './create-commands.ts'
import { createLocalization } from './localization.ts'
import { createSource, keyTest } from './source.ts'
import type { World } from './world.ts'

const reportingOnce = (report: World['report']) => {
  const reported = new WeakSet<object>()
  return (error: unknown): void => {
    if (typeof error === 'object' && error !== null) {
      if (reported.has(error)) return
      reported.add(error)
    }
    report(error)
  }
}

const createPageMemory = (memory: ListMemory, world: World): Pick<App, 'savePage' | 'rememberPage'> => {
  const savePage = (pathname: string, search: string): void => {
    const parameters = new URLSearchParams(search)
    memory.pageInfo(pathname).write({
      page: pageFrom(parameters.get('page')) ?? 1,
      filter: parameters.get('filter') ?? '',
      scrollY: world.scrollPosition(),
      lastVisited: world.now(),
    })
  }
  return {
    savePage,
    rememberPage: (pathname, search) => {
      savePage(pathname, search)
      memory.restoreScrollY.write(world.scrollPosition())
      if (sectionOf(pathname).kind === 'discover') memory.returningFromMovie.write(true)
    },
  }
}

const clearCacheOnSourceChange = (source: ReturnType<typeof createSource>, queryClient: QueryClient): void => {
  let before = source.peek().key
  effect(() => {
    const { key } = source.value
    if (key === before) return
    before = key
    void resetResponses(queryClient)
  })
}

const createStores = (world: World, freeSpace: () => Promise<void>) => {
  const persistence = createPersistence(world.storageManager, world.report)
  const records = requestingPersistence(createRecords({ ...world, freeSpace }), persistence.request)
  const recordsReady = signal(false)
  void records.ready.then(() => {
    recordsReady.value = true
  })
  const preferences = createPreferences(world.storage)
  return {
    records,
    recordsReady,
    watchlist: createWatchlistStore(records, world),
    diary: createDiaryEntries(records),
    collections: createCollectionsStore(records, world, preferences.removeCollection),
    notForMe: createNotForMeFilms(records),
    settings: createSettingsStore(records),
    preferences,
    toasts: createToasts(world),
    memory: createListMemory(world.session),
    personMemory: createPersonMemory(world.session, world.now),
    notices: createNotices(world.storage),
    lastExport: createLastExport(world),
    persistence,
    providerLists: createProviderLists(world),
    installOffer: createInstallOffer(world.onInstallOffer, world.report),
    usedSpace: () => usedSpace(world.storage),
    slices: createSlices(world),
  }
}

export type Stores = ReturnType<typeof createStores>

const createLanguage = (stores: Stores, world: World) => {
  const settings = stores.settings.current
  const region = computed(() => effectiveRegion(settings.value, world.languages[0] ?? ''))
  const language = computed(() => effectiveLanguage(settings.value))
  const { messages, loadedLanguage, settled } = createLocalization(language, world)
  return {
    messages,
    language,
    loadedLanguage,
    languageSettled: settled,
    offeredLanguage: computed(() =>
      offeredLanguage(settings.value, stores.notices.isLanguageDismissed.value, world.languages),
    ),
    collator: computed(() => new Intl.Collator(language.value, { numeric: true })),
    region,
    myServices: computed(() => servicesIn(settings.value, region.value)),
  }
}

const createConnection = (world: World, source: ReturnType<typeof createSource>) => {
  const isOnline = signal(world.isOnline())
  world.onConnection(() => {
    isOnline.value = world.isOnline()
  })
  const isDemo = computed(() => source.value.scope.source === 'demo')
  return { isDemo, isOffline: computed(() => !isOnline.value && !isDemo.value) }
}

export const createApp = (world: World): App => {
  const reportOnce = reportingOnce(world.report)
  const keptAnswers = () => kept?.load() ?? Promise.reject(new TypeError('There is no database.'))
  // Without a database there are none.
  const clearCopies = () =>
    keptAnswers()
      .then(({ clear }) => clear())
      .catch(() => {})
  const stores = createStores(world, clearCopies)
  const language = createLanguage(stores, world)
  const ratedMovie = signal<MovieSnapshot | null>(null)
  const undoHistory = createUndoHistory(stores.toasts, () => language.messages.peek())
  const settings = stores.settings.current
  const includeAdult = computed(() => settings.value.includeAdult)
  const source = createSource(world, settings, { ...language, includeAdult })
  const { isDemo, isOffline } = createConnection(world, source)
  const kept = world.database
    ? createAnswerPersister({
        records: stores.records,
        database: world.database,
        caches: world.caches,
        fetch: world.fetch,
        now: world.now,
        version: world.version,
        isOffline,
        queryClient: () => queryClient,
      })
    : null
  const queryClient = createQueryClient(reportOnce, kept?.persister)
  clearCacheOnSourceChange(source, queryClient)
  const queries = computed(() => {
    const { scope } = source.value
    return createQueries(
      (requested) => source.peek().providerFor(requested),
      () => scope,
    )
  })
  const commands = createCommands(stores, language, undoHistory, ratedMovie, world)
  return {
    ...stores,
    ...language,
    undoHistory,
    ratedMovie,
    commands,
    queries,
    queryClient,
    api: () => source.peek(),
    isDemo,
    isOffline,
    keptAnswers,
    clearCopies,
    storages: [world.storage, world.session],
    hasBuildKey: world.settings.apiKey !== '',
    tryKey: keyTest(world),
    images: { ...createImages(world.settings.imageUrl), isDrawn },
    timeout: world.timeout,
    isHidden: world.isHidden,
    onConnection: world.onConnection,
    onStorage: world.onStorage,
    downloadFile: world.downloadFile,
    canShareFile: world.canShareFile,
    shareFile: world.shareFile,
    saveFile: world.saveFile,
    storageLifetime: world.storageLifetime,
    database: world.database,
    buildVersion: world.buildVersion,
    reload: world.reload,
    now: world.now,
    newVersion: signal(null),
    today: world.today,
    readBackup: world.readBackup,
    readHistory: world.readHistory,
    random: world.random,
    isKeyListOpen: signal(false),
    reportOnce,
    ...createPageMemory(stores.memory, world),
  }
}

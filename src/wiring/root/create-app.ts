import { computed, effect, signal } from '@preact/signals-react'
import type { QueryClient } from '@tanstack/react-query'
import type { AskedRemoval } from '#domain/lists/removal.ts'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import { servicesIn } from '#domain/settings/my-services.ts'
import { effectiveLanguage, effectiveRegion, offeredLanguage } from '#domain/settings/settings.ts'
import { formatsOf } from '#i18n/formats.ts'
import { createServiceLists } from '#stores/copies/service-lists.ts'
import { createInstallOffer } from '#stores/install-offer.ts'
import { createCollectionsStore } from '#stores/lists/collections.ts'
import { createDiaryEntries } from '#stores/lists/diary-entries.ts'
import { createHiddenMovies } from '#stores/lists/hidden.ts'
import { createWatchlistStore } from '#stores/lists/watchlist.ts'
import { createPersistence, type Persistence, requestingPersistence } from '#stores/persistence.ts'
import type { Notices } from '#stores/preferences/notices.ts'
import { createRecords, type Records } from '#stores/records/records.ts'
import { storageQuota, usedSpace } from '#stores/safe-storage.ts'
import { createSlices } from '#stores/slices.ts'
import { createToasts } from '#stores/toasts.ts'
import { undoableRecords } from '#stores/undo/undoable-records.ts'
import { createImages, isDrawn } from '#tmdb/images.ts'
import { createQueries, createQueryClient, resetResponses } from '#tmdb/queries.ts'
import type {
  App,
  AppView,
  BrowserStorage,
  EffectiveSettings,
  InterfaceLanguage,
  Lists,
  Memory,
  Platform,
  ProviderAccess,
} from '../app/app.ts'
import { createLazyParts } from '../app/lazy-parts.ts'
import { createRunningFlows } from '../app/running-flows.ts'
import type { World } from '../app/world.ts'
import { createAnswerPersister } from '../offline/answer-persister.ts'
import { createCommands } from './create-commands.ts'
import { createLocalization } from './localization.ts'
import { createMemory } from './memory.ts'
import { createSource, keyTest } from './source.ts'

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

const clearCacheOnSourceChange = (source: ReturnType<typeof createSource>, queryClient: QueryClient): void => {
  let before = source.peek().key
  effect(() => {
    const { key } = source.value
    if (key === before) return
    before = key
    void resetResponses(queryClient)
  })
}

const createRecordStores = (
  world: World,
  memory: Memory,
  persistence: Persistence,
  freeSpace: Required<World>['freeSpace'],
) => {
  const records = undoableRecords(requestingPersistence(createRecords({ ...world, freeSpace }), persistence.request))
  const areReady = signal(false)
  void records.ready.then(() => {
    areReady.value = true
  })
  const lists: Lists = {
    areReady,
    watchlist: createWatchlistStore(records, world),
    diary: createDiaryEntries(records),
    collections: createCollectionsStore(records, world, memory.preferences.removeCollection),
    hidden: createHiddenMovies(records),
  }
  return { records, lists }
}

const createSettings = ({ settings: current }: Records, world: World): EffectiveSettings => {
  const region = computed(() => effectiveRegion(current.value, world.languages[0] ?? ''))
  return { current, region, myServices: computed(() => servicesIn(current.value, region.value)) }
}

const createLanguage = (settings: EffectiveSettings['current'], notices: Notices, world: World): InterfaceLanguage => {
  const current = computed(() => effectiveLanguage(settings.value))
  const localization = createLocalization(current, world)
  return {
    current,
    ...localization,
    formats: computed(() => formatsOf(localization.loaded.value)),
    offered: computed(() => offeredLanguage(settings.value, notices.language.isDismissed.value, world.languages)),
  }
}

const createProviderAccess = (
  world: World,
  records: Records,
  settings: EffectiveSettings,
  language: InterfaceLanguage['current'],
  reportOnce: Platform['reportOnce'],
): { readonly provider: ProviderAccess; readonly keptAnswers: BrowserStorage['keptAnswers'] } => {
  const includeAdult = computed(() => settings.current.value.includeAdult)
  const source = createSource(world, settings.current, { language, region: settings.region, includeAdult })
  const isOnline = signal(world.isOnline())
  world.onConnection(() => {
    isOnline.value = world.isOnline()
  })
  const isDemo = computed(() => source.value.scope.source === 'demo')
  const isOffline = computed(() => !isOnline.value && !isDemo.value)
  const { database, caches, fetch, now, version } = world
  const kept = database
    ? createAnswerPersister({
        records,
        database,
        caches,
        fetch,
        now,
        version,
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
  return {
    provider: {
      queries,
      queryClient,
      api: () => source.peek(),
      images: { ...createImages(world.settings.imageUrl, world.largestPoster), isDrawn },
      lists: createServiceLists(world),
      isDemo,
      isOffline,
      hasBuildKey: world.settings.apiKey !== '',
      tryKey: keyTest(world),
    },
    keptAnswers: () => kept?.load() ?? Promise.reject(new TypeError('There is no database.')),
  }
}

/** Pictures and answers go first, then restore points, the oldest first; the newest stays. */
const freeingSpace =
  ({ database, report }: World, clearCopies: () => Promise<void>): Required<World>['freeSpace'] =>
  async (step) => {
    if (step === 0) await clearCopies()
    if (step === 0 || !database) return step === 0
    try {
      const { removeOldestPoint } = await import('#stores/restore-points.ts')
      return await removeOldestPoint(database)
    } catch (error) {
      report(error)
      return false
    }
  }

export const createApp = (world: World): App => {
  const reportOnce = reportingOnce(world.report)
  const memory = createMemory(world)
  const persistence = createPersistence(world.storageManager, world.report)
  // Without a database there are none.
  const clearCopies = () =>
    keptAnswers()
      .then(({ clear }) => clear())
      .catch(() => {})
  const { records, lists } = createRecordStores(world, memory, persistence, freeingSpace(world, clearCopies))
  const settings = createSettings(records, world)
  const language = createLanguage(settings.current, memory.notices, world)
  const { provider, keptAnswers } = createProviderAccess(world, records, settings, language.current, reportOnce)
  const view: AppView = {
    toasts: createToasts(world),
    loggedMovie: signal<MovieSnapshot | null>(null),
    removal: signal<AskedRemoval | null>(null),
    isKeyListOpen: signal(false),
    installOffer: createInstallOffer(world.onInstallOffer, world.report),
    flows: createRunningFlows(world.now),
    newVersion: signal(null),
    uncopiedChanges: signal(null),
    folderStatus: signal(null),
  }
  const platform: Platform = {
    now: world.now,
    today: world.today,
    random: world.random,
    timeout: world.timeout,
    isHidden: world.isHidden,
    onHide: world.onHide,
    onShow: world.onShow,
    savesData: world.savesData,
    onConnection: world.onConnection,
    onStorage: world.onStorage,
    browser: world.browser,
    buildVersion: world.buildVersion,
    reload: world.reload,
    slices: createSlices(world),
    reportOnce,
  }
  const parts: Omit<App, 'commands'> = {
    records,
    lists,
    settings,
    memory,
    language,
    provider,
    storage: {
      persistence,
      lifetime: world.storageLifetime,
      usedSpace: () => usedSpace(world.storage),
      quota: storageQuota,
      storages: [world.storage, world.session],
      database: world.database,
      callSyncWorker: world.callSyncWorker,
      folderAccess: world.folderAccess,
      keptAnswers,
      clearCopies,
    },
    files: {
      downloadFile: world.downloadFile,
      canShareFile: world.canShareFile,
      isSharingUsual: world.isSharingUsual,
      shareFile: world.shareFile,
      canShareText: world.canShareText,
      shareText: world.shareText,
      copyText: world.copyText,
      saveFile: world.saveFile,
      readBackup: world.readBackup,
      readHistory: world.readHistory,
    },
    platform,
    view,
    lazy: createLazyParts(() => app),
  }
  const app: App = { ...parts, commands: createCommands(parts) }
  return app
}

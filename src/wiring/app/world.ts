import type { ReadBackupFile } from '#domain/backup/backup-reading.ts'
import type { ReadHistoryFiles } from '#domain/history/reading.ts'
import { attempt } from '#domain/values/attempt.ts'
import { localDayOf } from '#domain/values/day.ts'
import { type StorageLifetime, storageLifetime } from '#domain/values/storage-lifetime.ts'
import type { ShowInstallDialog } from '#stores/install-offer.ts'
import type { PersistenceManager } from '#stores/persistence.ts'
import type { RecordsWorld, Stop } from '#stores/records/records-world.ts'
import { withPrefetched } from '#tmdb/prefetched-response.ts'
import { browserFiles, type Files } from './files.ts'

export interface BuildSettings {
  readonly apiKey: string
  readonly baseUrl: string
  readonly imageUrl: string
}

export interface World extends RecordsWorld, Files {
  readonly session: Storage | undefined
  readonly fetch: (request: Request) => Promise<Response>
  /** BCP 47 tags, most preferred first. */
  readonly languages: readonly string[]
  readonly origin: string
  /** Reloads the page; does nothing while its server does not answer. */
  readonly reload: () => Promise<unknown>
  readonly scrollPosition: () => number
  /** The local date, YYYY-MM-DD. */
  readonly today: () => string
  readonly readBackup: ReadBackupFile
  readonly readHistory: ReadHistoryFiles
  /** Undefined on pages without HTTPS. */
  readonly caches: CacheStorage | undefined
  /** Undefined on pages without HTTPS. */
  readonly storageManager: PersistenceManager | undefined
  /** Of data that the storage manager does not protect. */
  readonly storageLifetime: StorageLifetime
  /** Of package.json: '1.2.0'. */
  readonly buildVersion: string
  /** Differs between any two builds. */
  readonly version: string
  /** False only when there is surely no network. */
  readonly isOnline: () => boolean
  readonly onConnection: (listener: () => void) => Stop
  readonly isHidden: () => boolean
  /** Null once the app is installed. */
  readonly onInstallOffer: (listener: (show: ShowInstallDialog | null) => void) => Stop
  readonly settings: BuildSettings
}

const isInstalled = (): boolean =>
  ['standalone', 'minimal-ui', 'fullscreen'].some((mode) => window.matchMedia?.(`(display-mode: ${mode})`).matches)

const subscribe = (target: EventTarget, types: readonly string[], listener: (event: Event) => void) => {
  for (const type of types) target.addEventListener(type, listener)
  return () => {
    for (const type of types) target.removeEventListener(type, listener)
  }
}

export const browserWorld = (settings: BuildSettings, reload: World['reload']): World => ({
  storage: attempt(() => window.localStorage),
  session: attempt(() => window.sessionStorage),
  database: attempt(() => window.indexedDB),
  caches: attempt(() => window.caches),
  fetch: withPrefetched(window.prefetchedResponse, (request) => fetch(request)),
  now: () => Date.now(),
  random: () => Math.random(),
  languages: navigator.languages,
  origin: location.origin,
  reload,
  scrollPosition: () => window.scrollY,
  today: () => localDayOf(new Date().toISOString()),
  ...browserFiles(),
  readBackup: async (...given) => (await import('../history/reader-worker.ts')).readBackup(...given),
  readHistory: async (...given) => (await import('../history/reader-worker.ts')).readHistory(...given),
  storageManager: 'storage' in navigator ? navigator.storage : undefined,
  storageLifetime: storageLifetime({
    vendor: navigator.vendor,
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    isInstalled: isInstalled(),
  }),
  buildVersion: import.meta.env.APP_VERSION,
  // The name of the entry script has a hash of all code.
  version: document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '',
  isOnline: () => navigator.onLine,
  onConnection: (listener) => subscribe(window, ['online', 'offline'], listener),
  onInstallOffer: (listener) => {
    const onOffer = (event: BeforeInstallPromptEvent) => {
      // Otherwise the browser shows an offer of its own.
      event.preventDefault()
      listener(() => event.prompt())
    }
    const onInstalled = () => listener(null)
    window.addEventListener('beforeinstallprompt', onOffer)
    window.addEventListener('appinstalled', onInstalled)
    return () => {
      window.removeEventListener('beforeinstallprompt', onOffer)
      window.removeEventListener('appinstalled', onInstalled)
    }
  },
  settings,
  afterPaint: (task) => {
    // Frame callbacks run before the paint, so a task follows. Hidden pages get no frames.
    if (document.hidden) setTimeout(task)
    else requestAnimationFrame(() => setTimeout(task))
  },
  isHidden: () => document.hidden,
  timeout: (task, milliseconds) => {
    const timer = setTimeout(task, milliseconds)
    return () => clearTimeout(timer)
  },
  onStorage: (listener) =>
    subscribe(window, ['storage'], (event) => {
      if (event instanceof StorageEvent && event.storageArea === attempt(() => window.localStorage)) listener(event.key)
    }),
  onHide: (listener) => {
    const ends = [
      subscribe(window, ['pagehide'], listener),
      subscribe(document, ['visibilitychange'], () => document.hidden && listener()),
    ]
    return () => {
      for (const end of ends) end()
    }
  },
  onShow: (listener) => {
    const ends = [
      subscribe(window, ['pageshow', 'focus'], listener),
      subscribe(document, ['visibilitychange'], () => document.hidden || listener()),
    ]
    return () => {
      for (const end of ends) end()
    }
  },
  // biome-ignore lint/suspicious/noConsole: the one place where errors are logged
  report: (error) => console.error(error),
})

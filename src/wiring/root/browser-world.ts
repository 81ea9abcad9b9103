import type { CallSyncWorker } from '#devices/messages.ts'
import { attempt } from '#domain/values/attempt.ts'
import { localDayOf } from '#domain/values/day.ts'
import { storageLifetime } from '#domain/values/storage-lifetime.ts'
import { withPrefetched } from '#tmdb/prefetched-response.ts'
import type { BuildSettings, World } from '../app/world.ts'
import { browserDatabases } from './browser-databases.ts'
import { browserFiles } from './browser-files.ts'

const isInstalled = (): boolean =>
  ['standalone', 'minimal-ui', 'fullscreen'].some((mode) => window.matchMedia?.(`(display-mode: ${mode})`).matches)

const subscribe = (target: EventTarget, types: readonly string[], listener: (event: Event) => void) => {
  for (const type of types) target.addEventListener(type, listener)
  return () => {
    for (const type of types) target.removeEventListener(type, listener)
  }
}

const quietMs = 1000
const longestBusyMs = 2000

const whenIdle: World['whenIdle'] = (task) => {
  let waiting = 0
  const timer = setTimeout(() => {
    // Safari does not say when it is idle.
    if ('requestIdleCallback' in window) waiting = requestIdleCallback(task, { timeout: longestBusyMs })
    else task()
  }, quietMs)
  return () => {
    clearTimeout(timer)
    if (waiting > 0) cancelIdleCallback(waiting)
  }
}

/** Its code is loaded with the first call. */
const syncWorkerCaller = (): CallSyncWorker => {
  let loading: Promise<CallSyncWorker> | undefined
  return async (name, given) => {
    loading ??= import('./device-worker.ts').then(({ createSyncWorker }) => createSyncWorker())
    return (await loading)(name, given)
  }
}

const databases = attempt(() => window.indexedDB)

export const browserWorld = (settings: BuildSettings, reload: World['reload']): World => ({
  storage: attempt(() => window.localStorage),
  session: attempt(() => window.sessionStorage),
  database: databases && browserDatabases(databases),
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
  readBackup: async (...given) => (await import('./reader-worker.ts')).readBackup(...given),
  readHistory: async (...given) => (await import('./reader-worker.ts')).readHistory(...given),
  callSyncWorker: syncWorkerCaller(),
  folderAccess:
    'showDirectoryPicker' in window ? async () => (await import('./browser-folders.ts')).browserFolders : undefined,
  storageManager: 'storage' in navigator ? navigator.storage : undefined,
  storageLifetime: storageLifetime({
    vendor: navigator.vendor,
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    isInstalled: isInstalled(),
  }),
  browser: { userAgent: navigator.userAgent, maxTouchPoints: navigator.maxTouchPoints },
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
  whenIdle,
  isHidden: () => document.hidden,
  savesData: () => navigator.connection?.saveData === true,
  largestPoster: document.documentElement.dataset['posters'],
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

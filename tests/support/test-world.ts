import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import type { StorageLifetime } from '#domain/values/storage-lifetime.ts'
import type { ShowInstallDialog } from '#stores/install-offer.ts'
import type { PersistenceManager } from '#stores/persistence.ts'
import { createDemoHandler } from '#tmdb/demo/handler.ts'
import type { FolderAccess } from '#wiring/app/folder-access.ts'
import type { World } from '#wiring/app/world.ts'
import { callSyncHere } from './call-devices-here.ts'
import { FakeStorage } from './fake-storage.ts'
import { ManualClock } from './manual-clock.ts'
import { memoryFolders } from './memory-folder.ts'
import { readBackupHere, readHere } from './read-here.ts'

/** The provider's answer at a path below its base URL. */
export type Answer = (request: Request) => Promise<Response> | Response

export interface TestWorldOptions {
  /** JSON values of local storage, by key. */
  readonly stored?: Readonly<Record<string, unknown>>
  /** JSON values of session storage, by key. */
  readonly remembered?: Readonly<Record<string, unknown>>
  /** The key of the build; '' serves the embedded catalog. */
  readonly buildKey?: string
  /** The version of the app. */
  readonly version?: string
  /** Whether there is a network at the start; true by default. */
  readonly isOnline?: boolean
  /** Whether the user asked the browser to save data; false by default. */
  readonly savesData?: boolean
  /** Answers of the provider by path, such as '/trending/movie/week'; the embedded catalog answers all other paths. */
  readonly answers?: Readonly<Record<string, Answer>>
  readonly languages?: readonly string[]
  readonly userAgent?: string
  /** How far down the page is scrolled, in pixels. */
  readonly scrollY?: number
  readonly database?: IDBFactory | undefined
  /** None by default. */
  readonly caches?: CacheStorage
  /** Whether the browser denies access to local storage. */
  readonly isStorageBlocked?: boolean
  /** Until space runs low by default. */
  readonly storageLifetime?: StorageLifetime
  /** What the browser has for folders; nothing by default. */
  readonly folderAccess?: FolderAccess
  /** The storage manager of the browser; none by default. */
  readonly promises?: PersistenceManager
}

const base = 'https://tmdb.test/3'

const subscribers = <Listener>() => {
  const all = new Set<Listener>()
  return {
    all,
    add: (listener: Listener) => {
      all.add(listener)
      return () => void all.delete(listener)
    },
  }
}

/** A browser in memory, with a clock that is advanced by hand. */
export const createTestWorld = (options: TestWorldOptions = {}) => {
  const clock = new ManualClock()
  const textsOf = (values: TestWorldOptions['stored']) =>
    Object.entries(values ?? {}).map(([key, value]) => [key, JSON.stringify(value)] as const)
  const storage = new FakeStorage(textsOf(options.stored))
  const session = new FakeStorage(textsOf(options.remembered))
  const answers = new Map(Object.entries(options.answers ?? {}))
  const others = createDemoHandler()
  const requests: Request[] = []
  const reported: unknown[] = []
  const reloads: string[] = []
  const copied: string[] = []
  const files: { readonly name: string; readonly text: string }[] = []
  const keep: World['downloadFile'] = (name, content) => {
    files.push({ name, text: typeof content === 'string' ? content : '' })
  }
  let isOnline = options.isOnline ?? true
  const connectionListeners = subscribers<() => void>()
  const installListeners = subscribers<(show: ShowInstallDialog | null) => void>()
  const storageListeners = subscribers<(key: string | null) => void>()
  const { folderAccess } = options
  const database = 'database' in options ? options.database : new IDBFactory()
  const folders = memoryFolders()
  const world: World = {
    storage: options.isStorageBlocked ? undefined : storage,
    session,
    database,
    caches: options.caches,
    fetch: async (request) => {
      requests.push(request)
      return (answers.get(new URL(request.url).pathname.replace('/3', '')) ?? others)(request)
    },
    now: clock.now,
    random: () => 0.5,
    languages: options.languages ?? ['en-US'],
    origin: 'https://matinee.test',
    reload: async () => void reloads.push(window.location.href),
    scrollPosition: () => options.scrollY ?? 0,
    today: () => '2026-01-02',
    readBackup: readBackupHere,
    readHistory: readHere,
    callSyncWorker: callSyncHere({ database, now: clock.now, random: Math.random, openFolder: folders.open }),
    folderAccess: folderAccess && (async () => folderAccess),
    downloadFile: keep,
    canShareFile: () => false,
    isSharingUsual: () => false,
    shareFile: async () => true,
    canShareText: () => false,
    shareText: async () => true,
    copyText: async (text) => void copied.push(text),
    saveFile: async (name, content) => {
      keep(name, content)
      return true
    },
    storageManager: options.promises,
    storageLifetime: options.storageLifetime ?? { kind: 'until space runs low' },
    settings: { apiKey: options.buildKey ?? 'build-key', baseUrl: base, imageUrl: 'https://images.test/t/p' },
    afterPaint: (task) => void setImmediate(task),
    whenIdle: (task) => {
      const waiting = setImmediate(task)
      return () => clearImmediate(waiting)
    },
    timeout: clock.timeout,
    onStorage: storageListeners.add,
    browser: { userAgent: options.userAgent ?? '', maxTouchPoints: 0 },
    buildVersion: '1.2.0',
    version: options.version ?? '1',
    isOnline: () => isOnline,
    isHidden: () => false,
    savesData: () => options.savesData ?? false,
    onConnection: connectionListeners.add,
    onInstallOffer: installListeners.add,
    onHide: () => () => {},
    onShow: () => () => {},
    report: (error) => void reported.push(error),
  }
  return {
    world,
    clock,
    storage,
    session,
    /** Reports that another tab, or the browser, changed local storage. */
    storageChanged: (key: string | null) => {
      for (const listener of storageListeners.all) listener(key)
    },
    /** The network goes or comes back. */
    setOnline: (isNow: boolean) => {
      isOnline = isNow
      for (const listener of connectionListeners.all) listener()
    },
    /** The browser offers to install the app, or reports with null that it is installed. */
    offerInstall: (show: ShowInstallDialog | null) => {
      for (const listener of installListeners.all) listener(show)
    },
    /** The folders that a user can choose, by name. */
    folders,
    /** May be changed at any time. */
    answers,
    /** The downloaded files. */
    files,
    copied,
    /** The reported errors. */
    reported,
    /** The URLs at which the page was reloaded. */
    reloads,
    requests,
    /** The requested paths with their parameters, without the API key. */
    asked: () =>
      requests.map(({ url }) =>
        decodeURIComponent(url)
          .replace(base, '')
          .replace(/[?&]api_key=[^&]*/, ''),
      ),
  }
}

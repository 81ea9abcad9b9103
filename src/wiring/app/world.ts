import type { CallSyncWorker } from '#devices/messages.ts'
import type { ReadBackupFile } from '#domain/backup/backup-reading.ts'
import type { DeviceBrowser } from '#domain/devices/device-name.ts'
import type { ReadHistoryFiles } from '#domain/imports/reading.ts'
import type { StorageLifetime } from '#domain/values/storage-lifetime.ts'
import type { ShowInstallDialog } from '#stores/install-offer.ts'
import type { PersistenceManager } from '#stores/persistence.ts'
import type { RecordsWorld, Stop } from '#stores/records/records-world.ts'
import type { Files } from './files.ts'
import type { FolderAccess } from './folder-access.ts'

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
  /** Its worker opens the database as another tab would. */
  readonly callSyncWorker: CallSyncWorker
  /** Undefined where the browser does not let pages use folders. */
  readonly folderAccess: (() => Promise<FolderAccess>) | undefined
  /** Undefined on pages without HTTPS. */
  readonly caches: CacheStorage | undefined
  /** Undefined on pages without HTTPS. */
  readonly storageManager: PersistenceManager | undefined
  /** Of data that the storage manager does not protect. */
  readonly storageLifetime: StorageLifetime
  /** For the name that is proposed for this device. */
  readonly browser: DeviceBrowser
  /** Of package.json: '1.2.0'. */
  readonly buildVersion: string
  /** Differs between any two builds. */
  readonly version: string
  /** False only when there is surely no network. */
  readonly isOnline: () => boolean
  readonly onConnection: (listener: () => void) => Stop
  readonly isHidden: () => boolean
  /** Whether the user asked the browser to save data; false where it does not say. */
  readonly savesData: () => boolean
  /** The width in pixels up to which posters are asked for during this visit; undefined for all. */
  readonly largestPoster?: string | undefined
  /** Null once the app is installed. */
  readonly onInstallOffer: (listener: (show: ShowInstallDialog | null) => void) => Stop
  readonly settings: BuildSettings
}

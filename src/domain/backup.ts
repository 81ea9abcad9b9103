import type { IsoTime, Library, Settings } from './library.ts'

/** The schema of the export files that this version of the app writes and reads (spec section 9). */
export const dataSchema = '1'
const appVersion = '1.0.0'

/** An export file (spec section 3). Settings without `apiKey` leave the stored key alone when they are imported. */
export interface Backup {
  readonly metadata: {
    readonly exportDate: IsoTime
    readonly appVersion: string
    readonly dataSchema: string
  }
  readonly data: Pick<Library, 'watchlist' | 'collections' | 'collectionMovies' | 'watchHistory'> & {
    readonly settings: Omit<Settings, 'apiKey'> & Partial<Pick<Settings, 'apiKey'>>
  }
}

const settingsFor = (settings: Settings, includeApiKey: boolean): Backup['data']['settings'] => {
  const { apiKey, ...rest } = settings
  return includeApiKey && apiKey !== '' ? { ...rest, apiKey } : rest
}

/** The export of a library at a time. The API key is a secret: it is left out unless it is asked for. */
export const backupOf = (
  { watchlist, collections, collectionMovies, watchHistory, settings }: Library,
  exportDate: IsoTime,
  { includeApiKey }: { readonly includeApiKey: boolean },
): Backup => ({
  metadata: { exportDate, appVersion, dataSchema },
  data: { watchlist, collections, collectionMovies, watchHistory, settings: settingsFor(settings, includeApiKey) },
})

/** The file's text: JSON that a person can read. */
export const backupText = (backup: Backup): string => `${JSON.stringify(backup, null, 2)}\n`

/** The file's name for a date (YYYY-MM-DD, the person's own day). */
export const backupFileName = (date: string): string => `matinee-${date}.json`

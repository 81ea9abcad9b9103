import type { Library, Settings } from '../records/library.ts'
import { withListedViewings } from '../records/watch-history.ts'
import type { IsoTime } from '../values/instant.ts'

export const dataSchema = '1'
const appVersion = '1.0.0'

/** docs/spec.md, section 3. Importing settings without `apiKey` keeps the stored key. */
export interface Backup {
  readonly metadata: {
    readonly exportDate: IsoTime
    readonly appVersion: string
    readonly dataSchema: string
    /** The version of the app that wrote it: `appVersion` is that of the format. */
    readonly buildVersion?: string
  }
  readonly data: Pick<Library, 'watchlist' | 'collections' | 'collectionMovies' | 'watchHistory' | 'notForMe'> & {
    readonly settings: Omit<Settings, 'apiKey'> & Partial<Pick<Settings, 'apiKey'>>
    /** Missing without friends, as in files of earlier versions. */
    readonly friends?: Library['friends']
  }
}

const settingsFor = (settings: Settings, includeApiKey: boolean): Backup['data']['settings'] => {
  const { apiKey, ...rest } = settings
  return includeApiKey && apiKey !== '' ? { ...rest, apiKey } : rest
}

export const backupOf = (
  { watchlist, collections, collectionMovies, watchHistory, notForMe, settings, friends }: Library,
  exportDate: IsoTime,
  { includeApiKey, buildVersion }: { readonly includeApiKey: boolean; readonly buildVersion?: string },
): Backup => ({
  metadata: { exportDate, appVersion, dataSchema, ...(buildVersion !== undefined && { buildVersion }) },
  data: {
    watchlist,
    collections,
    collectionMovies,
    watchHistory: watchHistory.map(withListedViewings),
    notForMe,
    settings: settingsFor(settings, includeApiKey),
    ...(friends.length > 0 && { friends }),
  },
})

export const backupText = (backup: Backup): string => `${JSON.stringify(backup, null, 2)}\n`

/** `date` is the user's local YYYY-MM-DD. */
export const backupFileName = (date: string): string => `matinee-${date}.json`

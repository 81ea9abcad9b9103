import type { MovieId, MovieSnapshot } from './movie.ts'

/** An instant as ISO 8601 text in UTC, as `Date.prototype.toISOString` writes it. */
export type IsoTime = string

/** `Date.now() * 1000 + 0..999`: 16 digits, unique within its list. */
export type RecordId = number

export type WatchStatus = 'want-to-watch' | 'watching' | 'watched'

/** A stored watchlist item: spec section 3, reading A, plus `watchedAt`. */
export interface WatchlistItem {
  readonly id: RecordId
  readonly movieId: MovieId
  readonly userId: 1
  readonly addedAt: IsoTime
  readonly status: WatchStatus
  /** 0 to 100; absent unless watched (100), watching, or imported. */
  readonly progress?: number
  readonly favorite: boolean
  /** Set whenever a status is supplied on update. */
  readonly lastModified?: IsoTime
  readonly watchedAt: IsoTime | null
  readonly movie: MovieSnapshot
}
export type Watchlist = readonly WatchlistItem[]

/** A stored collection. `moviesCount` and the cover are derived from its links when shown. */
export interface Collection {
  readonly id: RecordId
  readonly name: string
  readonly description: string
  readonly coverImage: string | null
  readonly createdAt: IsoTime
  readonly lastUpdatedAt: IsoTime
  readonly moviesCount: number
}

export interface CollectionLink {
  readonly id: RecordId
  readonly movieId: MovieId
  readonly collectionId: RecordId
  readonly movie: MovieSnapshot
  readonly addedAt: IsoTime
}

export interface WatchHistoryEntry {
  readonly movieId: MovieId
  readonly watchedAt: IsoTime
}

export type Theme = 'system' | 'dark' | 'light'

/** Provider settings and interface preferences; `region` and `language` are absent until chosen. */
export interface Settings {
  readonly apiKey: string
  /** ISO 3166-1 alpha-2. */
  readonly region?: string
  /** One of the ten locale codes of spec section 2. */
  readonly language?: string
  readonly includeAdult: boolean
  readonly theme: Theme
  /** Whether a single character typed anywhere, such as '/', acts on the page (WCAG 2.1.4). */
  readonly keyShortcuts: boolean
}

/** Everything personal, one field for each storage key that holds records (spec section 3). */
export interface Library {
  readonly watchlist: Watchlist
  readonly collections: readonly Collection[]
  readonly collectionMovies: readonly CollectionLink[]
  readonly watchHistory: readonly WatchHistoryEntry[]
  readonly settings: Settings
  readonly deletedCollections: readonly RecordId[]
}

/** Nothing chosen yet: region and language follow the browser until they are. */
export const defaultSettings: Settings = { apiKey: '', includeAdult: false, theme: 'system', keyShortcuts: true }

/** The library of a first visit. */
export const emptyLibrary: Library = {
  watchlist: [],
  collections: [],
  collectionMovies: [],
  watchHistory: [],
  settings: defaultSettings,
  deletedCollections: [],
}

import type { Library } from '#domain/records/library.ts'
import type { RecordId } from '#domain/values/ids.ts'
import { namesOf } from '#domain/values/named-values.ts'

/** Local storage keys, docs/spec.md, section 3. Their order is stored: tabs of two builds must write the same text. */
export const recordKeys = {
  watchlist: 'watchlist',
  collections: 'collections',
  collectionMovies: 'collection-movies',
  watchHistory: 'watch-history',
  notForMe: 'not-for-me',
  settings: 'settings',
  deletedCollections: 'deleted-collections',
  friends: 'friends',
} as const satisfies Record<keyof Library, string>

export type RecordListName = keyof typeof recordKeys

export const isRecordListName = (name: unknown): name is RecordListName =>
  typeof name === 'string' && Object.hasOwn(recordKeys, name)

export const recordListNames = namesOf(recordKeys)

export const revisionKey = 'records-revision'

/** A damaged value is moved to `[key].corrupt-[epoch milliseconds]`. */
export const corruptKeyPrefix = (key: string): string => `${key}.corrupt-`

export const noticeKeys = {
  demo: 'demo-notice',
  language: 'language-notice',
  copy: 'copy-notice',
  seen: 'seen-notice',
} as const
export const dismissed = 'dismissed'

export const preferenceKeys = {
  watchlistOrder: 'watchlistSortOrder',
  watchlistPageSize: 'watchlistItemsPerPage',
  watchlistTab: 'watchlistTab',
  watchedOrder: 'watchedSortOrder',
  watchedPageSize: 'watchedItemsPerPage',
  collectionsOrder: 'collectionsSortBy',
  collectionsPageSize: 'collectionsItemsPerPage',
  selectedServices: 'selectedWatchProviders',
  selectedGenre: 'selectedGenreId',
  genreSort: 'discoverSortBy',
  hideSeen: 'discoverHideSeen',
  discoverTab: 'discoverActiveTab',
  lastQuery: 'lastSearchQuery',
  lastQueryActive: 'lastSearchActive',
  ratingScale: 'ratingScale',
  cardRating: 'cardRating',
  tonight: 'tonightConditions',
  deviceName: 'deviceName',
  syncPaused: 'syncPaused',
  density: 'listDensity',
  shuffle: 'listShuffle',
} as const

export const collectionOrderKey = (id: RecordId): string => `collection${id}SortBy`
export const collectionPageSizeKey = (id: RecordId): string => `collection${id}ItemsPerPage`

export const servicesPrefix = 'watch-providers-'

export const servicesKey = (region: string, language: string): string => `${servicesPrefix}${region}-${language}`

/** ISO time. */
export const lastExportKey = 'last-export'

/** ISO time. */
export const uncopiedSinceKey = 'uncopied-since'

/** Days of visits as JSON, and the day from which there are new releases. */
export const releaseKeys = { visits: 'release-visits', due: 'releases-due' } as const

export const sessionKeys = {
  restoreScrollY: 'restoreScrollY',
  collectionsPage: 'collections-page-state',
  trendingPage: 'trending_page',
  genrePage: 'genre_page',
  searchPage: 'search_page',
  discoverNeedsReset: 'discover_needs_reset',
  returningFromMovie: 'returning_from_movie_detail',
  searchText: 'search-text',
  personStates: 'person-states',
} as const

export const pageInfoKey = (path: string): string => `pageInfo-${path}`
export const collectionStateKey = (id: RecordId): string => `collection-${id}-state`

/** Is written and removed when all is erased, for other tabs, whose session storage is their own. */
export const erasedKey = 'data-erased'

const draftPrefix = 'form-draft-'
export const draftKey = (form: string, record: string): string => `${draftPrefix}${form}-${record}`
export const isDraftKey = (key: string): boolean => key.startsWith(draftPrefix)

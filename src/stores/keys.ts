import type { Library, RecordId } from '#domain/library.ts'

/** The local storage key of each list of personal records (spec section 3). */
export const recordKeys = {
  watchlist: 'watchlist',
  collections: 'collections',
  collectionMovies: 'collection-movies',
  watchHistory: 'watch-history',
  settings: 'settings',
  deletedCollections: 'deleted-collections',
} as const satisfies Record<keyof Library, string>

/** The name of a list of records, as the library has it. */
export type RecordListName = keyof typeof recordKeys

/** The names of all lists of records. */
export const recordListNames = [
  'watchlist',
  'collections',
  'collectionMovies',
  'watchHistory',
  'settings',
  'deletedCollections',
] as const satisfies readonly RecordListName[]

/** Schema and revision of the record keys, JSON. */
export const revisionKey = 'records-revision'

/** An unreadable value is kept aside under `[key].corrupt-[time]`, time in epoch milliseconds. */
export const corruptKeyPrefix = (key: string): string => `${key}.corrupt-`

/** Local storage keys of notices that a person can dismiss, and what is stored then. */
export const noticeKeys = { demo: 'demo-notice', language: 'language-notice' } as const
export const dismissed = 'dismissed'

/** Local storage keys of preferences, bare text (spec section 3; `discoverHideSeen` is our own). */
export const preferenceKeys = {
  watchlistOrder: 'watchlistSortOrder',
  watchlistPageSize: 'watchlistItemsPerPage',
  watchedOrder: 'watchedSortOrder',
  watchedPageSize: 'watchedItemsPerPage',
  collectionsOrder: 'collectionsSortBy',
  collectionsPageSize: 'collectionsItemsPerPage',
  selectedProviders: 'selectedWatchProviders',
  selectedGenre: 'selectedGenreId',
  genreSort: 'discoverSortBy',
  hideSeen: 'discoverHideSeen',
  discoverTab: 'discoverActiveTab',
  lastQuery: 'lastSearchQuery',
  lastQueryActive: 'lastSearchActive',
} as const

/** Local storage keys of one collection's preferences (spec section 3). */
export const collectionOrderKey = (id: RecordId): string => `collection${id}SortBy`
export const collectionPageSizeKey = (id: RecordId): string => `collection${id}ItemsPerPage`

/** The providers of a region, kept for 24 h: JSON with their time. */
export const providersKey = (region: string, language: string): string => `watch-providers-${region}-${language}`

/** When the data were last exported, ISO time as bare text. Not a record: it concerns this browser alone. */
export const lastExportKey = 'last-export'

/** Session storage keys (spec section 3). */
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

/** Session storage keys of one list, by its path, and of one collection (spec section 3). */
export const pageInfoKey = (path: string): string => `pageInfo-${path}`
export const collectionStateKey = (id: RecordId): string => `collection-${id}-state`

import type { MovieId, MovieSnapshot } from '../movie/movie.ts'
import type { ReleaseKind } from '../movie/release-kinds.ts'
import type { SharedMovie } from '../sharing/shared-list.ts'
import type { RecordId } from '../values/ids.ts'
import type { IsoTime } from '../values/instant.ts'
import type { WatchedAt } from '../values/watched-at.ts'

export type WatchStatus = 'want-to-watch' | 'watching' | 'watched'

export interface WatchlistItem {
  readonly id: RecordId
  readonly movieId: MovieId
  readonly userId: 1
  readonly addedAt: IsoTime
  readonly status: WatchStatus
  /** 0 to 100; absent unless watched (100), watching or imported. */
  readonly progress?: number
  readonly favorite: boolean
  readonly lastModified?: IsoTime
  readonly watchedAt: IsoTime | null
  readonly movie: MovieSnapshot
}
export type Watchlist = readonly WatchlistItem[]

/** `moviesCount` and the cover are derived from the links when shown. */
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
  /** Its place in the order of the user, compared by code units; absent for a movie that was never placed. */
  readonly position?: string
  /** Why it is in the collection; never ''. */
  readonly note?: string
}

export interface Viewing {
  /** Unique among the viewings of its movie. */
  readonly id: RecordId
  /** Null when the user does not remember. */
  readonly watchedAt: WatchedAt | null
  /** 1 to 10, an integer. */
  readonly rating?: number
  readonly note?: string
  readonly tags?: readonly string[]
  /** The names of those who watched it too. */
  readonly companions?: readonly string[]
  readonly createdAt: IsoTime
  readonly lastModified: IsoTime
}

export type SlimSnapshot = Pick<MovieSnapshot, 'id' | 'title' | 'posterPath' | 'releaseDate' | 'runtime' | 'genres'>

export interface WatchHistoryEntry {
  readonly movieId: MovieId
  /** Of its newest dated viewing, null when none is dated; a whole time in entries of earlier versions. */
  readonly watchedAt: WatchedAt | null
  /** 1 to 10, an integer. */
  readonly rating?: number
  readonly ratedAt?: IsoTime
  readonly liked?: boolean
  readonly note?: string
  readonly tags?: readonly string[]
  readonly movie?: SlimSnapshot
  /** Missing in entries of earlier versions, which are one viewing: see `viewingsOf`. */
  readonly plays?: readonly Viewing[]
  /** Of the movie's own data; missing while there was none. */
  readonly lastModified?: IsoTime
}

export interface HiddenMovie {
  readonly movieId: MovieId
  readonly addedAt: IsoTime
  readonly movie: SlimSnapshot
}

/** Someone whose list is kept, apart from the user's own records: no list but this one knows its movies. */
export interface Friend {
  readonly id: RecordId
  readonly name: string
  /** A `FriendColor`, or one of a later version. */
  readonly color: string
  readonly addedAt: IsoTime
  /** When the list was kept last. */
  readonly keptAt: IsoTime
  /** As its link calls it, '' without a name. */
  readonly listName: string
  readonly movies: readonly SharedMovie[]
}

export type Theme = 'system' | 'dark' | 'light'

/** TMDB ids in ascending order, by the ISO 3166-1 code of a region; never an empty list. */
export type Services = Readonly<Record<string, readonly number[]>>

/** What the user wants nothing suggested of. */
export interface NeverShow {
  /** TMDB ids. */
  readonly genres: readonly number[]
  /** TMDB ids. */
  readonly keywords?: readonly number[]
  /** The highest one that is shown, as the country rates movies. */
  readonly age?: { readonly country: string; readonly rating: string }
}

export interface Settings {
  readonly apiKey: string
  readonly region?: string
  readonly language?: string
  readonly includeAdult: boolean
  readonly theme: Theme
  /** WCAG 2.1.4: single characters such as '/' act as shortcuts. */
  readonly keyShortcuts: boolean
  /** Those that the user has; missing for none. */
  readonly services?: Services
  /** The kinds that the user wants to see; missing for all. */
  readonly releaseKinds?: readonly ReleaseKind[]
  readonly neverShow?: NeverShow
}

export interface Library {
  readonly watchlist: Watchlist
  readonly collections: readonly Collection[]
  readonly collectionMovies: readonly CollectionLink[]
  readonly watchHistory: readonly WatchHistoryEntry[]
  readonly notForMe: readonly HiddenMovie[]
  readonly settings: Settings
  readonly deletedCollections: readonly RecordId[]
  readonly friends: readonly Friend[]
}

export const defaultSettings: Settings = { apiKey: '', includeAdult: false, theme: 'system', keyShortcuts: true }

export const emptyLibrary: Library = {
  watchlist: [],
  collections: [],
  collectionMovies: [],
  watchHistory: [],
  notForMe: [],
  settings: defaultSettings,
  deletedCollections: [],
  friends: [],
}

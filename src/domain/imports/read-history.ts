import type { MovieId } from '../movie/movie.ts'
import type { IsoTime } from '../values/instant.ts'
import type { WatchedAt } from '../values/watched-at.ts'

export const historySources = [
  'trakt',
  'letterboxd',
  'imdb',
  'tmdb',
  'simkl',
  'yamtrack',
  'movary',
  'watcharr',
  'media-kraken',
  'seriesguide',
  'tv-time',
  'ryot',
  'netflix',
  'csv',
  'list',
] as const
export type HistorySource = (typeof historySources)[number]

export interface RowOrigin {
  /** As in `HistoryFile`: of a file in an archive with its path, such as 'lists/noir.csv'. */
  readonly file: string
  /** From 1: the line of a text where the row starts, or the number of the record in a JSON list. */
  readonly line: number
}

export interface NamedMovie {
  /** Equal for rows about the same movie, as far as their file tells. */
  readonly key: string
  readonly tmdbId?: MovieId
  /** 'tt' and at least seven digits. */
  readonly imdbId?: string
  /** '' where the file has ids alone. */
  readonly title: string
  readonly originalTitle?: string
  readonly year?: number
  /** The source keeps movies apart from series. Otherwise only the provider can tell. */
  readonly isMovie: boolean
  /** Of a table of unknown origin, whose ids may be those of series: a movie with another title is asked about. */
  readonly isIdDoubtful?: true
  /** An episode, by the words of its title and without an id: it is not looked up unless the user searches for it. */
  readonly isSeries?: true
}

/** Ratings are integers from 1 to 10. Texts are plain, without markup. */
export type HistoryFact =
  | {
      readonly kind: 'viewing'
      readonly watchedAt: WatchedAt | null
      readonly rating?: number
      readonly note?: string
      readonly tags?: readonly string[]
      /** The names of those who watched it too. */
      readonly companions?: readonly string[]
      /** Seen before, says the file; the earlier viewing is among the facts, without a date if need be. */
      readonly isRewatch?: true
    }
  /** Seen at an unknown time, and added on this day: an undated viewing, unless there is any other viewing of the movie. */
  | { readonly kind: 'seen'; readonly addedAt?: IsoTime }
  | { readonly kind: 'rating'; readonly rating: number; readonly ratedAt: IsoTime | null }
  | { readonly kind: 'liked' }
  | { readonly kind: 'watchlist'; readonly addedAt: IsoTime | null; readonly status: 'want-to-watch' | 'watching' }
  /** `list` is the id of a `HistoryList`; `position` is from 1, as far as the list is ordered; `note` says why it is there. */
  | {
      readonly kind: 'listed'
      readonly list: string
      readonly position: number | null
      readonly addedAt: IsoTime | null
      readonly note?: string
    }
  | { readonly kind: 'note'; readonly note: string }
  | { readonly kind: 'tags'; readonly tags: readonly string[] }

export type FactOf<Kind extends HistoryFact['kind']> = Extract<HistoryFact, { readonly kind: Kind }>

/** A value that was not taken over as it is, although its row was. */
export const rowDoubts = [
  'wrong rating',
  'rating above scale',
  'rounded rating',
  'wrong date',
  'date in the future',
  'wrong id',
] as const
export type RowDoubt = (typeof rowDoubts)[number]

export interface HistoryRow {
  readonly origin: RowOrigin
  readonly named: NamedMovie
  readonly facts: readonly HistoryFact[]
  readonly doubts: readonly RowDoubt[]
}

/** A list may be empty, and two lists may have one name. */
export interface HistoryList {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly createdAt: IsoTime | null
}

export const rowReasons = [
  'not a movie',
  'no title and no id',
  'unreadable',
  /** A row that says nothing of the movie: not seen, not rated, not wanted. */
  'nothing said',
  /** The same viewing again, of a movie that was watched in parts. */
  'repeated',
  'thumbs down',
  'another profile',
] as const
export type RowReason = (typeof rowReasons)[number]

export type SeriesIds = Partial<Readonly<Record<'trakt' | 'imdb' | 'tmdb' | 'tvdb', string>>>

/** What a row says of a series or a part of one, for the file in which it can be kept. */
export interface SeriesRecord {
  readonly type: 'show' | 'season' | 'episode'
  /** Its own, not those of the show that it is a part of. */
  readonly ids: SeriesIds
  readonly show?: SeriesIds
  readonly season?: number
  readonly episode?: number
  readonly facts: readonly HistoryFact[]
}

export interface LeftOutRow {
  readonly origin: RowOrigin
  readonly reason: RowReason
  /** What the row calls it, '' where it has no name. */
  readonly title: string
  readonly year?: number
  readonly series?: SeriesRecord
}

export type HistoryNotice =
  | { readonly kind: 'incomplete export'; readonly file: string; readonly parts: readonly string[] }
  | { readonly kind: 'missing page'; readonly file: string }
  /** Seasons and episodes: nothing was read from it. */
  | { readonly kind: 'series'; readonly file: string }
  /** In an archive, or among several files: nothing was read from it. */
  | { readonly kind: 'unknown file'; readonly file: string }

export interface HistoryFile {
  readonly name: string
  readonly source: HistorySource
  readonly rows: number
  /** What its ratings are out of, where the file leaves that open or says it rating by rating. */
  readonly scales?: readonly number[]
}

export interface ReadHistory {
  readonly files: readonly HistoryFile[]
  readonly rows: readonly HistoryRow[]
  readonly lists: readonly HistoryList[]
  readonly leftOut: readonly LeftOutRow[]
  readonly notices: readonly HistoryNotice[]
}

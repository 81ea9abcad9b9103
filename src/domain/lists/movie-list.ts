import type { MovieId, MovieSnapshot } from '../movie/movie.ts'
import { type MovieFacts, noFacts } from '../movie/movie-facts.ts'
import type { Collection, CollectionLink, WatchlistItem } from '../records/library.ts'
import { highestRating } from '../records/own-rating.ts'
import { isWatched } from '../records/watchlist.ts'
import { searchIn } from '../values/normalize-text.ts'
import { by, type Comparator, codeUnits, descending, numbers, type Sorting } from '../values/sorting.ts'
import { inHandOrder } from './hand-order.ts'

const movieOrders = [
  'title-asc',
  'title-desc',
  'release-date-desc',
  'release-date-asc',
  'rating-desc',
  'rating-asc',
  'my-rating-desc',
  'my-rating-asc',
  'runtime-asc',
  'runtime-desc',
  'random',
] as const

export const listOrders = ['date-added-desc', 'date-added-asc', ...movieOrders] as const
export type ListOrder = (typeof listOrders)[number]
export const defaultListOrder: ListOrder = 'date-added-desc'

/** Of one collection: the order that the user gave it, or one of the others. */
export const linkOrders = ['my-order', ...listOrders] as const
export type LinkOrder = (typeof linkOrders)[number]

export const watchedOrders = ['recently-watched', 'oldest-watched', ...movieOrders] as const
export type WatchedOrder = (typeof watchedOrders)[number]
export const defaultWatchedOrder: WatchedOrder = 'recently-watched'

export const collectionOrders = ['name-asc', 'name-desc', 'newest', 'oldest', 'most-movies'] as const
export type CollectionOrder = (typeof collectionOrders)[number]
export const defaultCollectionOrder: CollectionOrder = 'name-asc'

export const isListOrder = (text: unknown): text is ListOrder => listOrders.some((order) => order === text)
export const isLinkOrder = (text: unknown): text is LinkOrder => linkOrders.some((order) => order === text)
export const isWatchedOrder = (text: unknown): text is WatchedOrder => watchedOrders.some((order) => order === text)
export const isCollectionOrder = (text: unknown): text is CollectionOrder =>
  collectionOrders.some((order) => order === text)

export type ListedRecord = Pick<WatchlistItem | CollectionLink, 'addedAt' | 'movie'>

const ratingOf = ({ voteAverage }: MovieSnapshot): number => Number.parseFloat(voteAverage) || 0

export type OwnRatings = ReadonlyMap<MovieId, number>

/** What some orders need beside the movies. */
export interface SortingFacts {
  readonly ratings: OwnRatings
  /** Runtimes that the movies themselves lack. */
  readonly facts: ReadonlyMap<MovieId, Pick<MovieFacts, 'runtime'> | null>
  /** Another one is another random order. */
  readonly seed: number
}

const nothing: SortingFacts = { ratings: new Map(), facts: noFacts, seed: 0 }

/** The same for a movie and a seed, whatever else is in the list. */
const lotOf = (id: MovieId, seed: number): number => {
  let lot = Math.imul(id ^ Math.imul(seed + 1, 0x9e3779b1), 0x85ebca6b)
  lot = Math.imul(lot ^ (lot >>> 13), 0xc2b2ae35)
  return (lot ^ (lot >>> 16)) >>> 0
}

const movieSortings = (compare: Comparator<string>, { ratings, facts, seed }: SortingFacts) => {
  const titleOf = (item: ListedRecord) => item.movie.title
  const releaseDateOf = (item: ListedRecord) => item.movie.releaseDate
  const voteOf = (item: ListedRecord) => ratingOf(item.movie)
  // Unrated movies, and those of unknown length, are last in both orders.
  const ownRating = (unrated: number) => (item: ListedRecord) => ratings.get(item.movie.id) ?? unrated
  const runtime =
    (unknown: number) =>
    ({ movie }: ListedRecord) =>
      movie.runtime || facts.get(movie.id)?.runtime || unknown
  return {
    'title-asc': by(titleOf, compare),
    'title-desc': by(titleOf, descending(compare)),
    'release-date-desc': by(releaseDateOf, descending(codeUnits)),
    'release-date-asc': by(releaseDateOf, codeUnits),
    'rating-desc': by(voteOf, descending(numbers)),
    'rating-asc': by(voteOf, numbers),
    'my-rating-desc': by(ownRating(0), descending(numbers)),
    'my-rating-asc': by(ownRating(highestRating + 1), numbers),
    'runtime-asc': by(runtime(Number.MAX_SAFE_INTEGER), numbers),
    'runtime-desc': by(runtime(0), descending(numbers)),
    random: by((item: ListedRecord) => lotOf(item.movie.id, seed), numbers),
  }
}

export const listSortings = (
  compare: Comparator<string>,
  facts: SortingFacts = nothing,
): Record<ListOrder, Sorting<ListedRecord>> => {
  const addedAt = (item: ListedRecord) => item.addedAt
  return {
    'date-added-desc': by(addedAt, descending(codeUnits)),
    'date-added-asc': by(addedAt, codeUnits),
    ...movieSortings(compare, facts),
  }
}

export const linkSortings = (
  compare: Comparator<string>,
  facts: SortingFacts = nothing,
): Record<LinkOrder, Sorting<CollectionLink>> => ({
  'my-order': inHandOrder,
  ...listSortings(compare, facts),
})

export const watchedSortings = (
  compare: Comparator<string>,
  facts: SortingFacts = nothing,
): Record<WatchedOrder, Sorting<WatchlistItem>> => {
  // Undated viewings are last in both orders, by the day they were added.
  const time = (dated: string, undated: string) => (item: WatchlistItem) =>
    item.watchedAt === null ? undated + item.addedAt : dated + item.watchedAt
  return {
    'recently-watched': by(time('1', '0'), descending(codeUnits)),
    'oldest-watched': by(time('0', '1'), codeUnits),
    ...movieSortings(compare, facts),
  }
}

type ListedCollection = Pick<Collection, 'name' | 'createdAt' | 'lastUpdatedAt' | 'moviesCount'>

export const collectionSortings = (compare: Comparator<string>): Record<CollectionOrder, Sorting<ListedCollection>> => {
  const nameOf = (collection: ListedCollection) => collection.name
  const createdAt = (collection: ListedCollection) => collection.createdAt
  return {
    'name-asc': by(nameOf, compare),
    'name-desc': by(nameOf, descending(compare)),
    newest: by(createdAt, descending(codeUnits)),
    oldest: by(createdAt, codeUnits),
    'most-movies': by((collection) => collection.moviesCount, descending(numbers)),
  }
}

export const recentlyUpdatedFirst: Sorting<Pick<Collection, 'lastUpdatedAt'>> = by(
  ({ lastUpdatedAt }) => lastUpdatedAt,
  descending(codeUnits),
)

export const watchlistTabs = ['all', 'unwatched', 'watched'] as const
export type WatchlistTab = (typeof watchlistTabs)[number]

export const isWatchlistTab = (text: unknown): text is WatchlistTab => watchlistTabs.some((tab) => tab === text)

/** 'unwatched' includes 'watching'. */
export const itemsOnTab = (list: readonly WatchlistItem[], tab: WatchlistTab): readonly WatchlistItem[] =>
  tab === 'all' ? list : list.filter((item) => isWatched(item) === (tab === 'watched'))

const newestFirst: Sorting<WatchlistItem> = by(({ addedAt }) => addedAt, descending(codeUnits))

export const nextToWatch = (list: readonly WatchlistItem[], count: number): readonly WatchlistItem[] =>
  newestFirst.sorted(itemsOnTab(list, 'unwatched')).slice(0, count)

/** In titles, and in what a collection says of its movies. */
export const searchMovies = <Item extends Pick<ListedRecord, 'movie'> & { readonly note?: string }>(
  items: readonly Item[],
  search: string,
): readonly Item[] => searchIn(items, search, ({ movie, note = '' }) => `${movie.title}\n${note}`)

export const searchByName = <Item extends Pick<Collection, 'name'>>(
  collections: readonly Item[],
  search: string,
): readonly Item[] => searchIn(collections, search, (collection) => collection.name)

export const genresIn = (items: readonly { readonly movie: Pick<MovieSnapshot, 'genres'> }[]): readonly string[] => {
  const genres = new Set<string>()
  for (const { movie } of items) for (const genre of movie.genres) genres.add(genre)
  return [...genres]
}

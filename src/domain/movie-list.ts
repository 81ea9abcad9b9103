import type { Collection, CollectionLink, WatchlistItem } from './library.ts'
import type { MovieSnapshot } from './movie.ts'
import { by, codeUnits, descending, numbers, type Sorting } from './sorting.ts'
import { isWatched } from './watchlist.ts'

/** Orders of the watchlist and of one collection, as the spec lists them (section 2). */
export const listOrders = [
  'date-added-desc',
  'date-added-asc',
  'title-asc',
  'title-desc',
  'release-date-desc',
  'release-date-asc',
  'rating-desc',
  'rating-asc',
] as const
export type ListOrder = (typeof listOrders)[number]
export const defaultListOrder: ListOrder = 'date-added-desc'

/** Orders of the watched page. */
export const watchedOrders = [
  'recently-watched',
  'oldest-watched',
  'title-asc',
  'title-desc',
  'release-date-desc',
  'release-date-asc',
  'rating-desc',
  'rating-asc',
] as const
export type WatchedOrder = (typeof watchedOrders)[number]
export const defaultWatchedOrder: WatchedOrder = 'recently-watched'

/** Orders of the collections page. */
export const collectionOrders = ['name-asc', 'name-desc', 'newest', 'oldest', 'most-movies'] as const
export type CollectionOrder = (typeof collectionOrders)[number]
export const defaultCollectionOrder: CollectionOrder = 'name-asc'

export const isListOrder = (text: unknown): text is ListOrder => listOrders.some((order) => order === text)
export const isWatchedOrder = (text: unknown): text is WatchedOrder => watchedOrders.some((order) => order === text)
export const isCollectionOrder = (text: unknown): text is CollectionOrder =>
  collectionOrders.some((order) => order === text)

/** What a watchlist item and a collection's link have in common. */
export type ListedRecord = Pick<WatchlistItem | CollectionLink, 'addedAt' | 'movie'>

/** A snapshot's rating as a number, 0 when missing (spec section 5). */
const ratingOf = ({ voteAverage }: MovieSnapshot): number => Number.parseFloat(voteAverage) || 0

const movieSortings = (collator: Intl.Collator) => {
  const titleOf = (item: ListedRecord) => item.movie.title
  const releaseDateOf = (item: ListedRecord) => item.movie.releaseDate
  const voteOf = (item: ListedRecord) => ratingOf(item.movie)
  return {
    'title-asc': by(titleOf, collator.compare),
    'title-desc': by(titleOf, descending(collator.compare)),
    'release-date-desc': by(releaseDateOf, descending(codeUnits)),
    'release-date-asc': by(releaseDateOf, codeUnits),
    'rating-desc': by(voteOf, descending(numbers)),
    'rating-asc': by(voteOf, numbers),
  }
}

/** The eight orders of the watchlist and of one collection. The collator is the interface language's, numeric. */
export const listSortings = (collator: Intl.Collator): Record<ListOrder, Sorting<ListedRecord>> => {
  const addedAt = (item: ListedRecord) => item.addedAt
  return {
    'date-added-desc': by(addedAt, descending(codeUnits)),
    'date-added-asc': by(addedAt, codeUnits),
    ...movieSortings(collator),
  }
}

/** The eight orders of the watched page: by the time of watching, else of the last change, else of adding. */
export const watchedSortings = (collator: Intl.Collator): Record<WatchedOrder, Sorting<WatchlistItem>> => {
  const watchedAt = (item: WatchlistItem) => item.watchedAt ?? item.lastModified ?? item.addedAt
  return {
    'recently-watched': by(watchedAt, descending(codeUnits)),
    'oldest-watched': by(watchedAt, codeUnits),
    ...movieSortings(collator),
  }
}

type ListedCollection = Pick<Collection, 'name' | 'createdAt' | 'lastUpdatedAt' | 'moviesCount'>

/** The five orders of the collections page. */
export const collectionSortings = (collator: Intl.Collator): Record<CollectionOrder, Sorting<ListedCollection>> => {
  const nameOf = (collection: ListedCollection) => collection.name
  const createdAt = (collection: ListedCollection) => collection.createdAt
  return {
    'name-asc': by(nameOf, collator.compare),
    'name-desc': by(nameOf, descending(collator.compare)),
    newest: by(createdAt, descending(codeUnits)),
    oldest: by(createdAt, codeUnits),
    'most-movies': by((collection) => collection.moviesCount, descending(numbers)),
  }
}

/** Home's order of collections: most recently updated first. */
export const recentlyUpdatedFirst: Sorting<Pick<Collection, 'lastUpdatedAt'>> = by(
  ({ lastUpdatedAt }) => lastUpdatedAt,
  descending(codeUnits),
)

/** The tabs of the watchlist (spec section 2). */
export const watchlistTabs = ['all', 'unwatched', 'watched'] as const
export type WatchlistTab = (typeof watchlistTabs)[number]

export const isWatchlistTab = (text: unknown): text is WatchlistTab => watchlistTabs.some((tab) => tab === text)

/** A tab's items; 'unwatched' is everything but watched, 'watching' included. */
export const itemsOnTab = (list: readonly WatchlistItem[], tab: WatchlistTab): readonly WatchlistItem[] =>
  tab === 'all' ? list : list.filter((item) => isWatched(item) === (tab === 'watched'))

const folded = (text: string): string => text.normalize('NFC').toLowerCase()

// Records never change: a title is folded once, not again for every key that is typed.
const foldedTexts = new WeakMap<object, string>()

const foldedTextOf = <Item extends object>(item: Item, textOf: (item: Item) => string): string => {
  const known = foldedTexts.get(item)
  if (known !== undefined) return known
  const text = folded(textOf(item))
  foldedTexts.set(item, text)
  return text
}

const matching = <Item extends object>(
  items: readonly Item[],
  search: string,
  textOf: (item: Item) => string,
): readonly Item[] => {
  const wanted = folded(search.trim())
  return wanted === '' ? items : items.filter((item) => foldedTextOf(item, textOf).includes(wanted))
}

/** Items whose title contains the search text, ignoring case; all of them for a blank search. */
export const searchByTitle = <Item extends Pick<ListedRecord, 'movie'>>(
  items: readonly Item[],
  search: string,
): readonly Item[] => matching(items, search, (item) => item.movie.title)

/** Collections whose name contains the search text, ignoring case; all of them for a blank search. */
export const searchByName = <Item extends Pick<Collection, 'name'>>(
  collections: readonly Item[],
  search: string,
): readonly Item[] => matching(collections, search, (collection) => collection.name)

/** Items of a genre, by its stored name. */
export const ofGenre = <Item extends Pick<ListedRecord, 'movie'>>(
  items: readonly Item[],
  genre: string,
): readonly Item[] => items.filter((item) => item.movie.genres.includes(genre))

/** The stored genre names that occur in a list, each once, in order of first appearance. */
export const genresIn = (items: readonly Pick<ListedRecord, 'movie'>[]): readonly string[] => [
  ...new Set(items.flatMap((item) => item.movie.genres)),
]

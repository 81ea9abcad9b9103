import { type CollectionNotFound, collectionOf } from './collections.ts'
import type { Collection, CollectionLink, IsoTime, Library, RecordId } from './library.ts'
import type { MovieId, MovieSnapshot } from './movie.ts'

type Links = readonly CollectionLink[]
/** The collections and the links that put movies into them. */
export type LinkedRecords = Pick<Library, 'collections' | 'collectionMovies'>

/** The outcome of adding a movie to a collection. */
export type LinkAddition =
  | { readonly kind: 'added'; readonly records: LinkedRecords; readonly link: CollectionLink }
  | { readonly kind: 'already there'; readonly link: CollectionLink }
  | CollectionNotFound

/** A removed link, its index, and the date its collection had, to be kept for undo. */
export interface RemovedLink {
  readonly link: CollectionLink
  readonly index: number
  readonly lastUpdatedAt: IsoTime
}

/** A collection as a card shows it: the count and the film whose picture is the cover come from its links. */
export interface CollectionSummary extends Collection {
  /** The film added last that has a picture; null calls for the gradient. */
  readonly cover: MovieSnapshot | null
}

const isLink = (collectionId: RecordId, movieId: MovieId) => (link: CollectionLink) =>
  link.collectionId === collectionId && link.movieId === movieId

export const linksOf = (links: Links, collectionId: RecordId): Links =>
  links.filter((link) => link.collectionId === collectionId)

/** The collections that hold a movie, by their ids. */
export const collectionsHolding = (links: Links, movieId: MovieId): ReadonlySet<RecordId> =>
  new Set(links.filter((link) => link.movieId === movieId).map((link) => link.collectionId))

const withLinks = (
  { collections }: LinkedRecords,
  collectionMovies: Links,
  collectionId: RecordId,
  lastUpdatedAt: IsoTime,
): LinkedRecords => ({
  collections: collections.map((collection) =>
    collection.id === collectionId
      ? { ...collection, lastUpdatedAt, moviesCount: linksOf(collectionMovies, collectionId).length }
      : collection,
  ),
  collectionMovies,
})

/** Links a movie to a collection and refreshes its `lastUpdatedAt`; a movie that is there gives its own link. */
export const addToCollection = (
  records: LinkedRecords,
  collectionId: RecordId,
  movie: MovieSnapshot,
  { id, now }: { readonly id: RecordId; readonly now: IsoTime },
): LinkAddition => {
  if (!collectionOf(records.collections, collectionId)) return { kind: 'collection not found', id: collectionId }
  const existing = records.collectionMovies.find(isLink(collectionId, movie.id))
  if (existing) return { kind: 'already there', link: existing }
  const link: CollectionLink = { id, movieId: movie.id, collectionId, movie, addedAt: now }
  return { kind: 'added', records: withLinks(records, [...records.collectionMovies, link], collectionId, now), link }
}

/**
 * What removing movies from a collection will take out, to be kept for undo, in the links' order: restored in that
 * order, everything is as it was. Movies that are not in it are passed over.
 */
export const linkRemovals = (
  { collections, collectionMovies }: LinkedRecords,
  collectionId: RecordId,
  movieIds: readonly MovieId[],
): readonly RemovedLink[] => {
  const wanted = new Set(movieIds)
  const updated = collectionOf(collections, collectionId)?.lastUpdatedAt
  return collectionMovies.flatMap((link, index) =>
    link.collectionId === collectionId && wanted.has(link.movieId)
      ? [{ link, index, lastUpdatedAt: updated ?? link.addedAt }]
      : [],
  )
}

/** Without the link, `lastUpdatedAt` refreshed; the same records when there is no such link. */
export const removeFromCollection = (
  records: LinkedRecords,
  collectionId: RecordId,
  movieId: MovieId,
  now: IsoTime,
): LinkedRecords => {
  const is = isLink(collectionId, movieId)
  if (!records.collectionMovies.some(is)) return records
  const links = records.collectionMovies.filter((link) => !is(link))
  return withLinks(records, links, collectionId, now)
}

/** Undoes a removal: link, place and date come back. Nothing happens when the link or no collection is there. */
export const restoreToCollection = (records: LinkedRecords, removal: RemovedLink): LinkedRecords => {
  const { link, index, lastUpdatedAt } = removal
  if (!collectionOf(records.collections, link.collectionId)) return records
  if (records.collectionMovies.some(isLink(link.collectionId, link.movieId))) return records
  return withLinks(records, records.collectionMovies.toSpliced(index, 0, link), link.collectionId, lastUpdatedAt)
}

const hasPicture = ({ posterPath, backdropPath }: MovieSnapshot): boolean =>
  posterPath !== null || backdropPath !== null

const countsOf = (links: Links): ReadonlyMap<RecordId, number> => {
  const counts = new Map<RecordId, number>()
  for (const { collectionId } of links) counts.set(collectionId, (counts.get(collectionId) ?? 0) + 1)
  return counts
}

/** Counts and covers of all collections, in their order, as the links say. */
export const collectionSummaries = ({ collections, collectionMovies }: LinkedRecords): readonly CollectionSummary[] => {
  const counts = countsOf(collectionMovies)
  const covers = new Map<RecordId, CollectionLink>()
  for (const link of collectionMovies) {
    const latest = covers.get(link.collectionId)
    if (hasPicture(link.movie) && (!latest || link.addedAt >= latest.addedAt)) covers.set(link.collectionId, link)
  }
  return collections.map((collection) => ({
    ...collection,
    moviesCount: counts.get(collection.id) ?? 0,
    cover: covers.get(collection.id)?.movie ?? null,
  }))
}

/** The collections with `moviesCount` as their links say; the same list when it already is so. */
export const withCounts = ({ collections, collectionMovies }: LinkedRecords): readonly Collection[] => {
  const counts = countsOf(collectionMovies)
  const countOf = ({ id }: Collection) => counts.get(id) ?? 0
  if (collections.every((collection) => collection.moviesCount === countOf(collection))) return collections
  return collections.map((collection) =>
    collection.moviesCount === countOf(collection) ? collection : { ...collection, moviesCount: countOf(collection) },
  )
}

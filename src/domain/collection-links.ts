import { type CollectionNotFound, collectionOf } from './collections.ts'
import type { Collection, CollectionLink, IsoTime, Library, RecordId } from './library.ts'
import type { MovieId, MovieSnapshot } from './movie.ts'

type Links = readonly CollectionLink[]
export type LinkedRecords = Pick<Library, 'collections' | 'collectionMovies'>

export type LinkAddition =
  | { readonly kind: 'added'; readonly records: LinkedRecords; readonly link: CollectionLink }
  | { readonly kind: 'already there'; readonly link: CollectionLink }
  | CollectionNotFound

export interface RemovedLink {
  readonly link: CollectionLink
  readonly index: number
  readonly lastUpdatedAt: IsoTime
}

export interface CollectionSummary extends Collection {
  /** The latest movie with a picture; null shows a gradient. */
  readonly cover: MovieSnapshot | null
}

const isLink = (collectionId: RecordId, movieId: MovieId) => (link: CollectionLink) =>
  link.collectionId === collectionId && link.movieId === movieId

export const linksOf = (links: Links, collectionId: RecordId): Links =>
  links.filter((link) => link.collectionId === collectionId)

export const collectionIdsWith = (links: Links, movieId: MovieId): ReadonlySet<RecordId> =>
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

/** For undo: restore these in order, and every link is back at its index. */
export const linkRemovals = (
  { collections, collectionMovies }: LinkedRecords,
  collectionId: RecordId,
  movieIds: readonly MovieId[],
): readonly RemovedLink[] => {
  const selected = new Set(movieIds)
  const lastUpdatedAt = collectionOf(collections, collectionId)?.lastUpdatedAt
  return collectionMovies.flatMap((link, index) =>
    link.collectionId === collectionId && selected.has(link.movieId)
      ? [{ link, index, lastUpdatedAt: lastUpdatedAt ?? link.addedAt }]
      : [],
  )
}

/** Returns the same records when there is no such link. */
export const removeFromCollection = (
  records: LinkedRecords,
  collectionId: RecordId,
  movieId: MovieId,
  now: IsoTime,
): LinkedRecords => {
  const isRemoved = isLink(collectionId, movieId)
  if (!records.collectionMovies.some(isRemoved)) return records
  const links = records.collectionMovies.filter((link) => !isRemoved(link))
  return withLinks(records, links, collectionId, now)
}

/** Does nothing when the link is back or the collection is gone. */
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

/** Returns the same list when all counts are right. */
export const withCounts = ({ collections, collectionMovies }: LinkedRecords): readonly Collection[] => {
  const counts = countsOf(collectionMovies)
  const countOf = ({ id }: Collection) => counts.get(id) ?? 0
  if (collections.every((collection) => collection.moviesCount === countOf(collection))) return collections
  return collections.map((collection) =>
    collection.moviesCount === countOf(collection) ? collection : { ...collection, moviesCount: countOf(collection) },
  )
}

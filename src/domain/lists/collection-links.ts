import type { MovieId, MovieSnapshot } from '../movie/movie.ts'
import type { CollectionNotFound } from '../records/collections.ts'
import type { Collection, CollectionLink, Library } from '../records/library.ts'
import type { RecordId } from '../values/ids.ts'
import { counted, groupedBy } from '../values/indices.ts'
import type { IsoTime } from '../values/instant.ts'
import { by, codeUnits, descending } from '../values/sorting.ts'
import { inHandOrder } from './hand-order.ts'

type Links = readonly CollectionLink[]
export type LinkedRecords = Pick<Library, 'collections' | 'collectionMovies'>

export interface LinkAddition {
  readonly collection: Collection
  readonly links: Links
}

export type LinkAdditions =
  | { readonly kind: 'added'; readonly records: LinkedRecords; readonly additions: readonly LinkAddition[] }
  | { readonly kind: 'already there'; readonly links: Links }
  | CollectionNotFound

export interface CollectionSummary extends Collection {
  /** The chosen cover and the movies with a poster, in the user's order or else the latest first, up to five. */
  readonly covers: readonly MovieSnapshot[]
}

export const linksOf = (links: Links, collectionId: RecordId): Links =>
  links.filter((link) => link.collectionId === collectionId)

const countsOf = (links: Links): ReadonlyMap<RecordId, number> => counted(links.map(({ collectionId }) => collectionId))

export const collectionIdsWith = (links: Links, ...movieIds: readonly MovieId[]): ReadonlySet<RecordId> => {
  const wanted = new Set(movieIds)
  const counts = countsOf(links.filter((link) => wanted.has(link.movieId)))
  return new Set([...counts].flatMap(([id, count]) => (count === wanted.size ? [id] : [])))
}

/** Those that do not hold all of the movies. */
export const collectionsWithout = <Collection extends { readonly id: RecordId }>(
  collections: readonly Collection[],
  links: Links,
  movieIds: readonly MovieId[],
): readonly Collection[] => {
  const holding = collectionIdsWith(links, ...movieIds)
  return collections.filter(({ id }) => !holding.has(id))
}

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

/** Adds every movie to every collection. Movies already in one are skipped there; a missing collection adds nothing. */
export const addToCollections = (
  records: LinkedRecords,
  collectionIds: readonly RecordId[],
  movies: readonly MovieSnapshot[],
  { nextId, now }: { readonly nextId: () => RecordId; readonly now: IsoTime },
): LinkAdditions => {
  const byId = new Map(records.collections.map((collection) => [collection.id, collection]))
  const missing = collectionIds.find((id) => !byId.has(id))
  if (missing !== undefined) return { kind: 'collection not found', id: missing }
  const added = new Set(movies.map(({ id }) => id))
  const existing = records.collectionMovies.filter(
    ({ collectionId, movieId }) => collectionIds.includes(collectionId) && added.has(movieId),
  )
  const additions = collectionIds.flatMap((collectionId) => {
    const collection = byId.get(collectionId)
    const present = new Set(linksOf(existing, collectionId).map((link) => link.movieId))
    const links = movies
      .filter((movie) => !present.has(movie.id))
      .map((movie) => ({ id: nextId(), movieId: movie.id, collectionId, movie, addedAt: now }))
    return collection && links.length > 0 ? [{ collection, links }] : []
  })
  if (additions.length === 0) return { kind: 'already there', links: existing }
  const collectionMovies = [...records.collectionMovies, ...additions.flatMap(({ links }) => links)]
  const after = additions.reduce<LinkedRecords>(
    (linked, { collection }) => withLinks(linked, collectionMovies, collection.id, now),
    records,
  )
  return { kind: 'added', records: after, additions }
}

/** Returns the same records when there is no such link. */
export const removeFromCollection = (
  records: LinkedRecords,
  collectionId: RecordId,
  movieIds: readonly MovieId[],
  now: IsoTime,
): LinkedRecords => {
  const removed = new Set(movieIds)
  const links = records.collectionMovies.filter(
    (link) => link.collectionId !== collectionId || !removed.has(link.movieId),
  )
  return links.length === records.collectionMovies.length ? records : withLinks(records, links, collectionId, now)
}

const maxCovers = 5

const latestFirst = by((link: CollectionLink) => link.addedAt, descending(codeUnits))

const coversOf = (links: Links, chosen: string | null): readonly MovieSnapshot[] => {
  const pictured = links.filter((link) => link.movie.posterPath !== null)
  const isOrdered = links.some(({ position }) => position !== undefined)
  const sorted = isOrdered ? inHandOrder.sorted(pictured) : latestFirst.sorted(pictured.reverse())
  const isChosen = (link: CollectionLink) => chosen !== null && link.movie.posterPath === chosen
  const [first] = sorted.filter(isChosen)
  const covers = first ? [first, ...sorted.filter((link) => link !== first)] : sorted
  return covers.slice(0, maxCovers).map((link) => link.movie)
}

export const collectionSummaries = ({ collections, collectionMovies }: LinkedRecords): readonly CollectionSummary[] => {
  const linksById = groupedBy(collectionMovies, ({ collectionId }) => collectionId)
  return collections.map((collection) => {
    const links = linksById.get(collection.id) ?? []
    return { ...collection, moviesCount: links.length, covers: coversOf(links, collection.coverImage) }
  })
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

/** Says why a movie is in a collection, '' to say nothing. The same links when that is what they say. */
export const withLinkNote = (links: Links, collectionId: RecordId, movieId: MovieId, note: string): Links => {
  const isIt = (link: CollectionLink) => link.collectionId === collectionId && link.movieId === movieId
  if (!links.some((link) => isIt(link) && (link.note ?? '') !== note.trim())) return links
  return links.map((link) => {
    if (!isIt(link)) return link
    const { note: _, ...bare } = link
    return note.trim() === '' ? bare : { ...bare, note: note.trim() }
  })
}

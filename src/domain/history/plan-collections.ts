import { type LinkedRecords, withCounts } from '../lists/collection-links.ts'
import { inHandOrder, type KeysBetween, movedIn, positionsFollowing } from '../lists/hand-order.ts'
import type { MovieId, MovieSnapshot } from '../movie/movie.ts'
import { normalizeName, uniqueName } from '../records/collections.ts'
import type { Collection, CollectionLink, Library } from '../records/library.ts'
import { visibleLinks } from '../records/visible-links.ts'
import type { RecordId } from '../values/ids.ts'
import type { IsoTime } from '../values/instant.ts'
import { type FactOutcome, type GivenFact, ofKind, type PlannedFact, type Precedence } from './planned.ts'
import type { HistoryList, ReadHistory } from './read-history.ts'
import { freeIdOf, idOfText } from './record-ids.ts'

export interface MovieOfFile {
  readonly movie: MovieSnapshot
  readonly facts: readonly GivenFact[]
}

interface Options {
  readonly precedence: Precedence
  readonly keysBetween: KeysBetween
  readonly now: IsoTime
}

interface PlannedCollections extends LinkedRecords {
  readonly planned: readonly PlannedFact[]
  readonly created: number
  /** The names of lists of which no movie comes in. */
  readonly notMade: readonly string[]
}

interface Targets extends Pick<PlannedCollections, 'collections' | 'notMade'> {
  readonly byList: ReadonlyMap<string, RecordId>
}

/**
 * A list becomes the collection that an earlier import of it made, else the one of its name, else a new one. Two lists
 * of one name stay two. One of whose movies none comes in is not made.
 */
const targetsOf = (
  present: readonly Collection[],
  lists: readonly HistoryList[],
  isLeftOut: (list: string) => boolean,
  now: IsoTime,
): Targets => {
  const collections = [...present]
  const notMade: string[] = []
  const byList = new Map<string, RecordId>()
  const used = new Set<RecordId>()
  const occurrences = new Map<string, number>()
  for (const { id: listId, name: given, description, createdAt } of lists) {
    const name = given.trim() || listId
    const normalized = normalizeName(name)
    const nth = (occurrences.get(normalized) ?? 0) + 1
    occurrences.set(normalized, nth)
    const id = idOfText(`collection ${normalized} ${nth}`)
    const known =
      collections.find((collection) => collection.id === id) ??
      collections.find((collection) => normalizeName(collection.name) === normalized && !used.has(collection.id))
    if (!known && isLeftOut(listId)) {
      notMade.push(name)
      continue
    }
    used.add(known?.id ?? id)
    byList.set(listId, known?.id ?? id)
    if (known) continue
    const created = createdAt ?? now
    collections.push({
      id,
      name: uniqueName(collections, name),
      description: description.trim(),
      coverImage: null,
      createdAt: created,
      lastUpdatedAt: created,
      moviesCount: 0,
    })
  }
  return { collections, byList, notMade }
}

const keyOf = (collectionId: RecordId, movieId: number): string => `${collectionId}/${movieId}`

interface Place extends Pick<CollectionLink, 'collectionId' | 'movie' | 'addedAt'> {
  readonly isNew: boolean
  readonly position: number
  readonly row: number
}

const inOrderOfFile = (one: Place, other: Place): number =>
  one.position === other.position ? one.row - other.row : one.position - other.position

interface Placed {
  readonly links: readonly CollectionLink[]
  /** Movies that the files have in another order: of `kept`, the order of the collection stays. */
  readonly moved: ReadonlySet<string>
  readonly kept: ReadonlySet<string>
}

/** An order that the person arranged stays; that in which movies were merely added gives way to the file's. */
const takesOrder = (own: readonly CollectionLink[], precedence: Precedence): boolean =>
  precedence === 'file' || (precedence === 'newer' && own.every(({ position }) => position === undefined))

/** With the places that the files give to the movies of each collection. */
const placed = (
  links: readonly CollectionLink[],
  places: readonly Place[],
  precedence: Precedence,
  keysBetween: KeysBetween,
): Placed => {
  const orders = new Map<RecordId, Set<MovieId>>()
  for (const { collectionId, movie } of places) {
    orders.set(collectionId, (orders.get(collectionId) ?? new Set()).add(movie.id))
  }
  const added = new Set(places.filter(({ isNew }) => isNew).map((place) => keyOf(place.collectionId, place.movie.id)))
  const positions = new Map<string, string>()
  const moved = new Set<string>()
  const kept = new Set<string>()
  for (const [collectionId, ids] of orders) {
    const order = [...ids]
    const isAdded = (movieId: MovieId) => added.has(keyOf(collectionId, movieId))
    const own = links.filter((link) => link.collectionId === collectionId && !isAdded(link.movieId))
    const before = inHandOrder.sorted(own)
    const isTaken = takesOrder(own, precedence)
    const differing = movedIn(before, order)
    for (const movieId of differing) (isTaken ? moved : kept).add(keyOf(collectionId, movieId))
    if (!order.some(isAdded) && !(isTaken && differing.size > 0)) continue
    for (const [movieId, position] of positionsFollowing(before, order, keysBetween, isTaken)) {
      positions.set(keyOf(collectionId, movieId), position)
    }
  }
  const withPlaces = links.map((link) => {
    const position = positions.get(keyOf(link.collectionId, link.movieId))
    return position === undefined ? link : { ...link, position }
  })
  return { links: positions.size > 0 ? withPlaces : links, moved, kept }
}

export const planCollections = (
  { collections: present, collectionMovies }: Pick<Library, 'collections' | 'collectionMovies'>,
  { lists, rows }: Pick<ReadHistory, 'lists' | 'rows'>,
  movies: readonly MovieOfFile[],
  { precedence, keysBetween, now }: Options,
): PlannedCollections => {
  const filled = new Set(movies.flatMap(({ facts }) => ofKind(facts, 'listed').map(({ fact }) => fact.list)))
  const named = new Set(
    rows.flatMap(({ facts }) => facts.flatMap((fact) => (fact.kind === 'listed' ? [fact.list] : []))),
  )
  const isLeftOut = (list: string) => named.has(list) && !filled.has(list)
  const { collections, byList, notMade } = targetsOf(present, lists, isLeftOut, now)
  const there = new Set(
    visibleLinks({ collections: present, collectionMovies }).map((link) => keyOf(link.collectionId, link.movieId)),
  )
  const stored = new Set(collectionMovies.map((link) => keyOf(link.collectionId, link.movieId)))
  const added = new Set<string>()
  const listed: { readonly row: number; readonly key: string; readonly outcome: FactOutcome }[] = []
  const places: Place[] = []
  for (const { movie, facts } of movies) {
    for (const { row, fact } of ofKind(facts, 'listed')) {
      const collectionId = byList.get(fact.list)
      if (collectionId === undefined) continue
      const key = keyOf(collectionId, movie.id)
      const outcome = there.has(key) ? 'there' : added.has(key) ? 'repeated' : 'new'
      listed.push({ row, key, outcome })
      if (outcome === 'repeated') continue
      added.add(key)
      const position = fact.position ?? Number.POSITIVE_INFINITY
      // What is kept is stored still, and shows again with its collection.
      places.push({ collectionId, movie, addedAt: fact.addedAt ?? now, position, row, isNew: !stored.has(key) })
    }
  }
  const created = collections.length - present.length
  const inOrder = places.toSorted(inOrderOfFile)
  const fresh = inOrder.filter(({ isNew }) => isNew)
  const taken = new Set(collectionMovies.map(({ id }) => id))
  const links = fresh.map(({ collectionId, movie, addedAt }): CollectionLink => {
    const id = freeIdOf(`link ${collectionId} ${movie.id}`, taken)
    return { id, movieId: movie.id, collectionId, movie, addedAt }
  })
  const all = links.length > 0 ? [...collectionMovies, ...links] : collectionMovies
  const { links: linked, moved, kept } = placed(all, inOrder, precedence, keysBetween)
  const planned = listed.map(({ row, key, outcome }): PlannedFact => {
    const differs = moved.has(key) ? 'changed' : kept.has(key) ? 'kept' : outcome
    return { row, kind: 'collections', outcome: outcome === 'there' ? differs : outcome }
  })
  if (created === 0 && linked === collectionMovies)
    return { collections: present, collectionMovies, planned, created, notMade }
  const changed = new Set(links.map(({ collectionId }) => collectionId))
  const updated = collections.map((collection) =>
    changed.has(collection.id) ? { ...collection, lastUpdatedAt: now } : collection,
  )
  return {
    collections: withCounts({ collections: updated, collectionMovies: linked }),
    collectionMovies: linked,
    planned,
    created,
    notMade,
  }
}

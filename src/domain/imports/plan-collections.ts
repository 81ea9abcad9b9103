import { type LinkedRecords, withCounts } from '../lists/collection-links.ts'
import { inHandOrder, type KeysBetween, movedIn, type Positions, positionsFollowing } from '../lists/hand-order.ts'
import type { MovieId, MovieSnapshot } from '../movie/movie.ts'
import { normalizeName, uniqueName } from '../records/collections.ts'
import type { Collection, CollectionLink, Library } from '../records/library.ts'
import type { RecordId } from '../values/ids.ts'
import type { IsoTime } from '../values/instant.ts'
import { freeIdOf, idOfText } from '../values/text-hash.ts'
import { type FactOutcome, type GivenFact, ofKind, type PlannedFact, type Precedence } from './planned.ts'
import type { HistoryList, ReadHistory } from './read-history.ts'

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
  /** Those that this import or an earlier one makes of these lists. */
  readonly made: ReadonlySet<RecordId>
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
  const made = new Set<RecordId>()
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
    if ((known?.id ?? id) === id) made.add(id)
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
  return { collections, byList, made, notMade }
}

const keyOf = (collectionId: RecordId, movieId: number): string => `${collectionId}/${movieId}`

interface Place extends Pick<CollectionLink, 'collectionId' | 'movie' | 'addedAt' | 'note'> {
  readonly isNew: boolean
  readonly position: number
  readonly row: number
}

/** Notes on movies that have none. The same links where there are no such notes. */
const withNewNotes = (links: readonly CollectionLink[], places: readonly Place[]): readonly CollectionLink[] => {
  const notes = new Map(
    places.flatMap(({ collectionId, movie, note }) => (note ? [[keyOf(collectionId, movie.id), note]] : [])),
  )
  const noteFor = (link: CollectionLink) => (link.note ? undefined : notes.get(keyOf(link.collectionId, link.movieId)))
  if (!links.some((link) => noteFor(link) !== undefined)) return links
  return links.map((link) => {
    const note = noteFor(link)
    return note === undefined ? link : { ...link, note }
  })
}

const inOrderOfFile = (one: Place, other: Place): number =>
  one.position === other.position ? one.row - other.row : one.position - other.position

const farthestPlace = 10_000

/** Keys that leave room for the rows between these, which may be decided later. Null where the places are no numbers. */
const keysOfPlaces = (places: ReadonlyMap<MovieId, number>, keysBetween: KeysBetween): Positions | null => {
  const numbers = [...places.values()]
  const last = numbers.at(-1) ?? 0
  const isNumbered = numbers.every((place, index) => Number.isInteger(place) && place > (numbers[index - 1] ?? 0))
  if (!isNumbered || last > farthestPlace) return null
  const keys = keysBetween(null, null, last)
  return new Map([...places].map(([movieId, place]) => [movieId, keys[place - 1] ?? '']))
}

interface Placed {
  readonly links: readonly CollectionLink[]
  /** Movies that the files have in another order: of `kept`, the order of the collection stays. */
  readonly moved: ReadonlySet<string>
  readonly kept: ReadonlySet<string>
}

/** An order that the user arranged stays; that in which movies were merely added gives way to the file's. */
const takesOrder = (own: readonly CollectionLink[], precedence: Precedence): boolean =>
  precedence === 'file' || (precedence === 'newer' && own.every(({ position }) => position === undefined))

/** With the places that the files give to the movies of each collection. */
const placed = (
  links: readonly CollectionLink[],
  places: readonly Place[],
  made: ReadonlySet<RecordId>,
  { precedence, keysBetween }: Options,
): Placed => {
  const orders = new Map<RecordId, Map<MovieId, number>>()
  for (const { collectionId, movie, position } of places) {
    const order = orders.get(collectionId) ?? new Map<MovieId, number>()
    orders.set(collectionId, order.has(movie.id) ? order : order.set(movie.id, position))
  }
  const added = new Set(places.filter(({ isNew }) => isNew).map((place) => keyOf(place.collectionId, place.movie.id)))
  const positions = new Map<string, string>()
  const moved = new Set<string>()
  const kept = new Set<string>()
  for (const [collectionId, numbers] of orders) {
    const order = [...numbers.keys()]
    const isAdded = (movieId: MovieId) => added.has(keyOf(collectionId, movieId))
    const own = links.filter((link) => link.collectionId === collectionId && !isAdded(link.movieId))
    const before = inHandOrder.sorted(own)
    const isTaken = takesOrder(own, precedence)
    const differing = movedIn(before, order)
    for (const movieId of differing) (isTaken ? moved : kept).add(keyOf(collectionId, movieId))
    if (!order.some(isAdded) && !(isTaken && differing.size > 0)) continue
    const numbered = made.has(collectionId) && order.every(isAdded) ? keysOfPlaces(numbers, keysBetween) : null
    const taken = new Set(numbered?.values())
    const isFree = own.every(({ position }) => position !== undefined && !taken.has(position))
    const found = numbered && isFree ? numbered : positionsFollowing(before, order, keysBetween, isTaken)
    for (const [movieId, position] of found) {
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
  options: Options,
): PlannedCollections => {
  const { now } = options
  const filled = new Set(movies.flatMap(({ facts }) => ofKind(facts, 'listed').map(({ fact }) => fact.list)))
  const named = new Set(
    rows.flatMap(({ facts }) => facts.flatMap((fact) => (fact.kind === 'listed' ? [fact.list] : []))),
  )
  const isLeftOut = (list: string) => named.has(list) && !filled.has(list)
  const { collections, byList, made, notMade } = targetsOf(present, lists, isLeftOut, now)
  const there = new Set(collectionMovies.map((link) => keyOf(link.collectionId, link.movieId)))
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
      const { addedAt, note } = fact
      const place = { collectionId, movie, addedAt: addedAt ?? now, position, row, isNew: outcome === 'new' }
      places.push({ ...place, ...(note && { note }) })
    }
  }
  const created = collections.length - present.length
  const inOrder = places.toSorted(inOrderOfFile)
  const fresh = inOrder.filter(({ isNew }) => isNew)
  const taken = new Set(collectionMovies.map(({ id }) => id))
  const links = fresh.map(({ collectionId, movie, addedAt, note }): CollectionLink => {
    const id = freeIdOf(`link ${collectionId} ${movie.id}`, taken)
    return { id, movieId: movie.id, collectionId, movie, addedAt, ...(note && { note }) }
  })
  const known = withNewNotes(collectionMovies, places)
  const all = links.length > 0 ? [...known, ...links] : known
  const { links: linked, moved, kept } = placed(all, inOrder, made, options)
  const noted = new Set(
    known.flatMap((link, at) => (link === collectionMovies[at] ? [] : [keyOf(link.collectionId, link.movieId)])),
  )
  const planned = listed.map(({ row, key, outcome }): PlannedFact => {
    const differs = moved.has(key) || noted.has(key) ? 'changed' : kept.has(key) ? 'kept' : outcome
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

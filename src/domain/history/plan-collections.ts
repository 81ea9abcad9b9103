import { type LinkedRecords, withCounts } from '../lists/collection-links.ts'
import type { MovieSnapshot } from '../movie/movie.ts'
import { normalizeName, uniqueName } from '../records/collections.ts'
import type { Collection, CollectionLink, Library } from '../records/library.ts'
import { visibleLinks } from '../records/visible-links.ts'
import type { RecordId } from '../values/ids.ts'
import type { IsoTime } from '../values/instant.ts'
import { type GivenFact, ofKind, type PlannedFact } from './planned.ts'
import type { HistoryList } from './read-history.ts'
import { freeIdOf, idOfText } from './record-ids.ts'

export interface MovieOfFile {
  readonly movie: MovieSnapshot
  readonly facts: readonly GivenFact[]
}

interface PlannedCollections extends LinkedRecords {
  readonly planned: readonly PlannedFact[]
  readonly created: number
}

interface Targets {
  readonly collections: readonly Collection[]
  readonly byList: ReadonlyMap<string, RecordId>
}

/**
 * A list becomes the collection that an earlier import of it made, else the one of its name, else a new one. Two lists
 * of one name stay two.
 */
const targetsOf = (present: readonly Collection[], lists: readonly HistoryList[], now: IsoTime): Targets => {
  const collections = [...present]
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
  return { collections, byList }
}

const keyOf = (collectionId: RecordId, movieId: number): string => `${collectionId}/${movieId}`

type Place = Pick<CollectionLink, 'collectionId' | 'movie' | 'addedAt'> & { readonly position: number }

export const planCollections = (
  { collections: present, collectionMovies }: Pick<Library, 'collections' | 'collectionMovies'>,
  lists: readonly HistoryList[],
  movies: readonly MovieOfFile[],
  now: IsoTime,
): PlannedCollections => {
  const { collections, byList } = targetsOf(present, lists, now)
  const there = new Set(
    visibleLinks({ collections: present, collectionMovies }).map((link) => keyOf(link.collectionId, link.movieId)),
  )
  const kept = new Set(collectionMovies.map((link) => keyOf(link.collectionId, link.movieId)))
  const added = new Set<string>()
  const planned: PlannedFact[] = []
  const places: Place[] = []
  for (const { movie, facts } of movies) {
    for (const { row, fact } of ofKind(facts, 'listed')) {
      const collectionId = byList.get(fact.list)
      if (collectionId === undefined) continue
      const key = keyOf(collectionId, movie.id)
      const outcome = there.has(key) ? 'there' : added.has(key) ? 'repeated' : 'new'
      planned.push({ row, kind: 'collections', outcome })
      if (outcome !== 'new') continue
      added.add(key)
      // It is stored still, and shows again with its collection.
      if (kept.has(key)) continue
      const position = fact.position ?? Number.POSITIVE_INFINITY
      places.push({ collectionId, movie, addedAt: fact.addedAt ?? now, position })
    }
  }
  const created = collections.length - present.length
  if (created === 0 && places.length === 0) return { collections: present, collectionMovies, planned, created }
  const taken = new Set(collectionMovies.map(({ id }) => id))
  const links = places
    .toSorted((one, other) => (one.position === other.position ? 0 : one.position - other.position))
    .map(({ collectionId, movie, addedAt }): CollectionLink => {
      const id = freeIdOf(`link ${collectionId} ${movie.id}`, taken)
      return { id, movieId: movie.id, collectionId, movie, addedAt }
    })
  const changed = new Set(links.map(({ collectionId }) => collectionId))
  const updated = collections.map((collection) =>
    changed.has(collection.id) ? { ...collection, lastUpdatedAt: now } : collection,
  )
  const linked = [...collectionMovies, ...links]
  return {
    collections: withCounts({ collections: updated, collectionMovies: linked }),
    collectionMovies: linked,
    planned,
    created,
  }
}

import { computed, type ReadonlySignal } from '@preact/signals-core'
import {
  addToCollection,
  type CollectionSummary,
  collectionSummaries,
  type LinkAddition,
  type LinkedRecords,
  type RemovedLink,
  removeFromCollection,
  restoreToCollection,
} from '#domain/collection-links.ts'
import {
  type CollectionCreation,
  type CollectionEdit,
  type CollectionFields,
  createCollection,
  type DeletedCollection,
  deleteCollection,
  editCollection,
  restoreCollection,
} from '#domain/collections.ts'
import type { Collection, CollectionLink, IsoTime, Library, RecordId } from '#domain/library.ts'
import type { MovieId, MovieSnapshot } from '#domain/movie.ts'
import { operationContext } from './records/operation-context.ts'
import type { Records } from './records/records.ts'
import type { RecordsWorld } from './records/records-world.ts'

export interface Refused {
  readonly kind: 'refused'
}

export interface CollectionsStore {
  readonly items: ReadonlySignal<readonly CollectionSummary[]>
  readonly links: ReadonlySignal<readonly CollectionLink[]>
  readonly byId: ReadonlySignal<ReadonlyMap<RecordId, CollectionSummary>>
  readonly create: (fields: CollectionFields) => Promise<CollectionCreation | Refused>
  readonly edit: (id: RecordId, fields: CollectionFields) => Promise<CollectionEdit | Refused>
  readonly remove: (id: RecordId) => Promise<boolean>
  /** Undoes a removal; see `collectionDeletion`. */
  readonly restore: (deletion: DeletedCollection) => Promise<boolean>
  readonly addMovie: (id: RecordId, movie: MovieSnapshot) => Promise<LinkAddition | Refused>
  /** Movies already in the collection are skipped. */
  readonly addMovies: (id: RecordId, movies: readonly MovieSnapshot[]) => Promise<boolean>
  readonly removeMovie: (id: RecordId, ...movieIds: readonly MovieId[]) => Promise<boolean>
  /** Removes the movies and restores the date that the collection had. */
  readonly undoAddMovies: (before: Collection, movieIds: readonly MovieId[]) => Promise<boolean>
  /** Undoes a removal; see `linkRemovals`. */
  readonly restoreMovie: (...removed: readonly RemovedLink[]) => Promise<boolean>
}

const withLinkBack = (library: Library, removed: RemovedLink): Library => ({
  ...library,
  ...restoreToCollection(library, removed),
})

export const createCollectionsStore = (
  records: Records,
  world: Pick<RecordsWorld, 'now' | 'random'>,
  forgetPreferences: (id: RecordId) => void,
): CollectionsStore => {
  // Operations may run again on a newer library: the last run's outcome counts.
  const withOutcome = async <Outcome>(run: (library: Library) => readonly [Library, Outcome]) => {
    let last: Outcome | undefined
    const isDone = await records.change((library) => {
      const [after, outcome] = run(library)
      last = outcome
      return after
    })
    return isDone && last !== undefined ? last : ({ kind: 'refused' } as const)
  }
  const removeAll = (id: RecordId, movieIds: readonly MovieId[], now: IsoTime) =>
    records.change((library) => {
      let linked: LinkedRecords = library
      for (const movieId of movieIds) linked = removeFromCollection(linked, id, movieId, now)
      return { ...library, ...linked }
    })
  const items = computed(() =>
    collectionSummaries({ collections: records.collections.value, collectionMovies: records.collectionMovies.value }),
  )

  return {
    items,
    links: records.collectionMovies,
    byId: computed(() => new Map(items.value.map((collection) => [collection.id, collection]))),
    create: (fields) => {
      const { now, idIn } = operationContext(world)
      return withOutcome((library) => {
        const outcome = createCollection(library.collections, fields, { id: idIn(library), now })
        return [outcome.kind === 'created' ? { ...library, collections: outcome.collections } : library, outcome]
      })
    },
    edit: (id, fields) => {
      const { now } = operationContext(world)
      return withOutcome((library) => {
        const outcome = editCollection(library.collections, id, fields, now)
        return [outcome.kind === 'edited' ? { ...library, collections: outcome.collections } : library, outcome]
      })
    },
    remove: async (id) => {
      const isDone = await records.change((library) => ({ ...library, ...deleteCollection(library, id) }))
      if (isDone) forgetPreferences(id)
      return isDone
    },
    restore: (deletion) => records.change((library) => ({ ...library, ...restoreCollection(library, deletion) })),
    addMovie: (id, movie) => {
      const { now, idIn } = operationContext(world)
      return withOutcome((library) => {
        const outcome = addToCollection(library, id, movie, { id: idIn(library), now })
        return [outcome.kind === 'added' ? { ...library, ...outcome.records } : library, outcome]
      })
    },
    addMovies: (id, movies) => {
      const { now, idsIn } = operationContext(world)
      return records.change((library) => {
        const ids = idsIn(library, movies.length)
        let linked: LinkedRecords = library
        for (const [index, movie] of movies.entries()) {
          const outcome = addToCollection(linked, id, movie, { id: ids[index] ?? 0, now })
          if (outcome.kind === 'added') linked = outcome.records
        }
        return { ...library, ...linked }
      })
    },
    removeMovie: (id, ...movieIds) => removeAll(id, movieIds, operationContext(world).now),
    undoAddMovies: (before, movieIds) => removeAll(before.id, movieIds, before.lastUpdatedAt),
    restoreMovie: (...removed) => records.change((library) => removed.reduce(withLinkBack, library)),
  }
}

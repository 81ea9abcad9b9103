import { computed, type ReadonlySignal } from '@preact/signals-core'
import {
  addToCollections,
  type CollectionSummary,
  collectionSummaries,
  type LinkAdditions,
  removeFromCollection,
} from '#domain/lists/collection-links.ts'
import { type Positions, withPositions } from '#domain/lists/hand-order.ts'
import type { MovieId, MovieSnapshot } from '#domain/movie/movie.ts'
import {
  type CollectionCreation,
  type CollectionEdit,
  type CollectionFields,
  createCollection,
  deleteCollection,
  editCollection,
} from '#domain/records/collections.ts'
import type { CollectionLink, Library } from '#domain/records/library.ts'
import type { RecordId } from '#domain/values/ids.ts'
import { operationContext } from '../records/operation-context.ts'
import type { Records } from '../records/records.ts'
import type { RecordsWorld } from '../records/records-world.ts'

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
  /** Adds to all of the collections or to none; see `addToCollections`. */
  readonly addMovies: (ids: readonly RecordId[], movies: readonly MovieSnapshot[]) => Promise<LinkAdditions | Refused>
  readonly removeMovie: (id: RecordId, ...movieIds: readonly MovieId[]) => Promise<boolean>
  /** Positions in the order of the user. */
  readonly arrange: (id: RecordId, positions: Positions) => Promise<boolean>
}

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
    addMovies: (ids, movies) => {
      const { now, idsIn } = operationContext(world)
      return withOutcome((library) => {
        const outcome = addToCollections(library, ids, movies, { nextId: idsIn(library), now })
        return [outcome.kind === 'added' ? { ...library, ...outcome.records } : library, outcome]
      })
    },
    removeMovie: (id, ...movieIds) => {
      const { now } = operationContext(world)
      return records.change((library) => ({ ...library, ...removeFromCollection(library, id, movieIds, now) }))
    },
    arrange: (id, positions) =>
      records.change((library) => {
        const collectionMovies = withPositions(library.collectionMovies, id, positions)
        return collectionMovies === library.collectionMovies ? library : { ...library, collectionMovies }
      }),
  }
}

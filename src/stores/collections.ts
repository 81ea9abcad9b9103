import { computed, type ReadonlySignal } from '@preact/signals-core'
import {
  addToCollection,
  type CollectionSummary,
  collectionSummaries,
  type LinkAddition,
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
import type { CollectionLink, Library, RecordId } from '#domain/library.ts'
import type { MovieId, MovieSnapshot } from '#domain/movie.ts'
import { momentOf } from './moment.ts'
import type { Records } from './records.ts'
import type { RecordsWorld } from './records-world.ts'

/** The browser refused the write; nothing has changed. */
export interface Refused {
  readonly kind: 'refused'
}

/** The collections and their films. */
export interface CollectionsStore {
  /** With counts and covers from their links. */
  readonly items: ReadonlySignal<readonly CollectionSummary[]>
  readonly links: ReadonlySignal<readonly CollectionLink[]>
  readonly byId: ReadonlySignal<ReadonlyMap<RecordId, CollectionSummary>>
  readonly create: (fields: CollectionFields) => Promise<CollectionCreation | Refused>
  readonly edit: (id: RecordId, fields: CollectionFields) => Promise<CollectionEdit | Refused>
  /** Removes links and stored preferences too, and records the id as deleted. False when the browser refused. */
  readonly remove: (id: RecordId) => Promise<boolean>
  /** Undoes a removal (`collectionDeletion` in the domain says what to keep for it). */
  readonly restore: (deletion: DeletedCollection) => Promise<boolean>
  readonly addMovie: (id: RecordId, movie: MovieSnapshot) => Promise<LinkAddition | Refused>
  readonly removeMovie: (id: RecordId, movieId: MovieId) => Promise<boolean>
  /** Undoes a removal (`linkRemoval` in the domain says what to keep for it). */
  readonly restoreMovie: (removed: RemovedLink) => Promise<boolean>
}

/** `forgetPreferences` removes the stored settings of one collection. */
export const createCollectionsStore = (
  records: Records,
  world: Pick<RecordsWorld, 'now' | 'random'>,
  forgetPreferences: (id: RecordId) => void,
): CollectionsStore => {
  // The operation may run again on a newer library: the outcome of its last run is what came to be.
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
      const { now, idIn } = momentOf(world)
      return withOutcome((library) => {
        const outcome = createCollection(library.collections, fields, { id: idIn(library), now })
        return [outcome.kind === 'created' ? { ...library, collections: outcome.collections } : library, outcome]
      })
    },
    edit: (id, fields) => {
      const { now } = momentOf(world)
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
      const { now, idIn } = momentOf(world)
      return withOutcome((library) => {
        const outcome = addToCollection(library, id, movie, { id: idIn(library), now })
        return [outcome.kind === 'added' ? { ...library, ...outcome.records } : library, outcome]
      })
    },
    removeMovie: (id, movieId) => {
      const { now } = momentOf(world)
      return records.change((library) => ({ ...library, ...removeFromCollection(library, id, movieId, now) }))
    },
    restoreMovie: (removed) => records.change((library) => ({ ...library, ...restoreToCollection(library, removed) })),
  }
}

import { type CollectionFields, collectionDeletion, collectionOf, type NameProblem } from '#domain/collections.ts'
import type { Library, RecordId } from '#domain/library.ts'
import type { MovieId, MovieSnapshot } from '#domain/movie.ts'
import type { Messages } from '#i18n/messages.ts'
import type { CollectionsStore } from '#stores/collections.ts'
import type { Toasts } from '#stores/toasts.ts'
import { announceTo } from './announce.ts'
import { takeOutOf } from './take-out.ts'
import type { UndoHistory } from './undo.ts'

/** How saving a collection's name and description ended. */
export type CollectionSaving =
  | { readonly kind: 'saved'; readonly id: RecordId }
  | { readonly kind: 'refused' }
  | NameProblem

/** What a person can do with collections. Each command says what happened, or that the browser refused it. */
export interface CollectionCommands {
  /** `from` chooses the words: Home's differ from the collections page's. */
  readonly create: (fields: CollectionFields, from: 'home' | 'collections') => Promise<CollectionSaving>
  readonly edit: (id: RecordId, fields: CollectionFields) => Promise<CollectionSaving>
  /** Deletes a collection, with Undo; false when the browser refused. */
  readonly remove: (id: RecordId) => Promise<boolean>
  /** Takes movies out of a collection's page, with one Undo. */
  readonly removeMovies: (id: RecordId, movieIds: readonly MovieId[]) => void
  /** Puts several movies into a collection, with one Undo; those that are there stay as they are. */
  readonly addMovies: (id: RecordId, movies: readonly MovieSnapshot[]) => void
  /** Says that the address names a collection that does not exist. */
  readonly missing: () => void
}

const removeFailed = ({ errors }: Messages) => errors.removeFromCollection
const fromPage = {
  kind: 'removed from collection',
  done: ({ toasts }: Messages) => toasts.movieRemoved,
  refused: removeFailed,
  failed: removeFailed,
}

/** What a person can do with collections (texts of spec section 8). */
export const createCollectionCommands = (
  collections: CollectionsStore,
  toasts: Toasts,
  messages: () => Messages,
  steps: UndoHistory,
  library: () => Library,
): CollectionCommands => {
  const say = announceTo(toasts, messages)
  const takeOut = takeOutOf(collections, toasts, messages, steps, library)

  const refusedName = (problem: NameProblem, from: 'home' | 'collections'): CollectionSaving => {
    if (problem.kind === 'name is taken') {
      const words = messages().errors
      const message = words.collectionNameTaken(problem.name)
      if (from === 'home') say.error(`${message}.`, words.collectionNameTakenTitle)
      else say.error(message)
    }
    return problem
  }

  return {
    create: async (fields, from) => {
      const outcome = await collections.create(fields).catch(() => null)
      if (outcome === null || outcome.kind === 'refused') {
        const { createCollection, createCollectionRefused } = messages().errors
        say.error(outcome === null ? createCollection : createCollectionRefused)
        return { kind: 'refused' }
      }
      if (outcome.kind !== 'created') return refusedName(outcome, from)
      steps.changed()
      const words = messages().toasts
      if (from === 'home') {
        const { title, description } = words.collectionCreatedAtHome
        say.success(title, description(outcome.collection.name))
      } else say.success(words.collectionCreated.title, words.collectionCreated.description)
      return { kind: 'saved', id: outcome.collection.id }
    },
    edit: async (id, fields) => {
      const outcome = await collections.edit(id, fields)
      if (outcome.kind === 'refused' || outcome.kind === 'collection not found') {
        say.error(messages().errors.updateCollection)
        return { kind: 'refused' }
      }
      if (outcome.kind !== 'edited') return refusedName(outcome, 'collections')
      steps.changed()
      const { title, description } = messages().toasts.collectionUpdated
      say.success(title, description)
      return { kind: 'saved', id }
    },
    remove: async (id) => {
      const deletion = collectionDeletion(library(), id)
      const kept = await collections.remove(id)
      if (!kept) {
        say.error(messages().errors.deleteCollection)
        return false
      }
      if (!deletion) return true
      const { title, description, several } = messages().toasts.collectionDeleted
      steps.offer({
        kind: 'collection deleted',
        title,
        description: (count) => (count === 1 ? description : several(count)),
        count: 1,
        takeBack: () => collections.restore(deletion),
        refusal: messages().errors.createCollection,
        joins: true,
      })
      return true
    },
    removeMovies: (id, movieIds) => takeOut(fromPage, id, movieIds),
    addMovies: (id, movies) => {
      const { collections: before, collectionMovies } = library()
      const collection = collectionOf(before, id)
      const present = new Set(collectionMovies.flatMap((link) => (link.collectionId === id ? [link.movieId] : [])))
      const missing = movies.filter((movie) => !present.has(movie.id))
      if (!collection || missing.length === 0) {
        say.error(messages().errors.alreadyInCollection)
        return
      }
      const change = collections.addMovies(id, missing)
      const { title, description, several } = messages().toasts.addedToCollection
      const withdraw = steps.offer({
        kind: 'added to collection',
        title,
        description: (count) => (count === 1 ? description : several(count)),
        count: missing.length,
        takeBack: () =>
          collections.undoAddMovies(
            collection,
            missing.map((movie) => movie.id),
          ),
        refusal: messages().errors.removeFromCollection,
        joins: false,
      })
      void change.then((kept) => {
        if (kept) return
        withdraw()
        say.error(messages().errors.addToCollection)
      })
    },
    missing: () => {
      const { title, hint } = messages().collection.missing
      say.error(hint, title)
    },
  }
}

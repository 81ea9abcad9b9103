import { type CollectionFields, collectionDeletion, collectionOf, type NameProblem } from '#domain/collections.ts'
import type { Library, RecordId } from '#domain/library.ts'
import type { MovieId, MovieSnapshot } from '#domain/movie.ts'
import type { Messages } from '#i18n/messages.ts'
import type { CollectionsStore } from '#stores/collections.ts'
import type { Toasts } from '#stores/toasts.ts'
import { announceTo } from './announce.ts'
import { createRemoveFromCollection } from './remove-from-collection.ts'
import type { UndoHistory } from './undo.ts'

export type CollectionSaving =
  | { readonly kind: 'saved'; readonly id: RecordId }
  | { readonly kind: 'refused' }
  | NameProblem

/** Each command announces its outcome. */
export interface CollectionCommands {
  /** Home and the collections page have different messages. */
  readonly create: (fields: CollectionFields, from: 'home' | 'collections') => Promise<CollectionSaving>
  readonly edit: (id: RecordId, fields: CollectionFields) => Promise<CollectionSaving>
  /** Resolves false when the browser refused. */
  readonly remove: (id: RecordId) => Promise<boolean>
  readonly removeMovies: (id: RecordId, movieIds: readonly MovieId[]) => void
  /** Movies already in the collection are skipped. */
  readonly addMovies: (id: RecordId, movies: readonly MovieSnapshot[]) => void
  readonly announceMissing: () => void
}

const removeFailed = ({ errors }: Messages) => errors.removeFromCollection
const fromPage = {
  kind: 'removed from collection',
  done: ({ toasts }: Messages) => toasts.movieRemoved,
  refused: removeFailed,
  failed: removeFailed,
}

export const createCollectionCommands = (
  collections: CollectionsStore,
  toasts: Toasts,
  messages: () => Messages,
  undoHistory: UndoHistory,
  library: () => Library,
): CollectionCommands => {
  const announce = announceTo(toasts, messages)
  const removeFromCollection = createRemoveFromCollection(collections, toasts, messages, undoHistory, library)

  const refusedName = (problem: NameProblem, from: 'home' | 'collections'): CollectionSaving => {
    if (problem.kind === 'name is taken') {
      const { collectionNameTaken, collectionNameTakenAtHome, collectionNameTakenTitle } = messages().errors
      if (from === 'home') announce.error(collectionNameTakenAtHome(problem.name), collectionNameTakenTitle)
      else announce.error(collectionNameTaken(problem.name))
    }
    return problem
  }

  return {
    create: async (fields, from) => {
      const outcome = await collections.create(fields).catch(() => null)
      if (outcome === null || outcome.kind === 'refused') {
        const { createCollection, createCollectionRefused } = messages().errors
        announce.error(outcome === null ? createCollection : createCollectionRefused)
        return { kind: 'refused' }
      }
      if (outcome.kind !== 'created') return refusedName(outcome, from)
      undoHistory.seal()
      const { collectionCreated, collectionCreatedAtHome } = messages().toasts
      if (from === 'home') {
        const { title, description } = collectionCreatedAtHome
        announce.success(title, description(outcome.collection.name))
      } else announce.success(collectionCreated.title, collectionCreated.description)
      return { kind: 'saved', id: outcome.collection.id }
    },
    edit: async (id, fields) => {
      const outcome = await collections.edit(id, fields)
      if (outcome.kind === 'refused' || outcome.kind === 'collection not found') {
        announce.error(messages().errors.updateCollection)
        return { kind: 'refused' }
      }
      if (outcome.kind !== 'edited') return refusedName(outcome, 'collections')
      undoHistory.seal()
      const { title, description } = messages().toasts.collectionUpdated
      announce.success(title, description)
      return { kind: 'saved', id }
    },
    remove: async (id) => {
      const deletion = collectionDeletion(library(), id)
      const isSaved = await collections.remove(id)
      if (!isSaved) {
        announce.error(messages().errors.deleteCollection)
        return false
      }
      if (!deletion) return true
      const { title, description, several } = messages().toasts.collectionDeleted
      undoHistory.push({
        kind: 'collection deleted',
        title,
        description: (count) => (count === 1 ? description : several(count)),
        count: 1,
        undo: () => collections.restore(deletion),
        failureMessage: messages().errors.createCollection,
        merges: true,
      })
      return true
    },
    removeMovies: (id, movieIds) => removeFromCollection(fromPage, id, movieIds),
    addMovies: (id, movies) => {
      const { collections: before, collectionMovies } = library()
      const collection = collectionOf(before, id)
      const present = new Set(collectionMovies.flatMap((link) => (link.collectionId === id ? [link.movieId] : [])))
      const missing = movies.filter((movie) => !present.has(movie.id))
      if (!collection || missing.length === 0) {
        announce.error(messages().errors.alreadyInCollection)
        return
      }
      const change = collections.addMovies(id, missing)
      const { title, description, several } = messages().toasts.addedToCollection
      const cancel = undoHistory.push({
        kind: 'added to collection',
        title,
        description: (count) => (count === 1 ? description : several(count)),
        count: missing.length,
        undo: () =>
          collections.undoAddMovies(
            collection,
            missing.map((movie) => movie.id),
          ),
        failureMessage: messages().errors.removeFromCollection,
        merges: false,
      })
      void change.then((isSaved) => {
        if (isSaved) return
        cancel()
        announce.error(messages().errors.addToCollection)
      })
    },
    announceMissing: () => {
      const { title, hint } = messages().collection.missing
      announce.error(hint, title)
    },
  }
}

import type { MovieId } from '#domain/movie/movie.ts'
import { type CollectionFields, collectionDeletion, type NameProblem } from '#domain/records/collections.ts'
import type { RecordId } from '#domain/values/ids.ts'
import type { Messages } from '#i18n/messages/core.ts'
import { announceTo } from './announce.ts'
import { type CollectionDependencies, createRemoveFromCollection } from './remove-from-collection.ts'

export type CollectionSaving =
  | { readonly kind: 'saved'; readonly id: RecordId }
  | { readonly kind: 'refused' }
  | NameProblem

/** Each command announces its outcome, except a problem with the name, which the dialog shows. */
export interface CollectionCommands {
  /** Home and the collections page have different messages. */
  readonly create: (fields: CollectionFields, from: 'home' | 'collections') => Promise<CollectionSaving>
  readonly edit: (id: RecordId, fields: CollectionFields) => Promise<CollectionSaving>
  /** Resolves false when the browser refused. */
  readonly remove: (id: RecordId) => Promise<boolean>
  readonly removeMovies: (id: RecordId, movieIds: readonly MovieId[]) => void
  readonly announceMissing: () => void
}

const removeFailed = ({ errors }: Messages) => errors.removeFromCollection
const fromPage = {
  kind: 'removed from collection',
  done: ({ toasts }: Messages) => toasts.movieRemoved,
  refused: removeFailed,
  failed: removeFailed,
}

export const createCollectionCommands = (dependencies: CollectionDependencies): CollectionCommands => {
  const { collections, toasts, messages, undoHistory, library } = dependencies
  const announce = announceTo(toasts, messages)
  const removeFromCollection = createRemoveFromCollection(dependencies)

  return {
    create: async (fields, from) => {
      const outcome = await collections.create(fields).catch(() => null)
      if (outcome === null || outcome.kind === 'refused') {
        const { createCollection, createCollectionRefused } = messages().errors
        announce.error(outcome === null ? createCollection : createCollectionRefused)
        return { kind: 'refused' }
      }
      if (outcome.kind !== 'created') return outcome
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
      if (outcome.kind !== 'edited') return outcome
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
      const { title, description } = messages().toasts.collectionDeleted
      undoHistory.push({
        kind: 'collection deleted',
        title,
        description: () => description,
        count: 1,
        undo: () => collections.restore(deletion),
        failureMessage: messages().errors.createCollection,
        merges: false,
        hasButton: false,
      })
      return true
    },
    removeMovies: (id, movieIds) => removeFromCollection(fromPage, id, movieIds),
    announceMissing: () => {
      const { title, hint } = messages().collection.missing
      announce.error(hint, title)
    },
  }
}

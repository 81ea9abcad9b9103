import type { MovieId } from '#domain/movie/movie.ts'
import { type CollectionFields, collectionOf, type NameProblem } from '#domain/records/collections.ts'
import type { RecordId } from '#domain/values/ids.ts'
import type { CoreMessages } from '#messages/types.ts'
import type { Reversible } from '#stores/undo/undoable-records.ts'
import { announceTo } from './announce.ts'
import { createRemoveFromCollection } from './collection-membership.ts'
import type { CommandContext } from './context.ts'

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

interface Announcement {
  readonly title: string
  readonly text: string
  readonly name: string
  readonly failureMessage: string
}

const removeFailed = ({ errors }: CoreMessages) => errors.removeFromCollection
const fromPage = {
  kind: 'removed from collection',
  done: ({ toasts }: CoreMessages) => toasts.movieRemoved,
  refused: removeFailed,
  failed: removeFailed,
}

export const createCollectionCommands = (context: CommandContext): CollectionCommands => {
  const {
    records: { library },
    lists: { collections },
    commands: { undoHistory },
    language,
  } = context
  const messages = () => language.messages.peek()
  const announce = announceTo(context)
  const removeFromCollection = createRemoveFromCollection(context)
  const push = (kind: string, { title, text, name, failureMessage }: Announcement, made: Reversible) =>
    undoHistory.push({ kind, title, description: () => text, subject: name, count: 1, failureMessage }, made)

  return {
    create: async (fields, from) => {
      const { result, made } = undoHistory.record(() => collections.create(fields))
      const outcome = await result.catch(() => null)
      if (outcome === null || outcome.kind === 'refused') {
        const { createCollection, createCollectionRefused } = messages().errors
        announce.error(outcome === null ? createCollection : createCollectionRefused)
        return { kind: 'refused' }
      }
      if (outcome.kind !== 'created') return outcome
      const { name, id } = outcome.collection
      const { collectionCreated, collectionCreatedAtHome } = messages().toasts
      const { title, text } =
        from === 'home'
          ? { title: collectionCreatedAtHome.title, text: collectionCreatedAtHome.description({ name }) }
          : { title: collectionCreated.title, text: collectionCreated.description }
      push('collection created', { title, text, name, failureMessage: messages().errors.deleteCollection }, made)
      return { kind: 'saved', id }
    },
    edit: async (id, fields) => {
      const before = library().collections
      const { result, made } = undoHistory.record(() => collections.edit(id, fields))
      const outcome = await result
      if (outcome.kind === 'refused' || outcome.kind === 'collection not found') {
        announce.error(messages().errors.updateCollection)
        return { kind: 'refused' }
      }
      if (outcome.kind !== 'edited') return outcome
      const { title, description } = messages().toasts.collectionUpdated
      const { collection } = outcome
      if (before.includes(collection)) announce.success(title, description)
      else {
        const failureMessage = messages().errors.updateCollection
        push('collection edited', { title, text: description, name: collection.name, failureMessage }, made)
      }
      return { kind: 'saved', id }
    },
    remove: async (id) => {
      const collection = collectionOf(library().collections, id)
      const { result, made } = undoHistory.record(() => collections.remove(id))
      if (!(await result)) {
        announce.error(messages().errors.deleteCollection)
        return false
      }
      if (!collection) return true
      const { title, description } = messages().toasts.collectionDeleted
      const failureMessage = messages().errors.createCollection
      push('collection deleted', { title, text: description, name: collection.name, failureMessage }, made)
      return true
    },
    removeMovies: (id, movieIds) => removeFromCollection(fromPage, id, movieIds),
    announceMissing: () => {
      const { title, hint } = messages().collection.missing
      announce.error(hint, title)
    },
  }
}

import type { AddToCollectionOutcome } from '#domain/collections.ts'
import type { Library, RecordId } from '#domain/library.ts'
import type { MovieId } from '#domain/movie.ts'
import type { Messages } from '#i18n/messages.ts'
import type { CollectionsStore } from '#stores/collections.ts'
import type { Toasts } from '#stores/toasts.ts'
import { announceTo } from './announce.ts'
import { createRemoveFromCollection } from './remove-from-collection.ts'
import type { UndoHistory } from './undo.ts'

export interface MembershipCommands {
  readonly announceAdded: (outcome: AddToCollectionOutcome) => void
  readonly remove: (collectionId: RecordId, movieId: MovieId) => void
}

const fromModal = {
  kind: 'removed from collections',
  done: ({ toasts }: Messages) => toasts.removedFromCollection,
  refused: ({ errors }: Messages) => errors.removeFromCollectionRefused,
  failed: ({ errors }: Messages) => errors.removeFromCollectionFailed,
}

export const createMembershipCommands = (
  collections: CollectionsStore,
  toasts: Toasts,
  messages: () => Messages,
  undoHistory: UndoHistory,
  library: () => Library,
): MembershipCommands => {
  const announce = announceTo(toasts, messages)
  const removeFromCollection = createRemoveFromCollection(collections, toasts, messages, undoHistory, library)
  return {
    announceAdded: (outcome) => {
      const { toasts: success, errors } = messages()
      switch (outcome.kind) {
        case 'added':
          undoHistory.seal()
          announce.success(success.addedToCollection.title, success.addedToCollection.description)
          return
        case 'created and added':
          undoHistory.seal()
          announce.success(success.createdAndAdded.title, success.createdAndAdded.description(outcome.name))
          return
        case 'created only':
          undoHistory.seal()
          announce.error(errors.createdOnly(outcome.name))
          return
        case 'name is taken':
          announce.error(errors.collectionNameTaken(outcome.name))
          return
        case 'creating failed':
          announce.error(errors.createOrAdd)
          return
        case 'not added':
          announce.error(errors.alreadyInCollection)
          return
        case 'adding failed':
          announce.error(errors.addToCollection)
          return
      }
    },
    remove: (collectionId, movieId) => removeFromCollection(fromModal, collectionId, [movieId]),
  }
}

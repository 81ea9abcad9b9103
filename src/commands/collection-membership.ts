import type { AddingOutcome } from '#domain/collections.ts'
import type { Library, RecordId } from '#domain/library.ts'
import type { MovieId } from '#domain/movie.ts'
import type { Messages } from '#i18n/messages.ts'
import type { CollectionsStore } from '#stores/collections.ts'
import type { Toasts } from '#stores/toasts.ts'
import { announceTo } from './announce.ts'
import { takeOutOf } from './take-out.ts'
import type { UndoHistory } from './undo.ts'

/** What a person can do with the collections of one movie, in its modal. */
export interface MembershipCommands {
  /** Announces the outcome of the add-to-collection dialog. */
  readonly sayAdded: (outcome: AddingOutcome) => void
  /** Takes the movie out of a collection, with Undo. */
  readonly remove: (collectionId: RecordId, movieId: MovieId) => void
}

const fromModal = {
  kind: 'removed from collections',
  done: ({ toasts }: Messages) => toasts.removedFromCollection,
  refused: ({ errors }: Messages) => errors.removeFromCollectionRefused,
  failed: ({ errors }: Messages) => errors.removeFromCollectionFailed,
}

/** The commands for the collections of one movie (texts of spec section 8). */
export const createMembershipCommands = (
  collections: CollectionsStore,
  toasts: Toasts,
  messages: () => Messages,
  steps: UndoHistory,
  library: () => Library,
): MembershipCommands => {
  const say = announceTo(toasts, messages)
  const takeOut = takeOutOf(collections, toasts, messages, steps, library)
  return {
    sayAdded: (outcome) => {
      const { toasts: done, errors } = messages()
      switch (outcome.kind) {
        case 'added':
          steps.changed()
          say.success(done.addedToCollection.title, done.addedToCollection.description)
          return
        case 'created and added':
          steps.changed()
          say.success(done.createdAndAdded.title, done.createdAndAdded.description(outcome.name))
          return
        case 'created only':
          steps.changed()
          say.error(errors.createdOnly(outcome.name))
          return
        case 'name is taken':
          say.error(errors.collectionNameTaken(outcome.name))
          return
        case 'creating failed':
          say.error(errors.createOrAdd)
          return
        case 'not added':
          say.error(errors.alreadyInCollection)
          return
        case 'adding failed':
          say.error(errors.addToCollection)
          return
      }
    },
    remove: (collectionId, movieId) => takeOut(fromModal, collectionId, [movieId]),
  }
}

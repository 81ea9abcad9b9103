import { linksOf } from '#domain/lists/collection-links.ts'
import type { MovieId, MovieSnapshot } from '#domain/movie/movie.ts'
import type { CollectionCreation, CollectionFields } from '#domain/records/collections.ts'
import type { RecordId } from '#domain/values/ids.ts'
import type { CoreMessages } from '#messages/types.ts'
import type { Refused } from '#stores/lists/collections.ts'
import { inOneStep, type Reversible } from '#stores/undo/undoable-records.ts'
import { announceTo } from './announce.ts'
import type { CommandContext } from './context.ts'

interface RemovalMessages {
  /** See `Undoable`. */
  readonly kind: string
  readonly done: (messages: CoreMessages) => CoreMessages['toasts']['movieRemoved']
  readonly refused: (messages: CoreMessages) => string
  readonly failed: (messages: CoreMessages) => string
}

export const createRemoveFromCollection =
  ({ records, lists, language, commands }: CommandContext) =>
  ({ kind, done, refused, failed }: RemovalMessages, id: RecordId, movieIds: readonly MovieId[]): void => {
    const messages = language.messages.peek()
    const removed = linksOf(records.library().collectionMovies, id).filter(({ movieId }) => movieIds.includes(movieId))
    const [first] = removed
    if (!first) return
    const { title, description, several } = done(messages)
    const undoable = {
      kind,
      title,
      description: (count: number) => (count === 1 ? description : several({ count })),
      subject: first.movie.title,
      count: removed.length,
      failureMessage: messages.errors.addToCollection,
      merges: true,
    }
    void commands.undoHistory.perform(() => lists.collections.removeMovie(id, ...movieIds), undoable, {
      refused: refused(messages),
      failed: failed(messages),
    })
  }

export interface AdditionToCollections {
  readonly collectionIds: readonly RecordId[]
  readonly movies: readonly MovieSnapshot[]
  /** The one of the collections that was created for the movies. */
  readonly created: { readonly id: RecordId; readonly name: string } | null
}

/** Each command announces its outcome, except a name that is taken, which the dialog shows. */
export interface MembershipCommands {
  /** Creates the collection that `add` then adds to. */
  readonly create: (fields: CollectionFields) => Promise<CollectionCreation | Refused>
  /** Adds to all of the collections or to none: then it resolves false. */
  readonly add: (addition: AdditionToCollections) => Promise<boolean>
  readonly remove: (collectionId: RecordId, movieId: MovieId) => void
}

const fromModal = {
  kind: 'removed from collections',
  done: ({ toasts }: CoreMessages) => toasts.removedFromCollection,
  refused: ({ errors }: CoreMessages) => errors.removeFromCollectionRefused,
  failed: ({ errors }: CoreMessages) => errors.removeFromCollectionFailed,
}

export const createMembershipCommands = (context: CommandContext): MembershipCommands => {
  const {
    lists: { collections },
    commands: { undoHistory },
    language,
  } = context
  const messages = () => language.messages.peek()
  const announce = announceTo(context)
  const removeFromCollection = createRemoveFromCollection(context)
  let creation: { readonly id: RecordId; readonly made: Reversible } | null = null
  const addedMessage = ({ collectionIds, movies, created }: AdditionToCollections) => {
    const { addedToCollection, createdAndAdded } = messages().toasts
    const { title, description, several, toCollections } = addedToCollection
    if (created && collectionIds.length === 1) {
      const { description: one, several: many } = createdAndAdded
      const text =
        movies.length === 1 ? one({ name: created.name }) : many({ name: created.name, count: movies.length })
      return { title: createdAndAdded.title, text }
    }
    if (collectionIds.length > 1)
      return { title, text: toCollections({ count: movies.length, lists: collectionIds.length }) }
    return { title, text: movies.length === 1 ? description : several({ count: movies.length }) }
  }

  return {
    create: async (fields) => {
      const { result, made } = undoHistory.record(() => collections.create(fields))
      const outcome = await result.catch((): Refused => ({ kind: 'refused' }))
      if (outcome.kind === 'created') creation = { id: outcome.collection.id, made }
      if (outcome.kind === 'refused') announce.error(messages().errors.createOrAdd)
      return outcome
    },
    add: async (addition) => {
      const { collectionIds, movies, created } = addition
      const { result, made } = undoHistory.record(() => collections.addMovies(collectionIds, movies))
      const outcome = await result.catch((): Refused => ({ kind: 'refused' }))
      const { errors } = messages()
      if (outcome.kind !== 'added') {
        const refusal = outcome.kind === 'refused' ? errors.addToCollection : errors.alreadyInCollection
        announce.error(created ? errors.createdOnly({ name: created.name }) : refusal)
        return false
      }
      const { title, text } = addedMessage(addition)
      const [first] = movies
      const undoable = {
        kind: 'added to collections',
        title,
        description: () => text,
        subject: first?.title ?? '',
        count: movies.length,
        failureMessage: errors.removeFromCollection,
      }
      const isOfCreation = creation !== null && creation.id === created?.id
      undoHistory.push(undoable, creation && isOfCreation ? inOneStep(creation.made, made) : made)
      return true
    },
    remove: (collectionId, movieId) => removeFromCollection(fromModal, collectionId, [movieId]),
  }
}

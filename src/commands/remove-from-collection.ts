import { linksOf } from '#domain/lists/collection-links.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import type { Library } from '#domain/records/library.ts'
import type { RecordId } from '#domain/values/ids.ts'
import type { CoreMessages } from '#messages/types.ts'
import type { CollectionsStore } from '#stores/lists/collections.ts'
import type { Toasts } from '#stores/toasts.ts'
import type { UndoHistory } from './undo.ts'

interface RemovalMessages {
  /** See `Undoable`. */
  readonly kind: string
  readonly done: (messages: CoreMessages) => CoreMessages['toasts']['movieRemoved']
  readonly refused: (messages: CoreMessages) => string
  readonly failed: (messages: CoreMessages) => string
}

export interface CollectionDependencies {
  readonly collections: CollectionsStore
  readonly toasts: Toasts
  readonly messages: () => CoreMessages
  readonly undoHistory: UndoHistory
  readonly library: () => Library
}

export const createRemoveFromCollection =
  ({ collections, messages, undoHistory, library }: CollectionDependencies) =>
  ({ kind, done, refused, failed }: RemovalMessages, id: RecordId, movieIds: readonly MovieId[]): void => {
    const removed = linksOf(library().collectionMovies, id).filter(({ movieId }) => movieIds.includes(movieId))
    const [first] = removed
    if (!first) return
    const { title, description, several } = done(messages())
    const undoable = {
      kind,
      title,
      description: (count: number) => (count === 1 ? description : several({ count })),
      subject: first.movie.title,
      count: removed.length,
      failureMessage: messages().errors.addToCollection,
      merges: true,
    }
    void undoHistory.perform(() => collections.removeMovie(id, ...movieIds), undoable, {
      refused: refused(messages()),
      failed: failed(messages()),
    })
  }

import { linkRemovals } from '#domain/collection-links.ts'
import type { Library, RecordId } from '#domain/library.ts'
import type { MovieId } from '#domain/movie.ts'
import type { Messages } from '#i18n/messages.ts'
import type { CollectionsStore } from '#stores/collections.ts'
import type { Toasts } from '#stores/toasts.ts'
import { announceTo } from './announce.ts'
import type { UndoHistory } from './undo.ts'

interface RemovalMessages {
  /** See `Undoable`. */
  readonly kind: string
  readonly done: (messages: Messages) => Messages['toasts']['movieRemoved']
  readonly refused: (messages: Messages) => string
  readonly failed: (messages: Messages) => string
}

export const createRemoveFromCollection =
  (
    collections: CollectionsStore,
    toasts: Toasts,
    messages: () => Messages,
    undoHistory: UndoHistory,
    library: () => Library,
  ) =>
  ({ kind, done, refused, failed }: RemovalMessages, id: RecordId, movieIds: readonly MovieId[]): void => {
    const removals = linkRemovals(library(), id, movieIds)
    if (removals.length === 0) return
    const change = collections.removeMovie(id, ...movieIds)
    const { title, description, several } = done(messages())
    const cancel = undoHistory.push({
      kind,
      title,
      description: (count) => (count === 1 ? description : several(count)),
      count: removals.length,
      undo: () => collections.restoreMovie(...removals),
      failureMessage: messages().errors.addToCollection,
      merges: true,
    })
    const onFailure = (message: string) => {
      cancel()
      announceTo(toasts, messages).error(message)
    }
    change.then(
      (isSaved) => isSaved || onFailure(refused(messages())),
      () => onFailure(failed(messages())),
    )
  }

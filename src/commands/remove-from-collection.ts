import { linksOf } from '#domain/lists/collection-links.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import type { RecordId } from '#domain/values/ids.ts'
import type { CoreMessages } from '#messages/types.ts'
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

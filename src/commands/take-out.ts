import { linkRemovals } from '#domain/collection-links.ts'
import type { Library, RecordId } from '#domain/library.ts'
import type { MovieId } from '#domain/movie.ts'
import type { Messages } from '#i18n/messages.ts'
import type { CollectionsStore } from '#stores/collections.ts'
import type { Toasts } from '#stores/toasts.ts'
import { announceTo } from './announce.ts'
import type { UndoHistory } from './undo.ts'

/** The words for taking movies out, which differ between a collection's page and a movie's modal. */
interface TakingOut {
  /** The `kind` of the step that Undo takes back (see `Undoable`). */
  readonly kind: string
  readonly done: (messages: Messages) => Messages['toasts']['movieRemoved']
  /** Words for the case that the browser refused to write. */
  readonly refused: (messages: Messages) => string
  /** Words for an unexpected error. */
  readonly failed: (messages: Messages) => string
}

/** Takes movies out of a collection, with one Undo; those that are not in it are passed over. */
export const takeOutOf =
  (
    collections: CollectionsStore,
    toasts: Toasts,
    messages: () => Messages,
    steps: UndoHistory,
    library: () => Library,
  ) =>
  (words: TakingOut, id: RecordId, movieIds: readonly MovieId[]): void => {
    const removals = linkRemovals(library(), id, movieIds)
    if (removals.length === 0) return
    const change = collections.removeMovie(id, ...movieIds)
    const { title, description, several } = words.done(messages())
    const withdraw = steps.offer({
      kind: words.kind,
      title,
      description: (count) => (count === 1 ? description : several(count)),
      count: removals.length,
      takeBack: () => collections.restoreMovie(...removals),
      refusal: messages().errors.addToCollection,
      joins: true,
    })
    const refuse = (said: string) => {
      withdraw()
      announceTo(toasts, messages).error(said)
    }
    change.then(
      (kept) => kept || refuse(words.refused(messages())),
      () => refuse(words.failed(messages())),
    )
  }

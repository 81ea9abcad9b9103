import { linkRemovals } from '#domain/collection-links.ts'
import type { Library, RecordId } from '#domain/library.ts'
import type { MovieId } from '#domain/movie.ts'
import type { Texts } from '#i18n/texts.ts'
import type { CollectionsStore } from '#stores/collections.ts'
import type { Toasts } from '#stores/toasts.ts'
import { announceTo } from './announce.ts'
import type { UndoSteps } from './undo.ts'

/** The words for taking movies out, which differ between a collection's page and a movie's modal. */
interface TakingOut {
  /** The `kind` of the step that Undo takes back (see `Undoable`). */
  readonly kind: string
  readonly done: (text: Texts) => Texts['toasts']['movieRemoved']
  /** Words for the case that the browser refused to write. */
  readonly refused: (text: Texts) => string
  /** Words for an unexpected error. */
  readonly failed: (text: Texts) => string
}

/** Takes movies out of a collection, with one Undo; those that are not in it are passed over. */
export const takeOutOf =
  (collections: CollectionsStore, toasts: Toasts, text: () => Texts, steps: UndoSteps, library: () => Library) =>
  (words: TakingOut, id: RecordId, movieIds: readonly MovieId[]): void => {
    const removals = linkRemovals(library(), id, movieIds)
    if (removals.length === 0) return
    const change = collections.removeMovie(id, ...movieIds)
    const { title, description, several } = words.done(text())
    const withdraw = steps.offer({
      kind: words.kind,
      title,
      description: (count) => (count === 1 ? description : several(count)),
      count: removals.length,
      takeBack: () => collections.restoreMovie(...removals),
      refusal: text().errors.addToCollection,
      joins: true,
    })
    const refuse = (said: string) => {
      withdraw()
      announceTo(toasts, text).error(said)
    }
    change.then(
      (kept) => kept || refuse(words.refused(text())),
      () => refuse(words.failed(text())),
    )
  }

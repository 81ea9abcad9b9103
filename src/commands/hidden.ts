import type { MovieId } from '#domain/movie/movie.ts'
import { addHidden, removeHidden, restoreHidden } from '#domain/records/hidden.ts'
import type { HiddenMovie, Library, SlimSnapshot } from '#domain/records/library.ts'
import { isoTimeOf, unknownTime } from '#domain/values/instant.ts'
import type { HiddenMessages } from '#i18n/messages/hidden.ts'
import type { Records } from '#stores/records/records.ts'
import type { UndoHistory } from './undo.ts'

/** Each command announces its outcome, with Undo. */
export interface HidingCommands {
  readonly hide: (movie: SlimSnapshot) => void
  readonly unhide: (id: MovieId) => void
}

interface HidingDependencies {
  readonly records: Pick<Records, 'change' | 'notForMe'>
  readonly undoHistory: UndoHistory
  readonly messages: () => HiddenMessages
  readonly now: () => number
}

type Change = (before: Library['notForMe']) => Library['notForMe']

export const createHidingCommands = ({ records, undoHistory, messages, now }: HidingDependencies): HidingCommands => {
  const change = (next: Change) =>
    records.change((library) => {
      const notForMe = next(library.notForMe)
      return notForMe === library.notForMe ? library : { ...library, notForMe }
    })
  const perform = (kind: 'hide' | 'unhide', { title }: SlimSnapshot, next: Change, back: Change) => {
    const { toasts } = messages()
    void undoHistory.perform(change(next), {
      kind: `not for me: ${kind}`,
      title: toasts[kind].title,
      description: (count) => (count === 1 ? toasts[kind].description(title) : toasts[kind].several(count)),
      count: 1,
      undo: () => change(back),
      failureMessage: toasts.failed,
      merges: true,
    })
  }
  const added =
    (item: HiddenMovie): Change =>
    (list) =>
      restoreHidden(list, item)
  const removed =
    (id: MovieId): Change =>
    (list) =>
      removeHidden(list, id)
  return {
    hide: (movie) => {
      const time = isoTimeOf(now()) ?? unknownTime
      perform('hide', movie, (list) => addHidden(list, movie, time), removed(movie.id))
    },
    unhide: (id) => {
      const item = records.notForMe.peek().find(({ movieId }) => movieId === id)
      if (item) perform('unhide', item.movie, removed(id), added(item))
    },
  }
}

import type { MovieId } from '#domain/movie/movie.ts'
import type { Library, NotForMe, SlimSnapshot } from '#domain/records/library.ts'
import { addNotForMe, removeNotForMe, restoreNotForMe } from '#domain/records/not-for-me.ts'
import { isoTimeOf, unknownTime } from '#domain/values/instant.ts'
import type { NotForMeMessages } from '#i18n/messages/not-for-me.ts'
import type { Records } from '#stores/records/records.ts'
import type { UndoHistory } from './undo.ts'

/** Each command announces its outcome, with Undo. */
export interface NotForMeCommands {
  readonly putAway: (movie: SlimSnapshot) => void
  readonly putBack: (id: MovieId) => void
}

interface NotForMeDependencies {
  readonly records: Pick<Records, 'change' | 'notForMe'>
  readonly undoHistory: UndoHistory
  readonly messages: NotForMeMessages
  readonly now: () => number
}

type Change = (before: Library['notForMe']) => Library['notForMe']

export const createNotForMeCommands = ({
  records,
  undoHistory,
  messages: { toasts },
  now,
}: NotForMeDependencies): NotForMeCommands => {
  const change = (next: Change) =>
    records.change((library) => {
      const notForMe = next(library.notForMe)
      return notForMe === library.notForMe ? library : { ...library, notForMe }
    })
  const perform = (kind: 'putAway' | 'putBack', { title }: SlimSnapshot, next: Change, back: Change) =>
    void undoHistory.perform(change(next), {
      kind: `not for me: ${kind}`,
      title: toasts[kind].title,
      description: (count) => (count === 1 ? toasts[kind].description(title) : toasts[kind].several(count)),
      count: 1,
      undo: () => change(back),
      failureMessage: toasts.failed,
      merges: true,
    })
  const added =
    (item: NotForMe): Change =>
    (list) =>
      restoreNotForMe(list, item)
  const removed =
    (id: MovieId): Change =>
    (list) =>
      removeNotForMe(list, id)
  return {
    putAway: (movie) => {
      const time = isoTimeOf(now()) ?? unknownTime
      perform('putAway', movie, (list) => addNotForMe(list, movie, time), removed(movie.id))
    },
    putBack: (id) => {
      const item = records.notForMe.peek().find(({ movieId }) => movieId === id)
      if (item) perform('putBack', item.movie, removed(id), added(item))
    },
  }
}

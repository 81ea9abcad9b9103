import { isoTimeOf, unknownTime } from '#domain/iso-times.ts'
import type { Library, NotForMe, SlimSnapshot } from '#domain/library.ts'
import type { MovieId } from '#domain/movie.ts'
import { addNotForMe, removeNotForMe, restoreNotForMe } from '#domain/not-for-me.ts'
import type { NotForMeMessages } from '#i18n/not-for-me/messages.ts'
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
  readonly announceFailure: (message: string) => void
  readonly now: () => number
}

type Change = (before: Library['notForMe']) => Library['notForMe']

export const createNotForMeCommands = ({
  records,
  undoHistory,
  messages: { toasts },
  announceFailure,
  now,
}: NotForMeDependencies): NotForMeCommands => {
  const change = (next: Change) =>
    records.change((library) => {
      const notForMe = next(library.notForMe)
      return notForMe === library.notForMe ? library : { ...library, notForMe }
    })
  const undoable = async (kind: 'putAway' | 'putBack', { title }: SlimSnapshot, next: Change, back: Change) => {
    const done = change(next)
    const cancel = undoHistory.push({
      kind: `not for me: ${kind}`,
      title: toasts[kind].title,
      description: (count) => (count === 1 ? toasts[kind].description(title) : toasts[kind].several(count)),
      count: 1,
      undo: () => change(back),
      failureMessage: toasts.failed,
      merges: true,
    })
    if (await done) return
    cancel()
    announceFailure(toasts.failed)
  }
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
      void undoable('putAway', movie, (list) => addNotForMe(list, movie, time), removed(movie.id))
    },
    putBack: (id) => {
      const item = records.notForMe.peek().find(({ movieId }) => movieId === id)
      if (item) void undoable('putBack', item.movie, removed(id), added(item))
    },
  }
}

import type { MovieId } from '#domain/movie/movie.ts'
import { addHidden, removeHidden } from '#domain/records/hidden.ts'
import type { Library, SlimSnapshot } from '#domain/records/library.ts'
import { isoTimeOf, unknownTime } from '#domain/values/instant.ts'
import type { CommandContext } from './context.ts'

/** Each command announces its outcome, with Undo. */
export interface HidingCommands {
  readonly hide: (movie: SlimSnapshot) => void
  readonly unhide: (id: MovieId) => void
}

type Change = (before: Library['notForMe']) => Library['notForMe']

export const createHidingCommands = ({ records, platform, language, commands }: CommandContext): HidingCommands => {
  const change = (next: Change) =>
    records.change((library) => {
      const notForMe = next(library.notForMe)
      return notForMe === library.notForMe ? library : { ...library, notForMe }
    })
  const perform = (kind: 'hide' | 'unhide', { title }: SlimSnapshot, next: Change) => {
    const { toasts } = language.loadedMessages().hidden
    void commands.undoHistory.perform(() => change(next), {
      kind: `not for me: ${kind}`,
      title: toasts[kind].title,
      description: (count) => (count === 1 ? toasts[kind].description({ title }) : toasts[kind].several({ count })),
      subject: title,
      count: 1,
      failureMessage: toasts.failed,
      merges: true,
    })
  }
  return {
    hide: (movie) => {
      const time = isoTimeOf(platform.now()) ?? unknownTime
      perform('hide', movie, (list) => addHidden(list, movie, time))
    },
    unhide: (id) => {
      const item = records.notForMe.peek().find(({ movieId }) => movieId === id)
      if (item) perform('unhide', item.movie, (list) => removeHidden(list, id))
    },
  }
}

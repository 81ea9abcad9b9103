import { moveMovie } from '#domain/lists/move-movie.ts'
import type { MovieId, MovieSnapshot } from '#domain/movie/movie.ts'
import { isoTimeOf, unknownTime } from '#domain/values/instant.ts'
import type { OtherMessages } from '#messages/types.ts'
import type { Records } from '#stores/records/records.ts'
import type { UndoHistory } from './undo.ts'

interface MoveDependencies {
  readonly records: Records
  readonly now: () => number
  readonly undoHistory: UndoHistory
  readonly messages: () => OtherMessages['history']['another']
}

/** Moves what the person keeps about a movie to another one, and offers Undo. Resolves false when the browser refused. */
export const createMoveMovie =
  ({ records, now, undoHistory, messages }: MoveDependencies) =>
  (from: MovieId, to: MovieSnapshot): Promise<boolean> => {
    const time = isoTimeOf(now()) ?? unknownTime
    return undoHistory.perform(() => records.change((library) => moveMovie(library, from, to, time)), {
      kind: 'movie moved',
      title: messages().moved,
      description: () => to.title,
      subject: to.title,
      count: 1,
      failureMessage: messages().failed,
      merges: false,
    })
  }

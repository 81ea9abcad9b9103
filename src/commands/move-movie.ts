import { moveMovie } from '#domain/lists/move-movie.ts'
import type { MovieId, MovieSnapshot } from '#domain/movie/movie.ts'
import { isoTimeOf, unknownTime } from '#domain/values/instant.ts'
import type { CommandContext } from './context.ts'

/** Moves what the user keeps about a movie to another one, and offers Undo. Resolves false when the browser refused. */
export const createMoveMovie =
  ({ records, platform, language, commands }: CommandContext) =>
  (from: MovieId, to: MovieSnapshot): Promise<boolean> => {
    const time = isoTimeOf(platform.now()) ?? unknownTime
    const { moved, failed } = language.loadedMessages().history.another
    return commands.undoHistory.perform(() => records.change((library) => moveMovie(library, from, to, time)), {
      kind: 'movie moved',
      title: moved,
      description: () => to.title,
      subject: to.title,
      count: 1,
      failureMessage: failed,
    })
  }

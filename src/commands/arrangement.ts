import { generateNKeysBetween } from 'fractional-indexing'
import { linksOf } from '#domain/lists/collection-links.ts'
import { positionsFor } from '#domain/lists/hand-order.ts'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import type { RecordId } from '#domain/values/ids.ts'
import type { CommandContext } from './context.ts'

export interface ArrangementCommands {
  /** Puts a movie of a collection at an index among the others, in the order of the person. */
  readonly place: (id: RecordId, movie: MovieSnapshot, index: number) => void
}

export const createArrangementCommands = ({
  records,
  lists,
  language,
  commands,
}: CommandContext): ArrangementCommands => {
  return {
    place: (id, movie, index) => {
      const before = linksOf(records.library().collectionMovies, id)
      const positions = positionsFor(before, movie.id, index, generateNKeysBetween)
      if (positions.size === 0) return
      const { orderChanged, orderChangedText, refused } = language.loadedMessages().listView
      void commands.undoHistory.perform(() => lists.collections.arrange(id, positions), {
        kind: 'collection arranged',
        title: orderChanged,
        description: () => orderChangedText({ title: movie.title, place: index + 1 }),
        subject: movie.title,
        count: 1,
        failureMessage: refused,
        merges: false,
      })
    },
  }
}

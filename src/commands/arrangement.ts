import { generateNKeysBetween } from 'fractional-indexing'
import { linksOf, withLinkNote } from '#domain/lists/collection-links.ts'
import { positionsFor } from '#domain/lists/hand-order.ts'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import type { Library } from '#domain/records/library.ts'
import type { RecordId } from '#domain/values/ids.ts'
import type { CommandContext } from './context.ts'

export interface ArrangementCommands {
  /** Puts a movie of a collection at an index among the others, in the order of the user. */
  readonly place: (id: RecordId, movie: MovieSnapshot, index: number) => void
  /** Says why a movie is in a collection, '' to say nothing. Resolves false when the browser refused. */
  readonly annotate: (id: RecordId, movie: MovieSnapshot, note: string) => Promise<boolean>
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
      })
    },
    annotate: (id, movie, note) => {
      const noting = (before: Library): Library => {
        const collectionMovies = withLinkNote(before.collectionMovies, id, movie.id, note)
        return collectionMovies === before.collectionMovies ? before : { ...before, collectionMovies }
      }
      const library = records.library()
      if (noting(library) === library) return Promise.resolve(true)
      const { noted, noteRefused } = language.loadedMessages().listView
      return commands.undoHistory.perform(() => records.change(noting), {
        kind: 'link annotated',
        title: noted,
        description: () => movie.title,
        subject: movie.title,
        count: 1,
        failureMessage: noteRefused,
      })
    },
  }
}

import { generateNKeysBetween } from 'fractional-indexing'
import { linksOf } from '#domain/lists/collection-links.ts'
import { positionsFor } from '#domain/lists/hand-order.ts'
import { withLinkNote } from '#domain/lists/link-note.ts'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import type { Library } from '#domain/records/library.ts'
import type { RecordId } from '#domain/values/ids.ts'
import type { OtherMessages } from '#messages/types.ts'
import type { CollectionsStore } from '#stores/lists/collections.ts'
import type { UndoHistory } from './undo.ts'

export interface ArrangementCommands {
  /** Puts a movie of a collection at an index among the others, in the order of the person. */
  readonly place: (id: RecordId, movie: MovieSnapshot, index: number) => void
  /** Says why a movie is in a collection, '' to say nothing. Resolves false when the browser refused. */
  readonly annotate: (id: RecordId, movie: MovieSnapshot, note: string) => Promise<boolean>
}

interface ArrangementDependencies {
  readonly collections: CollectionsStore
  readonly library: () => Library
  /** Resolves false when the browser refused. */
  readonly change: (operation: (library: Library) => Library) => Promise<boolean>
  readonly messages: () => OtherMessages['listView']
  readonly undoHistory: UndoHistory
}

export const createArrangementCommands = (dependencies: ArrangementDependencies): ArrangementCommands => {
  const { collections, library, change, messages, undoHistory } = dependencies
  return {
    place: (id, movie, index) => {
      const before = linksOf(library().collectionMovies, id)
      const positions = positionsFor(before, movie.id, index, generateNKeysBetween)
      if (positions.size === 0) return
      const { orderChanged, orderChangedText, refused } = messages()
      void undoHistory.perform(() => collections.arrange(id, positions), {
        kind: 'collection arranged',
        title: orderChanged,
        description: () => orderChangedText({ title: movie.title, place: index + 1 }),
        subject: movie.title,
        count: 1,
        failureMessage: refused,
        merges: false,
      })
    },
    annotate: (id, movie, note) => {
      const noting = (before: Library): Library => {
        const collectionMovies = withLinkNote(before.collectionMovies, id, movie.id, note)
        return collectionMovies === before.collectionMovies ? before : { ...before, collectionMovies }
      }
      if (noting(library()) === library()) return Promise.resolve(true)
      const { noted, noteRefused } = messages()
      return undoHistory.perform(() => change(noting), {
        kind: 'link annotated',
        title: noted,
        description: () => movie.title,
        subject: movie.title,
        count: 1,
        failureMessage: noteRefused,
        merges: false,
      })
    },
  }
}

import { nextRecordId } from '#domain/ids.ts'
import { isoTimeOf, unknownTime } from '#domain/iso-times.ts'
import type { IsoTime, Library, RecordId } from '#domain/library.ts'
import type { RecordsWorld } from './records-world.ts'

/** What an operation takes from the world before it runs, so that running it again has the same result. */
export interface OperationContext {
  readonly now: IsoTime
  /** An id that no record of the library has. */
  readonly idIn: (library: Library) => RecordId
  /** As many ids that no record of the library has, each one different. */
  readonly idsIn: (library: Library, count: number) => readonly RecordId[]
}

/** The present of a world, and ids made from it that stay the same however often an operation runs. */
export const operationContext = (world: Pick<RecordsWorld, 'now' | 'random'>): OperationContext => {
  const milliseconds = world.now()
  const chance = world.random()
  return {
    now: isoTimeOf(milliseconds) ?? unknownTime,
    idIn: ({ watchlist, collections, collectionMovies }) =>
      nextRecordId(
        milliseconds,
        () => chance,
        (id) => [watchlist, collections, collectionMovies].some((list) => list.some((record) => record.id === id)),
      ),
    idsIn: ({ watchlist, collections, collectionMovies }, count) => {
      const taken = new Set([...watchlist, ...collections, ...collectionMovies].map((record) => record.id))
      return Array.from({ length: count }, () => {
        const id = nextRecordId(
          milliseconds,
          () => chance,
          (known) => taken.has(known),
        )
        taken.add(id)
        return id
      })
    },
  }
}

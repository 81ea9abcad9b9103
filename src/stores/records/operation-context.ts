import type { Library } from '#domain/records/library.ts'
import { nextRecordId, type RecordId } from '#domain/values/ids.ts'
import { type IsoTime, isoTimeOf, unknownTime } from '#domain/values/instant.ts'
import type { RecordsWorld } from './records-world.ts'

/** Time and ids for an operation, fixed before it runs: running it again gives the same result. */
export interface OperationContext {
  readonly now: IsoTime
  readonly idIn: (library: Library) => RecordId
  readonly idsIn: (library: Library) => () => RecordId
}

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
    idsIn: ({ watchlist, collections, collectionMovies }) => {
      const taken = new Set([...watchlist, ...collections, ...collectionMovies].map((record) => record.id))
      return () => {
        const id = nextRecordId(
          milliseconds,
          () => chance,
          (known) => taken.has(known),
        )
        taken.add(id)
        return id
      }
    },
  }
}

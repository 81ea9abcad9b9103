import type { Library } from '../records/library.ts'
import { dayMs } from '../values/day.ts'
import { type IsoTime, millisecondsOf, unknownTime } from '../values/instant.ts'

const daysWithoutCopy = 30
const calmChanges = 50

const latest = (...times: readonly (IsoTime | undefined)[]): IsoTime =>
  times.reduce<IsoTime>((last, time = unknownTime) => (time > last ? time : last), unknownTime)

/** When each record was last changed; `unknownTime` for those that do not say. */
function* changeTimes({ watchlist, collections, collectionMovies, watchHistory, notForMe, friends }: Library) {
  for (const { addedAt, lastModified } of watchlist) yield latest(addedAt, lastModified)
  for (const { createdAt, lastUpdatedAt } of collections) yield latest(createdAt, lastUpdatedAt)
  for (const { addedAt } of collectionMovies) yield addedAt
  for (const { addedAt } of notForMe) yield addedAt
  for (const { keptAt } of friends) yield keptAt
  for (const { plays = [], lastModified } of watchHistory) {
    if (lastModified !== undefined) yield lastModified
    for (const viewing of plays) yield latest(viewing.createdAt, viewing.lastModified)
  }
}

/** How many records have changed since the last copy outside the browser; null while they are few. */
export const uncopiedChanges = (library: Library, lastCopy: IsoTime | null): number | null => {
  const times = [...changeTimes(library)]
  const changes = lastCopy === null ? times : times.filter((time) => time > lastCopy)
  return changes.length > calmChanges ? changes.length : null
}

/** `since` is the last copy, or when changes without one were first seen in this browser: what is imported is older. */
export const isCopyDue = (since: IsoTime, now: number): boolean =>
  now - millisecondsOf(since) >= daysWithoutCopy * dayMs

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

/**
 * How many records have changed since the last copy outside the browser, where it is time to say so: 30 days after it, or
 * after the first of them where there never was one, with more than 50. Null before.
 */
export const dueCopyReminder = (library: Library, lastCopy: IsoTime | null, now: number): number | null => {
  let changes = 0
  let since = lastCopy
  for (const time of changeTimes(library)) {
    if (time <= (lastCopy ?? unknownTime)) continue
    changes += 1
    if (lastCopy === null && (since === null || time < since)) since = time
  }
  const isDue = since !== null && now - millisecondsOf(since) >= daysWithoutCopy * dayMs
  return isDue && changes > calmChanges ? changes : null
}

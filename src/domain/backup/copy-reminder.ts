import type { Library } from '../records/library.ts'
import { dayMs } from '../values/day.ts'
import { type IsoTime, millisecondsOf, unknownTime } from '../values/instant.ts'

const daysWithoutCopy = 30
const calmChanges = 50

/** How many records have changed since the last copy outside the browser; null while they are few. */
export const uncopiedChanges = (library: Library, lastCopy: IsoTime | null): number | null => {
  let changes = 0
  const note = (one: IsoTime = unknownTime, other: IsoTime = unknownTime): void => {
    if (lastCopy === null || one > lastCopy || other > lastCopy) changes += 1
  }
  for (const { addedAt, lastModified } of library.watchlist) note(addedAt, lastModified)
  for (const { createdAt, lastUpdatedAt } of library.collections) note(createdAt, lastUpdatedAt)
  for (const { addedAt } of library.collectionMovies) note(addedAt)
  for (const { addedAt } of library.notForMe) note(addedAt)
  for (const { keptAt } of library.friends) note(keptAt)
  for (const { plays = [], lastModified } of library.watchHistory) {
    if (lastModified !== undefined) note(lastModified)
    for (const viewing of plays) note(viewing.createdAt, viewing.lastModified)
  }
  return changes > calmChanges ? changes : null
}

/** `since` is the last copy, or when changes without one were first seen in this browser: what is imported is older. */
export const isCopyDue = (since: IsoTime, now: number): boolean =>
  now - millisecondsOf(since) >= daysWithoutCopy * dayMs

import { describe, expect, it } from 'vitest'
import { isCopyDue, uncopiedChanges } from '#domain/backup/copy-reminder.ts'
import { emptyLibrary, type Library } from '#domain/records/library.ts'
import { dayMs } from '#domain/values/day.ts'
import { type IsoTime, millisecondsOf, unknownTime } from '#domain/values/instant.ts'
import {
  collectionNamed,
  collectionsOf,
  idOf,
  minute,
  recordId,
  snapshot,
  watchlistOf,
} from '#tests/support/fixtures.ts'

const titles = (count: number) => Array.from({ length: count }, (_, index) => `Movie ${index}`)
/** Its movies were added a minute apart, from `minute(0)` on. */
const libraryOf = (count: number): Library => ({ ...emptyLibrary, watchlist: watchlistOf(...titles(count)) })
const daysAfter = (time: IsoTime, days: number) => millisecondsOf(time) + days * dayMs
const before = minute(-1)

describe('a reminder of a copy', () => {
  it('is due 30 days after the last copy, or after records without one were first seen here, not a millisecond before', () => {
    const due = daysAfter(before, 30)
    expect([due - 1, due].map((now) => isCopyDue(before, now))).toEqual([false, true])
  })

  it('is never due with 50 changes or fewer', () => {
    const counts = [libraryOf(51), libraryOf(50), emptyLibrary].map((library) => uncopiedChanges(library, null))
    expect([...counts, uncopiedChanges(libraryOf(50), before)]).toEqual([51, null, null, null])
  })

  it('does not count what the copy has', () => {
    expect([minute(8), minute(9)].map((copy) => uncopiedChanges(libraryOf(60), copy))).toEqual([51, null])
  })

  it('counts an older record that was changed since', () => {
    const library = libraryOf(51)
    const changed = library.watchlist.map((item) => ({ ...item, lastModified: minute(200) }))
    expect([
      uncopiedChanges(library, minute(100)),
      uncopiedChanges({ ...library, watchlist: changed }, minute(100)),
    ]).toEqual([null, 51])
  })

  it('counts collections, their movies, hidden movies, viewings and what is said of a movie', () => {
    const { collections, collectionMovies } = collectionsOf({ Space: titles(1) })
    const viewing = { id: recordId(0), watchedAt: null, createdAt: minute(1), lastModified: minute(1) }
    const library: Library = {
      ...libraryOf(46),
      collections,
      collectionMovies,
      notForMe: [{ movieId: idOf('Alien'), addedAt: minute(1), movie: snapshot('Alien') }],
      watchHistory: [
        { movieId: idOf('Dune'), watchedAt: null, plays: [viewing], liked: true, lastModified: minute(1) },
        { movieId: idOf('Heat'), watchedAt: minute(1) },
      ],
    }
    const later = { ...collectionNamed('Space'), lastUpdatedAt: minute(900) }
    expect([
      uncopiedChanges(library, before),
      uncopiedChanges({ ...emptyLibrary, collections: Array(51).fill(later) }, minute(800)),
    ]).toEqual([51, 51])
  })

  it('takes a record without a time for one that any copy has', () => {
    const undated = libraryOf(51).watchlist.map((item) => ({ ...item, addedAt: unknownTime }))
    const library = { ...emptyLibrary, watchlist: undated }
    expect([uncopiedChanges(library, null), uncopiedChanges(library, before)]).toEqual([51, null])
  })
})

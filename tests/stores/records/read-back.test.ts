import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backupOf, backupText } from '#domain/backup/backup.ts'
import { readBackup } from '#domain/backup/backup-reading.ts'
import { restore } from '#domain/backup/restore.ts'
import { unknownTitle } from '#domain/movie/movie.ts'
import { emptyLibrary, type Library } from '#domain/records/library.ts'
import { recordWatched } from '#domain/records/watch-history.ts'
import { addToWatchlist } from '#domain/records/watchlist.ts'
import { readLibrary } from '#stores/records/record-rows.ts'
import { applyOperation } from '#stores/records/record-state.ts'
import { libraries } from '#tests/support/arbitraries.ts'
import { runs } from '#tests/support/properties.ts'
import { movie, now } from '../library-language.ts'

const names = ['mood', 'id', 'extras', 'extra_field', 'movie_id', 'watchedOn', 'user_id', '__proto__']
const unknownFields = fc.array(fc.dictionary(fc.constantFrom(...names), fc.jsonValue()), { minLength: 1, maxLength: 4 })

/** JSON whose objects have unknown fields before their own. */
const withUnknown = (value: unknown, fields: readonly object[], depth = 0): unknown => {
  if (Array.isArray(value)) return value.map((entry, index) => withUnknown(entry, fields, depth + index))
  if (typeof value !== 'object' || value === null) return value
  const own = Object.entries(value).map(([name, entry], index) => [name, withUnknown(entry, fields, depth + index + 1)])
  return { ...fields[depth % fields.length], ...Object.fromEntries(own) }
}

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const storedAgain = (library: Library): Library => readLibrary((list) => stored(library[list])).library

const incomingFrom = (library: Library, fields: readonly object[]) => {
  const text = backupText(backupOf(library, now, { includeApiKey: false, buildVersion: '1.0.0' }))
  const { data, ...file } = JSON.parse(text)
  const reading = readBackup(JSON.stringify({ ...file, data: withUnknown(data, fields) }), 5_000_000)
  return reading.kind === 'read' ? reading.incoming : expect.fail(reading.problem.kind)
}

describe('a change is in memory as the next visit reads it', () => {
  it('from a backup, with what the app does not know', () => {
    const strategies = fc.constantFrom('merge' as const, 'overwrite' as const)
    fc.assert(
      fc.property(libraries, libraries, unknownFields, strategies, (mine, theirs, fields, strategy) => {
        const { library: before } = readLibrary((list) => stored(withUnknown(mine[list], fields)))
        const incoming = incomingFrom(theirs, fields)
        const choice = { strategy, replacesKey: false }
        const after = applyOperation(before, (library) => restore(library, incoming, choice).library)
        expect(after).toEqual(storedAgain(after))
      }),
      { numRuns: runs(60) },
    )
  })

  it('from a list that is not in order, and of a movie of which nothing is known', () => {
    const nameless = movie(2, unknownTitle)
    const after = applyOperation(emptyLibrary, (library) => ({
      ...library,
      watchlist: [2, 1].reduce(
        (list, id) => addToWatchlist(list, movie(id), { id: 1_700_000_000_000_000 + id, now }),
        library.watchlist,
      ),
      watchHistory: recordWatched(library.watchHistory, nameless, now, now.slice(0, 10)),
    }))
    expect(after).toEqual(storedAgain(after))
    expect(after.watchlist.map(({ movieId }) => movieId)).toEqual([1, 2])
    expect(after.watchHistory.map(({ movieId, movie }) => [movieId, movie])).toEqual([[2, undefined]])
  })
})

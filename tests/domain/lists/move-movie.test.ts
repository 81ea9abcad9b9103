import { describe, expect, it } from 'vitest'
import { moveMovie } from '#domain/lists/move-movie.ts'
import { emptyLibrary, type Library } from '#domain/records/library.ts'
import { changeMovie } from '#domain/records/movie-changes.ts'
import { recordWatched, slimSnapshotOf } from '#domain/records/watch-history.ts'
import { collectionsOf, contentsOf, idOf, linesOf, minute, snapshot, watchlistOf } from '#tests/support/fixtures.ts'

const jesus = snapshot('Jesus 1979')
const other = snapshot('Jesus 2020')

const library = (given: Partial<Library>): Library => ({ ...emptyLibrary, ...given })
const rated = (title: string, rating: number, note: string) => (history: Library['watchHistory']) =>
  changeMovie(history, snapshot(title), { rating, note, tags: [note] }, minute(1))
const watched = (title: string, minutes: number) => (history: Library['watchHistory']) =>
  recordWatched(history, snapshot(title), minute(minutes), minute(minutes).slice(0, 10))

const full = library({
  watchlist: watchlistOf('Jesus 1979 ✓', 'Dune'),
  watchHistory: rated('Jesus 1979', 9, 'Long.')(watched('Jesus 1979', 1)([])),
  ...collectionsOf({ Faith: ['Jesus 1979', 'Dune'], Empty: [] }),
})

describe('a movie that is another one', () => {
  it('gives it its viewings, rating, note, tags, place in the watchlist and collections', () => {
    const after = moveMovie(full, jesus.id, other, minute(5))
    expect(linesOf(after.watchlist)).toEqual(['Jesus 2020 ✓', 'Dune'])
    expect(contentsOf(after)).toEqual({ Faith: ['Jesus 2020', 'Dune'], Empty: [] })
    expect(after.watchHistory).toEqual([
      { ...full.watchHistory[0], movieId: other.id, movie: slimSnapshotOf(other), lastModified: minute(5) },
    ])
  })

  it('joins what that one already has', () => {
    const both = library({
      watchlist: watchlistOf('Jesus 1979 ✓', 'Jesus 2020'),
      watchHistory: rated('Jesus 2020', 4, 'Short.')(watched('Jesus 2020', 2)(full.watchHistory)),
      ...collectionsOf({ Faith: ['Jesus 1979', 'Jesus 2020'] }),
    })
    const after = moveMovie(both, jesus.id, other, minute(5))
    expect(linesOf(after.watchlist)).toEqual(['Jesus 2020 ✓'])
    expect(contentsOf(after)).toEqual({ Faith: ['Jesus 2020'] })
    expect(after.collections.map(({ moviesCount }) => moviesCount)).toEqual([1])
    const [ofJesus, ofOther] = both.watchHistory
    expect(after.watchHistory).toEqual([
      {
        ...ofOther,
        note: 'Short.\n\nLong.',
        tags: ['Short.', 'Long.'],
        plays: [...(ofJesus?.plays ?? []), ...(ofOther?.plays ?? [])],
        lastModified: minute(5),
      },
    ])
  })

  it('keeps why both are in a collection', () => {
    const { collections, collectionMovies } = collectionsOf({
      Faith: ['Jesus 1979', 'Jesus 2020'],
      Other: ['Jesus 1979'],
    })
    const links = collectionMovies.map((link, index) => ({ ...link, note: `Note ${index}` }))
    const after = moveMovie(library({ collections, collectionMovies: links }), jesus.id, other, minute(5))
    expect(after.collectionMovies.map(({ movie, note }) => [movie.title, note])).toEqual([
      ['Jesus 2020', 'Note 1\n\nNote 0'],
      ['Jesus 2020', 'Note 2'],
    ])
  })

  it('changes nothing when there is nothing to move', () => {
    expect(moveMovie(full, idOf('Alien'), other, minute(5))).toBe(full)
    expect(moveMovie(full, jesus.id, jesus, minute(5))).toBe(full)
  })
})

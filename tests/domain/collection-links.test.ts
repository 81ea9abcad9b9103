import { describe, expect, it } from 'vitest'
import {
  addToCollection,
  collectionIdsWith,
  collectionSummaries,
  linkRemovals,
  linksOf,
  removeFromCollection,
  restoreToCollection,
  withCounts,
} from '#domain/collection-links.ts'
import { refreshSnapshots } from '#domain/snapshots.ts'
import { collectionsOf, contentsOf, idOf, minute, recordId, snapshot } from '#tests/support/fixtures.ts'

const now = minute(90)
const later = { id: recordId(90), now }
const records = collectionsOf({ Space: ['Alien', 'Dune'], Horror: ['Alien'], Empty: [] })
const [space = 0, horror = 0, empty = 0] = records.collections.map(({ id }) => id)

describe('adding a movie to a collection', () => {
  it('links a snapshot, updates the count and sets lastUpdatedAt', () => {
    const addition = addToCollection(records, empty, snapshot('Heat'), later)
    const link = {
      id: recordId(90),
      movieId: idOf('Heat'),
      collectionId: empty,
      movie: snapshot('Heat'),
      addedAt: now,
    }
    expect(addition).toEqual({
      kind: 'added',
      link,
      records: {
        collections: records.collections.map((collection) =>
          collection.id === empty ? { ...collection, lastUpdatedAt: now, moviesCount: 1 } : collection,
        ),
        collectionMovies: [...records.collectionMovies, link],
      },
    })
  })

  it('returns the existing link when the movie is already in it', () => {
    expect(addToCollection(records, horror, snapshot('Alien', { runtime: 1 }), later)).toEqual({
      kind: 'already there',
      link: linksOf(records.collectionMovies, horror)[0],
    })
  })

  it('reports a missing collection', () => {
    expect(addToCollection(records, 7, snapshot('Heat'), later)).toEqual({ kind: 'collection not found', id: 7 })
  })
})

describe('removing a movie from a collection', () => {
  it('removes only that link, updates the count and sets lastUpdatedAt', () => {
    const after = removeFromCollection(records, space, idOf('Alien'), now)
    expect(contentsOf(after)).toEqual({ Space: ['Dune'], Horror: ['Alien'], Empty: [] })
    expect(after.collections[0]).toMatchObject({ moviesCount: 1, lastUpdatedAt: now })
    expect(after.collections[1]).toBe(records.collections[1])
  })

  it('returns the same records when the movie is not in it', () => {
    expect(removeFromCollection(records, horror, idOf('Dune'), now)).toBe(records)
    expect(linkRemovals(records, horror, [idOf('Dune')])).toEqual([])
  })

  it('restores link, position and date when undone', () => {
    const [removal] = linkRemovals(records, space, [idOf('Alien')])
    const removed = removeFromCollection(records, space, idOf('Alien'), now)
    expect(removal && restoreToCollection(removed, removal)).toEqual({
      collections: records.collections,
      collectionMovies: records.collectionMovies,
    })
  })

  it('cannot be undone when the movie was added again or the collection was deleted', () => {
    const [removal] = linkRemovals(records, space, [idOf('Alien')])
    expect(removal && restoreToCollection(records, removal)).toBe(records)
    const without = { collections: [], collectionMovies: [] }
    expect(removal && restoreToCollection(without, removal)).toBe(without)
  })
})

describe('membership', () => {
  it('lists the collections that contain the movie', () => {
    expect(collectionIdsWith(records.collectionMovies, idOf('Dune'))).toEqual(new Set([space]))
    expect(collectionIdsWith(records.collectionMovies, idOf('Heat'))).toEqual(new Set())
  })
})

describe('collection summaries', () => {
  const withFilm = (title: string, posterPath: string | null, minutes: number) => {
    const movie = snapshot(title, { posterPath })
    const id = recordId(minutes)
    return { id, movieId: movie.id, collectionId: empty, movie, addedAt: minute(minutes) }
  }

  it('count the links, regardless of the stored number', () => {
    const stored = records.collections.map((collection) => ({ ...collection, moviesCount: 99 }))
    const summaries = collectionSummaries({ ...records, collections: stored })
    expect(summaries.map(({ name, moviesCount }) => [name, moviesCount])).toEqual([
      ['Space', 2],
      ['Horror', 1],
      ['Empty', 0],
    ])
    expect(withCounts({ ...records, collections: stored })).toEqual(records.collections)
    expect(withCounts(records)).toBe(records.collections)
  })

  it('use the most recently added movie with a poster as cover', () => {
    const collectionMovies = [
      withFilm('Dune', '/dune.jpg', 3),
      withFilm('Alien', '/alien.jpg', 2),
      withFilm('Heat', null, 4),
    ]
    const covers = collectionSummaries({ ...records, collectionMovies }).map(({ cover }) => cover)
    expect(covers).toEqual([null, null, snapshot('Dune', { posterPath: '/dune.jpg' })])
  })

  it('have no cover when no movie has a poster', () => {
    const collectionMovies = [withFilm('Heat', null, 4)]
    expect(collectionSummaries({ ...records, collectionMovies })[2]?.cover).toBeNull()
  })
})

it('updates the snapshots in every collection when a movie has new details', () => {
  const fresh = snapshot('Alien', { runtime: 117 })
  const refreshed = refreshSnapshots(records.collectionMovies, fresh)
  expect(refreshed.map(({ movie }) => movie)).toEqual([fresh, snapshot('Dune'), fresh])
  expect(refreshSnapshots(refreshed, fresh)).toBe(refreshed)
})

it('never removes data from a snapshot when a movie has new details', () => {
  const known = snapshot('Alien', {
    posterPath: '/p.jpg',
    backdropPath: '/b.jpg',
    overview: 'In space.',
    releaseDate: '1979-05-25',
    voteAverage: '8.2',
    runtime: 117,
    genres: ['Horror'],
  })
  const kept = refreshSnapshots(records.collectionMovies, known)
  expect(refreshSnapshots(kept, snapshot('Alien', { title: 'Unknown Movie' }))).toBe(kept)
  const renamed = refreshSnapshots(kept, snapshot('Alien', { title: 'Alien: the film' }))
  expect(renamed[0]?.movie).toEqual({ ...known, title: 'Alien: the film' })
})

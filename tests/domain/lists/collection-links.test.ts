import { describe, expect, it } from 'vitest'
import {
  addToCollections,
  collectionIdsWith,
  collectionSummaries,
  linksOf,
  removeFromCollection,
  withCounts,
  withLinkNote,
} from '#domain/lists/collection-links.ts'
import { refreshSnapshots } from '#domain/records/snapshots.ts'
import { collectionsOf, contentsOf, idOf, minute, recordId, snapshot } from '#tests/support/fixtures.ts'

const now = minute(90)
/** Gives ids a minute apart. */
const from = (minutes: number) => {
  let next = minutes
  const nextId = () => {
    next += 1
    return recordId(next - 1)
  }
  return { nextId, now }
}
const records = collectionsOf({ Space: ['Alien', 'Dune'], Horror: ['Alien'], Empty: [] })
const [space = 0, horror = 0, empty = 0] = records.collections.map(({ id }) => id)

describe('the note on a movie in a collection', () => {
  const links = records.collectionMovies
  const notes = (all: typeof links) => all.map(({ movie, note }) => [movie.title, note])

  it('is that of one collection, trimmed, and gone when it is empty', () => {
    const noted = withLinkNote(links, space, idOf('Alien'), ' For the dread.\n')
    expect(notes(noted)).toEqual([
      ['Alien', 'For the dread.'],
      ['Dune', undefined],
      ['Alien', undefined],
    ])
    expect(withLinkNote(noted, space, idOf('Alien'), ' ')).toEqual(links)
  })

  it('is the same list when nothing changes', () => {
    expect(withLinkNote(links, space, idOf('Alien'), '')).toBe(links)
    expect(withLinkNote(links, empty, idOf('Alien'), 'No.')).toBe(links)
  })
})

describe('adding movies to collections', () => {
  const link = (title: string, collectionId: number, minutes: number) => ({
    id: recordId(minutes),
    movieId: idOf(title),
    collectionId,
    movie: snapshot(title),
    addedAt: now,
  })

  it('links snapshots, updates the counts and sets lastUpdatedAt', () => {
    const addition = addToCollections(records, [empty], [snapshot('Heat')], from(90))
    const links = [link('Heat', empty, 90)]
    expect(addition).toEqual({
      kind: 'added',
      additions: [{ collection: records.collections[2], links }],
      records: {
        collections: records.collections.map((collection) =>
          collection.id === empty ? { ...collection, lastUpdatedAt: now, moviesCount: 1 } : collection,
        ),
        collectionMovies: [...records.collectionMovies, ...links],
      },
    })
  })

  it('adds every movie to every collection, except where it is already', () => {
    const addition = addToCollections(records, [horror, empty], [snapshot('Alien'), snapshot('Heat')], from(90))
    expect(addition.kind === 'added' && contentsOf(addition.records)).toEqual({
      Space: ['Alien', 'Dune'],
      Horror: ['Alien', 'Heat'],
      Empty: ['Alien', 'Heat'],
    })
    expect(addition.kind === 'added' && addition.additions.map(({ links }) => links)).toEqual([
      [link('Heat', horror, 90)],
      [link('Alien', empty, 91), link('Heat', empty, 92)],
    ])
  })

  it('returns the existing links when all are in it already', () => {
    expect(addToCollections(records, [horror], [snapshot('Alien', { runtime: 1 })], from(90))).toEqual({
      kind: 'already there',
      links: linksOf(records.collectionMovies, horror),
    })
  })

  it('adds nothing at all when one of the collections is missing', () => {
    expect(addToCollections(records, [empty, 7], [snapshot('Heat')], from(90))).toEqual({
      kind: 'collection not found',
      id: 7,
    })
  })
})

describe('removing a movie from a collection', () => {
  it('removes only that link, updates the count and sets lastUpdatedAt', () => {
    const after = removeFromCollection(records, space, [idOf('Alien')], now)
    expect(contentsOf(after)).toEqual({ Space: ['Dune'], Horror: ['Alien'], Empty: [] })
    expect(after.collections[0]).toEqual({ ...records.collections[0], moviesCount: 1, lastUpdatedAt: now })
    expect(after.collections[1]).toBe(records.collections[1])
  })
})

describe('membership', () => {
  it('lists the collections that contain the movie', () => {
    expect(collectionIdsWith(records.collectionMovies, idOf('Dune'))).toEqual(new Set([space]))
    expect(collectionIdsWith(records.collectionMovies, idOf('Heat'))).toEqual(new Set())
  })

  it('lists the collections that contain all of several movies', () => {
    expect(collectionIdsWith(records.collectionMovies, idOf('Alien'), idOf('Dune'))).toEqual(new Set([space]))
  })
})

describe('collection summaries', () => {
  const withMovie = (title: string, posterPath: string | null, minutes: number) => {
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

  it('with an order of their own have its first movies as covers', () => {
    const records = collectionsOf({ Best: ['Alien', 'Heat', 'Dune'] })
    const keys = ['b', 'c', 'a']
    const collectionMovies = records.collectionMovies.map((link, index) => ({
      ...link,
      movie: { ...link.movie, posterPath: `/${link.movieId}.jpg` },
      position: keys[index] ?? '',
    }))
    const [best] = collectionSummaries({ ...records, collectionMovies })
    expect(best?.covers.map(({ title }) => title)).toEqual(['Dune', 'Alien', 'Heat'])
  })

  it('have the latest movies with a poster as covers, up to five', () => {
    const poster = { posterPath: '/poster.jpg' }
    const withPoster = (title: string, minutes: number) => withMovie(title, poster.posterPath, minutes)
    const collectionMovies = [
      withPoster('Dune', 3),
      withPoster('Alien', 2),
      withMovie('Heat', null, 9),
      ...['Jaws', 'Laura', 'M', 'Ran'].map((title, index) => withPoster(title, index + 4)),
    ]
    const covers = collectionSummaries({ ...records, collectionMovies }).map((summary) => summary.covers)
    const latest = ['Ran', 'M', 'Laura', 'Jaws', 'Dune'].map((title) => snapshot(title, poster))
    expect(covers).toEqual([[], [], latest])
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

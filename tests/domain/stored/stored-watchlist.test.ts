import { describe, expect, it } from 'vitest'
import type { WatchlistItem } from '#domain/records/library.ts'
import { readWatchlist } from '#domain/stored/stored-lists.ts'
import { minute, recordId, snapshot, watchlistOf } from '#tests/support/fixtures.ts'

const unknown = (id: number) => snapshot('Unknown Movie', { id })
const readItem = (row: object): WatchlistItem | undefined => readWatchlist([row]).items[0]

describe('a stored watchlist item', () => {
  it('is converted from the shape of the screens to the stored shape', () => {
    const row = {
      id: 1_700_000_000_000,
      movieId: 5,
      watched: true,
      watchProgress: 0,
      addedAt: '2024-05-01T10:00:00+02:00',
      watchedAt: '2024-05-02T10:00:00.000Z',
      movie: { title: 'Alien', voteAverage: 8.16, genres: ['Horror'] },
    }
    expect(readItem(row)).toStrictEqual({
      id: 1_700_000_000_000,
      movieId: 5,
      userId: 1,
      addedAt: '2024-05-01T08:00:00.000Z',
      status: 'watched',
      progress: 100,
      favorite: false,
      watchedAt: '2024-05-02T10:00:00.000Z',
      movie: snapshot('Alien', { id: 5, voteAverage: '8.2', genres: ['Horror'] }),
    })
  })

  it('can be in snake_case', () => {
    const row = {
      id: recordId(1),
      movie_id: '5',
      added_at: minute(1),
      last_modified: minute(2),
      status: 'watching',
      favorite: true,
      movie: {
        title: 'Alien',
        poster_path: '/alien.jpg',
        backdrop_path: '/a-b_c.png',
        overview: 'In space.',
        release_date: '1979-05-25',
        vote_average: 8.1,
        runtime: 117,
        genre_ids: [27, 878, 1],
      },
    }
    expect(readItem(row)).toStrictEqual({
      id: recordId(1),
      movieId: 5,
      userId: 1,
      addedAt: minute(1),
      status: 'watching',
      progress: 0,
      favorite: true,
      lastModified: minute(2),
      watchedAt: null,
      movie: {
        id: 5,
        title: 'Alien',
        posterPath: '/alien.jpg',
        backdropPath: '/a-b_c.png',
        overview: 'In space.',
        releaseDate: '1979-05-25',
        voteAverage: '8.1',
        runtime: 117,
        genres: ['Horror', 'Science Fiction'],
      },
    })
  })

  it('with only a movie id has the default for every other field', () => {
    expect(readItem({ movieId: 5 })).toStrictEqual({
      id: 1,
      movieId: 5,
      userId: 1,
      addedAt: '1970-01-01T00:00:00.000Z',
      status: 'want-to-watch',
      favorite: false,
      watchedAt: null,
      movie: unknown(5),
    })
  })

  it.each([
    [{ status: 'watched', watched: false }, 'watched'],
    [{ status: 'want-to-watch', watched: true }, 'want-to-watch'],
    [{ status: 'seen', watched: true }, 'watched'],
    [{ status: 'seen' }, 'want-to-watch'],
    [{ watched: 'yes' }, 'want-to-watch'],
  ])('with %j is %s, preferring a valid status', (row, status) => {
    expect(readItem({ movieId: 5, ...row })?.status).toBe(status)
  })

  it.each([
    [{ watchProgress: 40 }, 40],
    [{ watchProgress: 40, watched: true }, 40],
    [{ watchProgress: 400 }, 100],
    [{ watchProgress: -4 }, undefined],
    [{ watchProgress: 0 }, undefined],
    [{ progress: 0, watchProgress: 40 }, 0],
    [{ progress: '30' }, 30],
    [{ progress: 'half' }, undefined],
    [{ progress: Number.POSITIVE_INFINITY }, undefined],
    [{ progress: null, status: 'watching' }, 0],
  ])('with %j has progress %s', (row, progress) => {
    expect(readItem({ movieId: 5, ...row })?.progress).toBe(progress)
  })

  it('that is not watched has no watchedAt', () => {
    const row = { movieId: 5, watchedAt: minute(1) }
    expect(readItem({ ...row, status: 'watching' })?.watchedAt).toBeNull()
    expect(readItem({ ...row, status: 'watched' })?.watchedAt).toBe(minute(1))
  })

  it('takes addedAt from its id when missing', () => {
    expect(readItem({ movieId: 5, id: recordId(3) + 7 })?.addedAt).toBe(minute(3))
    expect(readItem({ movieId: 5, id: recordId(3) / 1000 })?.addedAt).toBe(minute(3))
  })

  it('keeps unknown fields of item and movie, and drops known aliases', () => {
    const row = {
      movieId: 5,
      watched: true,
      myRating: [9],
      movie: { title: 'Alien', vote_count: 3, poster_path: '/x' },
    }
    const item = readItem(row)
    expect(item).toEqual({
      ...readItem({ movieId: 5, watched: true, movie: { title: 'Alien' } }),
      myRating: [9],
      movie: { ...readItem({ movieId: 5, movie: { title: 'Alien' } })?.movie, vote_count: 3 },
    })
  })

  it.each([
    [7, 'not an object'],
    [null, 'not an object'],
    [[], 'not an object'],
    [{}, 'no movie id'],
    [{ movieId: 0 }, 'no movie id'],
    [{ movieId: 1.5 }, 'no movie id'],
    [{ movieId: 10_000_000_000 }, 'no movie id'],
    [{ movieId: '../4/account' }, 'no movie id'],
  ])('is skipped when it is %j: %s', (row, reason) => {
    expect(readWatchlist([row])).toEqual({ items: [], skipped: [{ row, reason }] })
  })

  it('uses the id of its movie when it has no movieId', () => {
    expect(readItem({ movie: { id: 5 } })?.movie).toEqual(unknown(5))
  })

  it('is skipped when an earlier item has the same movie', () => {
    const [first, second] = watchlistOf('Alien', 'Alien ✓')
    expect(readWatchlist([first, second])).toEqual({ items: [first], skipped: [{ row: second, reason: 'repeated' }] })
  })

  it('gets a new id when another item has the same one', () => {
    const ids = readWatchlist([{ movieId: 5, id: 1 }, { movieId: 6, id: 1 }, { movieId: 7 }, { movieId: 8, id: 2 }])
    expect(ids.items.map(({ id }) => id)).toEqual([1, 3, 4, 2])
  })
})

describe('a stored snapshot', () => {
  const read = (movie: object) => readItem({ movieId: 5, movie })?.movie

  it.each([
    ['/abc-D_1.jpg', '/abc-D_1.jpg'],
    ['/matinee-1.svg', '/matinee-1.svg'],
    ['//evil.example/x.jpg', null],
    ['/../x.jpg', null],
    ['/x.jpg\n', null],
    ['https://image.tmdb.org/t/p/w500/x.jpg', null],
    [5, null],
  ])('with the poster path %j has %j', (posterPath, kept) => {
    expect(read({ posterPath })?.posterPath).toBe(kept)
  })

  it.each([
    ['7.56', '7.6'],
    [11, '10.0'],
    [0.01, '0'],
    [-1, '0'],
    ['good', '0'],
    [null, '0'],
  ])('with the rating %j has %j', (voteAverage, text) => {
    expect(read({ voteAverage })?.voteAverage).toBe(text)
  })

  it.each([
    [['Horror', ' ', 5, null], ['Horror']],
    [
      [{ id: 28, name: 'Acción' }, { id: 1, name: 'Giallo' }, { name: 'Noir' }, {}],
      ['Action', 'Giallo', 'Noir'],
    ],
    ['Horror', []],
  ])('with the genres %j has %j', (genres, names) => {
    expect(read({ genres })?.genres).toEqual(names)
  })

  it.each([
    ['1979-05-25T00:00:00.000Z', '1979-05-25'],
    ['May 1979', ''],
    [1979, ''],
  ])('with the release date %j has %j', (releaseDate, date) => {
    expect(read({ releaseDate })?.releaseDate).toBe(date)
  })

  it('with a blank title is titled "Unknown Movie"', () => {
    expect(read({ title: ' ' })?.title).toBe('Unknown Movie')
  })
})

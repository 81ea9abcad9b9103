import { listed } from '../support/wire-movies.ts'

/** Ids outside every catalog. Movie 1 was added last, so the watchlist shows it first. */
export const movieId = (number: number): number => 9_000_000 + number
export const movieTitle = (number: number): string => `Film ${number}`

const overview =
  'Eight people arrive at a house that none of them has chosen, in a winter that will not end. What they find there, ' +
  'and what each of them has brought along, turns one evening into a reckoning that nobody has asked for, and that ' +
  'only the youngest of them will be able to tell.'

const snapshotOf = (number: number) => ({
  id: movieId(number),
  title: movieTitle(number),
  posterPath: null,
  backdropPath: null,
  overview,
  releaseDate: `${1950 + (number % 75)}-05-25`,
  voteAverage: '7.4',
  runtime: 90 + (number % 60),
  genres: ['Drama', 'Mystery', 'Thriller'],
})

const newest = 1_700_000_000_000

/** A watchlist of movies 1 to `count`, about 650 UTF-16 units each, none of them watched. */
export const watchlistOfMovies = (count: number) => {
  const items = Array.from({ length: count }, (_, index) => {
    const addedAt = newest - index * 60_000
    return {
      id: addedAt * 1000,
      movieId: movieId(index + 1),
      userId: 1,
      addedAt: new Date(addedAt).toISOString(),
      status: 'want-to-watch',
      watchedAt: null,
      favorite: false,
      movie: snapshotOf(index + 1),
    }
  })
  return items.reverse()
}

export const watchlistText = (count: number): string => JSON.stringify(watchlistOfMovies(count))

/** A watch history in which movies 1 to `count` were each seen once. */
export const historyText = (count: number): string =>
  JSON.stringify(
    watchlistOfMovies(count).map(({ id, movieId, addedAt, movie }) => {
      const { title, posterPath, releaseDate, runtime, genres } = movie
      const watchedAt = addedAt.slice(0, 10)
      return {
        movieId,
        watchedAt,
        movie: { id: movieId, title, posterPath, releaseDate, runtime, genres },
        plays: [{ id, watchedAt, rating: 7, note: 'Dark.', createdAt: addedAt, lastModified: addedAt }],
      }
    }),
  )

/** A TMDB response with twenty movies, starting with movie `first`. */
export const trendingFrom = (first: number): string =>
  JSON.stringify({
    page: 1,
    total_pages: 1,
    total_results: 20,
    results: Array.from({ length: 20 }, (_, index) =>
      listed(movieTitle(first + index), {
        id: movieId(first + index),
        overview,
        release_date: '2020-05-25',
        genre_ids: [18],
      }),
    ),
  })

/** The requests for one of these movies, which cards prefetch and the watchlist asks in the background. */
export const movieCalls = /\/3\/movie\/9\d{6}\b/

/** The response of TMDB to such a request if it knew the movie. */
export const answerTo = (url: string): string => {
  const [, id = '', about] = /\/movie\/(\d+)(?:\/([a-z_/]+))?/.exec(url) ?? []
  if (about === 'recommendations') return JSON.stringify({ page: 1, total_pages: 1, total_results: 0, results: [] })
  if (about === 'watch/providers') return JSON.stringify({ id: Number(id), results: {} })
  if (about === 'release_dates') return JSON.stringify({ id: Number(id), results: [] })
  return JSON.stringify({ id: Number(id), title: movieTitle(Number(id) - movieId(0)) })
}

import { type Movie, snapshotOf } from '#domain/movie/movie.ts'
import type { Collection, CollectionLink, WatchlistItem } from '#domain/records/library.ts'
import { changeMovie } from '#domain/records/movie-changes.ts'
import { putViewing, recordWatched, slimSnapshotOf, type WatchHistory } from '#domain/records/watch-history.ts'
import { addToWatchlist } from '#domain/records/watchlist.ts'
import { recordKeys } from '#stores/keys.ts'
import { createDemoHandler } from '#tmdb/demo/handler.ts'
import { createHttp } from '#tmdb/http.ts'
import { createProvider } from '#tmdb/provider.ts'

const day = 86_400_000
const end = Date.UTC(2026, 10, 1, 19, 30)
const time = (days: number): string => new Date(end - days * day).toISOString()

const shelves = [
  { name: 'Rainy Sundays', description: 'Long, slow and worth it.', first: 0, count: 9 },
  { name: 'Science fiction that thinks', description: '', first: 7, count: 6 },
  { name: 'With the children', description: 'Nothing that ends badly.', first: 14, count: 4 },
  { name: 'Für den Filmabend in der Donaudampfschifffahrtsgesellschaft', description: '', first: 20, count: 5 },
  { name: 'Not yet', description: '', first: 0, count: 0 },
] as const

const trending = async (): Promise<readonly Movie[]> => {
  const http = createHttp({
    baseUrl: 'https://demo.invalid/3',
    apiKey: '',
    fetch: createDemoHandler(),
    now: () => end,
  })
  const provider = createProvider(http, { language: 'en-US', region: 'US', includeAdult: false })
  const pages = await Promise.all([1, 2].map((page) => provider.trending(page)))
  return pages.flatMap(({ results }) => results)
}

const notes = ['Better than I remembered.', 'With Anna, in the open air. We stayed until the last name had rolled by.']

const historyOf = (watched: readonly Movie[]): WatchHistory =>
  watched.reduce<WatchHistory>((history, movie, index) => {
    const snapshot = slimSnapshotOf(snapshotOf(movie))
    const seen = time(11 * index + 2)
    const once = recordWatched(history, snapshot, seen, seen.slice(0, 10))
    const note = notes[index % 5]
    const rated = index % 4 === 3 ? once : changeMovie(once, snapshot, { rating: 6 + ((index * 3) % 5) }, seen)
    if (index % 5 > 1) return rated
    const viewing = {
      id: (end + 5000 + index) * 1000,
      createdAt: seen,
      lastModified: seen,
      rating: 8,
      note: note ?? '',
    }
    return putViewing(rated, {
      movie: snapshot,
      viewing: { ...viewing, watchedAt: time(400 + 30 * index).slice(0, 10) },
    })
  }, [])

/** JSON by storage key. */
export const sampleLibrary = async (): Promise<Readonly<Record<string, string>>> => {
  const found = await trending()
  const movies = found.map(snapshotOf)
  const watchlist = movies.reduce<readonly WatchlistItem[]>(
    (list, movie, index) =>
      addToWatchlist(list, movie, {
        id: (end + index) * 1000,
        now: time(movies.length - index),
        status: index % 3 === 1 ? 'watched' : 'want-to-watch',
      }),
    [],
  )
  const collections = shelves.map(
    ({ name, description, count }, index): Collection => ({
      id: (end + 1000 + index) * 1000,
      name,
      description,
      coverImage: null,
      createdAt: time(30 + index),
      lastUpdatedAt: time(index),
      moviesCount: count,
    }),
  )
  const links = shelves.flatMap(({ first, count }, shelf) =>
    movies.slice(first, first + count).map(
      (movie, index): CollectionLink => ({
        id: (end + 2000 + shelf * 100 + index) * 1000,
        movieId: movie.id,
        collectionId: (end + 1000 + shelf) * 1000,
        movie,
        addedAt: time(20 - index),
      }),
    ),
  )
  return {
    [recordKeys.watchlist]: JSON.stringify(watchlist),
    [recordKeys.watchHistory]: JSON.stringify(historyOf(found.filter((_, index) => index % 3 === 1))),
    [recordKeys.collections]: JSON.stringify(collections),
    [recordKeys.collectionMovies]: JSON.stringify(links),
    'demo-notice': 'dismissed',
  }
}

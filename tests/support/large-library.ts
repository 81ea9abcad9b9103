import type { Collection, CollectionLink, WatchlistItem } from '#domain/records/library.ts'

const genres = ['Drama', 'Comedy', 'Thriller', 'Horror', 'Science Fiction', 'Romance', 'Western', 'Animation']
const words = ['Night', 'River', 'The Last', 'Garden', 'Winter', 'Silent', 'Blue', 'Harbour', 'Paper', 'Glass', 'Long']
const start = Date.UTC(2024, 0, 1)

const wordAt = (index: number): string => words[index % words.length] ?? ''

/** The unique title of the nth movie. */
export const largeTitle = (index: number): string =>
  `${wordAt(index * 7)} ${wordAt(index * 3 + Math.floor(index / 11))} ${index + 1}`

const itemAt = (index: number, id: number): WatchlistItem => {
  const addedAt = new Date(start + index * 3_600_000).toISOString()
  const isWatched = index % 3 === 0
  return {
    id: (start + index) * 1000,
    movieId: id,
    userId: 1,
    addedAt,
    status: isWatched ? 'watched' : 'want-to-watch',
    ...(isWatched ? { progress: 100 } : {}),
    favorite: false,
    watchedAt: isWatched ? addedAt : null,
    movie: {
      id,
      title: largeTitle(index),
      posterPath: `/matinee-${index}.svg`,
      backdropPath: `/matinee-${index}-wide.svg`,
      overview: '',
      releaseDate: `${1930 + ((index * 13) % 96)}-0${1 + (index % 9)}-1${index % 10}`,
      voteAverage: (4 + ((index * 7) % 60) / 10).toFixed(1),
      runtime: 80 + (index % 90),
      genres: [genres[index % genres.length] ?? 'Drama', genres[(index * 5 + 3) % genres.length] ?? 'Drama'],
    },
  }
}

/**
 * A library of many movies and collections, ten movies in each collection, as JSON texts by their storage keys.
 * `ids` are TMDB ids for the first movies, so that they can be opened; the others have unknown ids.
 */
export const largeLibrary = (
  movies: number,
  count: number,
  ids: readonly number[] = [],
): Readonly<Record<string, string>> => {
  const watchlist = Array.from({ length: movies }, (_, index) => itemAt(index, ids[index] ?? 1_000_000 + index))
  const collections: Collection[] = []
  const links: CollectionLink[] = []
  for (let index = 0; index < count; index += 1) {
    const id = (start + 10_000_000 + index) * 1000
    const at = new Date(start + index * 60_000).toISOString()
    const held = watchlist.slice((index * 17) % movies, ((index * 17) % movies) + 10)
    collections.push({
      id,
      name: `Shelf ${wordAt(index)} ${index + 1}`,
      description: '',
      coverImage: null,
      createdAt: at,
      lastUpdatedAt: at,
      moviesCount: held.length,
    })
    for (const { movieId, movie } of held) {
      links.push({ id: (start + 20_000_000 + links.length) * 1000, movieId, collectionId: id, movie, addedAt: at })
    }
  }
  return {
    watchlist: JSON.stringify(watchlist),
    collections: JSON.stringify(collections),
    'collection-movies': JSON.stringify(links),
    'demo-notice': 'dismissed',
  }
}

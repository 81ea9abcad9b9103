import type { Page } from '@playwright/test'

interface StoredMovie {
  readonly id: number
  readonly title: string
  readonly releaseDate: string
  readonly genres: readonly string[]
}

const movies = {
  Alien: { id: 348, title: 'Alien', releaseDate: '1979-05-25', genres: ['Horror', 'Science Fiction'] },
  'The Matrix': { id: 603, title: 'The Matrix', releaseDate: '1999-03-31', genres: ['Action', 'Science Fiction'] },
  Interstellar: { id: 157336, title: 'Interstellar', releaseDate: '2014-11-05', genres: ['Adventure', 'Drama'] },
  'The Dark Knight': { id: 155, title: 'The Dark Knight', releaseDate: '2008-07-16', genres: ['Action', 'Crime'] },
  'Pulp Fiction': { id: 680, title: 'Pulp Fiction', releaseDate: '1994-09-10', genres: ['Thriller', 'Crime'] },
} as const satisfies Record<string, StoredMovie>

type Title = keyof typeof movies

const stored = (movie: StoredMovie, watched: boolean, index: number) => {
  // Later titles were added earlier, so that the list shows them in the given order.
  const addedAt = `2024-03-0${9 - index}T12:00:00.000Z`
  return {
    id: 1_700_000_000_000_000 + index,
    movieId: movie.id,
    userId: 1,
    addedAt,
    status: watched ? 'watched' : 'want-to-watch',
    ...(watched ? { progress: 100, lastModified: addedAt } : {}),
    watchedAt: watched ? addedAt : null,
    favorite: false,
    movie: { ...movie, posterPath: null, backdropPath: null, overview: '', voteAverage: '8.1', runtime: 117 },
  }
}

/** Stores a watchlist from an earlier visit; ✓ marks watched movies: `'Alien', 'The Matrix ✓'`. */
export const givenWatchlist = (page: Page, ...titles: readonly (Title | `${Title} ✓`)[]): Promise<void> => {
  const items = titles.map((title, index) => {
    const name = title.replace(' ✓', '') as Title
    return stored(movies[name], title.endsWith('✓'), index)
  })
  return givenStored(page, { watchlist: JSON.stringify(items) })
}

/** Stores a collection from an earlier visit, its last added movie first. */
export const givenCollection = (page: Page, id: number, name: string, ...titles: readonly Title[]): Promise<void> => {
  const at = '2024-03-01T12:00:00.000Z'
  const links = titles.map((title, index) => {
    const { movieId, movie, addedAt } = stored(movies[title], false, index)
    return { id: 1_800_000_000_000_000 + index, movieId, collectionId: id, movie, addedAt }
  })
  const collection = { id, name, description: '', coverImage: null, createdAt: at, lastUpdatedAt: at }
  return givenStored(page, {
    collections: JSON.stringify([{ ...collection, moviesCount: titles.length }]),
    'collection-movies': JSON.stringify(links),
  })
}

/** Stores empty collections from an earlier visit: 'Shelf 1', 'Shelf 2' … */
export const givenShelves = (
  page: Page,
  count: number,
  preferences: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const at = '2024-03-01T12:00:00.000Z'
  const all = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Shelf ${index + 1}`,
    description: '',
    coverImage: null,
    createdAt: at,
    lastUpdatedAt: at,
    moviesCount: 0,
  }))
  return givenStored(page, { ...preferences, collections: JSON.stringify(all) })
}

/** Writes to local storage before the app's first start. */
export const givenStored = async (page: Page, texts: Readonly<Record<string, string>>): Promise<void> => {
  await page.addInitScript((entries) => {
    const given = `given ${entries.map(([key]) => key)}`
    if (sessionStorage.getItem(given)) return
    sessionStorage.setItem(given, 'yes')
    for (const [key, text] of entries) localStorage.setItem(key, text)
  }, Object.entries(texts))
}

const viewed = [
  [348, 'Alien'],
  [603, 'The Matrix'],
  [157336, 'Interstellar'],
  [155, 'The Dark Knight'],
  [680, 'Pulp Fiction'],
] as const

/** Five rated viewings in the first days of March 2024. */
export const givenFiveViewings = (page: Page): Promise<void> => {
  const history = viewed.map(([id, title], index) => ({
    movieId: id,
    watchedAt: `2024-03-0${index + 1}T12:00:00.000Z`,
    rating: 6 + (index % 4),
    movie: { id, title },
  }))
  return givenStored(page, { 'watch-history': JSON.stringify(history) })
}

/** The value of a key in local storage, null if it has none. */
export const storedText = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)

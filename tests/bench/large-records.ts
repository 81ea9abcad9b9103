import type { Page } from '@playwright/test'
import { watchlistOfMovies } from '../faults/movies.ts'
import { aside, type StoredRow } from '../faults/stored.ts'

const day = 86_400_000
const firstDay = Date.UTC(1990, 0, 1)

/** The rows of the database for movies 1 to `movies`, each with a viewing or more. */
const rowsOf = (movies: number, plays: number): readonly StoredRow[] =>
  watchlistOfMovies(movies).flatMap((item, index): readonly StoredRow[] => {
    const { id, title, posterPath, releaseDate, runtime, genres } = item.movie
    const movie = { id, title, posterPath, releaseDate, runtime, genres }
    const count = Math.floor(((index + 1) * plays) / movies) - Math.floor((index * plays) / movies)
    const viewings = Array.from({ length: count }, (_, nth): StoredRow => {
      const time = new Date(firstDay + ((index + nth * movies) % 13_000) * day).toISOString()
      const viewing = { id: item.id + nth, watchedAt: time.slice(0, 10), rating: 1 + (index % 10) }
      return {
        list: 'watchHistory',
        id: `${id}/${viewing.id}`,
        value: { ...viewing, createdAt: time, lastModified: time },
      }
    })
    const entry = { movieId: id, movie, plays: [] }
    return [
      { list: 'watchlist', id: String(id), value: item },
      { list: 'watchHistory', id: String(id), value: entry },
      ...viewings,
    ]
  })

/** Fills the database, and opens the watchlist, which copies to local storage what it has room for. */
export const givenLibrary = async (page: Page, movies: number, plays: number): Promise<void> => {
  await page.goto('/watchlist')
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'matinee'))
  await page.goto(aside)
  const rows = rowsOf(movies, plays)
  for (let start = 0; start < rows.length; start += 5000) {
    await page.evaluate(
      (some) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('matinee')
          opening.onsuccess = () => {
            const transaction = opening.result.transaction(['records', 'state'], 'readwrite')
            for (const row of some) transaction.objectStore('records').put({ ...row, revision: 1 })
            transaction.objectStore('state').put({ schema: 1, revision: 1, floor: 0 }, 'state')
            transaction.onabort = () => reject(transaction.error)
            transaction.oncomplete = () => {
              opening.result.close()
              resolve()
            }
          }
        }),
      rows.slice(start, start + 5000),
    )
  }
  await page.evaluate(() => localStorage.setItem('watchlistItemsPerPage', '20'))
  await page.goto('/watchlist')
  await page.waitForFunction(() => localStorage.getItem('records-revision') !== null)
}

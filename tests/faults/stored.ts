import { type BrowserContext, expect, type Page } from '@playwright/test'
import { answerTo, historyText, movieCalls, watchlistText } from './movies.ts'

/** An address of the site that does not start the app, to change storage behind it. */
export const aside = '/favicon.svg'

/** A record in the database; one without `value` was removed. */
export interface StoredRow {
  readonly list: string
  readonly id: string
  readonly value?: unknown
}

export interface StoredItem {
  readonly id: number
  readonly movieId: number
  readonly status: string
  readonly addedAt: string
  readonly lastModified?: string
}

/** A movie as stored in local storage and in the database. */
export interface Difference {
  readonly movieId: number
  readonly stored: string
  readonly inDatabase: string
}

interface Found {
  /** Null when there is no database. */
  readonly inDatabase: readonly StoredItem[] | null
  readonly differences: readonly Difference[]
  /** `603/1772366400000045`: the rows of viewings in the database. */
  readonly viewings: readonly string[]
}

/** Reads the watchlist from both storages directly, not through the app. */
const readBoth = (page: Page): Promise<Found> =>
  page.evaluate(async () => {
    const rowsOf = (database: IDBDatabase): Promise<StoredRow[]> =>
      new Promise((resolve, reject) => {
        const transaction = database.transaction('records')
        const rows: IDBRequest<StoredRow[]> = transaction.objectStore('records').getAll()
        transaction.onerror = () => reject(transaction.error)
        transaction.oncomplete = () => resolve(rows.result)
      })
    const readDatabase = async (): Promise<StoredRow[] | null> => {
      const known = await indexedDB.databases()
      // Opening a missing database would create it.
      if (!known.some(({ name }) => name === 'matinee')) return null
      const database = await new Promise<IDBDatabase | null>((resolve) => {
        const request = indexedDB.open('matinee')
        request.onupgradeneeded = () => request.transaction?.abort()
        request.onerror = () => resolve(null)
        request.onsuccess = () => resolve(request.result)
      })
      if (!database) return null
      const rows = await rowsOf(database)
      database.close()
      return rows.filter(({ value }) => value !== undefined)
    }
    const textsOf = (items: readonly StoredItem[]) => new Map(items.map((item) => [item.movieId, JSON.stringify(item)]))
    const rows = await readDatabase()
    const inDatabase = rows?.flatMap(({ list, value }) => (list === 'watchlist' ? [value as StoredItem] : [])) ?? null
    const texts = textsOf(inDatabase ?? [])
    // A damaged value is not repaired before the next change.
    const readStorage = (): StoredItem[] => {
      try {
        const stored: unknown = JSON.parse(localStorage.getItem('watchlist') ?? '[]')
        return Array.isArray(stored) ? stored.filter((item) => typeof item?.movieId === 'number') : []
      } catch {
        return []
      }
    }
    const stored = textsOf(readStorage())
    return {
      inDatabase:
        inDatabase?.map(({ id, movieId, status, addedAt, lastModified }) => ({
          id,
          movieId,
          status,
          addedAt,
          ...(lastModified !== undefined && { lastModified }),
        })) ?? null,
      differences: [...new Set([...stored.keys(), ...texts.keys()])]
        .map((movieId) => ({ movieId, stored: stored.get(movieId) ?? '', inDatabase: texts.get(movieId) ?? '' }))
        .filter((movie) => movie.stored !== movie.inDatabase),
      viewings: rows?.flatMap(({ list, id }) => (list === 'watchHistory' && id.includes('/') ? [id] : [])) ?? [],
    }
  })

/** The rows of the database that have a value. */
export const databaseRows = (page: Page): Promise<readonly StoredRow[]> =>
  page.evaluate(
    () =>
      new Promise<StoredRow[]>((resolve, reject) => {
        const opening = indexedDB.open('matinee')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading: IDBRequest<StoredRow[]> = opening.result.transaction('records').objectStore('records').getAll()
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result.filter(({ value }) => value !== undefined))
          }
        }
      }),
  )

/** The watchlist in the database without its snapshots; empty without a database. */
export const databaseItems = async (page: Page): Promise<readonly StoredItem[]> =>
  (await readBoth(page)).inDatabase ?? []

/** Movies that differ between local storage and the database. */
export const differences = async (page: Page): Promise<readonly Difference[]> => (await readBoth(page)).differences

/** The status of each movie in the database, by movie id. */
export const statuses = async (page: Page): Promise<ReadonlyMap<number, string>> =>
  new Map((await databaseItems(page)).map(({ movieId, status }) => [movieId, status]))

/** How many viewings the database has of each movie that was watched. */
export const viewings = async (page: Page): Promise<ReadonlyMap<number, number>> => {
  const counts = new Map<number, number>()
  for (const row of (await readBoth(page)).viewings) {
    const movie = Number(row.split('/')[0])
    counts.set(movie, (counts.get(movie) ?? 0) + 1)
  }
  return counts
}

/** The contents of local storage. */
export const storedTexts = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => ({ ...localStorage }))

/** Waits until both storages contain the same watchlist with this many movies. */
export const seeBoth = async (page: Page, movies: number): Promise<void> => {
  await expect
    .poll(
      async () => {
        const found = await readBoth(page)
        return { movies: found.inDatabase?.length, differences: found.differences.slice(0, 3) }
      },
      { timeout: 60_000 },
    )
    .toEqual({ movies, differences: [] })
}

/** Answers TMDB's requests for the movies of these tests, which hovering a card sends. */
export const knowMovies = (context: BrowserContext): Promise<unknown> =>
  context.route(movieCalls, (route) =>
    route.fulfill({
      contentType: 'application/json',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: answerTo(route.request().url()),
    }),
  )

/** Stores a watchlist in local storage, with viewings of its first movies, and opens the app, which copies them into the database. */
export const givenMovies = async (page: Page, movies: number, seen = 0): Promise<void> => {
  await knowMovies(page.context())
  await page.goto(aside)
  await page.evaluate(
    (texts) => {
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
    },
    { watchlist: watchlistText(movies), 'watch-history': historyText(seen), watchlistItemsPerPage: '20' },
  )
  await page.goto('/watchlist')
  await seeBoth(page, movies)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('records-revision'))).not.toBeNull()
}

import type { Page } from '@playwright/test'

/** One record as the database holds it; without `value` it was removed. */
export interface StoredRow {
  readonly list: string
  readonly id: string
  readonly value?: unknown
}

export interface StoredItem {
  readonly id: number
  readonly movieId: number
  readonly status: string
  readonly lastModified?: string
}

/** Rows of the journal, looked up in the database itself; null when there is no such database. */
export const journalOf = (page: Page): Promise<readonly StoredRow[] | null> =>
  page.evaluate(async () => {
    const known = await indexedDB.databases()
    // Opening a database that is not there would make one.
    if (!known.some(({ name }) => name === 'matinee')) return null
    return new Promise<StoredRow[] | null>((resolve, reject) => {
      const request = indexedDB.open('matinee')
      request.onupgradeneeded = () => request.transaction?.abort()
      request.onerror = () => resolve(null)
      request.onsuccess = () => {
        const transaction = request.result.transaction('records')
        const rows: IDBRequest<StoredRow[]> = transaction.objectStore('records').getAll()
        transaction.onerror = () => reject(transaction.error)
        transaction.oncomplete = () => {
          request.result.close()
          resolve(rows.result)
        }
      }
    })
  })

/** The watchlist of the journal, removed films left out. */
export const journaledItems = async (page: Page): Promise<readonly StoredItem[]> =>
  ((await journalOf(page)) ?? []).flatMap(({ list, value }) =>
    list === 'watchlist' && value ? [value as StoredItem] : [],
  )

/** All of local storage. */
export const storedTexts = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => ({ ...localStorage }))

export const storedItems = (page: Page): Promise<readonly StoredItem[]> =>
  page.evaluate((): StoredItem[] => JSON.parse(localStorage.getItem('watchlist') ?? '[]'))

const byFilm = (items: readonly StoredItem[]): string =>
  JSON.stringify([...items].sort((one, other) => one.movieId - other.movieId))

/** The films of both storages as [id, status], in the order of their ids; null while the two differ. */
export const agreed = async (page: Page): Promise<readonly (readonly [number, string])[] | null> => {
  const [stored, journaled] = [await storedItems(page), await journaledItems(page)]
  if (byFilm(stored) !== byFilm(journaled)) return null
  return stored.map(({ movieId, status }) => [movieId, status] as const).sort(([one], [other]) => one - other)
}

import type { Page } from '@playwright/test'

/** How many films the pending import has an answer for, read from the database directly. */
export const keptMatches = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('matinee-history-import')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('matches').objectStore('matches').count()
          counting.onerror = () => reject(counting.error)
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )

import type { Page } from '@playwright/test'
import { keptPosters } from '../browser/installed-app.ts'
import { fileOf, joinButton, review } from './exchange-files.ts'
import { expect, test } from './faults.ts'
import { aside, databaseRows, seeBoth, statuses } from './stored.ts'
import { allMovies } from './visitor.ts'

const here = 20
const there = 5000
/** Bytes: enough for a restore point of the movies here, and for a tenth of those in the file. */
const room = there * 70

const noRoom = 'Your browser has no room for the merged data. Nothing has changed.'

const keepPoster = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const cache = await caches.open('matinee-posters')
    await cache.put('/posters/large.jpg', new Response(new Uint8Array(2 ** 15)))
  })

/** Why the restore points were made that are still kept. */
const restorePoints = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const name = 'matinee-restore-points'
    const known = await indexedDB.databases()
    // Opening a missing database would create it.
    if (!known.some((database) => database.name === name)) return []
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const reading = opening.result.transaction('points').objectStore('points').getAll()
        reading.onerror = () => reject(reading.error)
        reading.onsuccess = () => {
          opening.result.close()
          resolve(reading.result.map(({ reason }) => reason))
        }
      }
    })
  })

test('a file that does not fit on the disk changes nothing, and is merged once there is room', async ({
  browsers,
  site,
}) => {
  const profile = await browsers.profileWith(here)
  const first = await browsers.open(profile)
  await first.page.goto('/watchlist')
  await expect.poll(() => restorePoints(first.page)).toEqual(['daily'])
  await keepPoster(first.page)
  const before = await databaseRows(first.page)
  await first.close()

  // A browser that has written before goes by the room that it knew of then.
  const { context, page, close } = await browsers.open(profile)
  await page.goto(aside)
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site, quotaSize: usage + room })
  const file = await fileOf(1, there)
  await review(page, file)
  await joinButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: noRoom })).toBeVisible()
  expect(await databaseRows(page)).toEqual(before)
  expect(await keptPosters(page)).toBe(0)
  expect(await restorePoints(page)).toEqual(['joining'])
  await page.goto('/watchlist')
  await expect(allMovies(page, here)).toBeVisible()
  await seeBoth(page, here)

  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site })
  // It asks again how to join: nothing of the file counts as received.
  await review(page, file)
  await joinButton(page).click()
  await expect(page.getByText('File merged').first()).toBeVisible()
  expect([...(await statuses(page)).values()]).toEqual(Array(there).fill('watched'))
  await page.goto('/watchlist')
  await expect(allMovies(page, there)).toBeVisible()
  await close()
})

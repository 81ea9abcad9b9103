import type { BrowserContext, Page } from '@playwright/test'
import { answerFrom, exportOf } from '../support/trakt-export.ts'
import { expect, test } from './faults.ts'

const movies = 100
const share = 0.6
/** Requests that are under way at a time. */
const atOnce = 20

/** Answers as TMDB does, and counts the requests. */
const tmdbOf = async (context: BrowserContext) => {
  const tmdb = { asked: 0 }
  await context.route(/\/3\/(movie|find|search)\//, async (route) => {
    const body = answerFrom(new URL(route.request().url()))
    if (!body) return route.fallback()
    tmdb.asked += 1
    return route.fulfill({ json: body, headers: { 'Access-Control-Allow-Origin': '*' } })
  })
  return tmdb
}

/** How many movies the pending import has an answer for, read from the database directly. */
const keptMatches = (page: Page): Promise<number> =>
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

test('a browser killed while movies of an export are matched goes on, and asks only for those that are left', async ({
  browsers,
}) => {
  const profile = await browsers.profileWith(0)
  const first = await browsers.open(profile)
  const before = await tmdbOf(first.context)
  await first.page.goto('/settings')
  await first.page
    .locator('#import input[type=file]')
    .setInputFiles({ name: 'trakt.zip', mimeType: 'application/zip', buffer: Buffer.from(exportOf(movies)) })
  await expect.poll(() => before.asked, { intervals: [20] }).toBeGreaterThanOrEqual(share * movies)
  await first.kill()

  const { context, page, close } = await browsers.open(profile)
  const after = await tmdbOf(context)
  await page.goto('/settings')
  const goOn = page.getByRole('button', { name: 'Continue' })
  await goOn.waitFor()
  const kept = await keptMatches(page)
  expect(kept).toBeGreaterThanOrEqual(before.asked - atOnce)
  expect(kept).toBeLessThanOrEqual(before.asked)
  await goOn.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Review your import' })).toBeVisible()
  expect(after.asked).toBe(movies - kept)
  await dialog.getByRole('button', { name: /^Import \d/ }).click()
  await expect(dialog.getByRole('heading', { name: 'Import complete' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.goto('/watched')
  await expect(page.getByText(`${movies} movies`).first()).toBeVisible()
  await close()
})

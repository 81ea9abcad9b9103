import { choose } from './choose.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { givenWatchlist } from './stored-watchlist.ts'
import { visitorOf } from './visitor.ts'

test.use({ build: 'demo' })

test('confirming the deletion deletes everything in both tabs, for good', { tag: '@gate' }, async ({ I, context }) => {
  await givenWatchlist(I.page, 'Alien', 'The Matrix ✓')
  await I.open('/watchlist')
  await I.seeCards('Alien', 'The Matrix')
  await choose(I.page, 'Sort by', 'Title (A-Z)')
  await I.openMovie('Alien')
  await I.seeMovie('Alien')
  await I.closeMovie()
  const other = visitorOf(await context.newPage())
  await other.open('/watchlist')
  await other.seeCards('Alien', 'The Matrix')

  const draftOf = (tab: typeof I) => tab.page.evaluate(() => sessionStorage.getItem('form-draft-collection-new'))
  await other.open('/collections')
  await other.click('Create Collection')
  await other.page.getByLabel('Collection Name').fill('Heists')
  await other.press('Escape')
  expect(await draftOf(other)).toContain('Heists')
  await other.open('/watchlist')

  await I.page.bringToFront()
  await I.goTo('Settings')
  await I.click('Delete All My Data')
  const dialog = I.page.getByRole('dialog', { name: 'Delete all my data' })
  const download = I.page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export Data' }).click()
  expect((await download).suggestedFilename()).toMatch(/^matinee-\d{4}-\d{2}-\d{2}\.json$/)
  await dialog.getByRole('button', { name: 'Delete Everything' }).click()
  await I.seeToast('All data deleted', 'Matinee is back to how it was on your first visit')
  await other.see('Your watchlist is empty. Discover movies to add to your list!')

  expect(await draftOf(other)).toBe(null)

  // As when the tab becomes visible again.
  await other.page.bringToFront()
  await I.page.bringToFront()
  await other.page.reload()
  await other.see('Your watchlist is empty. Discover movies to add to your list!')
  expect(await other.page.evaluate(() => Object.keys(localStorage))).toEqual([])
  const kept = await other.page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open('matinee')
        request.onsuccess = () => {
          const rows = request.result.transaction('records').objectStore('records').count()
          rows.onsuccess = () => resolve(rows.result)
        }
      }),
  )
  expect(kept).toBe(0)
})

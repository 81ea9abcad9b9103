import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { givenWatchlist } from './stored-watchlist.ts'
import type { Visitor } from './visitor.ts'

test.use({ build: 'demo' })

const dailyPoint = (page: Page) => page.getByRole('button', { name: /Daily/ })

const openDailyPoint = async (I: Visitor) => {
  await I.open('/settings')
  await I.click('Show restore points')
  await dailyPoint(I.page).click()
  await expect(I.page.getByRole('table', { name: 'Compared with now' })).toBeVisible()
}

const restoreAll = async (I: Visitor) => {
  await I.page.getByRole('button', { name: 'Restore all' }).click()
  await I.page.getByRole('dialog').getByRole('button', { name: 'Restore all' }).click()
  await I.seeToast('Data restored', 'Your data is what it was then')
}

test('a daily restore point brings back all of it or only what is missing, and either is undone', {
  tag: '@gate',
}, async ({ I }) => {
  await givenWatchlist(I.page, 'Alien', 'The Matrix')
  // It is made at a quiet moment of the next visit, and listed from the next look on.
  await I.open('/watchlist')
  await expect(async () => {
    await I.goTo('Watchlist')
    await I.goTo('Settings')
    await I.click('Show restore points')
    await expect(dailyPoint(I.page)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await I.goTo('Watchlist')
  await I.remove('Alien')
  await I.seeCards('The Matrix')
  await I.markWatched('The Matrix')
  await I.seeToast('Marked as Watched', 'The Matrix has been updated in your watchlist')

  await openDailyPoint(I)
  expect(await axe(I.page)).toEqual([])
  await restoreAll(I)
  await expect(I.page.getByRole('button', { name: /Before a restore/ })).toBeVisible()
  await I.goTo('Watchlist')
  await I.seeCards('Alien', 'The Matrix')
  await I.page.getByRole('button', { name: 'Undo' }).first().click()
  await I.seeCards('The Matrix')

  await openDailyPoint(I)
  await I.click('Restore only what is missing')
  await I.seeToast('Data restored', 'What was missing is back')
  await I.goTo('Watchlist')
  await I.seeCards('Alien', 'The Matrix')
  await I.open('/watched')
  await I.seeCards('The Matrix')
})

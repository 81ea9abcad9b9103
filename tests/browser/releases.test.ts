import { marksOf, noteMarks } from '../support/visit-marks.ts'
import { axe } from './axe.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { seeKeysWork } from './key-list.ts'
import { givenWatchlist } from './stored-watchlist.ts'

test.use({ build: 'demo' })

test('a release that was to come is saved as a calendar, and is on Home once it is out, until it is dismissed', {
  tag: '@gate',
}, async ({ I }) => {
  const { page } = I
  await givenWatchlist(page, 'Interstellar', 'Alien ✓')
  await page.clock.setFixedTime('2026-11-01T12:00:00Z')
  await I.open('/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('releases-due'))).toBe('2026-11-09')
  await I.open('/watchlist/releases')
  const coming = page.getByRole('region', { name: 'Coming up' })
  await expect(coming.getByRole('article')).toHaveText(/Interstellar\s*Digital from Nov 9/)
  const download = page.waitForEvent('download')
  await I.click('Save calendar file')
  expect((await download).suggestedFilename()).toBe('matinee-releases.ics')

  await page.clock.setFixedTime('2026-11-20T12:00:00Z')
  await noteMarks(page)
  await I.open('/')
  const news = page.getByRole('region', { name: 'Out now from your watchlist' })
  await expect(news.getByRole('article')).toHaveText(/Interstellar\s*Digital since Nov 9/)
  expect((await marksOf(page)).shift).toBeLessThan(0.01)
  expect(await axe(page)).toEqual([])
  await seeKeysWork(I)
  await I.click('Dismiss')
  await I.seeToast('New releases dismissed', '1 movie')
  await expect(news).toHaveCount(0)
  await I.press('Control+z')
  await expect(news.getByRole('article')).toHaveCount(1)
})

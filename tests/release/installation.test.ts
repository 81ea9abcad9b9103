import { test } from '../browser/deployment.ts'
import { expect } from '../browser/fixtures.ts'
import { installed } from '../browser/installed-app.ts'
import { givenWatchlist } from '../browser/stored-watchlist.ts'

test('the app is kept for visits without a network while dates of the watchlist still load', async ({ I, catalog }) => {
  catalog.fail('/movie/*/release_dates', 'hang')
  await givenWatchlist(I.page, 'Alien', 'The Matrix')
  await I.open('/')
  await I.seeCardCount(20)
  await expect.poll(() => catalog.requests.filter(({ path }) => path.endsWith('/release_dates'))).not.toEqual([])
  await installed(I.page)
})

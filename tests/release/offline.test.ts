import type { Locator } from '@playwright/test'
import { axe } from '../browser/axe.ts'
import { choose } from '../browser/choose.ts'
import { expect } from '../browser/fixtures.ts'
import { test } from '../browser/journey.ts'
import { givenWatchlist } from '../browser/stored-watchlist.ts'
import { cardTitles, places, type Visitor } from '../browser/visitor.ts'
import { backup, movie } from '../support/bad-files.ts'

const everywhere = ['Watchlist', 'Watched', 'Collections', 'Settings'] as const

const visitEverywhere = async (I: Visitor) => {
  for (const place of everywhere) {
    await I.goTo(place)
    await expect(places(I.page).main.getByRole('heading', { level: 1 })).toBeVisible()
  }
}

test('pages that were open before still work offline, and the others come back with the network', {
  tag: '@gate',
}, async ({ I, context, consoleWatch }) => {
  consoleWatch.expect(/TMDB API error: Network unreachable/, /ERR_INTERNET_DISCONNECTED/)
  // What draws a poster that was not loaded yet, as among the similar movies, is not loaded either.
  consoleWatch.allow(/dynamically imported module/)
  await givenWatchlist(I.page, 'Alien', 'The Matrix')
  await I.open('/')
  await visitEverywhere(I)
  await I.goTo('Discover')
  await I.click('Genres')
  await I.seeCardCount(20)
  await I.goTo('Watchlist')
  await I.openMovie('Alien')
  await I.seeMovie('Alien')
  await I.click('Add to Collection')
  await I.click('Cancel')
  await I.closeMovie()
  await I.page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await visitEverywhere(I)
  await I.goTo('Watchlist')
  await I.markWatched('Alien')
  await I.seeToast('Marked as Watched', 'Alien has been updated in your watchlist')
  await I.openMovie('Alien')
  await I.seeMovie('Alien')
  await I.click('Add to Collection')
  await I.page.getByRole('textbox', { name: 'Collection Name' }).fill('Space')
  await I.click('Create & Add Movie')
  await expect(places(I.page).modal.getByRole('button', { name: 'Remove from Space' })).toBeVisible()
  await I.closeMovie()
  await I.goTo('Discover')
  await I.click('Genres')
  await I.seeCardCount(20)
  await choose(I.page, 'Order', 'Newest First')
  await I.see("You're offline", "You're offline. Your lists still work.")
  await context.setOffline(false)
  await I.seeCardCount(20)
  await I.dontSee("You're offline")
})

test('the network may go in a modal, during an add and during an import', async ({ I, context, consoleWatch }) => {
  consoleWatch.allow(/Network unreachable/, /ERR_INTERNET_DISCONNECTED/, /dynamically imported module/)
  await I.open('/settings')
  await I.page.locator('#import input[type=file]').setInputFiles({
    name: 'matinee-2026-01-01.json',
    mimeType: 'application/json',
    buffer: Buffer.from(backup({ watchlist: [movie(603, 'The Matrix')] })),
  })
  const importing = I.page
    .getByRole('dialog', { name: 'Import Data' })
    .getByRole('button', { name: 'Import', exact: true })
  await expect(importing).toBeEnabled()
  await context.setOffline(true)
  await importing.click()
  await I.seeToast('Import successful', 'Imported 1 watchlist item and 0 collections')
  await context.setOffline(false)
  await I.goTo('Home')
  await I.seeCardCount(20)
  const [first = '', second = ''] = await cardTitles(I.page)
  await I.openMovie(first)
  await I.seeMovie(first)
  await context.setOffline(true)
  await I.addFromModal()
  await I.seeToast('Added to Watchlist', `${first} has been added to your watchlist`)
  await I.closeMovie()
  await I.openMovie(second)
  await expect(places(I.page).modal.getByText("You're offline", { exact: true }).first()).toBeVisible()
  expect(await axe(I.page)).toEqual([])
  await context.setOffline(false)
  await I.seeMovie(second)
  await expect(places(I.page).modal.getByText("You're offline", { exact: true })).toHaveCount(0)
  await I.open('/watchlist')
  await I.seeCards(first, 'The Matrix')
})

test('the personal lists work while TMDB cannot be reached', async ({ I, catalog, expectConsole }) => {
  expectConsole(/TMDB API error: Network unreachable/, /ERR_/)
  catalog.fail('*', 'drop')
  await givenWatchlist(I.page, 'Alien', 'The Matrix')
  await I.open('/')
  await expect(places(I.page).failure).toContainText('TMDB API error: Network unreachable')
  await I.goTo('Watchlist')
  await I.seeCards('Alien', 'The Matrix')
  await I.markWatched('Alien')
  await I.seeToast('Marked as Watched', 'Alien has been updated in your watchlist')
  await I.remove('The Matrix')
  await I.seeCards('Alien')
  await I.see('All (1)', 'Watched (1)')
  await I.page.reload()
  await I.seeCards('Alien')
  await I.openMovie('Alien')
  await I.seeToast('Error', 'Failed to fetch movie details from TMDB')
  const cross = places(I.page).toasts.getByRole('button', { name: 'Dismiss' })
  const colour = (place: Locator) => place.evaluate((element) => getComputedStyle(element).color)
  expect(await colour(cross)).toBe(await colour(places(I.page).toasts.getByText('Error', { exact: true })))
  await expect(places(I.page).modal.getByRole('button', { name: /^Watched/ })).toBeVisible()
  await expect(places(I.page).modal.getByRole('button', { name: 'Add to Collection' })).toBeVisible()
  catalog.heal()
  await places(I.page).modal.getByRole('button', { name: 'Retry' }).first().click()
  await I.see('1h 57m')
})

test('offline, the search box searches the own movies, and TMDB again once the network is back', async ({
  I,
  context,
  logged,
  consoleWatch,
}) => {
  // The network may drop while the code of a movie loads in advance.
  consoleWatch.allow(/ERR_INTERNET_DISCONNECTED/)
  // Loaded while the browser is idle.
  const loaded = I.page.waitForEvent('requestfinished', (request) => request.url().includes('/kept-answers-'))
  await givenWatchlist(I.page, 'The Matrix')
  await I.open('/watchlist')
  await loaded
  await I.search('alien')
  await I.seeResults('Alien', 'Aliens', 'Cowboys & Aliens')
  await context.setOffline(true)
  await I.search('matrix')
  await I.seeResults('The Matrix')
  await I.see("You're offline, so only your own movies are searched.")
  await I.search('aliens')
  await I.see('None of your movies match.')
  await context.setOffline(false)
  await I.seeResults('Aliens', 'Cowboys & Aliens', 'Alien')
  expect(logged).toEqual([])
})

test.describe('with the embedded catalog', () => {
  test.use({ build: 'demo' })

  test('movies and people still open offline once one of each was open', async ({ I, context, consoleWatch }) => {
    // The code of the search is loaded some time after the first screen, a face with the first drawn poster that has it.
    consoleWatch.allow(/favicon\.svg/, /search-results|use-known-for/, /\.woff2/)
    await I.open('/')
    await I.seeCardCount(20)
    const [first = '', second = ''] = await cardTitles(I.page)
    const openMovieAndPerson = async (title: string) => {
      await I.openMovie(title)
      await I.seeMovie(title)
      await expect(places(I.page).modal.getByText('Where to Watch')).toBeVisible()
      await places(I.page).modal.locator('a[href*="/person/"]').first().click()
      await expect(places(I.page).modal.getByRole('tab', { name: 'Biography' })).toBeVisible()
    }
    await openMovieAndPerson(first)
    await I.closeMovie()
    await I.page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await openMovieAndPerson(second)
    await expect(I.page.getByRole('alert')).toHaveCount(0)
  })
})

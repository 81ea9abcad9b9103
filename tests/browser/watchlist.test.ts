import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { givenWatchlist } from './stored-watchlist.ts'
import { cardTitles, places } from './visitor.ts'

test.use({ build: 'demo' })

test('an empty watchlist says so and leads to movies', async ({ I }) => {
  await I.open('/watchlist')
  await I.see('Your watchlist is empty. Discover movies to add to your list!')
  await I.click('Unwatched (0)')
  await I.see("You don't have any unwatched movies in your list.")
  await I.click('Watched (0)')
  await I.see("You haven't marked any movies as watched yet.")
  await I.click('Browse Movies')
  await I.seeAddress('/')
})

test('a removal can be undone from its toast, and puts the movie back where it was', async ({ I }) => {
  await givenWatchlist(I.page, 'Alien', 'The Matrix ✓', 'Interstellar')
  await I.open('/watchlist')
  await I.seeCards('Alien', 'The Matrix', 'Interstellar')
  await I.remove('The Matrix')
  await I.seeToast('Removed from Watchlist', 'The Matrix has been removed from your watchlist')
  await I.seeCards('Alien', 'Interstellar')
  await I.see('All (2)', 'Unwatched (2)', 'Watched (0)')
  await I.click('Undo')
  await I.seeCards('Alien', 'The Matrix', 'Interstellar')
  await I.see('All (3)', 'Unwatched (2)', 'Watched (1)')
  await I.seeNoToast()
})

test('removals while Undo is up are undone together, by the keyboard too', async ({ I }) => {
  await givenWatchlist(I.page, 'Alien', 'The Matrix', 'Interstellar')
  await I.open('/watchlist')
  await I.remove('Alien')
  await I.remove('Interstellar')
  await I.seeToast('Removed from Watchlist', '2 movies have been removed from your watchlist')
  await I.seeCards('The Matrix')
  await I.press('ControlOrMeta+z')
  await I.seeCards('Alien', 'The Matrix', 'Interstellar')
})

test('a toast goes after three seconds', async ({ I }) => {
  await I.page.clock.install()
  await givenWatchlist(I.page, 'Alien')
  await I.open('/watchlist')
  await I.seeCards('Alien')
  await I.stopTheClock()
  await I.markWatched('Alien')
  await I.page.clock.runFor(2900)
  await I.seeToast('Marked as Watched', 'Alien has been updated in your watchlist')
  await I.page.clock.runFor(200)
  await I.seeNoToast()
})

test('over an open movie a removal is undone from its toast, and the movie stays open', async ({ I }) => {
  await givenWatchlist(I.page, 'Alien')
  await I.open('/watchlist')
  await I.openMovie('Alien')
  await I.seeMovie('Alien')
  await I.seeAddress('/watchlist/movie/348')
  await I.click('In Watchlist')
  await I.seeToast('Removed from Watchlist', 'Alien has been removed from your watchlist')
  await places(I.page).toasts.getByRole('button', { name: 'Undo' }).click()
  await expect(places(I.page).modal.getByRole('button', { name: 'In Watchlist' })).toBeVisible()
  await I.closeMovie()
  await I.seeAddress('/watchlist')
  await I.seeCards('Alien')
})

test('a card of Home adds a movie, shows a green check, and takes it out again', async ({ I }) => {
  await I.open('/')
  const card = places(I.page).cards.first()
  await expect(card).toBeVisible()
  const [title = ''] = await cardTitles(I.page)
  await card.hover()
  await I.click(`Add ${title} to watchlist`)
  await I.seeToast('Added to Watchlist', `${title} has been added to your watchlist`)
  await I.click(`Remove ${title} from watchlist`)
  await I.seeToast('Removed from Watchlist', `${title} has been removed from your watchlist`)
  await expect(card.getByRole('button', { name: `Add ${title} to watchlist` })).toBeAttached()
})

import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { places, scrollPosition, visitorOf } from './visitor.ts'

test.use({ build: 'demo' })

test('a first visitor finds a movie, adds it and marks it as watched, and it survives a restart of the browser', {
  tag: '@gate',
}, async ({ profile }) => {
  const I = visitorOf(await profile.open())
  const { cards, modal } = places(I.page)
  await I.open('/')
  await I.seeHeading('Recommended for You')
  await I.seeCardCount(20)
  await expect(cards.locator('svg[viewBox]').first()).toBeVisible()
  await I.see(/You're browsing the demo catalog\./)

  await I.scrollTo(400)
  await I.search('alien')
  await I.pick('Aliens')
  await I.seeMovie('Aliens')
  await I.seeAddress('/movie/679')
  await expect(modal).toContainText('1986')
  await expect(modal).toContainText('2h 17m')
  await expect(modal).toContainText('Ripley')
  await expect(modal).toContainText('James Cameron')

  await I.addFromModal()
  await I.seeToast('Added to Watchlist', 'Aliens has been added to your watchlist')
  await expect(modal.getByRole('button', { name: 'In Watchlist' })).toBeVisible()
  await I.closeMovie()
  await I.seeAddress('/')
  await expect.poll(() => scrollPosition(I.page)).toBe(400)

  await I.goTo('Watchlist')
  await I.seeHeading('My Watchlist')
  await I.see('Manage the movies you want to watch', 'All (1)', 'Unwatched (1)', 'Watched (0)')
  await I.see('0 watched', '1 unwatched')
  await I.seeCards('Aliens')
  await I.markWatched('Aliens')
  await I.seeToast('Marked as Watched', 'Aliens has been updated in your watchlist')
  await I.see('All (1)', 'Unwatched (0)', 'Watched (1)', '1 watched', '0 unwatched')
  await expect(I.page.getByRole('progressbar', { name: 'Your progress' })).toHaveAttribute('aria-valuenow', '100')

  const later = visitorOf(await profile.open())
  await later.open('/watchlist?tab=watched')
  await later.seeCards('Aliens')
  await later.see('All (1)', 'Unwatched (0)', 'Watched (1)')
})

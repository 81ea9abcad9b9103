import type { Locator, Request } from '@playwright/test'
import { expect } from '../browser/fixtures.ts'
import { test } from '../browser/journey.ts'
import { givenWatchlist } from '../browser/stored-watchlist.ts'
import { cardTitles, places, seeReady } from '../browser/visitor.ts'
import { heldAnswer } from '../support/held-answer.ts'

/** Every API call, but no pictures. */
const facts = /^\/(?!t\/p\/)/

test('answers with nothing but ids show placeholders, and the personal lists lose nothing', async ({
  I,
  catalog,
  expectConsole,
}) => {
  // Genres, services and videos without names are malformed answers.
  expectConsole(/TMDB API error: 200 Malformed response/)
  await givenWatchlist(I.page, 'Alien')
  catalog.fail(facts, 'bare')
  await I.open('/')
  const added = places(I.page).cards.first()
  await expect(added).toContainText('No ImageUnknown Movie')
  await added.hover()
  await added.getByRole('button', { name: 'Add Unknown Movie to watchlist' }).click()
  await I.seeToast('Added to Watchlist', 'Unknown Movie has been added to your watchlist')
  await I.search('alien')
  await I.seeResults('Unknown Movie', 'Unknown Movie', 'Unknown Movie')
  await I.goTo('Watchlist')
  await I.seeCards('Unknown Movie', 'Alien')
  await I.openMovie('Alien')
  await I.see('Information not available', 'No streaming information available for this movie.')
  await I.closeMovie()
  await I.seeCards('Unknown Movie', 'Alien')
  await expect(places(I.page).cards.last()).toContainText('Horror8.1Alien1979')
  await I.open('/discover/person/525')
  await I.seeMovie('Unknown')
  await I.see('No biography available.')
})

test('repeated rows are shown once, within a page and across pages', async ({ I, catalog }) => {
  catalog.fail(facts, 'repeats')
  const namesOf = (place: Locator) => place.allInnerTexts()
  const seeEachOnce = async (place: Locator, count: number) => {
    await expect(place).toHaveCount(count)
    await expect.poll(async () => new Set(await namesOf(place)).size).toBe(count)
  }
  await I.open('/discover/movie/157336')
  await I.seeMovie('Interstellar')
  const { modal, cards } = places(I.page)
  await seeEachOnce(modal.getByRole('article').getByRole('article'), 4)
  await seeEachOnce(modal.getByRole('link', { name: /Nolan|McConaughey|Hathaway/ }), 3)
  await I.closeMovie()
  await seeEachOnce(cards, 20)
  await I.click('Services')
  await expect(modal.getByRole('checkbox', { name: 'Netflix' })).toHaveCount(1)
  await I.search('alien')
  await I.seeResults('Alien', 'Aliens', 'Cowboys & Aliens')
})

test('an answer that arrives after that of a later request changes nothing', async ({ I, catalog }) => {
  const slowly = (path: string) => {
    const { after, answer } = heldAnswer()
    catalog.fail(path, { after }, { times: 1 })
    const isHeld = (request: Request) => new URL(request.url()).pathname === `/3${path}`
    // The app may give the request up, which ends it earlier.
    const ended = Promise.race([
      I.page.waitForEvent('requestfinished', isHeld),
      I.page.waitForEvent('requestfailed', isHeld),
    ])
    return async () => {
      answer()
      await ended
    }
  }
  const asked = (path: string) =>
    expect.poll(() => catalog.requests.some((request) => request.path === path)).toBe(true)
  const pages = I.page.getByRole('navigation', { name: 'Pages of this list' })
  await I.open('/discover')
  await I.seeCardCount(20)

  const answerSearch = slowly('/search/movie')
  await I.search('alien')
  await asked('/search/movie')
  await I.search('matrix')
  await I.seeResults('The Matrix')
  await answerSearch()
  await I.seeResults('The Matrix')
  await I.search('')

  const answerPage = slowly('/trending/movie/week')
  await pages.getByRole('link', { name: 'Page 2', exact: true }).click()
  await I.click('Genres')
  await I.seeHeading('Genres')
  await I.seeCardCount(20)
  const shown = await cardTitles(I.page)
  await answerPage()
  await I.seeCards(...shown)

  const answerMovie = slowly('/movie/348')
  await I.open('/watchlist/movie/348')
  await asked('/movie/348')
  await seeReady(I.page.getByRole('dialog'))
  await I.press('Escape')
  await I.search('matrix')
  await I.pick('The Matrix')
  await I.seeMovie('The Matrix')
  await answerMovie()
  await I.seeMovie('The Matrix')
})

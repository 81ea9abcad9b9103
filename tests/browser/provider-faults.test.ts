import type { Locator } from '@playwright/test'
import type { Fault } from '../support/catalogue-faults.ts'
import type { CatalogueServer } from '../support/catalogue-server.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { type ProviderCall, providerCalls } from './provider-calls.ts'
import { givenWatchlist } from './stored-watchlist.ts'
import { cardTitles, places, type Visitor } from './visitor.ts'

/** One after the other in one visit; neighbours differ in their words, so that what is seen is the answer to this one. */
const faults: readonly (readonly [fault: Fault, message: string])[] = [
  [401, 'TMDB API error: 401 Unauthorized'],
  ['malformed', 'TMDB API error: 200 Malformed answer'],
  [500, 'TMDB API error: 500 Internal Server Error'],
  ['html', 'TMDB API error: 200 Malformed answer'],
  [{ status: 429, retryAfter: 11 }, 'TMDB API error: 429 Too Many Requests'],
  ['empty', 'TMDB API error: 200 Malformed answer'],
  ['drop', 'TMDB API error: 0 Network unreachable'],
  ['nulls', 'TMDB API error: 200 Malformed answer'],
  [{ status: 429 }, 'TMDB API error: 429 Too Many Requests'],
  [404, 'TMDB API error: 404 Not Found'],
]
const browsersLine = /Failed to load resource/
const timedOut = 'TMDB API error: 0 Request timed out'

const timesAsked = ({ requests }: CatalogueServer, call: ProviderCall) =>
  requests.filter(({ path }) => path.match(call.path)?.[0] === path).length

const pressRetry = ({ page }: Visitor) => places(page).failure.getByRole('button', { name: 'Retry' }).click()

for (const call of providerCalls) {
  const { askAgain = pressRetry, seeMissing } = call
  const shown = faults.filter(([fault]) => !((fault === 404 && seeMissing) || (fault === 'nulls' && call.readsNulls)))

  test.describe(call.name, () => {
    test('each way of failing is shown and logged once, and Retry asks again', async ({
      I,
      catalogue,
      expectConsole,
      logged,
    }) => {
      expectConsole(/TMDB API error/, browsersLine)
      const told: string[] = []
      for (const [fault, message] of shown) {
        catalogue.heal()
        catalogue.fail(call.path, fault)
        await (told.length === 0 ? call.ask(I) : askAgain(I))
        await call.seeFailure(I, message)
        await I.seeNoToast()
        told.push(`TmdbError: ${message}`)
        await expect.poll(() => logged).toEqual(told)
      }
      catalogue.heal()
      await askAgain(I)
      await call.seeAnswer(I)
      expect(logged).toEqual(told)
    })

    if (seeMissing) {
      test('what does not exist is said to be missing', async ({ I, catalogue, expectConsole, logged }) => {
        expectConsole(/TMDB API error: 404/, browsersLine)
        catalogue.fail(call.path, 404)
        await call.ask(I)
        await seeMissing(I)
        await expect.poll(() => logged).toEqual(['TmdbError: TMDB API error: 404 Not Found'])
      })
    }

    test('an answer that takes its time is awaited behind a skeleton', async ({ I, catalogue }) => {
      let answer = () => {}
      const after = new Promise<void>((resolve) => {
        answer = resolve
      })
      catalogue.fail(call.path, { after })
      await call.ask(I)
      await call.seeLoading(I)
      answer()
      await call.seeAnswer(I)
    })

    test('no answer within twenty seconds is a failure', async ({ I, catalogue, expectConsole, logged }) => {
      expectConsole(/TMDB API error/)
      await I.page.clock.install()
      catalogue.fail(call.path, 'hang')
      // Its own time would run out as well.
      const genres = I.page.waitForResponse(/\/genre\/movie\/list/)
      await call.ask(I)
      await (await genres).finished()
      await I.page.clock.runFor(600)
      await call.seeLoading(I)
      await I.page.clock.runFor(20_000)
      await call.seeFailure(I, timedOut)
      catalogue.fail(call.path, 'stall')
      const asked = timesAsked(catalogue, call)
      await askAgain(I)
      await expect.poll(() => timesAsked(catalogue, call)).toBe(asked + 1)
      await I.page.clock.runFor(20_000)
      await call.seeFailure(I, timedOut)
      await expect.poll(() => logged).toEqual([`TmdbError: ${timedOut}`, `TmdbError: ${timedOut}`])
    })

    test('after 429 the app asks once more when Retry-After says so', async ({
      I,
      catalogue,
      expectConsole,
      logged,
    }) => {
      expectConsole(browsersLine)
      await I.page.clock.install()
      catalogue.fail(call.path, { status: 429, retryAfter: 10 }, { times: 1 })
      const asked = () => timesAsked(catalogue, call)
      await call.ask(I)
      await I.page.clock.runFor(600)
      await expect.poll(asked).toBe(1)
      await call.seeLoading(I)
      await I.page.clock.runFor(4000)
      expect(asked()).toBe(1)
      await I.page.clock.runFor(6000)
      await call.seeAnswer(I)
      expect(asked()).toBe(2)
      expect(logged).toEqual([])
    })
  })
}

test('a refused key leads to Settings', async ({ I, catalogue, expectConsole }) => {
  expectConsole(/TMDB API error: 401/, browsersLine)
  catalogue.fail('/trending/movie/week', 401)
  await I.open('/')
  await I.see('TMDB refused the API key. Check it in Settings.')
  await I.click('Check the API key')
  await I.seeAddress('/settings')
})

test('without the genre list the app uses its own names', async ({ I, catalogue, expectConsole, logged }) => {
  expectConsole(/TMDB API error: 500/, browsersLine)
  catalogue.fail('/genre/movie/list', 500)
  await givenWatchlist(I.page, 'Alien')
  await I.open('/watchlist')
  await expect(places(I.page).cards).toContainText('Horror')
  await expect.poll(() => logged).toEqual(['TmdbError: TMDB API error: 500 Internal Server Error'])
})

const everywhere = ['Watchlist', 'Watched', 'Collections', 'Settings'] as const

test('a visit that goes offline on Home still has its personal lists, and Retry works when it is over', async ({
  I,
  context,
  expectConsole,
}) => {
  expectConsole(/TMDB API error: 0 Network unreachable/, /ERR_INTERNET_DISCONNECTED/)
  await givenWatchlist(I.page, 'Alien', 'The Matrix')
  await I.open('/')
  await I.seeCardCount(20)
  await I.page.waitForLoadState('networkidle')
  await context.setOffline(true)
  for (const place of everywhere) {
    await I.goTo(place)
    await expect(places(I.page).main.getByRole('heading', { level: 1 })).toBeVisible()
  }
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
  await I.seeCardCount(20)
  await I.click('Genres')
  await I.see('TMDB API error: 0 Network unreachable')
  await context.setOffline(false)
  await pressRetry(I)
  await I.seeCardCount(20)
})

test('a screen whose code did not come is asked for again by Retry', async ({ I, context, expectConsole }) => {
  expectConsole(/Failed to fetch dynamically imported module/, /ERR_FAILED/)
  await context.route(/assets\/(discover|watchlist)-/, (route) => route.abort())
  await I.open('/')
  await I.goTo('Watchlist')
  await I.see('Something went wrong')
  await pressRetry(I)
  await I.see('Something went wrong')
  await context.unroute(/assets\/(discover|watchlist)-/)
  await pressRetry(I)
  await I.seeHeading('My Watchlist')
})

test('nothing but ids: what is unknown is named, and takes nothing from the personal lists', async ({
  I,
  catalogue,
  expectConsole,
}) => {
  // Genres, services and videos are nothing without their names.
  expectConsole(/TMDB API error: 200 Malformed answer/)
  await givenWatchlist(I.page, 'Alien')
  catalogue.fail('*', 'bare')
  await I.open('/')
  const added = places(I.page).cards.first()
  await expect(added).toContainText('No ImageUnknown Movie')
  await added.hover()
  await added.getByRole('button').click()
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

test('rows that come twice are shown once, on a page and on the next', async ({ I, catalogue }) => {
  catalogue.fail('*', 'repeats')
  const namesOf = (place: Locator) => place.allInnerTexts()
  const seeEachOnce = async (place: Locator, count: number) => {
    await expect(place).toHaveCount(count)
    expect(new Set(await namesOf(place)).size).toBe(count)
  }
  await I.open('/discover/movie/157336')
  await I.seeMovie('Interstellar')
  const { modal, cards } = places(I.page)
  await seeEachOnce(modal.getByRole('article').getByRole('article'), 4)
  await seeEachOnce(modal.getByRole('link', { name: /Nolan|McConaughey|Hathaway/ }), 3)
  await I.closeMovie()
  await seeEachOnce(cards, 20)
  await I.click('Providers')
  await expect(modal.getByRole('checkbox', { name: 'Netflix' })).toHaveCount(1)
  await I.search('alien')
  await I.seeResults('Alien', 'Aliens', 'Cowboys & Aliens')
})

test('an answer that comes after the one of a later question changes nothing', async ({ I, catalogue }) => {
  const slowly = (path: string | RegExp) => {
    let answer = () => {}
    const after = new Promise<void>((resolve) => {
      answer = resolve
    })
    catalogue.fail(path, { after }, { times: 1 })
    return async () => {
      answer()
      await I.page.waitForLoadState('networkidle')
    }
  }
  const asked = (path: string) =>
    expect.poll(() => catalogue.requests.some((request) => request.path === path)).toBe(true)
  const pages = I.page.getByRole('navigation', { name: 'Pages' })
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
  await pages.getByRole('link', { name: '2', exact: true }).click()
  await I.click('Genres')
  await I.seeHeading('Genres')
  await I.seeCardCount(20)
  const shown = await cardTitles(I.page)
  await answerPage()
  await I.seeCards(...shown)

  const answerMovie = slowly('/movie/348')
  await I.open('/watchlist/movie/348')
  await asked('/movie/348')
  await I.page.getByRole('dialog').press('Escape')
  await I.search('matrix')
  await I.pick('The Matrix')
  await I.seeMovie('The Matrix')
  await answerMovie()
  await I.seeMovie('The Matrix')
})

test('while TMDB cannot be reached, the personal lists work', async ({ I, catalogue, expectConsole }) => {
  expectConsole(/TMDB API error: 0/, /ERR_/)
  await I.page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
  catalogue.fail('*', 'drop')
  await givenWatchlist(I.page, 'Alien', 'The Matrix')
  await I.open('/')
  await expect(places(I.page).failure).toContainText('TMDB API error: 0 Network unreachable')
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
  await I.see('Add to Collection', 'In Watchlist')
  catalogue.heal()
  await pressRetry(I)
  await I.see('1h 57m')
})

test('going offline during a visit is said, and Retry works once the network is back', async ({
  I,
  context,
  expectConsole,
  logged,
}) => {
  expectConsole(/TMDB API error: 0 Network unreachable/, /ERR_INTERNET_DISCONNECTED/)
  await I.open('/watchlist')
  await I.search('alien')
  await I.seeResults('Alien', 'Aliens', 'Cowboys & Aliens')
  await context.setOffline(true)
  await I.search('matrix')
  await expect(places(I.page).failure).toContainText('The search failed.')
  await context.setOffline(false)
  await places(I.page).failure.getByRole('button', { name: 'Retry' }).click()
  await I.seeResults('The Matrix')
  expect(logged).toEqual(['TmdbError: TMDB API error: 0 Network unreachable'])
})

test('a picture that is gone leaves No Image in its place', async ({ I, catalogue }) => {
  catalogue.fail(/^\/t\/p\//, 404)
  await I.open('/')
  await expect(places(I.page).cards.first()).toContainText('No Image')
})

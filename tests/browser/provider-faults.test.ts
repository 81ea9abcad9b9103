import type { Fault } from '../support/catalogue-faults.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { providerCalls } from './provider-calls.ts'
import { givenWatchlist } from './stored-watchlist.ts'
import { places } from './visitor.ts'

const faults: readonly (readonly [name: string, fault: Fault, message: string])[] = [
  ['a refused key', 401, 'TMDB API error: 401 Unauthorized'],
  ['not found', 404, 'TMDB API error: 404 Not Found'],
  ['a broken server', 500, 'TMDB API error: 500 Internal Server Error'],
  ['half an answer', 'malformed', 'TMDB API error: 200 Malformed answer'],
  ['an empty answer', 'empty', 'TMDB API error: 200 Malformed answer'],
  ['a page of HTML', 'html', 'TMDB API error: 200 Malformed answer'],
  ['a dropped connection', 'drop', 'TMDB API error: 0 Network unreachable'],
  [
    'too many requests, for longer than a person waits',
    { status: 429, retryAfter: 11 },
    'TMDB API error: 429 Too Many Requests',
  ],
]

const isLoggedByBrowser = (fault: Fault) => fault === 'drop' || typeof fault === 'number' || typeof fault === 'object'
const browsersLine = /Failed to load resource/

for (const call of providerCalls) {
  test.describe(call.name, () => {
    for (const [name, fault, message] of faults) {
      test(`${name} is shown and logged once, and Retry asks again`, async ({
        I,
        catalogue,
        expectConsole,
        logged,
      }) => {
        expectConsole(/TMDB API error/, ...(isLoggedByBrowser(fault) ? [browsersLine] : []))
        catalogue.fail(call.path, fault)
        await call.ask(I)
        if (fault === 404 && call.seeMissing) {
          await call.seeMissing(I)
        } else {
          await call.seeFailure(I, message)
          await I.seeNoToast()
          catalogue.heal()
          const { retryIn = ({ page }) => places(page).failure } = call
          if (retryIn !== 'nowhere') {
            await retryIn(I).getByRole('button', { name: 'Retry' }).click()
            await call.seeAnswer(I)
          }
        }
        await expect.poll(() => logged).toEqual([`TmdbError: ${message}`])
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
      await call.seeFailure(I, 'TMDB API error: 0 Request timed out')
      await expect.poll(() => logged).toEqual(['TmdbError: TMDB API error: 0 Request timed out'])
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
      const asked = () => catalogue.requests.filter(({ path }) => path.match(call.path)?.[0] === path).length
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
  catalogue.heal()
  await places(I.page).modal.getByRole('button', { name: 'Retry' }).click()
  await I.seeMovie('Alien')
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

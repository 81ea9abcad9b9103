import { expect } from '../browser/fixtures.ts'
import { test } from '../browser/journey.ts'
import { type ProviderCall, pressRetry, providerCalls } from '../browser/provider-calls.ts'
import { givenWatchlist } from '../browser/stored-watchlist.ts'
import { places } from '../browser/visitor.ts'
import type { Fault } from '../support/catalog-faults.ts'
import type { CatalogServer } from '../support/catalog-server.ts'

/** Tried in order within one visit. Neighbours need different messages, or a message left over would pass. */
const faults: readonly (readonly [fault: Fault, message: string])[] = [
  [401, 'TMDB API error: 401 Unauthorized'],
  ['malformed', 'TMDB API error: 200 Malformed response'],
  [500, 'TMDB API error: 500 Internal Server Error'],
  ['html', 'TMDB API error: 200 Malformed response'],
  [{ status: 429, retryAfter: 11 }, 'TMDB API error: 429 Too Many Requests'],
  ['empty', 'TMDB API error: 200 Malformed response'],
  ['drop', 'TMDB API error: Network unreachable'],
  ['nulls', 'TMDB API error: 200 Malformed response'],
  [{ status: 429 }, 'TMDB API error: 429 Too Many Requests'],
  [404, 'TMDB API error: 404 Not Found'],
]
const browsersLine = /Failed to load resource/
const timedOut = 'TMDB API error: Request timed out'

/** A query, a machine that shows the failure, and one that does without: the client is the same for all calls. */
const oneOfEachKind = new Set(['trending on Home', 'a search in the search box', 'the videos of a movie'])

const timesAsked = ({ requests }: CatalogServer, call: ProviderCall) =>
  requests.filter(({ path }) => path.match(call.path)?.[0] === path).length

for (const call of providerCalls) {
  const { askAgain = pressRetry, seeMissing } = call
  const tried = oneOfEachKind.has(call.name) ? faults : faults.slice(0, 2)
  const shown = tried.filter(([fault]) => !((fault === 404 && seeMissing) || (fault === 'nulls' && call.readsNulls)))

  test.describe(call.name, () => {
    test('shows and logs each failure once, and Retry requests again', async ({
      I,
      catalog,
      expectConsole,
      logged,
    }) => {
      expectConsole(/TMDB API error/, browsersLine)
      const told: string[] = []
      for (const [fault, message] of shown) {
        catalog.heal()
        catalog.fail(call.path, fault)
        await (told.length === 0 ? call.ask(I) : askAgain(I))
        await call.seeFailure(I, message)
        await I.seeNoToast()
        told.push(`ProviderError: ${message}`)
        await expect.poll(() => logged).toEqual(told)
      }
      catalog.heal()
      await askAgain(I)
      await call.seeAnswer(I)
      expect(logged).toEqual(told)
    })

    if (seeMissing) {
      test('says what does not exist', async ({ I, catalog, expectConsole, logged }) => {
        expectConsole(/TMDB API error: 404/, browsersLine)
        catalog.fail(call.path, 404)
        await call.ask(I)
        await seeMissing(I)
        await expect.poll(() => logged).toEqual(['ProviderError: TMDB API error: 404 Not Found'])
      })
    }

    if (oneOfEachKind.has(call.name)) {
      test('fails without an answer within twenty seconds', async ({ I, catalog, expectConsole, logged }) => {
        expectConsole(/TMDB API error/)
        await I.page.clock.install()
        catalog.fail(call.path, 'hang')
        // Its own timeout would also fire.
        const genres = I.page.waitForResponse(/\/genre\/movie\/list/)
        await call.ask(I)
        await (await genres).finished()
        await I.page.clock.runFor(600)
        await call.seeLoading(I)
        await I.page.clock.runFor(20_000)
        await call.seeFailure(I, timedOut)
        catalog.fail(call.path, 'stall')
        const asked = timesAsked(catalog, call)
        await askAgain(I)
        await expect.poll(() => timesAsked(catalog, call)).toBe(asked + 1)
        await I.page.clock.runFor(20_000)
        await call.seeFailure(I, timedOut)
        await expect.poll(() => logged).toEqual([`ProviderError: ${timedOut}`, `ProviderError: ${timedOut}`])
      })

      test('requests once more after a 429 when Retry-After says so', async ({ I, catalog, expectConsole, logged }) => {
        expectConsole(browsersLine)
        await I.page.clock.install()
        catalog.fail(call.path, { status: 429, retryAfter: 10 }, { times: 1 })
        const asked = () => timesAsked(catalog, call)
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
    }
  })
}

test('a rejected key shows a link to Settings', async ({ I, catalog, expectConsole }) => {
  expectConsole(/TMDB API error: 401/, browsersLine)
  catalog.fail('/trending/movie/week', 401)
  await I.open('/')
  await I.see("TMDB didn't accept the API key. Check it in Settings.")
  await I.click('Check the API key')
  await I.seeAddress('/settings')
})

test('the app uses its own genre names when the genre list fails to load', async ({
  I,
  catalog,
  expectConsole,
  logged,
}) => {
  expectConsole(/TMDB API error: 500/, browsersLine)
  catalog.fail('/genre/movie/list', 500)
  await givenWatchlist(I.page, 'Alien')
  await I.open('/watchlist')
  await expect(places(I.page).cards).toContainText('Horror')
  await expect.poll(() => logged).toEqual(['ProviderError: TMDB API error: 500 Internal Server Error'])
})

test('a missing picture is replaced by No Image', async ({ I, catalog, expectConsole }) => {
  expectConsole(browsersLine)
  catalog.fail(/^\/t\/p\//, 404)
  await I.open('/')
  await expect(places(I.page).cards.first()).toContainText('No Image')
})

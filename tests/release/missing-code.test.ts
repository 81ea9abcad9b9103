import { expect } from '../browser/fixtures.ts'
import { test as journey } from '../browser/journey.ts'
import { pressRetry } from '../browser/provider-calls.ts'
import { givenCollection, givenWatchlist } from '../browser/stored-watchlist.ts'
import { places, type Visitor } from '../browser/visitor.ts'

interface Withholding {
  /** Blocks code whose address matches; resolves with a function that unblocks it. */
  readonly withhold: (code: RegExp) => Promise<() => Promise<void>>
}

const test = journey.extend<Withholding>({
  withhold: async ({ context, expectConsole }, use) => {
    await use(async (code) => {
      expectConsole(/Failed to fetch dynamically imported module/, /ERR_FAILED/)
      await context.route(code, (route) => route.abort())
      return () => context.unroute(code)
    })
  },
})

/** Retry reloads the page, which fails again; once the code is there, it loads. */
const failUntilReleased = async (I: Visitor, release: () => Promise<void>): Promise<void> => {
  await I.see('Something went wrong')
  const reloaded = I.page.waitForEvent('load')
  await pressRetry(I)
  await reloaded
  await I.see('Something went wrong')
  await release()
  await pressRetry(I)
}

test('Retry requests a screen again whose code failed to load', { tag: '@gate' }, async ({ I, withhold }) => {
  const release = await withhold(/assets\/(discover|watchlist)-/)
  await I.open('/')
  await I.goTo('Watchlist')
  await failUntilReleased(I, release)
  await I.seeHeading('My Watchlist')
})

const startFailures: readonly (readonly [what: string, code: RegExp])[] = [
  ['the app', /assets\/(?!index-|main-)/],
  ['everything', /assets\//],
]

for (const [what, code] of startFailures) {
  test(`when the code of ${what} fails to load, the page says so in the user's language, and Retry loads it`, async ({
    I,
    context,
    consoleWatch,
  }) => {
    consoleWatch.allow(/ERR_FAILED/, /Failed to fetch dynamically imported module/, /Unable to preload CSS/)
    await givenWatchlist(I.page, 'Alien', 'The Matrix')
    await I.page.addInitScript(() => localStorage.setItem('settings', JSON.stringify({ language: 'de-DE' })))
    await context.route(code, (route) => route.abort())
    await I.open('/watchlist?filter=al')
    await expect(I.page.getByRole('alert')).toHaveText('Etwas ist schiefgelaufenErneut versuchen')
    // The page has loaded again by itself, and its own 'load' may come after the alert.
    await I.page.waitForLoadState()
    const reloaded = I.page.waitForEvent('load')
    await I.page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await reloaded
    await expect(I.page.getByRole('alert')).toHaveText('Etwas ist schiefgelaufenErneut versuchen')
    await context.unroute(code)
    const reloadedAgain = I.page.waitForEvent('load')
    await I.page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await reloadedAgain
    await I.seeCards('Alien')
    await expect(I.page.getByRole('main').getByRole('searchbox')).toHaveValue('al')
  })
}

test('a browser that cannot run the app says so instead of showing nothing', async ({ I }) => {
  await I.page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'))
  await I.open('/watchlist')
  await expect(I.page.getByRole('alert')).toContainText('Matinee needs a newer one')
  await I.page.waitForLoadState('networkidle')
  await expect(I.page.getByRole('alert')).toContainText('Chrome 120, Edge 120, Firefox 124, Safari 17.4')
})

test('when the code of a movie opened by its address fails to load, Retry loads it', async ({ I, withhold }) => {
  const release = await withhold(/assets\/movie-/)
  await I.open('/movie/872585')
  await expect(I.page.getByRole('alert')).toContainText('Something went wrong')
  await release()
  await I.page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
  await I.seeMovie('Oppenheimer')
  await I.seeAddress('/movie/872585')
})

test('a movie whose code failed to load in advance opens once the code is there', async ({
  I,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/)
  const code = /assets\/movie-opinion-/
  await context.route(code, (route) => route.abort())
  await givenWatchlist(I.page, 'Alien')
  const failed = I.page.waitForEvent('requestfailed', (request) => code.test(request.url()))
  await I.open('/watchlist')
  await failed
  await context.unroute(code)
  await I.openMovie('Alien')
  await I.seeMovie('Alien')
  await expect(places(I.page).modal.getByRole('button', { name: 'Like' })).toBeVisible()
  await expect(I.page.getByRole('alert')).toHaveCount(0)
})

test('when code fails to load again, Retry reloads the page and keeps the address and the typed text', async ({
  I,
  withhold,
}) => {
  const release = await withhold(/assets\/settings-/)
  await I.open('/')
  await I.seeCardCount(20)
  await I.search('alie')
  await I.goTo('Settings')
  await failUntilReleased(I, release)
  await I.seeHeading('Settings')
  await I.seeAddress('/settings')
  await expect(places(I.page).search).toHaveValue('alie')
})

test('Retry requests a dialog again whose code failed to load', async ({ I, withhold }) => {
  await givenCollection(I.page, 7, 'Space', 'Alien')
  const release = await withhold(/assets\/edit-dialog-/)
  await I.open('/collections/7')
  await I.click('Edit Collection')
  await I.see('Something went wrong')
  await release()
  await pressRetry(I)
  await I.click('Edit Collection')
  await expect(I.page.getByRole('dialog', { name: 'Edit Collection' })).toBeVisible()
})

test('when the Discover filters fail to load, the list is unchanged, and Retry requests them again', async ({
  I,
  withhold,
}) => {
  const release = await withhold(/assets\/(genre-choices|service-panel)-/)
  await I.open('/discover?tab=genre')
  await I.see('Something went wrong')
  await I.seeCardCount(20)
  await I.click('Services')
  const failures = places(I.page).main.getByRole('alert')
  await expect(failures).toHaveText(['Something went wrong', 'Something went wrong'])
  await I.seeCardCount(20)
  const retry = places(I.page).main.getByRole('button', { name: 'Retry' }).first()
  await release()
  await retry.click()
  await expect(failures).toHaveCount(1)
  await expect(I.page.getByRole('combobox', { name: 'Genre' })).toBeVisible()
  await retry.click()
  await expect(I.page.getByRole('dialog', { name: 'Streaming Providers' })).toBeVisible()
})

test('when the list of shortcuts fails to load, opening it again requests it again', async ({ I, withhold }) => {
  const release = await withhold(/assets\/key-list-dialog-/)
  await I.open('/settings')
  await I.click('View shortcuts')
  await I.seeToast('Something went wrong', "We couldn't show this part of the page. Your watchlist is safe.")
  await release()
  await I.click('View shortcuts')
  await expect(I.page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('when the code of the tooltips fails to load, buttons work without one', async ({ I, withhold }) => {
  await withhold(/assets\/tooltip-/)
  await I.open('/')
  await I.seeCardCount(20)
  const add = places(I.page)
    .main.getByRole('button', { name: /^Add .* to watchlist$/ })
    .first()
  let isRefused = false
  I.page.once('requestfailed', () => {
    isRefused = true
  })
  // What notices the pointer comes after the page.
  const hover = async () => {
    await places(I.page).search.hover()
    await add.hover()
    return isRefused
  }
  await expect.poll(hover).toBe(true)
  await places(I.page).search.hover()
  await add.click()
  await I.see('Added to Watchlist')
})

test('when the code of the stars in a toast fails to load, the toast does without, and the next one has them', async ({
  I,
  withhold,
}) => {
  await givenWatchlist(I.page, 'Alien')
  const release = await withhold(/assets\/toast-stars-/)
  await I.open('/watchlist')
  const logged = I.page.waitForEvent('console', (line) => line.text().includes('dynamically imported'))
  await I.markWatched('Alien')
  await I.seeToast('Marked as Watched', 'Alien has been updated in your watchlist')
  await logged
  await I.seeHeading('My Watchlist')
  await release()
  await I.click('Mark Alien as unwatched')
  await I.markWatched('Alien')
  await expect(places(I.page).toasts.getByRole('slider', { name: 'Your rating of Alien' })).toBeVisible()
})

test.describe('a browser that prefers another language', () => {
  test.use({ locale: 'de-DE' })

  test('shows the page without an offer of it whose code fails to load', async ({ I, withhold }) => {
    await withhold(/assets\/language-offer-/)
    // The offer comes after the page.
    const logged = I.page.waitForEvent('console', (line) => line.text().includes('dynamically imported'))
    await I.open('/')
    await logged
    await I.seeCardCount(20)
  })
})

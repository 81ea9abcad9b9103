import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { testSites } from '#tools/test-sites.ts'
import { flowFiles } from '#tools/vite/flow-charts/machines.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { givenStored } from './stored-watchlist.ts'
import { places, type Visitor } from './visitor.ts'

test.use({ build: 'demo' })

declare global {
  interface Window {
    /** The messages sent to the inspector's window. */
    received?: unknown[]
  }
}

const state = (page: Page) => page.getByRole('status').filter({ hasText: 'State:' })
const chart = (page: Page) => page.getByRole('img', { name: /^Chart of the/ })
const lit = (page: Page) => chart(page).locator('[data-active] > [data-part=name]').allTextContents()

test.describe('the page of flows', () => {
  test('opens from Settings, lists every machine and opens one', { tag: '@gate' }, async ({ I }) => {
    await I.open('/settings')
    await I.click('Flows')
    await I.seeHeading('Flows')
    const machines = [...flowFiles('.').values()].filter((file) =>
      readFileSync(file, 'utf8').includes('.createMachine('),
    )
    const names = I.page.getByRole('main').getByRole('listitem').getByRole('heading')
    await expect(names).toHaveCount(machines.length)
    await expect
      .poll(() => names.allTextContents())
      .toEqual(expect.arrayContaining(['Discover tabs', 'Person modal', 'Search boxRunning', 'Trailer']))
    await I.page.getByRole('link', { name: /Search box/ }).click()
    await I.seeAddress('/flows?flow=search-box')
    await I.seeHeading('Search box')
    await I.click('All flows')
    await I.seeHeading('Flows')
  })

  test('says that it is in English when the app is not', async ({ I }) => {
    await givenStored(I.page, { settings: JSON.stringify({ language: 'de-DE' }) })
    await I.open('/flows')
    await I.click('Watch alongside the app')
    await expect(I.page.locator('html')).toHaveAttribute('lang', 'de-DE')
    const english = I.page.locator('[lang=en-US]')
    await expect(english.getByRole('heading', { name: 'Flows', exact: true })).toBeVisible()
    await expect(english.filter({ hasText: 'Running flows' })).toBeVisible()
  })

  test('runs a machine with the keyboard alone, and shows its current state', async ({ I }) => {
    await I.open('/flows?flow=search-box')
    await expect(state(I.page)).toHaveText('State: closed')
    await expect.poll(() => lit(I.page)).toEqual(['closed'])
    const button = (name: string) => I.page.getByRole('button', { name, exact: true })
    await button('typed · alien').focus()
    await I.press('Enter')
    await expect(state(I.page)).toHaveText('State: open › waiting')
    await expect.poll(() => lit(I.page)).toEqual(['open', 'waiting'])
    await button('Advance the clock by 500 ms').focus()
    await I.press('Enter')
    await I.see('Invoked actor: search movies')
    await expect(state(I.page)).toBeFocused()
    await button('Resolve: two movies').focus()
    await I.press('Enter')
    await expect(state(I.page)).toHaveText(
      'State: open › searched › movies › found, open › searched › people › loading',
    )
    await button('moved · 1').focus()
    await I.press('Enter')
    await button('entered').focus()
    await I.press('Enter')
    await expect(state(I.page)).toHaveText('State: closed')
    await I.see('open movie · id 348')
    await expect(button('entered')).toHaveAttribute('aria-disabled', 'true')
    await button('text of an earlier visit').click()
    await button('returned').click()
    await expect(state(I.page)).toHaveText(
      'State: open › searched › movies › loading, open › searched › people › loading',
    )
  })

  test('can let an invoked actor fail without affecting the app', async ({ I }) => {
    await I.open('/flows?flow=name-dialog')
    await I.click('name typed · Heists')
    await I.click('confirmed')
    await I.click('Reject')
    await expect(state(I.page)).toHaveText('State: editing › refused')
    await I.goTo('Collections')
    await I.see('0 collections')
    await I.dontSee('Heists')
  })

  test('shows the whole definition as text below the chart', async ({ I }) => {
    await I.open('/flows?flow=trailer')
    const outline = I.page.getByRole('region', { name: 'Definition', exact: true })
    await expect(outline).toContainText('Requests the videos, then reads the details. Leaving the movie cancels both.')
    await expect(outline).toContainText('onDone: request videos [a trailer is among them] → playing')
    await expect(I.page.getByRole('region', { name: 'Setup' })).toContainText('src/components/pictures/trailer.tsx')
  })
})

test('the running flows are shown beside the app while it is used, also with a dialog open', async ({ I }) => {
  await I.open('/flows')
  await I.click('Watch alongside the app')
  const panel = I.page.getByRole('complementary', { name: 'Running flows' })
  await expect(panel).toContainText('Search box')
  await expect(panel).toContainText('closed')
  await I.search('alien')
  await expect(panel).toContainText('open › searched › movies › found')
  await I.pick('Aliens')
  await I.seeMovie('Aliens')
  const besideDialog = I.page.locator('aside', { hasText: 'Running flows' })
  await I.click('Add to Collection')
  await expect(besideDialog).toContainText('choosing › ready')
  await besideDialog.click({ position: { x: 20, y: 700 } })
  await expect(I.page.getByLabel('Collection Name')).toBeVisible()
})

test.describe("Stately's inspector", () => {
  const fakeInspector = (context: BrowserContext) =>
    context.route('https://stately.ai/inspect', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Inspector</title><link rel="icon" href="data:,"><script>
          window.received = []
          addEventListener('message', (event) => received.push(event.data))
          opener.postMessage({ type: '@statelyai.connected' }, '*')
        </script>`,
      }),
    )
  const switchOn = async (I: Visitor) => {
    await I.open('/settings')
    await I.page.getByText('Stately Inspector', { exact: true }).click()
  }
  const receivedBy = (popup: Page) => popup.evaluate(() => JSON.stringify(window.received))

  test.describe('with a key', () => {
    test.use({ build: 'keyed' })
    test('receives every running machine, but neither the key nor typed text', async ({ I, context }) => {
      await fakeInspector(context)
      await I.open('/settings')
      await I.page.getByLabel('API Key', { exact: true }).fill('my-secret-key')
      await I.press('Enter')
      await places(I.page).search.focus()
      const opening = context.waitForEvent('page')
      await I.page.getByText('Stately Inspector', { exact: true }).click()
      const popup = await opening
      await I.seeToast('Stately Inspector', "The inspector is connected and shows what's running now.")
      await I.search('alien')
      await expect.poll(() => receivedBy(popup)).toContain('"value":{"open":{"searched":{"movies":"found"')
      const received = await receivedBy(popup)
      expect(received).toContain('Every keystroke restarts the wait and cancels a running search.')
      expect(received).toContain('"text":"‹text of 5›"')
      expect(received.toLowerCase()).not.toContain('alien')
      expect(received).not.toContain('my-secret-key')
      await I.page.getByText('Stately Inspector', { exact: true }).first().click()
      await expect.poll(() => receivedBy(popup)).toContain('@statelyai.disconnected')
    })
  })

  test('opens with ?inspect', async ({ I, context }) => {
    await fakeInspector(context)
    await I.page.addInitScript(() => {
      // Browsers block a window that no click opened, unless the user allows it, as here.
      window.open = () => null
    })
    await I.open('/?inspect')
    await I.seeToast(
      'Stately Inspector',
      'Your browser blocked the inspector window. Allow pop-ups for this site, then turn it on in Settings.',
    )
    await I.seeCardCount(20)
  })

  test('that does not respond is reported, and the app still works', async ({ I, context }) => {
    await context.route('https://stately.ai/inspect', (route) => route.abort('internetdisconnected'))
    await I.page.clock.install()
    await switchOn(I)
    await expect(I.page.getByRole('checkbox', { name: 'Stately Inspector' })).toBeChecked()
    await expect.poll(() => context.pages().length).toBe(2)
    await I.page.clock.runFor(15_000)
    await I.seeToast(
      'Stately Inspector',
      "The inspector isn't responding. Are you online? The Flows page works offline.",
    )
    await I.goTo('Home')
    await I.seeCardCount(20)
  })
})

test('an ordinary visit loads neither the inspector nor the charts', { tag: '@gate' }, async ({ I }) => {
  const dir = join(testSites.demo, 'assets')
  const marked = readdirSync(dir)
    .filter((file) => file.endsWith('.js'))
    .filter((file) =>
      /xstateinspector|Advance the clock by|invoke: search movies/.test(readFileSync(join(dir, file), 'utf8')),
    )
  expect(marked.length).toBeGreaterThan(1)
  const forOthers = marked.filter((file) => !file.startsWith('all-texts'))
  const loaded: string[] = []
  I.page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await I.open('/')
  await I.seeCardCount(20)
  await I.search('alien')
  await I.pick('Aliens')
  await I.seeMovie('Aliens')
  await I.open('/settings')
  await I.seeHeading('Settings')
  await I.open('/discover')
  await I.seeHeading('Discover')
  expect(loaded.length).toBeGreaterThan(10)
  expect(forOthers.filter((file) => loaded.includes(`/assets/${file}`))).toEqual([])
})

import type { Page } from '@playwright/test'
import { clickInView } from './click-in-view.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { givenWatchlist } from './stored-watchlist.ts'
import { places, scrollPosition, seeReady, type Visitor } from './visitor.ts'

test.use({ build: 'demo' })

const onPhone = { viewport: { width: 390, height: 844 } }

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name, exact: true })

/** The steps of the history that Back would take within the site, by address, from here. */
const seeStepsBack = async (I: Visitor, ...addresses: readonly string[]) => {
  for (const address of addresses) {
    await I.page.evaluate(() => window.history.back())
    await I.seeAddress(address)
    await expect(I.page.getByRole('dialog')).toBeHidden()
  }
}

const seeOpened = async (page: Page, name: string | RegExp) => {
  await seeReady(dialog(page, name))
  await expect.poll(() => page.evaluate(() => window.history.state.layer)).toBeGreaterThan(0)
}

test('ten layers that are opened and closed leave no step behind', { tag: '@gate' }, async ({ I }) => {
  const { page } = I
  await I.open('/')
  await I.goTo('Collections')
  const waysToClose = [
    () => I.press('Escape'),
    () => page.goBack(),
    () => I.click('Cancel'),
    () => page.mouse.click(20, 700),
    () => page.evaluate(() => window.history.back()),
  ]
  for (const close of [...waysToClose, ...waysToClose]) {
    await I.click('Create Collection')
    await seeOpened(page, 'Create New Collection')
    await close()
    await expect(dialog(page, 'Create New Collection')).toBeHidden()
    await I.seeAddress('/collections')
  }
  await expect.poll(() => page.evaluate(() => window.history.state.layer)).toBe(0)
  await page.goForward()
  await expect.poll(() => page.evaluate(() => window.history.state.layer)).toBe(0)
  await seeStepsBack(I, '/')
})

test.describe('on a phone', () => {
  test.use(onPhone)

  test('Back closes the menu, the dialog that it opened and the movie, one after the other', {
    tag: '@gate',
  }, async ({ I }) => {
    const { page } = I
    await I.open('/')
    await I.seeHeading('Recommended for You')
    await I.scrollTo(450)
    // The order is that of the day.
    const link = places(page).cards.nth(5).getByRole('link').first()
    const position = await clickInView(link)
    await expect(places(page).modal).toBeVisible()
    const seeMovie = () => expect(page.getByRole('button', { name: 'More actions' })).toBeVisible()
    await seeMovie()
    const menu = page.getByRole('menu')
    const openMenu = async () => {
      await I.click('More actions')
      await expect(menu).toBeVisible()
    }
    await openMenu()
    await expect.poll(() => page.evaluate(() => window.history.state.layer)).toBe(1)
    await page.goBack()
    await expect(menu).toBeHidden()
    await seeMovie()
    await openMenu()
    await page.getByRole('menuitem', { name: 'Add to Collection' }).click()
    const adding = /^Add .+ to a collection$/
    await seeOpened(page, adding)
    await page.goBack()
    await expect(dialog(page, adding)).toBeHidden()
    await seeMovie()
    await page.goBack()
    await I.seeNoModal()
    await I.seeAddress('/')
    await expect.poll(() => scrollPosition(page)).toBe(position)
  })

  test('what is chosen in a sheet stays when Back closes it, and after a reload', async ({ I }) => {
    const { page } = I
    await givenWatchlist(page, 'Alien', 'The Matrix', 'Interstellar')
    await I.open('/')
    await I.goTo('Watchlist')
    await I.seeHeading('My Watchlist')
    const address = await page.evaluate(() => location.pathname + location.search)
    const filters = dialog(page, 'Filters')
    await page.getByRole('button', { name: /^Filters/ }).click()
    await seeOpened(page, 'Filters')
    await filters.getByText('Horror', { exact: true }).click()
    await expect.poll(() => page.evaluate(() => location.search)).toContain('Horror')
    const chosen = await page.evaluate(() => location.pathname + location.search)
    expect(chosen).not.toBe(address)
    await page.goBack()
    await expect(filters).toBeHidden()
    await I.seeAddress(chosen)
    await I.seeCards('Alien')
    await page.getByRole('button', { name: /^Filters/ }).click()
    await seeOpened(page, 'Filters')
    await page.reload()
    await I.seeCards('Alien')
    await I.seeAddress(chosen)
    await expect.poll(() => page.evaluate(() => window.history.state.layer)).toBe(0)
    await seeStepsBack(I, '/')
  })
})

test('Back closes the form of a movie that was opened by its address, and closing the movie leads to the list', async ({
  I,
}) => {
  const { page } = I
  await I.open('/settings')
  await I.seeHeading('Settings')
  await I.open('/watchlist/movie/348')
  await I.seeMovie('Alien')
  const note = page.getByLabel('Note', { exact: true })
  const openForm = async () => {
    await I.click('Add a note or tags')
    await expect(note).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.history.state.layer)).toBe(1)
  }
  await openForm()
  await page.goBack()
  await expect(note).toBeHidden()
  await I.seeMovie('Alien')
  await openForm()
  await I.closeMovie()
  await I.seeHeading('My Watchlist')
  await I.seeNoModal()
  await expect.poll(() => page.evaluate(() => window.history.state.layer)).toBe(0)
  await page.goBack()
  await I.seeHeading('Settings')
})

test('a movie opened from beside a panel has one step, and the page stays where it was scrolled meanwhile', async ({
  I,
}) => {
  const { page } = I
  await page.setViewportSize({ width: 1000, height: 500 })
  await givenWatchlist(page, 'Alien', 'The Matrix', 'Interstellar', 'The Dark Knight', 'Pulp Fiction')
  await I.open('/')
  await I.goTo('Watchlist')
  await I.seeCardCount(5)
  const address = await page.evaluate(() => location.pathname + location.search)
  const panel = dialog(page, 'Sort and view')
  const openPanel = async () => {
    await I.click('Sort by')
    await expect(panel).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.history.state.layer)).toBe(1)
  }
  await openPanel()
  await I.scrollTo(100)
  await page.goBack()
  await expect(panel).toBeHidden()
  await expect.poll(() => page.evaluate(() => window.history.scrollRestoration)).toBe('auto')
  expect(await scrollPosition(page)).toBe(100)
  await I.scrollTo(0)
  await openPanel()
  await I.openMovie('Alien')
  await I.seeMovie('Alien')
  await expect(panel).toBeHidden()
  await seeStepsBack(I, address, '/')
})

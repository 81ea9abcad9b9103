import type { Page } from '@playwright/test'
import { clickInView } from './click-in-view.ts'
import { answerForPlayer } from './console-watch.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { givenWatchlist } from './stored-watchlist.ts'
import { places, scrollPosition, type Visitor } from './visitor.ts'

const inModal = (page: Page) => {
  const { modal } = places(page)
  return {
    modal,
    follow: (name: string | RegExp) => modal.getByRole('link', { name }).first().click(),
    press: (name: string | RegExp) => modal.getByRole('button', { name }).first().click(),
    tab: (name: RegExp) => modal.getByRole('tab', { name }),
    seeTitle: (name: string) => expect(modal.getByRole('heading', { level: 2, name, exact: true })).toBeVisible(),
  }
}

const seePath = async (I: Visitor, path: string) => {
  await expect.poll(() => I.page.evaluate(() => location.pathname)).toBe(path)
}

test.use({ build: 'demo' })

test.describe('from a movie to a person and back', () => {
  test('Back and Forward go through every step', { tag: '@gate' }, async ({ I }) => {
    const { follow, seeTitle, press, tab } = inModal(I.page)
    await givenWatchlist(I.page, 'Alien', 'Interstellar')
    await I.open('/watchlist?tab=unwatched')
    await I.openMovie('Interstellar')
    await seeTitle('Interstellar')
    await follow('Christopher Nolan')
    await seeTitle('Christopher Nolan')
    await seePath(I, '/watchlist/person/525')
    await tab(/^Directing/).click()
    await follow(/^Oppenheimer/)
    await seeTitle('Oppenheimer')
    await I.seeAddress('/watchlist/movie/872585?tab=unwatched&fromPerson=525&personName=Christopher%20Nolan')
    await press('Back to Christopher Nolan')
    await seeTitle('Christopher Nolan')
    await expect(tab(/^Directing/)).toHaveAttribute('aria-selected', 'true')
    await I.seeAddress('/watchlist/person/525?tab=unwatched')
    await I.page.goBack()
    await seeTitle('Interstellar')
    await I.page.goForward()
    await seeTitle('Christopher Nolan')
    await I.page.goForward()
    await seeTitle('Oppenheimer')
    await I.page.goBack()
    await I.page.goBack()
    await I.page.goBack()
    await I.seeNoModal()
    await I.seeAddress('/watchlist?tab=unwatched')
  })

  test('closes to the list from any depth, with its scroll position and the focus on the card', {
    tag: '@gate',
  }, async ({ I }) => {
    const { follow, seeTitle } = inModal(I.page)
    await I.open('/')
    await I.seeCardCount(20)
    await I.scrollTo(450)
    const card = I.page.getByRole('main').getByRole('link', { name: 'Dune: Part Two (2024)' })
    // The order is that of the day.
    await card.scrollIntoViewIfNeeded()
    const position = await scrollPosition(I.page)
    await I.openMovie('Dune: Part Two')
    await seeTitle('Dune: Part Two')
    await follow('Denis Villeneuve')
    await seeTitle('Denis Villeneuve')
    await I.press('Escape')
    await I.seeNoModal()
    await I.seeAddress('/')
    await expect.poll(() => scrollPosition(I.page)).toBe(position)
    await expect(card).toBeFocused()
  })

  test('keeps the focus inside while one opens the other', { tag: '@gate' }, async ({ I }) => {
    const { follow, seeTitle, modal } = inModal(I.page)
    await I.open('/movie/157336')
    await follow('Christopher Nolan')
    await seeTitle('Christopher Nolan')
    expect(await modal.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    await expect(modal).toHaveAccessibleName('Christopher Nolan')
  })

  test('keeps the focus inside while the code of the other is loading', async ({ I }) => {
    const { follow, seeTitle, press, modal } = inModal(I.page)
    await I.open('/person/525')
    await seeTitle('Christopher Nolan')
    await modal.getByRole('tab', { name: /^Directing/ }).click()
    await follow(/^Oppenheimer/)
    await seeTitle('Oppenheimer')
    await I.page.reload()
    await seeTitle('Oppenheimer')
    await press('Back to Christopher Nolan')
    await seeTitle('Christopher Nolan')
    expect(await modal.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  })

  test('a movie opened by its address shows its list behind it and a way back to its person', async ({ I }) => {
    const { press, seeTitle } = inModal(I.page)
    await I.open('/watchlist/movie/155?tab=watched&fromPerson=525&personName=Christopher%20Nolan')
    await seeTitle('The Dark Knight')
    await press('Back to Christopher Nolan')
    await seeTitle('Christopher Nolan')
    await I.seeAddress('/watchlist/person/525?tab=watched')
    await press('Close')
    await I.seeAddress('/watchlist?tab=watched')
    await I.seeHeading('My Watchlist')
  })

  test('a similar movie opens on top, and Back restores the scroll position of the first', async ({ I }) => {
    const { modal, seeTitle } = inModal(I.page)
    const scroller = I.page.locator('[data-scope=dialog][data-part=positioner]')
    await I.open('/movie/157336')
    await seeTitle('Interstellar')
    const similar = modal.getByRole('article').getByRole('article').first().getByRole('link')
    const name = ((await similar.getAttribute('aria-label')) ?? '').replace(/ \(\d{4}\)$/, '')
    const before = await clickInView(similar)
    expect(before).toBeGreaterThan(0)
    await seeTitle(name)
    await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(0)
    await I.page.goBack()
    await seeTitle('Interstellar')
    await expect.poll(() => scroller.evaluate((element) => Math.round(element.scrollTop))).toBe(before)
  })
})

test.describe('the trailer', () => {
  const play = (I: Visitor) => I.page.getByRole('button', { name: 'Play the trailer for Interstellar' })

  test('plays over the movie in a sandboxed player, and returns the focus', { tag: '@gate' }, async ({
    I,
    context,
  }) => {
    await answerForPlayer(context)
    await I.open('/movie/157336')
    await play(I).click()
    const player = I.page.getByRole('dialog', { name: 'Trailer for Interstellar' })
    await expect(player).toBeVisible()
    await expect(player.getByRole('link', { name: 'Open on YouTube' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/,
    )
    const frame = player.locator('iframe')
    await expect(frame).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?autoplay=1&rel=0$/,
    )
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
    await expect(frame).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
    )
    await I.press('Escape')
    await expect(player).toBeHidden()
    await expect(play(I)).toBeFocused()
    await I.seeMovie('Interstellar')
    await I.seeAddress('/movie/157336')
  })

  test('says when there is none, and its button goes without losing the focus', async ({ I }) => {
    await I.open('/movie/11')
    const button = I.page.getByRole('button', { name: 'Play the trailer for Star Wars' })
    await button.click()
    await I.seeToast('No Trailer Available', "We couldn't find a trailer for this movie.")
    await expect(button).toBeHidden()
    await expect(places(I.page).modal).toBeFocused()
  })
})

test.describe('the collections of a movie', () => {
  const dialog = (I: Visitor) => I.page.getByRole('dialog', { name: /^Add .* to a collection$/ })

  test('can be created, chosen and removed with Undo', { tag: '@gate' }, async ({ I }) => {
    const { press, modal } = inModal(I.page)
    await I.open('/movie/157336')
    await press('Add to Collection')
    const create = dialog(I).getByRole('button', { name: 'Create & Add Movie' })
    await expect(create).toBeDisabled()
    await expect(dialog(I).getByLabel('Collection Name')).toBeFocused()
    await dialog(I).getByLabel('Collection Name').fill('Space')
    await create.click()
    await I.seeToast('Success', 'Created collection "Space" and added movie to it.')
    await expect(dialog(I)).toBeHidden()
    await expect(modal.getByRole('button', { name: 'Add to More Collections' })).toBeFocused()
    await expect(modal.getByRole('button', { name: 'Remove from Space' })).toBeVisible()

    await I.page.goto('/movie/155')
    await press('Add to Collection')
    const add = dialog(I).getByRole('button', { name: 'Add Movie' })
    await expect(add).toBeDisabled()
    await dialog(I).getByRole('checkbox', { name: /Space/ }).check()
    await add.click()
    await I.seeToast('Added to collection', 'Movie has been added to your collection.')
    await press('Remove from Space')
    await I.holdToast()
    await I.seeToast('Removed from collection', 'Movie has been removed from the collection.')
    await expect(modal.getByRole('button', { name: 'Add to Collection' })).toBeVisible()
    await I.click('Undo')
    await expect(modal.getByRole('button', { name: 'Remove from Space' })).toBeVisible()
  })

  test('refuse a name that is taken, and keep what was typed', async ({ I }) => {
    const { press } = inModal(I.page)
    await I.open('/movie/157336')
    await press('Add to Collection')
    await dialog(I).getByLabel('Collection Name').fill('Space')
    await I.press('Enter')
    await expect(dialog(I)).toBeHidden()
    await press('Add to More Collections')
    await dialog(I).getByLabel('Collection Name').fill('SPACE')
    await I.press('Enter')
    await expect(dialog(I).getByRole('alert')).toHaveText('A collection with the name "SPACE" already exists')
    await expect(dialog(I).getByLabel('Collection Name')).toHaveValue('SPACE')
    await I.press('Escape')
    await expect(dialog(I)).toBeHidden()
    await I.seeMovie('Interstellar')
  })
})

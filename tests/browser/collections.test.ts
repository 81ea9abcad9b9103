import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { choose } from './choose.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { givenCollection, givenShelves, storedText } from './stored-watchlist.ts'
import { places } from './visitor.ts'

test.use({ build: 'demo' })

const links = (page: Page) => places(page).main.locator('a[href^="/collections/"]')

test('a new collection keeps its description and its new name after a reload', { tag: '@gate' }, async ({ I }) => {
  const dialog = (name: string) => I.page.getByRole('dialog', { name })
  await I.open('/collections')
  await I.see('0 collections')
  await I.click('Create Collection')
  const create = dialog('Create New Collection')
  await create.getByLabel('Collection Name').fill('  Space  ')
  await create.getByLabel('Description (Optional)').fill('Far away. ')
  await create.getByRole('button', { name: 'Create Collection' }).click()
  await I.seeToast('Collection created', 'Your new collection has been created successfully')
  await I.see('1 collection')
  await links(I.page).click()
  await I.seeHeading('Space')
  await I.see('Far away.', 'This collection is empty')
  await I.click('Edit Collection')
  const edit = dialog('Edit Collection')
  await expect(edit.getByLabel('Description (Optional)')).toHaveValue('Far away.')
  await edit.getByLabel('Collection Name').fill('SPACE')
  await edit.getByLabel('Description (Optional)').fill('')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await I.seeToast('Collection updated', 'Your changes have been saved')
  await I.seeHeading('SPACE')
  await I.dontSee('Far away.')
  await I.page.reload()
  await I.seeHeading('SPACE')
})

test('a collection is put in order with the keyboard and by dragging, which is announced and kept', {
  tag: '@gate',
}, async ({ I }) => {
  await givenCollection(I.page, 7, 'Space', 'Interstellar', 'Alien', 'The Matrix')
  await I.open('/collections/7')
  await choose(I.page, 'Sort by', 'My Order')
  await I.click('Arrange')
  const tiles = I.page.getByRole('main').getByRole('listitem').getByRole('button')
  // Without the text that a drawn poster has.
  const order = () =>
    tiles.evaluateAll((all) =>
      all.map(({ children: [, place, title] }) => `${place?.textContent} ${title?.textContent}`),
    )
  await expect(tiles).toHaveCount(3)
  const [first = '', second = '', third = ''] = (await order()).map((name) => name.slice(3))
  const said = I.page.getByRole('status').filter({ hasText: first })
  const pickUp = async () => {
    await I.press('Space')
    await expect(said).toHaveText(`${first} picked up: place 1 of 3.`)
    // dnd-kit listens to keys from a timer on, which on a busy machine a key can overtake.
    await I.page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  }
  await tiles.first().focus()
  await pickUp()
  await I.press('ArrowRight')
  await expect(said).toHaveText(`${first}: place 2 of 3.`)
  await I.press('Escape')
  await expect(said).toHaveText(`${first} is back in place 1.`)
  expect(await order()).toEqual([`1. ${first}`, `2. ${second}`, `3. ${third}`])
  await pickUp()
  await I.press('ArrowRight')
  await expect(said).toHaveText(`${first}: place 2 of 3.`)
  await I.press('Space')
  await expect.poll(order).toEqual([`1. ${second}`, `2. ${first}`, `3. ${third}`])
  await I.seeToast('Order changed', `${first} is now in place 2.`)
  expect(await axe(I.page)).toEqual([])
  await tiles.nth(2).dragTo(tiles.nth(0), { steps: 5 })
  await expect.poll(order).toEqual([`1. ${third}`, `2. ${second}`, `3. ${first}`])
  // For 50 ms after a drop, dnd-kit takes a click for its end.
  await I.seeToast('Order changed', `${third} is now in place 1.`)
  await I.click('Done')
  await I.seeCards(third, second, first)
  await I.page.reload()
  await I.seeCards(third, second, first)
})

test('deleting a collection also deletes its movies and its stored list options', { tag: '@gate' }, async ({ I }) => {
  await givenCollection(I.page, 7, 'Space', 'Interstellar', 'Alien')
  await I.open('/collections/7')
  await choose(I.page, 'Sort by', 'Title (A-Z)')
  await choose(I.page, 'Show per page', '20')
  const kept = () => Promise.all(['collection7SortBy', 'collection7ItemsPerPage'].map((key) => storedText(I.page, key)))
  await expect.poll(kept).toEqual(['title-asc', '20'])
  await I.seeCards('Alien', 'Interstellar')
  await I.click('Delete Collection')
  const dialog = I.page.getByRole('dialog', { name: 'Delete Collection' })
  await expect(dialog).toContainText('Are you sure you want to delete "Space"? This action cannot be undone.')
  await dialog.getByRole('button', { name: 'Delete Collection' }).click()
  await I.seeToast('Collection deleted', 'The collection has been successfully deleted')
  await I.seeAddress('/collections')
  const records = () => Promise.all(['collections', 'deleted-collections'].map((key) => storedText(I.page, key)))
  await expect.poll(records).toEqual(['[]', '[7]'])
  expect(await storedText(I.page, 'collection-movies')).toBe('[]')
  await expect.poll(kept).toEqual([null, null])
  await I.open('/collections/7')
  await I.seeToast('Collection not found', "The collection you're looking for doesn't exist.")
  await I.seeAddress('/collections')
})

test('returning to the list restores page, order and page size, also from a collection opened elsewhere', async ({
  I,
}) => {
  await givenShelves(I.page, 45)
  await I.open('/collections')
  await choose(I.page, 'Sort by', 'Name (Z-A)')
  await choose(I.page, 'Show per page', '20')
  await I.page.getByRole('link', { name: 'Page 2' }).click()
  await I.seeAddress('/collections?page=2')
  await expect(links(I.page).first()).toContainText('Shelf 25')
  await links(I.page).first().click()
  await I.seeAddress('/collections/25?ref_page=2')
  await I.page.reload()
  await I.click('Back to Collections')
  await I.seeAddress('/collections?page=2')
  await expect(links(I.page).first()).toContainText('Shelf 25')
  await I.goTo('Home')
  await I.see('View all 45 collections (35 more)')
  await links(I.page).first().click()
  await I.click('Back to Collections')
  await I.seeAddress('/collections?page=2')
  await expect(links(I.page)).toHaveCount(20)
})

test('Home refuses a name that is taken with its own message, and keeps the typed text', async ({ I }) => {
  await givenCollection(I.page, 7, 'Space', 'Alien')
  await I.open('/')
  await I.click('Create Collection')
  const name = I.page.getByLabel('Collection Name')
  await name.fill(' SPACE ')
  await I.press('Enter')
  await expect(I.page.getByRole('alert')).toHaveText(
    'Collection Name Already Exists A collection with the name "SPACE" already exists.',
  )
  await expect(name).toHaveValue(' SPACE ')
  await name.fill('Horror')
  await I.press('Enter')
  await I.seeToast('Collection Created', '"Horror" has been created successfully.')
  await expect(links(I.page).first()).toContainText('Horror')
})

test('a dialog is opaque from its first frame', async ({ I }) => {
  await I.open('/collections')
  await I.page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { animation-play-state: paused !important }')
    document.adoptedStyleSheets = [sheet]
  })
  await I.click('Create Collection')
  const dialog = I.page.getByRole('dialog', { name: 'Create New Collection' })
  await expect(dialog).toBeVisible()
  const opacities = await dialog.evaluate((element) => {
    const chain: string[] = []
    for (let at: Element | null = element; at; at = at.parentElement) chain.push(getComputedStyle(at).opacity)
    return chain
  })
  expect(new Set(opacities)).toEqual(new Set(['1']))
})

test('the movie count of a collection reads left to right under a right-to-left name', async ({ I }) => {
  await givenCollection(I.page, 7, 'סרטים ליום גשום', 'Alien', 'The Matrix')
  await I.open('/collections')
  const count = links(I.page).first().getByText('2 movies')
  const [digit, word] = await count.evaluate((element) => {
    const text = element.firstChild
    if (!text) throw new Error('It has no text.')
    return [0, 2].map((start) => {
      const range = document.createRange()
      range.setStart(text, start)
      range.setEnd(text, start + 1)
      return range.getBoundingClientRect().x
    })
  })
  expect(digit).toBeLessThan(word ?? 0)
})

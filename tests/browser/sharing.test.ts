import { axe } from './axe.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { givenWatchlist } from './stored-watchlist.ts'
import { visitorOf } from './visitor.ts'

test.use({ build: 'demo' })

test('a list travels in a link into another browser, which stores nothing until something is added', {
  tag: '@gate',
}, async ({ I, browser, site }) => {
  await givenWatchlist(I.page, 'Alien', 'The Matrix', 'Interstellar')
  await I.open('/watchlist')
  await I.page.getByRole('button', { name: 'Share', exact: true }).click()
  await I.page.getByRole('textbox', { name: 'Note (optional)' }).fill('For the weekend')
  await I.page.getByRole('button', { name: 'Create' }).click()
  const link = await I.page.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(link.startsWith(`${site}/share#list=1.`)).toBe(true)
  expect(link.length).toBeLessThan(2000)

  const context = await browser.newContext()
  const friend = visitorOf(await context.newPage())
  await friend.page.goto(link)
  await friend.seeHeading('My Watchlist')
  await friend.see('For the weekend', 'Nothing is stored until you add something.')
  await expect(friend.page.getByRole('link', { name: 'Interstellar' })).toBeVisible()
  expect(await friend.page.evaluate(() => localStorage.getItem('watchlist'))).toBeNull()
  await friend.page.getByRole('button', { name: 'Add all (3)' }).click()
  await expect(friend.page.getByRole('button', { name: 'All on your lists' })).toBeDisabled()
  await friend.page.getByRole('link', { name: 'Not now' }).click()
  await friend.page
    .getByRole('link', { name: /Watchlist/ })
    .first()
    .click()
  await expect(friend.page.getByRole('link', { name: 'The Matrix' })).toBeVisible()
  await context.close()
})

test("a friend's list is kept, narrows the watchlist to what both want, and is asked on Tonight", async ({
  I,
  browser,
  site,
}) => {
  await givenWatchlist(I.page, 'Alien', 'The Matrix')
  await I.open('/watchlist')
  await I.page.getByRole('button', { name: 'Share', exact: true }).click()
  await I.page.getByRole('button', { name: 'Create' }).click()
  const link = await I.page.getByRole('textbox', { name: 'Link' }).inputValue()

  const context = await browser.newContext()
  const other = visitorOf(await context.newPage())
  await givenWatchlist(other.page, 'The Matrix', 'Interstellar')
  await other.page.goto(link)
  await other.page.getByRole('button', { name: "Keep as a friend's list" }).click()
  await other.page.getByRole('textbox', { name: "Friend's name" }).fill('Ana')
  expect(await axe(other.page)).toEqual([])
  await other.page.getByRole('button', { name: 'Keep List' }).click()
  await other.page.getByRole('link', { name: "Show Ana's list" }).click()
  await other.seeHeading('Friends')
  await other.see('You both want to see 1 of these movies.')
  expect(await axe(other.page)).toEqual([])

  await other.page.goto(`${site}/watchlist`)
  await other.page.getByRole('button', { name: 'Filters' }).click()
  await other.page.getByRole('combobox', { name: 'Wanted by' }).selectOption('Me and Ana')
  await expect(other.page.getByRole('link', { name: 'Interstellar' })).toHaveCount(0)
  await other.page.keyboard.press('Escape')
  await other.page.getByRole('link', { name: 'The Matrix' }).click()
  await other.see('Ana wants to see it too.')

  await other.page.goto(`${site}/tonight`)
  await other.page.getByRole('combobox', { name: /^From/ }).click()
  await other.page.getByRole('option', { name: 'With Ana' }).click()
  await other.see("On your list and Ana's", "On Ana's list")
  await expect(other.page.getByRole('article').filter({ hasText: 'Alien' })).toBeVisible()
  await context.close()
})

test('a list becomes a picture in two shapes and a page that opens without the app', async ({ I, browser }) => {
  await givenWatchlist(I.page, 'Alien', 'The Matrix')
  await I.open('/watchlist')
  await I.page.getByRole('button', { name: 'Share', exact: true }).click()
  const create = async (...choices: readonly string[]) => {
    for (const choice of choices) await I.page.getByRole('radio', { name: choice, exact: true }).check()
    await I.page.getByRole('button', { name: 'Create' }).click()
    const download = I.page.waitForEvent('download')
    await I.page.getByRole('button', { name: 'Download' }).click()
    const file = await download
    await I.page.getByRole('button', { name: 'Back' }).click()
    const name = file.suggestedFilename()
    const path = test.info().outputPath(name)
    await file.saveAs(path)
    return { name, path }
  }
  expect((await create('Picture')).name).toBe('matinee-my-watchlist.png')
  expect((await create('Picture', 'Landscape')).name).toBe('matinee-my-watchlist.png')
  const { name, path } = await create('Page')
  expect(name).toBe('matinee-my-watchlist.html')
  const context = await browser.newContext({ offline: true })
  const page = await context.newPage()
  await page.goto(`file://${path}`)
  await expect(page.getByRole('heading', { name: 'My Watchlist' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Alien' })).toHaveAttribute(
    'href',
    'https://www.themoviedb.org/movie/348',
  )
  await context.close()
})

import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { places, scrollPosition, type Visitor } from './visitor.ts'

test.use({ build: 'demo' })

test('the back-to-top button appears below 300 pixels and scrolls to the top', async ({ I }) => {
  await I.open('/')
  await I.seeCardCount(20)
  const button = I.page.getByRole('button', { name: 'Scroll to top' })
  await I.scrollTo(301)
  await expect(button).toBeVisible()
  await I.scrollTo(300)
  await expect(button).toBeHidden()
  await I.scrollTo(301)
  await button.click()
  await expect.poll(() => scrollPosition(I.page)).toBe(0)
  await expect(button).toBeHidden()
})

test('clicking any navigation link scrolls to the top', async ({ I }) => {
  await I.open('/')
  await I.seeCardCount(20)
  await I.scrollTo(500)
  await I.goTo('Home')
  await expect.poll(() => scrollPosition(I.page)).toBe(0)
  await I.scrollTo(500)
  await I.goTo('Watchlist')
  await I.seeHeading('My Watchlist')
  await expect.poll(() => scrollPosition(I.page)).toBe(0)
})

const waysToClose: readonly (readonly [name: string, close: (I: Visitor) => Promise<unknown>])[] = [
  ['Escape', (I) => I.press('Escape')],
  ['the Close button', (I) => I.closeMovie()],
  ['a click outside it', (I) => I.page.mouse.click(20, 700)],
  ["the browser's Back", (I) => I.page.goBack()],
]

const waysOut: readonly (readonly [name: string, leave: (I: Visitor) => Promise<unknown>])[] = [
  [
    'a search',
    async (I) => {
      await I.search('alien')
      await I.press('Enter')
      await I.seeHeading('Search Results for "alien"')
    },
  ],
  [
    'a navigation link',
    async (I) => {
      await I.goTo('Settings')
      await I.seeHeading('Settings')
      await expect.poll(() => scrollPosition(I.page)).toBe(0)
      await I.scrollTo(300)
    },
  ],
]

for (const [name, leave] of waysOut) {
  test(`Back from ${name} restores the scroll position of Home`, async ({ I }) => {
    await I.page.setViewportSize({ width: 1280, height: 900 })
    await I.open('/')
    await I.seeCardCount(20)
    await I.scrollTo(700)
    await leave(I)
    await I.page.goBack()
    await I.seeAddress('/')
    await expect.poll(() => scrollPosition(I.page)).toBe(700)
  })
}

test('a page opened from Settings starts at its top', async ({ I }) => {
  await I.open('/settings')
  await I.seeHeading('Settings')
  const flows = places(I.page).main.getByRole('link', { name: 'Flows' })
  await flows.scrollIntoViewIfNeeded()
  await expect.poll(() => scrollPosition(I.page)).toBeGreaterThan(300)
  await flows.click()
  await I.seeHeading('Flows')
  await expect.poll(() => scrollPosition(I.page)).toBe(0)
})

test('closing a movie in any way leaves the scroll position of the list', { tag: '@gate' }, async ({ I }) => {
  await I.open('/')
  await I.seeCardCount(20)
  await I.scrollTo(450)
  // The order is that of the day.
  await I.page.getByRole('main').getByRole('link', { name: 'Dune: Part Two (2024)' }).scrollIntoViewIfNeeded()
  const position = await scrollPosition(I.page)
  for (const [name, close] of waysToClose) {
    await test.step(name, async () => {
      await I.openMovie('Dune: Part Two')
      await I.seeMovie('Dune: Part Two')
      await close(I)
      await I.seeNoModal()
      await I.seeAddress('/')
      await expect.poll(() => scrollPosition(I.page)).toBe(position)
    })
  }
})

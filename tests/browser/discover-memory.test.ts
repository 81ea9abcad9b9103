import { cardsOf } from './discover-parts.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { places, scrollPosition, type Visitor } from './visitor.ts'

const ways: readonly (readonly [name: string, goBack: (I: Visitor) => Promise<void>])[] = [
  ['closing it', (I) => I.closeMovie()],
  [
    "the browser's Back",
    async (I) => {
      await I.page.goBack()
    },
  ],
  [
    'closing it after a reload',
    async (I) => {
      await I.page.reload()
      await expect(places(I.page).modal).toBeVisible()
      await I.closeMovie()
    },
  ],
  [
    "the browser's Back after a reload",
    async (I) => {
      await I.page.reload()
      await expect(places(I.page).modal).toBeVisible()
      await I.page.goBack()
    },
  ],
]

for (const [way, goBack] of ways) {
  test(`${way} returns from a movie to the tab, page and scroll position, even with slow pictures`, async ({
    I,
    catalog,
  }) => {
    catalog.fail(/^\/t\/p\//, { delay: 800 })
    await I.open('/discover?tab=genre&page=2')
    const shown = await cardsOf(I.page)
    await I.scrollTo(700)
    const title = shown[10] ?? ''
    await places(I.page).cards.nth(10).getByRole('link').click()
    await I.seeMovie(title)
    await goBack(I)
    await I.seeNoModal()
    await I.seeAddress('/discover?tab=genre&page=2')
    await expect.poll(() => scrollPosition(I.page)).toBe(700)
    await I.seeCards(...shown)
  })
}

test('a reload, and Back from another page, restore the scroll position of the list', async ({ I }) => {
  await I.open('/discover?tab=genre')
  await cardsOf(I.page)
  await I.scrollTo(600)
  await I.page.reload()
  await expect.poll(() => scrollPosition(I.page)).toBe(600)
  await I.goTo('Watchlist')
  await I.seeHeading('My Watchlist')
  await I.page.goBack()
  await expect.poll(() => scrollPosition(I.page)).toBe(600)
})

test('the Discover link starts over with the top of Trending', async ({ I }) => {
  await I.open('/discover?tab=genre&page=3')
  await cardsOf(I.page)
  await I.scrollTo(600)
  await I.goTo('Discover')
  await I.seeAddress('/discover')
  await I.seeHeading('Trending Movies This Week')
  await expect.poll(() => scrollPosition(I.page)).toBe(0)
  await I.goTo('Watchlist')
  await I.seeHeading('My Watchlist')
  await I.goTo('Discover')
  await I.seeHeading('Trending Movies This Week')
})

test('an address without a tab opens the tab of the last visit', async ({ I }) => {
  await I.open('/discover?tab=genre')
  await cardsOf(I.page)
  await I.open('/discover')
  await I.seeAddress('/discover?tab=genre&genre=28&sort=popularity.desc&page=1')
})

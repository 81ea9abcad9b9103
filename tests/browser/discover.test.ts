import { heldAnswer } from '../support/held-answer.ts'
import { choose } from './choose.ts'
import { cardsOf, otherCardsThan, pager, turnTo } from './discover-parts.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { givenWatchlist, storedText } from './stored-watchlist.ts'
import { cardTitles, places, scrollPosition } from './visitor.ts'

test("'See all' on Home opens Trending; the address names the tab, and Back returns through the tabs", {
  tag: '@gate',
}, async ({ I }) => {
  await I.open('/')
  await I.click('See all')
  await I.seeAddress('/discover?tab=trending')
  await I.seeHeading('Trending Movies This Week')
  await I.seeCardCount(20)
  await I.click('Genres')
  await I.seeAddress('/discover?tab=genre&genre=28&sort=popularity.desc&page=1')
  await turnTo(I.page, 'Page 2')
  await I.seeAddress('/discover?tab=genre&genre=28&sort=popularity.desc&page=2')
  await I.click('Search Results')
  await I.see('Use the search bar to find movies.')
  await I.page.goBack()
  await I.seeAddress('/discover?tab=genre&genre=28&sort=popularity.desc&page=2')
  await expect(pager(I.page).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await I.page.goBack()
  await I.page.goBack()
  await I.seeHeading('Trending Movies This Week')
})

test('turning the page keeps the old cards until the new ones arrive, then scrolls to the top', async ({
  I,
  catalog,
}) => {
  await I.page.setViewportSize({ width: 1280, height: 500 })
  await I.open('/discover')
  const first = await cardsOf(I.page)
  const { after, answer } = heldAnswer()
  catalog.fail('/trending/movie/week', { after }, { times: 1 })
  await I.scrollTo(900)
  await turnTo(I.page, 'Next page')
  await expect(I.page.locator('section[aria-busy=true]')).toBeVisible()
  await I.seeCards(...first)
  answer()
  await otherCardsThan(I.page, first)
  await I.seeAddress('/discover?tab=trending&page=2')
  await expect.poll(() => scrollPosition(I.page)).toBeLessThan(300)
  const second = await cardTitles(I.page)
  expect(second.filter((title) => first.includes(title))).toEqual([])
})

test('the next page is prefetched when the pager is near, and only once', async ({ I, catalog }) => {
  const asked = () =>
    catalog.requests.filter(({ path }) => path === '/trending/movie/week').map(({ query }) => query['page'])
  await I.page.setViewportSize({ width: 1280, height: 500 })
  await I.open('/discover')
  const first = await cardsOf(I.page)
  expect(asked()).toEqual(['1'])
  await I.scrollTo(900)
  await expect.poll(asked).toEqual(['1', '2'])
  await turnTo(I.page, 'Next page')
  await otherCardsThan(I.page, first)
  expect(asked().filter((page) => page === '2')).toEqual(['2'])
})

test('a page link opens in a new browser tab from its address alone', async ({ I, context }) => {
  await I.open('/discover?tab=genre')
  await cardsOf(I.page)
  const opened = context.waitForEvent('page')
  await pager(I.page)
    .getByRole('link', { name: 'Page 2' })
    .click({ modifiers: ['ControlOrMeta'] })
  const other = await opened
  await expect(pager(other).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await I.seeAddress('/discover?tab=genre')
})

test('genre, order and services are sent to TMDB and remembered', { tag: '@gate' }, async ({ I, catalog }) => {
  await I.open('/discover?tab=genre&page=2')
  await cardsOf(I.page)
  await choose(I.page, 'Genre', 'Horror')
  await I.seeAddress('/discover?tab=genre&genre=27&sort=popularity.desc&page=1')
  await choose(I.page, 'Order', 'Newest First')
  await I.click('Services')
  const panel = I.page.getByRole('dialog', { name: 'Streaming Providers' })
  await expect(panel.getByRole('group', { name: 'Popular in the United States' }).getByRole('checkbox')).toHaveCount(8)
  await panel.getByText('Netflix', { exact: true }).click()
  await panel.getByRole('searchbox').fill('hulu')
  await panel.getByRole('group', { name: 'Search results' }).getByText('Hulu', { exact: true }).click()
  await panel.getByRole('searchbox').fill('zzz')
  await I.see('No streaming services found.')
  await I.press('Escape')
  await expect(panel).toBeHidden()
  await expect(I.page.getByRole('button', { name: 'Services (2)' })).toBeFocused()
  const asked = () => catalog.requests.filter(({ path }) => path === '/discover/movie').at(-1)?.query
  await expect.poll(asked).toEqual({
    api_key: 'a-test-key',
    language: 'en-US',
    include_adult: 'false',
    with_genres: '27',
    sort_by: 'primary_release_date.desc',
    'vote_count.gte': '50',
    with_watch_providers: '8|15',
    watch_region: 'US',
    page: '1',
  })
  await I.seeAddress('/discover?tab=genre&genre=27&sort=release_date.desc&providers=8,15&page=1')
  // Until the answer is there, the cards of the order before it are shown.
  await expect(places(I.page).main.locator('section[aria-busy]')).toHaveAttribute('aria-busy', 'false')
  const shown = await cardsOf(I.page)
  await I.page.reload()
  await I.seeCards(...shown)
  await expect(I.page.getByRole('combobox', { name: 'Genre' })).toHaveText(/Horror/)
  await I.click('Trending')
  await expect.poll(() => asked()?.['vote_count.gte']).toBe('100')
  await I.click('Services (2)')
  await I.click('Clear all filters')
  await expect(I.page.getByRole('button', { name: 'Services', exact: true })).toBeVisible()
  await expect.poll(() => storedText(I.page, 'selectedWatchProviders')).toBe('[]')
  expect(catalog.requests.filter(({ path }) => path === '/watch/providers/movie')).toHaveLength(1)
})

test('a page that fails to load says so, can be retried, and does not block the other tabs', async ({
  I,
  catalog,
  expectConsole,
}) => {
  expectConsole(/500/)
  catalog.fail('/trending/movie/week', 500, { times: 1 })
  await I.open('/discover')
  await expect(places(I.page).failure).toBeVisible()
  await I.click('Genres')
  await cardsOf(I.page)
  await I.click('Trending')
  await I.seeHeading('Trending Movies This Week')
  await I.seeCardCount(20)
})

test('search results are shown, cleared, and replaced by a genre', async ({ I }) => {
  await I.open('/')
  await I.search('the')
  await places(I.page).results.getByRole('gridcell', { name: 'See all results' }).click()
  await I.seeHeading('Search Results for "the"')
  await I.seeCardCount(20)
  await I.click('Trending')
  await I.click('Search Results')
  await I.seeHeading('Search Results for "the"')
  await I.click('Clear Search')
  await I.seeAddress('/discover?tab=search&page=1')
  await I.see('Use the search bar to find movies.')
  await I.click('Comedy')
  await I.seeAddress('/discover?tab=genre&genre=35&sort=popularity.desc&page=1')
  await expect(I.page.getByRole('combobox', { name: 'Genre' })).toHaveText(/Comedy/)
  await I.open('/discover?query=qqqqq')
  await I.see('No results found for "qqqqq".')
})

test('movies of a genre and of a search open over Discover; their lists have no page of their own', async ({ I }) => {
  await I.open('/search/movie/348?query=alien')
  await I.seeMovie('Alien')
  await I.closeMovie()
  await I.seeHeading('Search Results for "alien"')
  await I.open('/genre/movie/348')
  await I.seeMovie('Alien')
  await I.closeMovie()
  await expect(I.page.getByRole('combobox', { name: 'Order' })).toBeVisible()
  await expect.poll(() => I.page.evaluate(() => location.pathname)).toBe('/discover')
  await I.open('/genre')
  await I.seeHeading('404 Page Not Found')
  await I.open('/search')
  await I.seeHeading('404 Page Not Found')
})

test('watched movies can be hidden from Trending and genres, but not from a search', async ({ I }) => {
  await givenWatchlist(I.page, 'The Matrix ✓')
  await I.open('/discover?query=matrix')
  expect(await cardsOf(I.page)).toContain('The Matrix')
  await expect(I.page.getByRole('button', { name: "Hide what I've seen" })).toHaveCount(0)
  await I.click('Genres')
  await choose(I.page, 'Order', 'Highest Rated')
  await expect.poll(() => cardTitles(I.page)).toContain('The Matrix')
  await I.click("Hide what I've seen")
  await expect.poll(() => cardTitles(I.page)).not.toContain('The Matrix')
  await I.page.reload()
  await cardsOf(I.page)
  expect(await cardTitles(I.page)).not.toContain('The Matrix')
  await I.click('Search Results')
  await expect.poll(() => cardTitles(I.page)).toContain('The Matrix')
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('services are chosen in a sheet, and the pager shows the first, current and last page', async ({ I }) => {
    await I.open('/discover?tab=trending&page=5')
    await cardsOf(I.page)
    const numbers = pager(I.page).getByRole('link', { name: /^Page/ }).filter({ visible: true })
    const last = await numbers.last().textContent()
    await expect(numbers).toHaveText(['1', '5', last ?? ''])
    await I.click('Services')
    const sheet = I.page.getByRole('dialog', { name: 'Streaming Providers' })
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBeGreaterThan(370)
    await sheet.getByText('Netflix', { exact: true }).click()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(I.page.getByRole('button', { name: 'Services (1)' })).toBeFocused()
    await I.seeAddress('/discover?tab=trending&providers=8&page=1')
  })
})

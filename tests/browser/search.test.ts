import { heldAnswer } from '../support/held-answer.ts'
import { axe } from './axe.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { givenCollection } from './stored-watchlist.ts'
import { places } from './visitor.ts'

test('with the keyboard alone: Tab to the search, type, arrow down, Enter opens, Escape closes and restores the focus', {
  tag: '@gate',
}, async ({ I }) => {
  await I.open('/')
  await I.seeCardCount(20)
  const { search, results } = places(I.page)
  await I.press('Tab')
  await expect(I.page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await I.tabTo(search)

  await I.page.keyboard.type('alien')
  await I.seeResults('Alien', 'Aliens', 'Cowboys & Aliens')
  await I.press('ArrowDown')
  await expect(results.getByRole('gridcell', { name: /^Alien 1979/ })).toHaveAttribute('aria-selected', 'true')
  await I.press('ArrowDown')
  await expect(results.getByRole('gridcell', { selected: true })).toContainText('Aliens')
  await I.press('Enter')
  await I.seeMovie('Aliens')
  await I.seeAddress('/movie/679')
  await I.press('Escape')
  await I.seeNoModal()
  await I.seeAddress('/')
  await expect(search).toBeFocused()
})

test('the arrow keys wrap around, past the last result to See all', async ({ I }) => {
  await I.open('/watchlist')
  await I.search('the')
  const { results } = places(I.page)
  await expect(results.getByRole('gridcell', { name: 'See all results' })).toBeVisible()
  await I.press('ArrowUp')
  await expect(results.getByRole('gridcell', { selected: true })).toHaveText('See all results')
  await I.press('ArrowDown')
  await expect(results.getByRole('gridcell').first()).toHaveAttribute('aria-selected', 'true')
})

test('Enter without a highlight shows all results', async ({ I }) => {
  await I.open('/')
  await I.search('star wars')
  await I.press('Enter')
  await I.seeAddress('/discover?query=star%20wars')
  await expect(places(I.page).results).toBeHidden()
})

test('Add in a row, with the mouse and the keyboard, keeps the results open', async ({ I }) => {
  await I.open('/watchlist')
  const { search, results } = places(I.page)
  await I.search('alien')
  await results.getByRole('gridcell', { name: 'Add Alien to watchlist' }).click()
  await I.seeToast('Added to Watchlist', 'Alien has been added to your watchlist')
  await expect(search).toBeFocused()
  await I.press('ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter')
  await I.seeToast('Added to Watchlist', 'Aliens has been added to your watchlist')
  await expect(results.getByRole('gridcell', { name: 'Remove Aliens from watchlist' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  expect(await axe(I.page)).toEqual([])
  await I.press('Escape')
  await I.seeCards('Aliens', 'Alien')
})

test('people are found too, under the movies and above the results page', async ({ I }) => {
  await I.open('/watchlist')
  await I.search('tom hanks')
  const { results } = places(I.page)
  await expect(results.getByRole('rowgroup', { name: 'People' }).getByRole('row')).toHaveText([/^Tom Hanks/])
  expect(await axe(I.page)).toEqual([])
  await results.getByRole('gridcell', { name: /^Tom Hanks/ }).click()
  await I.seeMovie('Tom Hanks')
  await I.seeAddress('/watchlist/person/31')
  await I.page.goBack()
  await I.seeNoModal()
  await I.seeAddress('/watchlist')
  await I.search('tom hanks')
  await I.press('Enter')
  const people = I.page.getByRole('region', { name: 'People' })
  await people.getByRole('link', { name: /^Tom Hanks/ }).click()
  await I.seeAddress('/discover/person/31?query=tom%20hanks')
  await I.closeMovie()
  await I.seeAddress('/discover?query=tom%20hanks')
  await expect(people).toBeVisible()
})

test('the query stays in the box on the results page, through Back, Forward and a reload', { tag: '@gate' }, async ({
  I,
}) => {
  await I.open('/')
  const { search } = places(I.page)
  await I.search('alien')
  await I.press('Enter')
  await I.seeAddress('/discover?query=alien')
  await expect(search).toHaveValue('alien')
  await I.search('aliens')
  await I.press('Enter')
  await I.seeAddress('/discover?query=aliens')
  await I.seeHeading('Search Results for "aliens"')
  await I.page.goBack()
  await expect(search).toHaveValue('alien')
  await I.page.goForward()
  await expect(search).toHaveValue('aliens')
  await I.page.reload()
  await expect(search).toHaveValue('aliens')
  await I.search('')
  await I.seeAddress('/discover?query=aliens')
  await I.goTo('Watchlist')
  await expect(search).toHaveValue('')
})

test('Escape closes the results and keeps the text; a click brings them back', async ({ I }) => {
  await I.open('/watchlist')
  const { search, results } = places(I.page)
  await I.search('alien')
  await expect(results).toBeVisible()
  await I.press('Escape')
  await expect(results).toBeHidden()
  await expect(search).toHaveValue('alien')
  await search.click()
  await expect(results).toBeVisible()
})

test('a click outside closes the results', async ({ I }) => {
  await I.open('/watchlist')
  await I.search('alien')
  await expect(places(I.page).results).toBeVisible()
  await I.page.getByText('Your progress').click()
  await expect(places(I.page).results).toBeHidden()
})

test('a pause of half a second in typing sends one request, for the whole text', async ({ I, catalog }) => {
  await I.page.clock.install()
  await I.open('/watchlist')
  const { search } = places(I.page)
  await I.search('a')
  await expect(places(I.page).results).toBeVisible()
  await I.stopTheClock()
  catalog.heal()
  await search.fill('ali')
  await I.page.clock.runFor(400)
  await search.fill('alien')
  await I.page.clock.runFor(400)
  const asked = () => catalog.requests.filter(({ path }) => path === '/search/movie').map(({ query }) => query['query'])
  expect(asked()).toEqual([])
  await I.page.clock.runFor(200)
  await I.seeResults('Alien', 'Aliens', 'Cowboys & Aliens')
  expect(asked()).toEqual(['alien'])
})

test('shows at most five results with year and rating, then See all', async ({ I }) => {
  await I.open('/watchlist')
  await I.search('the')
  const { results } = places(I.page)
  await expect(results.getByRole('gridcell', { name: / to watchlist$/ })).toHaveCount(5)
  await expect(results.getByRole('row').first()).toHaveText(/\D(19|20)\d\d\d\.\d$/)
  await results.getByRole('gridcell', { name: 'See all results' }).click()
  await I.seeAddress('/discover?query=the')
})

test.describe('without a key', () => {
  test.use({ build: 'demo' })

  test('a search that finds nothing says that only the demo catalog was searched', async ({ I }) => {
    await I.open('/watchlist')
    await I.search('qqqqq')
    const said = I.page.getByRole('status').filter({ hasText: 'No results found' })
    await expect(
      said.getByText('The demo has a few hundred movies. Add your TMDB key to search them all.'),
    ).toBeVisible()
    await I.open('/discover?query=qqqqq')
    const notice = I.page.getByRole('status').filter({ hasText: 'No results found for "qqqqq".' })
    await expect(
      notice.getByText('The demo has a few hundred movies. Add your TMDB key to search them all.'),
    ).toBeVisible()
    await notice.getByRole('link', { name: 'Add your TMDB key' }).click()
    await I.seeHeading('Settings')
  })
})

test('says when nothing is found, and ignores a late answer to an earlier search', async ({ I, catalog }) => {
  await I.open('/watchlist')
  await I.search('qqqqq')
  await I.see('No results found')
  const { after, answer } = heldAnswer()
  catalog.fail('/search/movie', { after }, { times: 1 })
  await I.search('alien')
  await expect.poll(() => catalog.requests.filter(({ path }) => path === '/search/movie')).toHaveLength(2)
  await I.search('matrix')
  await I.seeResults('The Matrix')
  answer()
  await I.seeResults('The Matrix')
})

const sections: readonly (readonly [list: string, movie: string])[] = [
  ['/discover?tab=genre&page=2', '/discover/movie/603?tab=genre&page=2'],
  ['/collections/7', '/collections/7/movie/603'],
]

for (const [list, movie] of sections) {
  test(`a result opens within the current section: ${list}`, async ({ I }) => {
    await givenCollection(I.page, 7, 'Space', 'Alien')
    await I.open(list)
    await I.search('matrix')
    await I.pick('The Matrix')
    await I.seeMovie('The Matrix')
    await I.seeAddress(movie)
    await I.page.goBack()
    await I.seeNoModal()
    await I.seeAddress(list)
  })
}

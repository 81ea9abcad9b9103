import { axe } from './axe.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
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

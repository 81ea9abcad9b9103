import type { Page } from '@playwright/test'
import { testKey } from '#tools/test-sites.ts'
import { choose } from './choose.ts'
import { cardsOf } from './discover-parts.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { cardTitles, places } from './visitor.ts'

type Texts = Readonly<Record<string, string>>

const stored = (page: Page): Promise<readonly [local: Texts, session: Texts]> =>
  page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }])
/** Ids that differ from visit to visit are written as [id]. */
const names = (texts: Texts) =>
  Object.keys(texts)
    .map((key) => key.replace(/\d{16}/, '[id]'))
    .toSorted()

test('a visit is stored under the specified keys in the specified formats', { tag: '@gate' }, async ({ I }) => {
  await I.open('/')
  await I.seeCardCount(20)
  const [movie = ''] = await cardTitles(I.page)
  await places(I.page).cards.first().hover()
  await I.click(`Add ${movie} to watchlist`)
  await I.goTo('Watchlist')
  await choose(I.page, 'Sort by', 'Title (A-Z)')
  await choose(I.page, 'Show per page', '20')
  await I.markWatched(movie)
  await I.goTo('Watched')
  await choose(I.page, 'Sort by', 'Oldest Watched')
  await choose(I.page, 'Show per page', '30')
  await I.openMovie(movie)
  await I.seeMovie(movie)
  await places(I.page).modal.getByRole('button', { name: 'Add to Collection' }).click()
  await I.page.getByLabel('Collection Name').fill('Space')
  await I.press('Enter')
  await I.seeToast('Success', 'Created collection "Space" and added movie to it.')
  await I.closeMovie()
  await I.goTo('Collections')
  await choose(I.page, 'Sort by', 'Most Movies')
  await choose(I.page, 'Show per page', '50')
  await I.page.getByRole('link', { name: /Space/ }).click()
  await I.seeHeading('Space')
  await choose(I.page, 'Sort by', 'Rating (High)')
  await choose(I.page, 'Show per page', '100')
  await I.seeCards(movie)
  await I.click('Delete Collection')
  await I.page.getByRole('dialog').getByRole('button', { name: 'Delete Collection' }).click()
  await I.seeToast('Collection deleted', 'The collection has been successfully deleted')
  await I.goTo('Settings')
  await I.page.getByText('Include adult content').click()
  await I.seeToast('Settings saved', 'Content filter updated successfully')
  await I.open('/discover?query=alien')
  await cardsOf(I.page)
  await I.click('Genres')
  await choose(I.page, 'Genre', 'Horror')
  await choose(I.page, 'Order', 'Newest First')
  await I.click('Services')
  await I.page.getByRole('dialog').getByText('Netflix', { exact: true }).click()
  await I.press('Escape')
  await expect(I.page.getByRole('dialog')).toBeHidden()
  await I.page
    .getByRole('navigation', { name: 'Pages of this list' })
    .or(places(I.page).cards.first())
    .first()
    .waitFor()
  // Until then the cards are those of all services.
  await expect(places(I.page).main.locator('section[aria-busy]')).toHaveAttribute('aria-busy', 'false')
  await I.openMovie((await cardsOf(I.page))[0] ?? '')
  await expect(places(I.page).modal.getByRole('heading', { level: 2 })).toBeVisible()
  await places(I.page).modal.locator('a[href*="/person/"]').first().click()
  await expect(places(I.page).modal.getByRole('tab')).toHaveCount(3)

  const [local, session] = await stored(I.page)
  expect(names(local)).toEqual([
    'collection-movies',
    'collections',
    'collectionsItemsPerPage',
    'collectionsSortBy',
    'deleted-collections',
    'discoverActiveTab',
    'discoverSortBy',
    'lastSearchActive',
    'lastSearchQuery',
    'records-revision',
    'selectedGenreId',
    'selectedWatchProviders',
    'settings',
    'watch-history',
    'watch-providers-US-en-US',
    'watchedItemsPerPage',
    'watchedSortOrder',
    'watchlist',
    'watchlistItemsPerPage',
    'watchlistSortOrder',
  ])
  const records = ['watchlist', 'watch-history', 'collections', 'collection-movies', 'deleted-collections']
  const others = [...records, 'records-revision', 'watch-providers-US-en-US']
  expect(Object.fromEntries(Object.entries(local).filter(([key]) => !others.includes(key)))).toEqual({
    collectionsItemsPerPage: '50',
    collectionsSortBy: 'most-movies',
    discoverActiveTab: 'genre',
    discoverSortBy: 'release_date.desc',
    lastSearchActive: 'true',
    lastSearchQuery: 'alien',
    selectedGenreId: '27',
    selectedWatchProviders: '[8]',
    settings: `{"apiKey":"${testKey}","includeAdult":true,"theme":"system","keyShortcuts":true,"seenListed":true}`,
    watchedItemsPerPage: '30',
    watchedSortOrder: 'oldest-watched',
    watchlistItemsPerPage: '20',
    watchlistSortOrder: 'title-asc',
  })
  expect(JSON.parse(local['watchlist'] ?? '')).toEqual([
    {
      id: expect.any(Number),
      movieId: expect.any(Number),
      userId: 1,
      addedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      status: 'watched',
      progress: 100,
      favorite: false,
      lastModified: expect.stringMatching(/Z$/),
      watchedAt: expect.stringMatching(/Z$/),
      movie: expect.objectContaining({ title: movie, voteAverage: expect.stringMatching(/^\d\.\d$/) }),
    },
  ])
  expect(names(session)).toEqual([
    'collection-[id]-state',
    'collections-page-state',
    'genre_page',
    'pageInfo-/collections',
    'pageInfo-/collections/[id]',
    'pageInfo-/discover',
    'pageInfo-/watched',
    'pageInfo-/watchlist',
    'person-states',
    'restoreScrollY',
    'returning_from_movie_detail',
    'search_page',
    'trending_page',
  ])
})

import { screen, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import { collectionsOf, idOf, watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'
import { titles } from '#tests/support/wire-movies.ts'

const { collections, collectionMovies } = collectionsOf({ Space: ['Alien', 'Dune'] })
const stored = { watchlist: watchlistOf('Alien ✓', 'Dune'), collections, 'collection-movies': collectionMovies }
const space = `/collections/${collections[0]?.id}`

const sizes = ['10', '20', '30', '50', '100']
const orders = [
  'Recently Added',
  'Oldest Added',
  'Title (A-Z)',
  'Title (Z-A)',
  'Release Date (New)',
  'Release Date (Old)',
  'Rating (High)',
  'Rating (Low)',
  'My Rating (High)',
  'My Rating (Low)',
  'Shortest First',
  'Longest First',
  'Random',
]
const watchedOrders = [
  'Recently Watched',
  'Oldest Watched',
  'Title A-Z',
  'Title Z-A',
  'Release Date New',
  'Release Date Old',
  'Rating High',
  'Rating Low',
  'My Rating High',
  'My Rating Low',
  'Shortest First',
  'Longest First',
  'Random',
]
const collectionOrders = ['Name (A-Z)', 'Name (Z-A)', 'Newest First', 'Oldest First', 'Most Movies']

describe('the header of a list', () => {
  it.each([
    ['/watchlist', 'My Watchlist', 'Manage the movies you want to watch', 'Search your watchlist...'],
    ['/watched', 'Watched Movies', "Movies you've watched and completed", 'Search your watched movies...'],
    ['/collections', 'My Collections', 'Organize your movies into themed collections', 'Search collections...'],
    [space, 'Space', '2 movies', 'Search movies in this collection...'],
  ])('has a heading, a subtitle and a search field at %s', async (path, heading, below, search) => {
    const { I } = await renderApp({ path, stored })
    expect(await I.see('heading', heading)).toHaveProperty('tagName', 'H1')
    expect(screen.getByText(below)).toBeInTheDocument()
    expect(screen.getByPlaceholderText(search)).toBe(screen.getByRole('searchbox', { name: search }))
  })

  it.each([
    [['Alien ✓'], '1 movie watched'],
    [['Alien ✓', 'Dune ✓', 'Heat'], '2 movies watched'],
  ])('counts the watched movies of %j', async (lines, said) => {
    const { I } = await renderApp({ path: '/watched', stored: { watchlist: watchlistOf(...lines) } })
    await I.seeText(said)
  })
})

describe('the order and the page size of a list', () => {
  it.each([
    ['/watchlist', 'Sort by', orders],
    ['/watched', 'Sort by', watchedOrders],
    ['/collections', 'Sort by', collectionOrders],
    [space, 'Sort by', [...orders, 'My Order']],
    ['/watchlist', 'Show per page', sizes],
    ['/watched', 'Show per page', sizes],
    ['/collections', 'Show per page', sizes],
    [space, 'Show per page', sizes],
  ])(
    'offers at %s under "%s" the options of the specification and the own rating, with the first one selected',
    async (path, choice, offered) => {
      const { I } = await renderApp({ path, stored })
      expect(await I.see('combobox', choice)).toHaveTextContent(offered[0] ?? '')
      await I.click('combobox', choice)
      await I.see('option', offered[0])
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(offered)
    },
  )

  it('offers five orders for a genre, most popular first', async () => {
    const { I } = await renderApp({ path: '/discover?tab=genre', answers: { '/discover/movie': titles('Alien') } })
    expect(await I.see('combobox', 'Genre')).toHaveTextContent('Action')
    await I.click('combobox', 'Order')
    await I.see('option', 'Most Popular')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Most Popular',
      'Highest Rated',
      'Newest First',
      'Oldest First',
      'Title (A-Z)',
    ])
  })

  it.each([
    ['/watched?page=2', 'watchedSortOrder', 'Rating High', 'rating-desc', 'watchedItemsPerPage'],
    ['/collections?page=2', 'collectionsSortBy', 'Newest First', 'newest', 'collectionsItemsPerPage'],
    [
      `${space}?page=2`,
      `collection${collections[0]?.id}SortBy`,
      'Title (Z-A)',
      'title-desc',
      `collection${collections[0]?.id}ItemsPerPage`,
    ],
  ])('stores what is chosen at %s under %s and returns to page 1', async (path, key, order, kept, sizeKey) => {
    const { I, storage, clock, address } = await renderApp({ path, stored })
    await I.click('combobox', 'Sort by')
    await I.click('option', order)
    await until(() => storage.getItem(key) === kept)
    clock.advance(100)
    await until(() => address() === path.replace('page=2', 'page=1'))
    await I.click('combobox', 'Show per page')
    await I.click('option', '50')
    await until(() => storage.getItem(sizeKey) === '50')
  })
})

describe('how a list shows its movies', () => {
  const shown = () => screen.queryAllByRole('article').map((row) => row.textContent)

  it('is the same in all lists, and remembered: posters, small posters or rows with stars, date and runtime', async () => {
    const [alien] = watchlistOf('Alien ✓')
    const watchlist = [{ ...alien, watchedAt: '2026-01-02T10:00:00.000Z', movie: { ...alien?.movie, runtime: 117 } }]
    const history = [{ movieId: idOf('Alien'), watchedAt: null, rating: 9, plays: [] }]
    const { I, storage } = await renderApp({ path: '/watched', stored: { watchlist, 'watch-history': history } })
    const choice = within(await I.see('radiogroup', 'View'))
    expect(choice.getAllByRole('radio').map((each) => each.closest('label')?.title)).toEqual([
      'Posters',
      'Small posters',
      'Rows',
    ])
    expect(choice.getByRole('radio', { name: 'Posters' })).toBeChecked()
    await I.click('radio', 'Rows')
    await I.see('img', '4.5 of 5 stars')
    expect(shown()[0]).toMatch(/^No ImageAlien.*117 min.*4\.5.*Watched Jan 2/)
    expect(I.sees('button', 'You have watched Alien')).toBe(true)
    await until(() => storage.getItem('listDensity') === 'rows')
    await I.click('link', 'Watchlist')
    await I.see('heading', 'My Watchlist')
    await until(() => /Added /.test(shown()[0] ?? ''))
  })

  it('leaves a random order as it is on each page and on the way back, until it is shuffled', async () => {
    const names = Array.from({ length: 24 }, (_, index) => `Film ${index}`)
    const { I } = await renderApp({ path: '/watchlist', stored: { watchlist: watchlistOf(...names) } })
    await I.click('combobox', 'Sort by')
    await I.click('option', 'Random')
    const shuffle = await I.see('button', 'Shuffle')
    const links = () => screen.getAllByRole('link', { name: /^Film / }).map((link) => link.ariaLabel)
    await until(() => links()[0] !== 'Film 23 (1979)' || links()[1] !== 'Film 22 (1979)')
    const first = links()
    await I.click('link', 'Page 2')
    await until(() => links()[0] !== first[0])
    expect(links().some((title) => first.includes(title))).toBe(false)
    await I.click('link', 'Page 1')
    await until(() => links()[0] === first[0])
    expect(links()).toEqual(first)
    expect(shuffle).toBeVisible()
    await I.click('button', 'Shuffle')
    await until(() => links().join() !== first.join())
  })

  it('has one button for order, page size and view where there is no room for them', async () => {
    const { I, storage } = await renderApp({ path: '/watchlist', width: 820, stored })
    expect(I.sees('combobox', 'Sort by')).toBe(false)
    await I.click('button', 'Sort by')
    const panel = within(await I.see('dialog', 'Sort and view'))
    await I.choose(panel.getByRole('combobox', { name: 'Sort by' }), 'runtime-asc')
    await I.choose(panel.getByRole('combobox', { name: 'Show per page' }), '50')
    await I.click('radio', 'Small posters')
    await until(() => storage.getItem('listDensity') === 'small')
    expect([storage.getItem('watchlistSortOrder'), storage.getItem('watchlistItemsPerPage')]).toEqual([
      'runtime-asc',
      '50',
    ])
  })
})

describe('a list that may turn out to be empty', () => {
  // The database, which does not answer here, may yet bring back what local storage lost.
  const silent = Object.assign(new IDBFactory(), { open: () => new IDBOpenDBRequest() })

  it.each([
    ['/watchlist', 10, 'Your watchlist is empty. Discover movies to add to your list!'],
    ['/watched', 10, "You haven't marked any movies as watched yet."],
    ['/collections', 4, 'Create Collection'],
  ])('shows placeholders at %s for %d cards', async (path, places, then) => {
    const { I, clock } = await renderApp({ path, database: silent })
    const loading = await I.see('status', 'Loading...')
    expect(loading.querySelectorAll('li')).toHaveLength(places)
    expect(screen.queryByText(then)).toBe(null)
    clock.advance(500)
    await I.seeText(then)
    expect(screen.queryByRole('status', { name: 'Loading...' })).toBe(null)
  })
})

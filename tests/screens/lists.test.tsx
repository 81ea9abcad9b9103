import { screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import { collectionsOf, watchlistOf } from '#tests/support/fixtures.ts'
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
    [space, 'Sort by', orders],
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

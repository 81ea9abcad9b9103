import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { collectionsOf, linesOf } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'
import { searchPath, titles } from '#tests/support/wire-movies.ts'

type Contents = Readonly<Record<string, readonly string[]>>

const visit = async (path: (ids: (name: string) => number) => string, contents: Contents) => {
  const { collections, collectionMovies } = collectionsOf(contents)
  const idOf = (name: string) => collections.find((each) => each.name === name)?.id ?? 0
  const page = await renderApp({
    path: path(idOf),
    stored: { collections, 'collection-movies': collectionMovies },
    answers: { [searchPath]: titles('Alien', 'Dune') },
  })
  return { ...page, idOf }
}
const names = () =>
  [...document.querySelectorAll('a[href^="/collections/"] [data-title]')].map((title) => title.textContent)
const seeNames = (wanted: readonly string[]) => until(() => JSON.stringify(names()) === JSON.stringify(wanted))
const shelves = (count: number): Contents =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`Shelf ${index + 1}`, []]))

describe('My Collections', () => {
  it('shows the collections by name with their number of movies, and a card that creates another', async () => {
    const { I } = await visit(() => '/collections', { Space: ['Alien', 'Dune'], Noir: ['Heat'], Heists: [] })
    expect(names()).toEqual(['Heists', 'Noir', 'Space'])
    expect(screen.getByRole('link', { name: /Noir/ })).toHaveTextContent('1 movie')
    expect(screen.getByRole('link', { name: /Space/ })).toHaveTextContent('2 movies')
    expect(screen.getByText('3 collections')).toBeInTheDocument()
    expect(await I.see('button', 'Create Collection')).toBeInTheDocument()
  })

  it('explains what collections are for while there are none', async () => {
    const { I } = await visit(() => '/collections', {})
    expect(screen.getByText('0 collections')).toBeInTheDocument()
    expect(await I.seeText('You have no collections yet. Create one to group movies by theme.')).toBeInTheDocument()
    expect(await I.see('button', 'Create Collection')).toBeInTheDocument()
  })

  it('creates one with a description', async () => {
    const { I, app } = await visit(() => '/collections', {})
    await I.click('button', 'Create Collection')
    await I.focus('Collection Name')
    await I.type('Heists')
    await I.focus('Description (Optional)')
    await I.type('In and out')
    await I.click('button', 'Create Collection')
    await I.notSee('dialog')
    expect(app.records.collections.peek()).toMatchObject([{ name: 'Heists', description: 'In and out' }])
  })

  it('filters by name, and says when nothing matches', async () => {
    const { I } = await visit(() => '/collections', { Space: [], Noir: [] })
    await I.focus('Search collections...')
    await I.type('SP')
    await seeNames(['Space'])
    expect(screen.getByText('1 collection (matching "SP")')).toBeInTheDocument()
    await I.type('x')
    expect(await I.seeText('No collections matching "SPx"')).toBeInTheDocument()
  })

  it('sorts by the number of movies, and remembers the order', async () => {
    const { I, storage } = await visit(() => '/collections', { A: [], B: ['Heat', 'Alien'], C: ['Heat'] })
    await I.click('combobox', 'Sort by')
    await I.click('option', 'Most Movies')
    await seeNames(['B', 'C', 'A'])
    expect(storage.getItem('collectionsSortBy')).toBe('most-movies')
  })

  it('stores its state, and passes it on in each link', async () => {
    const { session, idOf } = await visit(() => '/collections?page=2&filter=shelf', shelves(12))
    expect(JSON.parse(session.getItem('collections-page-state') ?? '')).toEqual({
      page: 2,
      filter: 'shelf',
      sortBy: 'name-asc',
      itemsPerPage: 10,
    })
    expect(screen.getByRole('link', { name: /Shelf 12/ })).toHaveAttribute(
      'href',
      `/collections/${idOf('Shelf 12')}?ref_page=2&ref_filter=shelf`,
    )
  })

  it('creates a collection in its dialog', async () => {
    const { I } = await visit(() => '/collections', {})
    await I.click('button', 'Create Collection')
    await I.see('dialog', 'Create New Collection')
    expect(await until(() => screen.queryByPlaceholderText('Sci-Fi Favorites'))).toBeInTheDocument()
    await I.focus('Collection Name')
    await I.type('Heists{Enter}')
    expect(await I.seeToast()).toEqual(['Collection created', 'Your new collection has been created successfully'])
    await I.notSee('dialog')
    expect(names()).toEqual(['Heists'])
  })

  it('keeps the dialog open, with what was typed, when the name is taken', async () => {
    const { I, app } = await visit(() => '/collections', { Heists: [] })
    await I.click('button', 'Create Collection')
    await I.focus('Collection Name')
    await I.type('heists{Enter}')
    expect(await I.seeText('A collection with the name "heists" already exists')).toBeInTheDocument()
    expect(screen.getByLabelText('Collection Name')).toHaveValue('heists')
    expect(app.view.toasts.current.peek()).toBe(null)
  })
})

describe('one collection', () => {
  it('shows the name, the description and the movies, last added first', async () => {
    await visit((id) => `/collections/${id('Space')}`, { Space: ['Alien', 'Dune'], Noir: ['Heat'] })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Space')
    expect(screen.getAllByRole('article').map((card) => card.textContent)).toEqual([
      expect.stringContaining('Dune'),
      expect.stringContaining('Alien'),
    ])
    expect(screen.getByText('2 movies')).toBeInTheDocument()
  })

  it('stays when its deletion is canceled', async () => {
    const { I, app } = await visit((id) => `/collections/${id('Space')}`, { Space: ['Alien'] })
    await I.click('button', 'Delete Collection')
    await I.click('button', 'Cancel')
    await I.notSee('dialog')
    expect(app.records.collections.peek()).toHaveLength(1)
  })

  it.each([
    ['?ref_page=2&ref_filter=sp', '/collections?page=2&filter=sp'],
    ['', '/collections'],
  ])('links back to the collections from the search %j', async (search, href) => {
    const { I } = await visit((id) => `/collections/${id('Space')}${search}`, { Space: [] })
    expect(await I.see('link', 'Back to Collections')).toHaveAttribute('href', href)
  })

  it('restores its filter and page when it is opened again from the collections page', async () => {
    const movies = Array.from({ length: 25 }, (_, index) => `Film ${index + 1}`)
    const { I, clock, address, idOf, session } = await visit((id) => `/collections/${id('Space')}?filter=film`, {
      Space: movies,
    })
    await I.click('combobox', 'Sort by')
    await I.click('option', 'Title (A-Z)')
    await I.click('link', 'Page 2')
    await until(() => screen.queryAllByRole('article')[0]?.textContent?.includes('Film 11'))
    await I.click('link', 'Back to Collections')
    await I.see('heading', 'My Collections')
    await I.click('link', /Space/)
    await I.see('heading', 'Space')
    expect(screen.getAllByRole('article')[0]).toHaveTextContent('Film 11')
    expect(screen.getByLabelText('Search movies in this collection...')).toHaveValue('film')
    clock.advance(100)
    await until(() => address() === `/collections/${idOf('Space')}?page=2&filter=film`)
    expect(JSON.parse(session.getItem(`collection-${idOf('Space')}-state`) ?? '')).toEqual({
      page: 2,
      filter: 'film',
      sortBy: 'title-asc',
      itemsPerPage: 10,
    })
  })

  it('starts fresh when it is opened from Home', async () => {
    const movies = Array.from({ length: 25 }, (_, index) => `Film ${index + 1}`)
    const { I } = await visit((id) => `/collections/${id('Space')}?page=3`, { Space: movies })
    await I.click('link', 'Home')
    await I.see('heading', 'Your Collections')
    await I.click('link', /Space/)
    await I.see('heading', 'Space')
    expect(screen.getAllByRole('article')).toHaveLength(10)
  })

  it('says that it is empty, and links to Home', async () => {
    const { I } = await visit((id) => `/collections/${id('Space')}`, { Space: [] })
    await I.seeText('This collection is empty')
    await I.seeText('Add movies to this collection from the movie detail pages.')
    expect(await I.see('link', 'Browse Movies')).toHaveAttribute('href', '/')
  })

  it('is filled in its place, one movie after another, while it is empty', async () => {
    const { I, app, clock, idOf } = await visit((id) => `/collections/${id('Space')}`, { Space: [] })
    await I.click('button', 'Add Movies')
    const field = await I.see('searchbox', 'Title')
    for (const title of ['Alien', 'Dune']) {
      fireEvent.change(field, { target: { value: title } })
      act(() => clock.advance(300))
      await I.click('button', new RegExp(`^${title}`))
      expect(await I.seeToast()).toEqual(['Added to collection', 'Movie has been added to your collection.'])
      await until(() => app.lists.collections.links.peek().some(({ movie }) => movie.title === title))
    }
    await I.click('button', 'Done')
    await I.see('link', 'Alien (1979)')
    expect(app.lists.collections.links.peek().map(({ collectionId }) => collectionId)).toEqual([
      idOf('Space'),
      idOf('Space'),
    ])
  })

  it('says when no movie matches', async () => {
    const { I } = await visit((id) => `/collections/${id('Space')}?filter=zzz`, { Space: ['Alien'] })
    expect(await I.seeText('No movies matching "zzz" in this collection.')).toBeInTheDocument()
  })

  it('removes a movie, with Undo', async () => {
    const { I } = await visit((id) => `/collections/${id('Space')}`, { Space: ['Alien'] })
    await I.click('button', 'Remove Alien from this collection')
    expect(await I.seeToast()).toEqual(['Movie removed', 'The movie has been removed from this collection'])
    await I.click('button', 'Undo')
    await I.see('article')
  })

  it('marks a movie as watched on its card, which adds it to the watchlist', async () => {
    const { I, app } = await visit((id) => `/collections/${id('Space')}`, { Space: ['Alien'] })
    await I.click('button', 'Mark Alien as watched')
    expect(await I.seeToast()).toEqual(['Marked as Watched', 'You have watched Alien'])
    expect(linesOf(app.lists.watchlist.items.peek())).toEqual(['Alien ✓'])
    await I.click('button', 'Undo')
    await until(() => app.lists.watchlist.items.peek().length === 0)
  })

  it('is edited in its dialog', async () => {
    const { I } = await visit((id) => `/collections/${id('Space')}`, { Space: [] })
    await I.click('button', 'Edit Collection')
    await I.focus('Collection Name')
    await I.type('!')
    await I.click('button', 'Save Changes')
    expect(await I.seeToast()).toEqual(['Collection updated', 'Your changes have been saved'])
    await until(() => screen.queryByRole('heading', { level: 1, name: 'Space!' }))
  })

  it('keeps its name when the new one is taken, and says so in the dialog alone', async () => {
    const { I, app } = await visit((id) => `/collections/${id('Space')}`, { Space: [], Noir: [] })
    await I.click('button', 'Edit Collection')
    await I.focus('Collection Name')
    await I.press('{Control>}a{/Control}')
    await I.type('NOIR{Enter}')
    expect(await I.see('alert')).toHaveTextContent('A collection with the name "NOIR" already exists')
    expect(app.view.toasts.current.peek()).toBe(null)
  })

  it('is deleted after a confirmation, returns to the list, and is restored by Undo', async () => {
    const { I, address } = await visit((id) => `/collections/${id('Space')}?ref_filter=s`, { Space: ['Alien'] })
    await I.click('button', 'Delete Collection')
    await I.seeText('Are you sure you want to delete "Space"? This action cannot be undone.')
    const dialog = await I.see('dialog', 'Delete Collection')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete Collection' }))
    await until(() => address() === '/collections?filter=s')
    expect(await I.seeToast()).toEqual(['Collection deleted', 'The collection has been successfully deleted'])
    await I.click('button', 'Undo')
    await seeNames(['Space'])
    expect(await I.seeToast()).toEqual(['Undone: Collection deleted', 'Space'])
  })

  it('redirects to the list and explains why when it does not exist', async () => {
    const { I, address } = await visit(() => '/collections/123', { Space: [] })
    await until(() => address() === '/collections')
    expect(await I.seeToast()).toEqual(['Collection not found', "The collection you're looking for doesn't exist."])
  })

  it('shows an error on its page when its id is invalid', async () => {
    const { I } = await visit(() => '/collections/abc', {})
    await I.seeText("The collection you're looking for doesn't exist or has been deleted.")
    expect(await I.see('link', 'Back to Collections')).toHaveAttribute('href', '/collections')
  })

  it('says so on its page when it disappears while it is open', async () => {
    const { I, app, idOf, address } = await visit((id) => `/collections/${id('Space')}`, { Space: [] })
    void app.lists.collections.remove(idOf('Space'))
    await I.seeText("The collection you're looking for doesn't exist or has been deleted.")
    expect(address()).toBe(`/collections/${idOf('Space')}`)
  })
})

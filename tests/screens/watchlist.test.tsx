import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'

const movies = (count: number) => Array.from({ length: count }, (_, index) => `Film ${index + 1}`)
const visit = (path: string, ...lines: readonly string[]) =>
  renderApp({ path, stored: { watchlist: watchlistOf(...lines) } })

const shownTitles = () =>
  screen.queryAllByRole('article').map((card) => card.querySelector('a')?.getAttribute('aria-label'))
const pages = () =>
  within(screen.getByRole('navigation', { name: 'Pages of this list' }))
    .getAllByRole('link')
    .map((link) => link.textContent)
    .filter(Boolean)

/** Waits until a select that was open over the page has closed. */
const seeTitles = async (titles: readonly string[]) =>
  until(() => JSON.stringify(shownTitles()) === JSON.stringify(titles))

type Visit = Awaited<ReturnType<typeof visit>>
/** The address is updated a moment after the screen. */
const addressOf = async ({ clock, address }: Visit, wanted: string) => {
  clock.advance(100)
  await until(() => address() === wanted)
}

describe('My Watchlist', () => {
  it('opens from the navigation on the tab chosen last; its address alone is all of it', async () => {
    const { I, address } = await renderApp({
      path: '/watchlist',
      stored: { watchlist: watchlistOf('Alien', 'Dune ✓') },
    })
    const links = () => screen.getAllByRole('link', { name: 'Watchlist' }).map((link) => link.getAttribute('href'))
    expect(links()).toEqual(['/watchlist', '/watchlist'])
    expect(screen.getAllByRole('article')).toHaveLength(2)
    await I.click('link', 'Unwatched (1)')
    await until(() => links().every((href) => href === '/watchlist?tab=unwatched'))
    await I.click('link', 'Home')
    await I.see('heading', 'Recommended for You')
    await I.click('link', 'Watchlist')
    await I.see('heading', 'My Watchlist')
    expect(address()).toBe('/watchlist?tab=unwatched')
    await I.click('link', 'All (2)')
    await until(() => links().every((href) => href === '/watchlist'))
  })

  it('shows the first ten movies, last added first, and the total', async () => {
    await visit('/watchlist', ...movies(12))
    expect(shownTitles()).toEqual(movies(12).reverse().slice(0, 10))
    expect(screen.getByText('12 movies')).toBeInTheDocument()
    expect(pages()).toEqual(['1', '2'])
  })

  it('has no pagination when one page is enough', async () => {
    await visit('/watchlist', ...movies(10))
    expect(screen.queryByRole('navigation', { name: 'Pages of this list' })).toBe(null)
  })

  it('shows the count of each tab, and opens the tab in the address', async () => {
    const { I } = await visit('/watchlist?tab=watched', 'Alien', 'Dune ✓', 'Heat ½')
    expect(shownTitles()).toEqual(['Dune'])
    expect(await I.see('link', 'All (3)')).toHaveAttribute('href', '/watchlist?page=1')
    expect(await I.see('link', 'Unwatched (2)')).toHaveAttribute('href', '/watchlist?tab=unwatched&page=1')
  })

  it.each([
    ['/watchlist?page=2', ['Film 2', 'Film 1']],
    ['/watchlist?page=9', ['Film 2', 'Film 1']],
    ['/watchlist?page=-1&tab=nothing', movies(12).reverse().slice(0, 10)],
    ['/watchlist?filter=FILM 1', ['Film 12', 'Film 11', 'Film 10', 'Film 1']],
  ])('restores its state from %s', async (path, titles) => {
    await visit(path, ...movies(12))
    expect(shownTitles()).toEqual(titles)
  })

  it('finds titles that contain the search, ignoring case, from page 1 on', async () => {
    const page = await visit('/watchlist?page=2', ...movies(12))
    await page.I.focus('Search your watchlist...')
    await page.I.type('m 12')
    expect(shownTitles()).toEqual(['Film 12'])
    expect(screen.getByText('1 movie (matching "m 12")')).toBeInTheDocument()
    await addressOf(page, '/watchlist?page=1&filter=m%2012')
  })

  it('keeps what is typed while the address is being updated', async () => {
    const page = await visit('/watchlist', ...movies(12))
    await page.I.focus('Search your watchlist...')
    await page.I.type('m')
    page.clock.advance(100)
    await page.I.type(' 12')
    expect(shownTitles()).toEqual(['Film 12'])
    await addressOf(page, '/watchlist?page=1&filter=m%2012')
  })

  it('says when nothing matches, and clears the search', async () => {
    const page = await visit('/watchlist?filter=zzz', 'Alien')
    await page.I.seeText('No movies matching "zzz" in your watchlist.')
    await page.I.click('button', 'Clear filters')
    expect(shownTitles()).toEqual(['Alien'])
  })

  it('sorts, remembers the order, and goes to page 1', async () => {
    const page = await visit('/watchlist?page=2', ...movies(12))
    await page.I.click('combobox', 'Sort by')
    await page.I.click('option', 'Title (A-Z)')
    await seeTitles(movies(10))
    expect(page.storage.getItem('watchlistSortOrder')).toBe('title-asc')
    await addressOf(page, '/watchlist?page=1')
  })

  it('changes the page size, remembers it, and goes to page 1', async () => {
    const page = await visit('/watchlist?page=2', ...movies(12))
    await page.I.click('combobox', 'Show per page')
    await page.I.click('option', '20')
    await seeTitles(movies(12).reverse())
    expect(page.storage.getItem('watchlistItemsPerPage')).toBe('20')
    await addressOf(page, '/watchlist?page=1')
  })

  it('removes a movie, confirms it, and restores it to its position with Undo', async () => {
    const { I } = await visit('/watchlist', 'Alien', 'Dune', 'Heat')
    await I.click('button', 'Remove Dune from watchlist')
    expect(shownTitles()).toEqual(['Heat', 'Alien'])
    expect(await I.seeToast()).toEqual(['Removed from Watchlist', 'Dune has been removed from your watchlist'])
    await I.see('link', 'All (2)')
    await I.click('button', 'Undo')
    expect(shownTitles()).toEqual(['Heat', 'Dune', 'Alien'])
    await I.see('link', 'All (3)')
    expect(await I.seeToast()).toEqual(['Undone: Removed from Watchlist', 'Dune'])
  })

  it('says what was done for three seconds', async () => {
    const { I, clock } = await visit('/watchlist', 'Alien')
    await I.click('button', 'Mark Alien as watched')
    expect(await I.seeToast()).toEqual(['Marked as Watched', 'Alien has been updated in your watchlist'])
    act(() => clock.advance(2999))
    expect(I.sees('button', 'Undo')).toBe(true)
    act(() => clock.advance(1))
    expect(I.sees('button', 'Undo')).toBe(false)
  })

  it('marks a movie as watched, which then leaves the unwatched tab', async () => {
    const { I, clock } = await visit('/watchlist?tab=unwatched', 'Alien', 'Dune')
    await I.click('button', 'Mark Dune as watched')
    expect(await I.see('link', 'Watched (1)')).toBeInTheDocument()
    act(() => clock.advance(400))
    expect(shownTitles()).toEqual(['Alien'])
  })

  it.each([
    ['/watchlist?tab=unwatched', ['Mark Dune as watched'], ['Alien', 'Dune', 'Heat']],
    ['/watchlist?tab=watched', ['Mark Dune as unwatched'], ['Alien ✓', 'Dune ✓', 'Heat ✓']],
    ['/watched', ['You have watched Dune', 'Mark as Unwatched'], ['Alien ✓', 'Dune ✓', 'Heat ✓']],
  ])('keeps a marked movie in its place on %s for 400 ms, inert', async (path, [button, item], lines) => {
    const { I, clock } = await visit(path, ...lines)
    const before = shownTitles()
    await I.click('button', button)
    if (item) await I.click('menuitem', item)
    expect(shownTitles()).toEqual(before)
    const inert = () => [...document.querySelectorAll('[inert] article a')].map((link) => link.ariaLabel)
    expect(inert()).toEqual(['Dune'])
    act(() => clock.advance(399))
    expect(shownTitles()).toEqual(before)
    act(() => clock.advance(1))
    expect(shownTitles()).toEqual(before.filter((title) => title !== 'Dune'))
  })

  it('restores a marked movie with Undo, before and after it has disappeared', async () => {
    const { I, clock } = await visit('/watchlist?tab=unwatched', 'Alien', 'Dune')
    for (const wait of [0, 400]) {
      await I.click('button', 'Mark Dune as watched')
      act(() => clock.advance(wait))
      await I.click('button', 'Undo')
      expect(shownTitles()).toEqual(['Dune', 'Alien'])
      expect(document.querySelector('[inert] article')).toBe(null)
    }
  })

  it('removes a marked movie at once when another tab is opened', async () => {
    const { I } = await visit('/watchlist?tab=unwatched', 'Alien', 'Dune', 'Heat ✓')
    await I.click('link', 'Watched (1)')
    expect(shownTitles()).toEqual(['Heat'])
    await I.click('link', 'All (3)')
    expect(shownTitles()).toEqual(['Heat', 'Dune', 'Alien'])
  })

  it('shows the last page when the current one no longer exists', async () => {
    const { I } = await visit('/watchlist?page=2', ...movies(11))
    await I.click('button', 'Remove Film 1 from watchlist')
    expect(shownTitles()).toHaveLength(10)
  })

  it.each([
    ['/watchlist', 'Your watchlist is empty. Discover movies to add to your list!'],
    ['/watchlist?tab=watched', "You haven't marked any movies as watched yet."],
    ['/watchlist?tab=unwatched', "You don't have any unwatched movies in your list."],
  ])('shows the empty message at %s, and nothing to search or share', async (path, message) => {
    const { I } = await visit(path)
    expect(await I.seeText(message)).toBeInTheDocument()
    expect([I.sees('searchbox', 'Search your watchlist...'), I.sees('button', 'Share')]).toEqual([false, false])
    expect(I.sees('link', 'All (0)')).toBe(true)
    expect(await I.see('link', 'Browse Movies')).toHaveAttribute('href', '/')
  })

  it('follows changes from another browser tab', async () => {
    const page = await renderApp({
      path: '/watchlist',
      database: undefined,
      stored: { watchlist: watchlistOf('Alien', 'Dune') },
    })
    const { storage, storageChanged, clock } = page
    storage.setItem('watchlist', JSON.stringify(watchlistOf('Alien')))
    storageChanged('watchlist')
    clock.advance(100)
    await until(() => shownTitles().length === 1)
    expect(shownTitles()).toEqual(['Alien'])
  })

  it('keeps the focus on its movie when another browser tab adds one above it', async () => {
    const { storage, storageChanged, clock } = await renderApp({
      path: '/watchlist',
      database: undefined,
      stored: { watchlist: watchlistOf('Alien', 'Dune') },
    })
    const button = screen.getByRole('button', { name: 'Mark Dune as watched' })
    act(() => button.focus())
    storage.setItem('watchlist', JSON.stringify(watchlistOf('Alien', 'Dune', 'Heat')))
    storageChanged('watchlist')
    clock.advance(100)
    await until(() => shownTitles().length === 3)
    expect(button).toHaveAccessibleName('Mark Dune as watched')
    expect(button).toHaveFocus()
  })
})

describe('the genre filter', () => {
  it('filters the list by one genre, which is kept in the address', async () => {
    const [alien, dune] = watchlistOf('Alien', 'Dune')
    const page = await renderApp({
      path: '/watchlist',
      stored: {
        watchlist: [
          { ...alien, movie: { ...alien?.movie, genres: ['Horror'] } },
          { ...dune, movie: { ...dune?.movie, genres: ['Science Fiction'] } },
        ],
      },
    })
    await page.I.click('button', 'Filters')
    await page.I.click('checkbox', 'Horror')
    await seeTitles(['Alien'])
    await addressOf(page, '/watchlist?page=1&genre=Horror')
  })
})

import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { idOf, watchlistOf } from '#tests/support/fixtures.ts'
import { openAlien } from '#tests/support/open-movie.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { settled, until } from '#tests/support/until.ts'

describe('a user who acts before the URL is updated', () => {
  it('opens the movie that is clicked right after typing a search, and returns to the search', async () => {
    const { I, address, clock } = await renderApp({
      path: '/watchlist',
      stored: { watchlist: watchlistOf('Alien', 'Dune') },
    })
    await I.focus('Search your watchlist...')
    await I.type('ali')
    await I.click('link', 'Alien')
    clock.advance(100)
    await I.see('dialog')
    expect(address()).toBe(`/watchlist/movie/${idOf('Alien')}`)
    await I.click('button', 'Close')
    await I.notSee('dialog')
    clock.advance(100)
    await until(() => address() === '/watchlist')
    await I.see('link', 'Alien')
    expect(I.sees('link', 'Dune')).toBe(false)
    clock.advance(100)
    await until(() => address() === '/watchlist?page=1&filter=ali')
  })

  it('keeps what was typed last while an earlier search is still being written', async () => {
    const { I, address, clock } = await renderApp({
      path: '/watchlist?page=1',
      stored: { watchlist: watchlistOf('Alien', 'Dune') },
    })
    await I.focus('Search your watchlist...')
    await I.type('a')
    const field = screen.getByRole('searchbox', { name: 'Search your watchlist...' })
    act(() => {
      clock.advance(100)
      fireEvent.change(field, { target: { value: '' } })
    })
    await settled()
    clock.advance(100)
    await settled()
    expect(field).toHaveValue('')
    expect(address()).toBe('/watchlist?page=1')
    expect(I.sees('link', 'Dune')).toBe(true)
  })

  it('goes back to the first page although the second was not rendered yet', async () => {
    const titles = Array.from({ length: 30 }, (_, index) => `Film ${index}`)
    const { I, address, clock } = await renderApp({
      path: '/watchlist',
      stored: { watchlist: watchlistOf(...titles) },
    })
    await I.click('link', 'Page 2')
    await act(async () => {
      clock.advance(100)
      expect(address()).toBe('/watchlist?page=2')
      window.history.back()
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    })
    clock.advance(100)
    await settled()
    expect(address()).toBe('/watchlist')
    expect(await I.see('link', 'Page 1')).toHaveAttribute('aria-current', 'page')
  })

  it('leaves a list right after sorting it, and writes nothing over the next address', async () => {
    const { I, address, clock } = await renderApp({
      path: '/watchlist',
      stored: { watchlist: watchlistOf('Alien', 'Dune') },
    })
    await I.focus('Search your watchlist...')
    await I.type('ali')
    const link = await I.see('link', 'Collections')
    act(() => {
      fireEvent.click(link)
      clock.advance(100)
    })
    await I.see('heading', 'My Collections')
    expect(address()).toBe('/collections')
  })

  it('opens the page whose link is clicked right after closing a modal', async () => {
    const { I, address, clock } = await openAlien()
    await I.click('button', 'Close')
    await I.notSee('dialog')
    await I.click('link', 'Collections')
    clock.advance(100)
    await I.see('heading', 'My Collections')
    expect(address()).toBe('/collections')
  })
})

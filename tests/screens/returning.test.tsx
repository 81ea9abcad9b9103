import { describe, expect, it } from 'vitest'
import { watchlistOf } from '#tests/support/fixtures.ts'
import { alienId, openAlien } from '#tests/support/open-movie.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { settled, until } from '#tests/support/until.ts'

/** A watchlist that was scrolled to 420 px, left for the collections and just restored with Back. */
const backInWatchlist = async () => {
  const started = await renderApp({
    path: '/watchlist',
    stored: { watchlist: watchlistOf('Alien', 'Dune') },
    scrollY: 420,
  })
  const { I } = started
  await I.click('link', 'Collections')
  await I.see('heading', 'My Collections')
  window.history.back()
  await I.see('heading', 'My Watchlist')
  await settled()
  return started
}

describe('returning to a list', () => {
  it('navigates 100 ms after a movie is closed, which disappears at once', async () => {
    const path = `/watchlist/movie/${alienId}?tab=watched&page=2`
    const { I, clock, address } = await openAlien({}, { path })
    await I.click('button', 'Close')
    await I.notSee('dialog')
    clock.advance(99)
    await settled()
    expect(address()).toBe(path)
    clock.advance(1)
    await until(() => address() === '/watchlist?tab=watched&page=2')
  })

  it('restores the scroll position 100 ms after the list is shown', async () => {
    const { clock, scrolls } = await backInWatchlist()
    scrolls.length = 0
    clock.advance(99)
    expect(scrolls).toEqual([])
    clock.advance(1)
    expect(scrolls).toEqual([{ top: 420 }])
  })

  it('does not scroll another page that the user has opened before that', async () => {
    const { I, clock, scrolls } = await backInWatchlist()
    await I.click('link', 'Settings')
    await I.see('heading', 'Settings')
    scrolls.length = 0
    clock.advance(100)
    expect(scrolls).toEqual([])
  })
})

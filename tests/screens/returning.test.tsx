import { describe, expect, it } from 'vitest'
import { watchlistOf } from '#tests/support/fixtures.ts'
import { alienId, openAlien } from '#tests/support/open-movie.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { settled, until } from '#tests/support/until.ts'

/** A watchlist scrolled to 420 px, left for the collections and just returned to by Back. */
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

describe('the way back to a list', () => {
  it('is taken 100 ms after a movie was closed, which is gone at once', async () => {
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

  it('ends where the list was scrolled to, 100 ms after it is there', async () => {
    const { clock, scrolls } = await backInWatchlist()
    scrolls.length = 0
    clock.advance(99)
    expect(scrolls).toEqual([])
    clock.advance(1)
    expect(scrolls).toEqual([{ top: 420 }])
  })

  it('scrolls no other page, when the person has gone on before that', async () => {
    const { I, clock, scrolls } = await backInWatchlist()
    await I.click('link', 'Settings')
    await I.see('heading', 'Settings')
    scrolls.length = 0
    clock.advance(100)
    expect(scrolls).toEqual([])
  })
})

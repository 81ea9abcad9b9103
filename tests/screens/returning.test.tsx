import { describe, expect, it, vi } from 'vitest'
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

/** A page too short for the position, and what makes it grow. */
const growingPage = () => {
  const observers = new Set<() => void>()
  vi.stubGlobal('scrollY', 100)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly notify: () => void
      constructor(notify: () => void) {
        this.notify = notify
      }
      observe() {
        observers.add(this.notify)
      }
      disconnect() {
        observers.delete(this.notify)
      }
    },
  )
  return () => {
    for (const notify of observers) notify()
  }
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

  it('restores the scroll position again while the page still grows, until the user does something', async () => {
    const { I, clock, scrolls } = await backInWatchlist()
    const grow = growingPage()
    scrolls.length = 0
    clock.advance(100)
    grow()
    expect(scrolls).toEqual([{ top: 420 }, { top: 420 }])
    await I.press('{ArrowDown}')
    grow()
    expect(scrolls).toHaveLength(2)
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

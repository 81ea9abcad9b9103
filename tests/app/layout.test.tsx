import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createSettingsCommands } from '#commands/settings.ts'
import { watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'
import { titles, trendingPath } from '#tests/support/wire-movies.ts'

/** The header of the page; those inside sectioning elements are not landmarks. */
const pageHeader = () => {
  const [header] = screen.getAllByRole('banner').filter((each) => each.closest('main') === null)
  if (!header) throw new Error('The page has no header.')
  return header
}

const scrolledTo = (y: number) => {
  const spy = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y)
  onTestFinished(() => spy.mockRestore())
  act(() => void fireEvent.scroll(window))
}

describe('every page', () => {
  it.each([
    ['/', 'Recommended for You'],
    ['/watchlist', 'My Watchlist'],
    ['/settings', 'Settings'],
    ['/nowhere/at/all', '404 Page Not Found'],
  ])('at %s has its landmarks, one level 1 heading, and a document title', async (path, heading) => {
    const { I } = await renderApp({ path, answers: { [trendingPath]: titles('Alien') } })
    await I.see('heading', heading)
    for (const [role, count] of Object.entries({ banner: 1, main: 1, complementary: 1, navigation: 2 })) {
      const found = screen.queryAllByRole(role).filter((each) => each.closest('main') === null || role === 'main')
      expect([role, found.length]).toEqual([role, count])
    }
    expect(screen.getAllByRole('heading', { level: 1 }).map((each) => each.textContent)).toEqual([heading])
    expect(document.title).toBe(`${heading} · Matinee`)
  })

  it('lets a keyboard skip to its content', async () => {
    const { I } = await renderApp({ path: '/watchlist' })
    await I.press('{Tab}')
    expect(document.activeElement).toHaveTextContent('Skip to content')
    expect(document.activeElement).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
  })
})

describe('the navigation', () => {
  it('links to every section, marks the current one, and scrolls to the top', async () => {
    const { I, scrolls, address } = await renderApp({ answers: { [trendingPath]: titles('Alien') } })
    const sidebar = within(screen.getByRole('complementary'))
    expect(sidebar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await I.click('link', 'Watchlist')
    await I.see('heading', 'My Watchlist')
    expect(address()).toBe('/watchlist')
    expect(sidebar.getByRole('link', { name: 'Watchlist' })).toHaveAttribute('aria-current', 'page')
    expect(sidebar.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
    expect(scrolls).toContainEqual({ top: 0 })
  })

  it('has no Settings on small screens, whose header links there', async () => {
    await renderApp({ path: '/watchlist' })
    const bottom = screen.getAllByRole('navigation', { name: 'Main' }).at(-1)
    expect(bottom && within(bottom).queryByRole('link', { name: 'Settings' })).toBe(null)
    expect(within(pageHeader()).getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings')
  })
})

describe('the bottom bar', () => {
  const currentAt = async (path: string) => {
    await renderApp({ path })
    const bottom = screen.getAllByRole('navigation', { name: 'Main' }).at(-1)
    const links = bottom ? within(bottom).getAllByRole('link') : []
    return links.flatMap((link) => (link.ariaCurrent ? [[link.textContent, link.ariaCurrent]] : []))
  }

  it.each([
    ['/watchlist', [['Watchlist', 'page']]],
    ['/tonight', [['Watchlist', 'true']]],
    ['/watched/diary', [['Diary', 'page']]],
    ['/watched', [['Diary', 'true']]],
    ['/watched/statistics', [['Diary', 'true']]],
    ['/settings', []],
  ])('at %s marks %j: the diary leads to what was watched, the watchlist to Tonight', async (path, current) => {
    expect(await currentAt(path)).toEqual(current)
  })
})

describe('the sidebar', () => {
  it('leads to Friends, which is below the watchlist but no part of it', async () => {
    await renderApp({ path: '/watchlist/friends' })
    const [links] = screen.getAllByRole('navigation', { name: 'Main' })
    const current = links ? within(links).getAllByRole('link', { current: 'page' }) : []
    expect(current.map((link) => link.getAttribute('href'))).toEqual(['/watchlist/friends'])
  })

  it.each([
    [[], '0 watched', '0 unwatched', 0],
    [['Alien', 'Arrival ✓', 'Dune ½'], '1 watched', '2 unwatched', 33],
    [['Alien ✓', 'Arrival ✓'], '2 watched', '0 unwatched', 100],
  ] as const)('counts %j and shows the percentage', async (lines, watched, unwatched, percent) => {
    await renderApp({ path: '/settings', stored: { watchlist: watchlistOf(...lines) } })
    const sidebar = within(screen.getByRole('complementary'))
    expect(sidebar.getByText(watched)).toBeInTheDocument()
    expect(sidebar.getByText(unwatched)).toBeInTheDocument()
    const bar = sidebar.getByRole('progressbar', { name: 'Your progress' })
    expect(bar).toHaveAttribute('aria-valuenow', String(percent))
    expect(bar.firstElementChild).toHaveStyle({ '--share': `${percent}%` })
  })
})

describe('the "Scroll to top" button', () => {
  it('appears once the page is scrolled by more than 300 px, and scrolls smoothly', async () => {
    const { I, scrolls } = await renderApp({ path: '/watchlist' })
    scrolledTo(300)
    expect(I.sees('button', 'Scroll to top')).toBe(false)
    scrolledTo(301)
    await I.click('button', 'Scroll to top')
    expect(scrolls.at(-1)).toEqual({ top: 0, behavior: 'smooth' })
    scrolledTo(0)
    expect(I.sees('button', 'Scroll to top')).toBe(false)
  })
})

describe('the notice about the demo catalog', () => {
  it('is shown while the catalog is used, links to Settings, and does not return once dismissed', async () => {
    const { I, storage } = await renderApp({ path: '/watchlist', buildKey: '' })
    const link = await I.see('link', 'Add your TMDB key')
    expect(link).toHaveAttribute('href', '/settings#tmdb')
    expect(link.parentElement).toHaveTextContent(/^You're browsing the demo catalog\. Add your TMDB key$/)
    await I.click('button', 'Dismiss this notice')
    expect(screen.queryByText("You're browsing the demo catalog.")).toBe(null)
    expect(storage.getItem('demo-notice')).toBe('dismissed')
  })

  it('is not shown with a key', async () => {
    await renderApp({ path: '/watchlist' })
    expect(screen.queryByText("You're browsing the demo catalog.")).toBe(null)
  })

  it('disappears when a key is entered', async () => {
    const { I, app } = await renderApp({ path: '/watchlist', buildKey: '' })
    await I.seeText("You're browsing the demo catalog.")
    act(() => app.lazy.get(createSettingsCommands).change({ field: 'apiKey', value: 'a key of my own' }))
    await until(() => screen.queryByText("You're browsing the demo catalog.") === null)
  })
})

describe('the not-found page', () => {
  it('links to Home', async () => {
    const { I, address } = await renderApp({ path: '/nowhere', answers: { [trendingPath]: titles('Alien') } })
    await I.see('heading', '404 Page Not Found')
    await I.click('link', 'Go to Home')
    await I.see('link', 'Alien (1979)')
    expect(address()).toBe('/')
  })
})

import { computed } from '@preact/signals-core'
import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SearchBox } from '#app/search/search-box.tsx'
import { AsyncBoundary } from '#components/loading/async-boundary.tsx'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { renderApp, renderInApp } from '#tests/support/test-app.tsx'
import type { Answer } from '#tests/support/test-world.ts'
import { settled, until } from '#tests/support/until.ts'
import { listed, page, titles, trendingPath } from '#tests/support/wire-movies.ts'
import { json, offline, text, unauthorised } from '#tests/tmdb/fake-tmdb.ts'

describe('a part of the page that failed to load', () => {
  it.each<[string, Answer, string]>([
    ['a server that fails', json({}, { status: 500 }), 'TMDB API error: 500 Internal Server Error'],
    ['a refused key', unauthorised, 'TMDB API error: 401 Invalid API key.'],
    ['no network', offline, 'TMDB API error: Network unreachable'],
    ['an answer that is not JSON', text('<html>'), 'TMDB API error: 200 Malformed response'],
  ])('shows and logs one error for %s, and loads with Retry', async (_, answer, message) => {
    const { I, answers, reported } = await renderApp({ answers: { [trendingPath]: answer } })
    expect(await I.see('alert')).toHaveTextContent(message)
    await settled()
    expect(reported).toEqual([expect.objectContaining({ message })])
    answers.set(trendingPath, titles('Alien'))
    await I.click('button', 'Retry')
    await I.see('link', 'Alien (1979)')
    expect(I.sees('alert')).toBe(false)
  })

  it('fails again when Retry fails, and logs that too', async () => {
    const { I, reported, asked } = await renderApp({ answers: { [trendingPath]: json({}, { status: 500 }) } })
    await I.click('button', 'Retry')
    await settled()
    await I.see('alert')
    expect(reported).toHaveLength(2)
    expect(asked().filter((path) => path.startsWith(trendingPath))).toHaveLength(2)
  })

  it('links to Settings only when the key was refused', async () => {
    const { I, address } = await renderApp({ answers: { [trendingPath]: unauthorised } })
    expect(await I.see('alert')).toHaveTextContent("TMDB didn't accept the API key. Check it in Settings.")
    await I.click('link', 'Check the API key')
    await I.see('heading', 'Settings')
    expect(address()).toBe('/settings')
  })

  it('leaves the rest of the page as it is', async () => {
    const { I } = await renderApp({ answers: { [trendingPath]: json({}, { status: 500 }) } })
    await I.see('alert')
    expect(I.sees('link', 'Check the API key')).toBe(false)
    expect(I.sees('heading', 'Recommended for You')).toBe(true)
    expect(I.sees('combobox', 'Search for movies')).toBe(true)
  })

  it('is requested again when the user returns from another page', async () => {
    const { I, answers, asked } = await renderApp({ answers: { [trendingPath]: json({}, { status: 500 }) } })
    await I.see('alert')
    await I.click('link', 'Watchlist')
    await I.see('heading', 'My Watchlist')
    expect(I.sees('alert')).toBe(false)
    answers.set(trendingPath, titles('Alien'))
    await I.click('link', 'Home')
    await I.see('link', 'Alien (1979)')
    expect(asked().filter((path) => path.startsWith(trendingPath))).toHaveLength(2)
  })
})

describe('a part of the page that throws', () => {
  it('shows an error without technical details, and logs it once', async () => {
    const broken = new TypeError('movies is undefined')
    let isBroken = true
    const Part = () => {
      if (isBroken) throw broken
      return <p>All is well</p>
    }
    const { I, reported } = await renderInApp(
      <AsyncBoundary>
        <Part />
      </AsyncBoundary>,
    )
    expect(await I.see('alert')).toHaveTextContent(
      'Something went wrong' + "We couldn't show this part of the page. Your watchlist is safe.",
    )
    expect(reported).toEqual([broken])
    isBroken = false
    await I.click('button', 'Retry')
    await I.seeText('All is well')
  })
})

describe('code that failed to load', () => {
  it('is requested again by Retry', async () => {
    const offline = new TypeError('Failed to fetch dynamically imported module')
    let isBroken = true
    let requests = 0
    const Part = lazyComponent(async () => {
      requests += 1
      if (isBroken) throw offline
      return () => <p>Here I am</p>
    })
    const { I, reported } = await renderInApp(
      <AsyncBoundary>
        <Part />
      </AsyncBoundary>,
    )
    await I.see('alert')
    expect([requests, reported.map(String)]).toEqual([1, [`MissingCodeError: ${offline.message}`]])
    isBroken = false
    await I.click('button', 'Retry')
    await I.seeText('Here I am')
    expect(requests).toBe(2)
  })

  it('reloads the page with Retry when it fails again, keeping the text in the search box', async () => {
    const Part = lazyComponent(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    const { I, reloads, session } = await renderInApp(
      <>
        <header>
          <SearchBox />
        </header>
        <AsyncBoundary>
          <Part />
        </AsyncBoundary>
      </>,
      { path: '/watchlist?filter=al' },
    )
    fireEvent.change(await I.see('combobox'), { target: { value: 'the' } })
    expect(reloads).toEqual([])
    await I.click('button', 'Retry')
    await until(() => reloads.length > 0)
    expect([reloads, session.getItem('search-text')]).toEqual([['http://localhost:3000/watchlist?filter=al'], '"the"'])
    await I.see('alert')
  })

  it('reloads the page with Retry when it is the embedded catalog', async () => {
    const { I, reloads } = await renderApp({
      change: (services) => ({ ...services, provider: { ...services.provider, isDemo: computed(() => true) } }),
      answers: { [trendingPath]: offline },
    })
    await I.see('alert')
    expect(reloads).toEqual([])
    await I.click('button', 'Retry')
    expect(reloads).toEqual(['http://localhost:3000/'])
  })

  it('is requested again by the first render when only the preload failed', async () => {
    let requests = 0
    const Part = lazyComponent(async () => {
      requests += 1
      if (requests === 1) throw new TypeError('Failed to fetch dynamically imported module')
      return () => <p>Here I am</p>
    })
    await Part.preload()
    const { I, reported } = await renderInApp(
      <AsyncBoundary>
        <Part />
      </AsyncBoundary>,
    )
    await I.seeText('Here I am')
    expect([requests, reported]).toEqual([2, []])
  })
})

describe('a list below an open movie', () => {
  it('stays mounted while the movie opens and closes, so that the focus returns to the card', async () => {
    const { I, clock, address } = await renderApp({ answers: { [trendingPath]: page(listed('Alien', { id: 348 })) } })
    const card = await I.see('link', /^Alien/)
    await I.click('link', /^Alien/)
    await I.see('dialog')
    await I.seeText('1h 57m')
    expect(card).toBeInTheDocument()
    await I.click('button', 'Close')
    await I.notSee('dialog')
    clock.advance(100)
    await I.see('link', /^Alien/)
    expect(card).toBeInTheDocument()
    await until(() => document.activeElement === card)
    await until(() => address() === '/')
  })
})

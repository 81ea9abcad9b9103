import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { settled } from '#tests/support/until.ts'
import { listed, page, titles, trendingPath } from '#tests/support/wire-movies.ts'
import { silence } from '#tests/tmdb/fake-tmdb.ts'
import { settingsCommands } from '#wiring/commands/settings-commands.ts'

describe('Home', () => {
  it('recommends the trending movies in the order of the provider, with one request', async () => {
    const names = Array.from({ length: 22 }, (_, index) => `Film ${index}`)
    const { I, asked } = await renderApp({ answers: { [trendingPath]: titles(...names) } })
    await I.see('heading', 'Recommended for You')
    const links = screen.getAllByRole('link', { name: /^Film/ }).map((link) => link.getAttribute('aria-label'))
    expect(links).toEqual(names.slice(0, 20).map((name) => `${name} (1979)`))
    await settled()
    expect(asked()).toEqual(['/trending/movie/week?language=en-US&page=1', '/genre/movie/list?language=en-US'])
  })

  it('shows four rows of up to seven movies on a wide screen, also those of the next page', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `Film ${index}`)
    const { I, asked } = await renderApp({
      width: 2560,
      answers: {
        [trendingPath]: (request) => {
          const first = (Number(new URL(request.url).searchParams.get('page')) - 1) * 20
          return Response.json({ page: 1, results: names.slice(first, first + 20).map((name) => listed(name)) })
        },
      },
    })
    await I.see('link', 'Film 27 (1979)')
    expect(screen.getAllByRole('link', { name: /^Film/ })).toHaveLength(28)
    await settled()
    expect(asked().filter((path) => path.startsWith('/trending'))).toHaveLength(2)
  })

  it('marks what the person has seen and what is on the watchlist, where the week has it', async () => {
    const { I } = await renderApp({
      stored: { watchlist: watchlistOf('Alien ✓', 'Dune') },
      answers: { [trendingPath]: titles('Heat', 'Alien', 'Dune') },
    })
    await I.see('link', 'Heat (1979)')
    const cards = screen
      .getAllByRole('article')
      .slice(-3)
      .map((card) => [
        within(card).getByRole('link').getAttribute('aria-label'),
        within(card)
          .getAllByRole('button')
          .map((button) => button.ariaLabel)
          .filter((label) => !label?.startsWith('Not for me')),
      ])
    expect(cards).toEqual([
      ['Heat (1979)', ['Mark Heat as watched', 'Add Heat to watchlist']],
      ['Alien (1979)', ['Mark Alien as unwatched']],
      ['Dune (1979)', ['Mark Dune as watched', 'Remove Dune from watchlist']],
    ])
  })

  it('says on a first visit what the app is for and what to do, until Home is opened again', async () => {
    const { I } = await renderApp({ answers: { [trendingPath]: titles('Alien') } })
    await I.seeText(/^Keep track of the movies you want to watch/)
    await I.click('button', 'Add Alien to watchlist')
    await I.see('button', 'Remove Alien from watchlist')
    await I.seeText(/^Keep track of the movies you want to watch/)
    await I.click('link', 'Discover')
    await I.see('heading', 'Discover')
    await I.click('link', 'Home')
    const next = within(await I.see('region', 'From your watchlist'))
    expect(next.getByRole('link', { name: 'Alien (1979)' })).toBeInTheDocument()
    expect(screen.queryByText(/^Keep track/)).toBe(null)
  })

  it('begins with the unwatched movies of the watchlist, the latest added first, and keeps a marked one in place', async () => {
    const { I } = await renderApp({
      answers: { [trendingPath]: titles('Alien') },
      stored: { watchlist: watchlistOf('Heat', 'Dune ✓', 'Jaws', 'Rocky ½') },
    })
    const next = within(await I.see('region', 'From your watchlist'))
    const cards = () => next.getAllByRole('article').map((card) => card.querySelector('a')?.textContent)
    expect(cards()).toEqual(['Rocky', 'Jaws', 'Heat'])
    await I.click('button', 'Mark Jaws as watched')
    await I.see('button', 'Mark Jaws as unwatched')
    expect(cards()).toEqual(['Rocky', 'Jaws', 'Heat'])
    expect(next.getByRole('link', { name: /See all/ })).toHaveAttribute('href', '/watchlist?tab=unwatched')
  })

  it('does not request its list again after a visit to another page', async () => {
    const { I, asked } = await renderApp({ answers: { [trendingPath]: titles('Alien') } })
    await I.see('link', 'Alien (1979)')
    await I.click('link', 'Watchlist')
    await I.see('heading', 'My Watchlist')
    await I.click('link', 'Home')
    await I.see('link', 'Alien (1979)')
    await settled()
    expect(asked().filter((path) => path.startsWith(trendingPath))).toHaveLength(1)
  })

  it("links to all of them with 'See all'", async () => {
    const { I } = await renderApp({ answers: { [trendingPath]: titles('Alien') } })
    expect(await I.see('link', 'See all')).toHaveAttribute('href', '/discover?tab=trending')
  })

  it('says when no movies are trending', async () => {
    const { I } = await renderApp({ answers: { [trendingPath]: titles() } })
    expect(await I.seeText('No trending movies available right now.')).toBeInTheDocument()
  })

  it('leaves out adult movies and malformed rows', async () => {
    const rows = [listed('Alien'), listed('Adults Only', { adult: true }), 'film', { id: 'x' }, listed('Heat')]
    await renderApp({ answers: { [trendingPath]: page(...(rows as object[])) } })
    const links = screen.getAllByRole('article').map((card) => card.querySelector('a')?.getAttribute('aria-label'))
    expect(links).toEqual(['Alien (1979)', 'Heat (1979)'])
  })

  it('shows placeholders while the cards load', async () => {
    const { I, answers, app } = await renderApp({ answers: { [trendingPath]: titles('Alien') } })
    answers.set(trendingPath, silence)
    app.lazy.get(settingsCommands).change({ field: 'language', value: 'de-DE' })
    const loading = await I.see('status', /^Wird geladen/)
    expect(loading.querySelectorAll('li')).toHaveLength(20)
    expect(screen.queryByRole('article')).toBe(null)
  })
})

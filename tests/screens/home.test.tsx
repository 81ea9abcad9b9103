import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSettingsCommands } from '#commands/settings.ts'
import { idOf, watchlistOf } from '#tests/support/fixtures.ts'
import { lateDatabase } from '#tests/support/late-database.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import type { Answer } from '#tests/support/test-world.ts'
import { settled, until } from '#tests/support/until.ts'
import { listed, page, titles, trendingPath } from '#tests/support/wire-movies.ts'
import { silence } from '#tests/tmdb/fake-tmdb.ts'

const inPages =
  (names: readonly string[]): Answer =>
  (request) => {
    const at = Number(new URL(request.url).searchParams.get('page'))
    const results = names.slice((at - 1) * 20, at * 20).map((name) => listed(name))
    return Response.json({ page: at, results, total_pages: names.length / 20, total_results: names.length })
  }

describe('Home', () => {
  it('recommends the trending movies in the order of the provider, with one request', async () => {
    const names = Array.from({ length: 22 }, (_, index) => `Film ${index}`)
    const { I, asked } = await renderApp({ answers: { [trendingPath]: titles(...names) } })
    await I.see('heading', 'Recommended for You')
    const links = screen.getAllByRole('link', { name: /^Film/ }).map((link) => link.getAttribute('aria-label'))
    expect(links).toEqual(names.slice(0, 20).map((name) => `${name} (1979)`))
    // That list comes with what is loaded after the page.
    await until(() => asked().some((path) => path.startsWith('/genre')))
    await settled()
    expect(asked()).toEqual(['/trending/movie/week?language=en-US&page=1', '/genre/movie/list?language=en-US'])
  })

  it('shows four rows of up to seven movies on a wide screen, also those of the next page', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `Film ${index}`)
    const { I, asked } = await renderApp({
      width: 2560,
      answers: { [trendingPath]: inPages(names) },
    })
    await I.see('link', 'Film 27 (1979)')
    expect(screen.getAllByRole('link', { name: /^Film/ })).toHaveLength(28)
    await settled()
    expect(asked().filter((path) => path.startsWith('/trending'))).toHaveLength(2)
  })

  it('leaves out what was seen before, and fills its rows from at most three more pages', async () => {
    const names = Array.from({ length: 120 }, (_, index) => `Film ${index}`)
    const entry = (title: string) => ({ movieId: idOf(title), watchedAt: '2025-12-03' })
    const { I, asked } = await renderApp({
      stored: {
        watchlist: watchlistOf(...names.slice(0, 39).map((name) => `${name} ✓`)),
        'watch-history': [entry('Film 39'), { ...entry('Film 40'), rating: 9, plays: [] }],
      },
      answers: { [trendingPath]: inPages(names) },
    })
    await I.see('link', 'Film 59 (1979)')
    const shown = () =>
      screen.getAllByRole('link', { name: /^Film/ }).map((link) => link.getAttribute('aria-label')?.split(' (')[0])
    expect(shown()).toEqual(names.slice(40, 60))
    await I.click('button', 'Mark Film 41 as watched')
    await I.see('button', 'Undo')
    expect(shown()).toEqual(names.slice(40, 60))
    expect(asked().filter((path) => path.startsWith(trendingPath))).toHaveLength(3)
  })

  it('ends with its fourth page where nearly all of the week was seen', async () => {
    const names = Array.from({ length: 120 }, (_, index) => `Film ${index}`)
    const { I, asked } = await renderApp({
      stored: { watchlist: watchlistOf(...names.slice(1).map((name) => `${name} ✓`)) },
      answers: { [trendingPath]: inPages(names) },
    })
    await I.see('link', 'Film 0 (1979)')
    await settled()
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(asked().filter((path) => path.startsWith(trendingPath))).toHaveLength(4)
  })

  it('marks what the user has just seen and what is on the watchlist, where the week has it', async () => {
    const { I } = await renderApp({
      stored: { watchlist: watchlistOf('Dune') },
      answers: { [trendingPath]: titles('Heat', 'Alien', 'Dune') },
    })
    await I.click('button', 'Mark Alien as watched')
    await I.see('button', 'You have watched Alien')
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
      ['Alien (1979)', ['You have watched Alien']],
      ['Dune (1979)', ['Mark Dune as watched', 'Remove Dune from watchlist']],
    ])
  })

  it('keeps a movie in its place that was marked before a slow database has answered', async () => {
    const { database, release } = await lateDatabase()
    const { I, app } = await renderApp({ database, answers: { [trendingPath]: titles('Heat', 'Alien') } })
    await I.click('button', 'Mark Alien as watched')
    await I.see('button', 'You have watched Alien')
    release()
    await until(() => app.lists.areReady.peek())
    await settled()
    await I.see('link', 'Alien (1979)')
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
    await I.see('button', 'You have watched Jaws')
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
    app.lazy.get(createSettingsCommands).change({ field: 'language', value: 'de-DE' })
    const loading = await I.see('status', /^Wird geladen/)
    expect(loading.querySelectorAll('li')).toHaveLength(20)
    expect(screen.queryByRole('article')).toBe(null)
  })
})

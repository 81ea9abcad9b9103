import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '#tests/support/test-app.tsx'
import type { Answer } from '#tests/support/test-world.ts'
import { settled, until } from '#tests/support/until.ts'
import { service } from '#tests/support/wire-details.ts'
import { listed, searchPath, titles, trendingPath } from '#tests/support/wire-movies.ts'
import { json, silence } from '#tests/tmdb/fake-tmdb.ts'

const discoverPath = '/discover/movie'

/** The provider's answer for each of these pages. */
const pages =
  (...all: readonly (readonly object[])[]): Answer =>
  ({ url }) => {
    const number = Number(new URL(url).searchParams.get('page'))
    const results = all[number - 1] ?? []
    return Response.json({ page: number, results, total_pages: all.length, total_results: 20 * all.length })
  }

const cards = () => screen.queryAllByRole('article').map((card) => card.querySelector('a')?.getAttribute('aria-label'))
const seeCards = (...names: readonly string[]) =>
  until(() => cards().join() === names.map((name) => `${name} (1979)`).join())

describe('Discover', () => {
  it.each([
    ['/discover', { [trendingPath]: titles() }, 'No trending movies available right now.'],
    ['/discover?tab=genre', { [discoverPath]: titles() }, 'No movies found for this genre.'],
    ['/discover?query=qqq', { [searchPath]: titles() }, 'No results found for "qqq".'],
    ['/discover?tab=search', {}, 'Use the search bar to find movies.'],
  ])('shows the empty message at %s', async (path, answers, message) => {
    const { I } = await renderApp({ path, answers })
    expect(await I.seeText(message)).toBeInTheDocument()
    expect(screen.queryByRole('navigation', { name: 'Pages of this list' })).toBe(null)
  })

  it('orders the movies of a genre, from their first page', async () => {
    const { I, address, asked } = await renderApp({
      path: '/discover?tab=genre&page=2',
      answers: { [discoverPath]: pages([listed('Alien')], [listed('Heat')]) },
    })
    await seeCards('Heat')
    await I.click('combobox', 'Order')
    await I.click('option', 'Highest Rated')
    await seeCards('Alien')
    expect(address()).toContain('sort=')
    expect(asked().at(-1)).toContain('vote_average.desc')
  })

  it('shows ten placeholders while the cards load', async () => {
    const { I, answers } = await renderApp({ path: '/discover', answers: { [trendingPath]: titles('Alien') } })
    answers.set(discoverPath, silence)
    await I.click('link', 'Genres')
    expect((await I.see('status', 'Loading...')).querySelectorAll('li')).toHaveLength(10)
  })

  it('leaves out duplicates of an earlier page, and adult movies', async () => {
    const first = [listed('Alien'), listed('Heat')]
    const second = [listed('Heat'), listed('Adults Only', { adult: true }), listed('Dune')]
    const { I } = await renderApp({ path: '/discover', answers: { [trendingPath]: pages(first, second) } })
    await seeCards('Alien', 'Heat')
    await I.click('link', 'Next page')
    expect(await seeCards('Dune')).toBe(true)
  })

  it('shows the last page instead of one beyond it', async () => {
    const answer = pages([listed('Alien')], [listed('Heat')])
    const { I, asked } = await renderApp({ path: '/discover?tab=trending&page=9', answers: { [trendingPath]: answer } })
    expect(await seeCards('Heat')).toBe(true)
    expect(await I.see('link', 'Page 2')).toHaveAttribute('aria-current', 'page')
    expect(await I.see('link', 'Next page')).toHaveAttribute('aria-disabled', 'true')
    expect(asked().filter((path) => path.startsWith(trendingPath))).toEqual([
      '/trending/movie/week?language=en-US&page=9',
      '/trending/movie/week?language=en-US&page=2',
    ])
  })

  it('ignores a page number that is none', async () => {
    const answer = pages([listed('Alien')], [listed('Heat')])
    const { I } = await renderApp({ path: '/discover?tab=trending&page=two', answers: { [trendingPath]: answer } })
    expect(await seeCards('Alien')).toBe(true)
    expect(await I.see('link', 'Page 1')).toHaveAttribute('aria-current', 'page')
  })

  it('requests no page of a genre beyond the five hundredth', async () => {
    const { asked } = await renderApp({
      path: '/discover?tab=genre&page=501',
      answers: { [discoverPath]: titles('Alien') },
    })
    await until(() => asked().some((path) => path.startsWith(discoverPath)))
    expect(asked().find((path) => path.startsWith(discoverPath))).toMatch(/&page=500$/)
  })

  it('fades the cards only until those of the next page arrive', async () => {
    const { I } = await renderApp({
      path: '/discover',
      stored: { selectedWatchProviders: [8] },
      answers: { [discoverPath]: pages([listed('Alien')], [listed('Heat')]) },
    })
    await seeCards('Alien')
    const left: (string | null)[] = []
    const observer = new MutationObserver((changes) => left.push(...changes.map(({ oldValue }) => oldValue)))
    const section = await until(() => document.querySelector('section[aria-busy=false]'))
    observer.observe(section, { attributeFilter: ['aria-busy'], attributeOldValue: true })
    await I.click('link', 'Next page')
    await seeCards('Heat')
    await settled()
    expect(left).toEqual(['false', 'true'])
  })

  it('requests the movies of the chosen services in the region, with at least a hundred votes', async () => {
    const { I, asked, storage } = await renderApp({
      path: '/discover',
      stored: { selectedWatchProviders: [8, 337] },
      answers: { [discoverPath]: titles('Alien') },
    })
    expect(await seeCards('Alien')).toBe(true)
    expect(asked().filter((path) => path.startsWith(discoverPath))).toEqual([
      '/discover/movie?language=en-US&sort_by=popularity.desc&vote_count.gte=100&with_watch_providers=8|337&watch_region=US&include_adult=false&page=1',
    ])
    expect(await I.see('button', 'Services (2)')).toBeInTheDocument()
    expect(storage.json('selectedWatchProviders')).toEqual([8, 337])
  })

  it('shows the chosen services as chips, each of which removes its service', async () => {
    const services = [service(8, 'Netflix'), service(9, 'Prime'), service(337, 'Disney')]
    const { I, storage } = await renderApp({
      path: '/discover',
      stored: { selectedWatchProviders: [8, 337] },
      answers: {
        [discoverPath]: titles('Alien'),
        '/watch/providers/movie': () =>
          Response.json({
            results: services.map((each) => ({ ...each, display_priorities: { US: each.display_priority } })),
          }),
      },
    })
    await I.see('button', 'Remove filter: Disney')
    expect(I.sees('button', 'Remove filter: Prime')).toBe(false)
    await I.click('button', 'Remove filter: Netflix')
    await I.notSee('button', 'Remove filter: Netflix')
    expect(storage.json('selectedWatchProviders')).toEqual([337])
    await I.click('button', 'Services (1)')
    await I.seeText(/^Data provided by/)
  })

  it('names and lets go of chosen services that the region does not have, as those of a region before', async () => {
    const netflix = { id: 8, name: 'Netflix', logoPath: null, displayPriority: 1 }
    const { I, storage } = await renderApp({
      path: '/discover',
      stored: {
        selectedWatchProviders: [8, 337],
        'watch-providers-DE-de-DE': { time: Date.UTC(2025, 11, 30), source: 'tmdb', providers: [netflix] },
      },
      answers: { [discoverPath]: titles('Alien'), '/watch/providers/movie': json({ results: [service(9, 'Prime')] }) },
    })
    await I.see('button', 'Remove filter: Netflix')
    await I.click('button', 'Services (2)')
    const group = await I.see('group', 'Not available in the United States')
    const boxes = within(group).getAllByRole('checkbox', { checked: true })
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual(['NNetflix', 'UUnknown service'])
    await I.click('checkbox', 'Unknown service')
    await until(() => I.sees('button', 'Services (1)'))
    expect(storage.json('selectedWatchProviders')).toEqual([8])
    await I.press('{Escape}')
    await I.click('button', 'Remove filter: Netflix')
    await until(() => I.sees('button', 'Services'))
    expect(storage.json('selectedWatchProviders')).toEqual([])
  })

  it('offers the eight most popular services of the region, then the others, or those that are searched', async () => {
    const results = Array.from({ length: 12 }, (_, index) => ({
      ...service(index + 1, `Service ${index + 1}`),
      display_priorities: { US: index },
    }))
    const { I, answers } = await renderApp({
      path: '/discover',
      answers: { [trendingPath]: titles('Alien'), '/watch/providers/movie': json({}, { status: 500 }) },
    })
    await I.click('button', 'Services')
    const panel = within(await I.see('dialog', 'Streaming Providers'))
    answers.set('/watch/providers/movie', json({ results }))
    await I.click('button', 'Retry')
    const countOf = (group: string) => within(panel.getByRole('group', { name: group })).getAllByRole('checkbox').length
    await I.see('group', 'Popular in the United States')
    expect([countOf('Popular in the United States'), countOf('More streaming services')]).toEqual([8, 4])
    await I.focus('Search streaming services...')
    await I.type('service 1')
    await I.see('group', 'Search results')
    expect([countOf('Search results'), panel.getAllByRole('group').length]).toEqual([4, 1])
  })

  it('stores its page and choices under the keys of the specification', async () => {
    const { I, storage, session, address } = await renderApp({
      path: '/discover?query=alien',
      answers: {
        [searchPath]: pages([listed('Alien')], [listed('Heat')]),
        [discoverPath]: pages([listed('Dune')], [listed('Up')]),
      },
    })
    await seeCards('Alien')
    await I.click('link', 'Next page')
    await seeCards('Heat')
    await I.click('link', 'Genres')
    await seeCards('Dune')
    expect(address()).toBe('/discover?tab=genre&genre=28&sort=popularity.desc&page=1')
    const keys = ['discoverActiveTab', 'lastSearchQuery', 'lastSearchActive', 'selectedGenreId', 'discoverSortBy']
    expect(keys.map((key) => storage.getItem(key))).toEqual(['genre', 'alien', 'true', '28', 'popularity.desc'])
    expect(['trending_page', 'genre_page', 'search_page'].map((key) => session.json(key))).toEqual([1, 1, 2])
  })

  it('empties and disables the search tab when the search is cleared', async () => {
    const { I, storage } = await renderApp({
      path: '/discover?query=alien',
      answers: { [searchPath]: titles('Alien') },
    })
    const kept = () => ['lastSearchQuery', 'lastSearchActive'].map((key) => storage.getItem(key))
    await seeCards('Alien')
    expect(kept()).toEqual(['alien', 'true'])
    await I.click('button', 'Clear Search')
    await I.seeText('Use the search bar to find movies.')
    expect(kept()).toEqual(['', 'false'])
  })

  it('offers the genres that the provider lists, by our names if we have one', async () => {
    const served = {
      genres: [
        { id: 35, name: 'Comedies' },
        { id: 99_999, name: 'Anime' },
      ],
    }
    const { I, asked } = await renderApp({
      path: '/discover?tab=genre',
      answers: { [discoverPath]: titles('Alien'), '/genre/movie/list': () => Response.json(served) },
    })
    await I.click('combobox', 'Genre')
    await I.see('option', 'Anime')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Anime', 'Comedy'])
    await I.click('option', 'Anime')
    await until(() => asked().some((path) => path.includes('with_genres=99999')))
    expect(await I.see('combobox', 'Genre')).toHaveTextContent('Anime')
  })

  it('stores that a movie was opened, and clears that on return', async () => {
    const { I, session } = await renderApp({ path: '/discover', answers: { [trendingPath]: titles('Alien') } })
    await seeCards('Alien')
    await I.click('link', 'Alien (1979)')
    expect(session.json('returning_from_movie_detail')).toBe(true)
    await I.see('dialog')
    window.history.back()
    await until(() => session.json('returning_from_movie_detail') === undefined)
    expect(cards()).toEqual(['Alien (1979)'])
  })

  it('starts fresh from its link', async () => {
    const { I, session, address } = await renderApp({
      path: '/discover?tab=genre',
      answers: { [trendingPath]: titles('Alien'), [discoverPath]: titles('Heat') },
    })
    await seeCards('Heat')
    await I.click('link', 'Watchlist')
    await I.see('heading', 'My Watchlist')
    await I.click('link', 'Discover')
    expect(await seeCards('Alien')).toBe(true)
    expect([address(), session.json('discover_needs_reset')]).toEqual(['/discover', undefined])
  })

  it('leads Back to the previous genre, and an address to its choices', async () => {
    const path = '/discover?tab=genre&genre=37&sort=title.asc&providers=8,337&page=2'
    const { I, address, asked, storage } = await renderApp({ path, answers: { [discoverPath]: titles('Heat') } })
    await seeCards('Heat')
    expect(asked()).toContain(
      '/discover/movie?language=en-US&with_genres=37&sort_by=title.asc&vote_count.gte=50&include_adult=false&with_watch_providers=8|337&watch_region=US&page=2',
    )
    expect(await I.see('combobox', 'Genre')).toHaveTextContent('Western')
    expect(storage.getItem('selectedGenreId')).toBe('37')
    await I.click('combobox', 'Genre')
    await I.click('option', 'Horror')
    await until(() => address() === '/discover?tab=genre&genre=27&sort=title.asc&providers=8,337&page=1')
    window.history.back()
    await until(() => address() === path)
    // The address changes before the screen follows.
    const genre = await I.see('combobox', 'Genre')
    await until(() => genre.textContent?.includes('Western'))
  })

  it('follows Back also before the next tab is rendered', async () => {
    const path = '/discover?tab=trending&page=1'
    const answers = { [trendingPath]: titles('Alien'), [discoverPath]: titles('Heat') }
    const { I, address } = await renderApp({ path, answers })
    const genres = await I.see('link', 'Genres')
    await act(async () => {
      fireEvent.click(genres)
      expect(address()).toContain('tab=genre')
      window.history.back()
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    })
    expect(address()).toBe(path)
    expect(await I.see('link', 'Trending')).toHaveAttribute('aria-current', 'page')
    expect(I.sees('combobox', 'Genre')).toBe(false)
  })

  it('writes the services of an earlier visit to the address, and shows them', async () => {
    const { I, address } = await renderApp({ path: '/discover', stored: { selectedWatchProviders: [8, 337] } })
    await I.see('button', 'Remove filter: Netflix')
    expect(address()).toBe('/discover?tab=trending&providers=8,337&page=1')
  })
})

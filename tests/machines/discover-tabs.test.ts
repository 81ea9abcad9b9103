import { describe, expect, it } from 'vitest'
import type { DiscoverLocation } from '#domain/movie/discover-location.ts'
import type { DiscoverEvent } from '#machines/discover-tabs.ts'
import { arrive, bare, locationOn } from './discover-arrival.ts'

describe('arriving in Discover', () => {
  it('shows the first page of trending, and leaves the URL unchanged', () => {
    const discover = arrive()
    expect([discover.state(), discover.location(), discover.written]).toEqual(['trending', locationOn('trending'), []])
  })

  it.each([
    ['a tab', { tab: 'genre' }, 'genre', locationOn('genre')],
    ['a page', { tab: 'genre', page: 7 }, 'genre', locationOn('genre', 7)],
    ['a search', { tab: 'search', query: 'alien' }, 'search.showing results', locationOn('search', 1, 'alien')],
    ['an empty search', { tab: 'search', query: '' }, 'search.without a query', locationOn('search')],
    ['a page beyond the cap', { tab: 'trending', page: 11 }, 'trending', locationOn('trending', 10)],
  ] as const)('starts with %s that the address names', (_, address, state, expected) => {
    const discover = arrive(address)
    expect([discover.state(), discover.location()]).toEqual([state, expected])
  })

  it('continues with the tab of the previous visit, and replaces the bare URL', () => {
    const discover = arrive({}, { tab: 'genre' })
    expect(discover.state()).toBe('genre')
    expect(discover.written).toEqual([{ target: locationOn('genre'), history: 'replace' }])
  })

  it('continues with the search of the previous visit while it is active', () => {
    const discover = arrive({ tab: 'search' }, { query: 'alien', isQueryActive: true })
    expect(discover.state()).toBe('search.showing results')
    expect(discover.written).toEqual([{ target: locationOn('search', 1, 'alien'), history: 'replace' }])
  })

  it('does not restore a search that was cleared', () => {
    expect(arrive({ tab: 'search' }, { query: 'alien' }).state()).toBe('search.without a query')
  })

  it('starts every tab at page 1 even if other pages are remembered', () => {
    const discover = arrive({ tab: 'genre' }, { pages: { trending: 2, genre: 5 } })
    expect(discover.location()).toEqual(locationOn('genre'))
  })

  it('returns from a movie to the previous pages', () => {
    const discover = arrive({ tab: 'genre' }, { pages: { trending: 2, genre: 5 }, isReturning: true })
    expect(discover.location().pages).toEqual({ trending: 2, genre: 5, search: 1 })
    expect(discover.written).toEqual([{ target: discover.location(), history: 'replace' }])
  })

  it('starts over after the Discover link', () => {
    const discover = arrive(
      {},
      {
        tab: 'genre',
        pages: { trending: 4 },
        query: 'alien',
        isQueryActive: true,
        isReturning: true,
        needsReset: true,
      },
    )
    expect([discover.state(), discover.location()]).toEqual(['trending', locationOn('trending')])
  })

  it('takes the choices from the URL, and from the previous visit what the URL leaves open', () => {
    const memory = { genreId: 37, sort: 'title.asc', services: [8] } as const
    const discover = arrive({ tab: 'genre', genreId: 27 }, memory)
    expect(discover.location()).toEqual(locationOn('genre', 1, '', { ...memory, genreId: 27 }))
    expect(discover.written).toEqual([{ target: discover.location(), history: 'replace' }])
  })

  it('writes remembered providers to a bare URL, so that it says why the list is short', () => {
    const discover = arrive({}, { services: [8] })
    expect(discover.written).toEqual([{ target: locationOn('trending', 1, '', { services: [8] }), history: 'replace' }])
  })

  it('prefers a tab in the URL to a requested reset', () => {
    expect(arrive({ tab: 'genre', page: 3 }, { needsReset: true }).location()).toEqual(locationOn('genre', 3))
  })
})

describe('choosing a tab', () => {
  it('opens its page 1, and the other tabs keep their pages', () => {
    const discover = arrive({ tab: 'genre', page: 5 })
    discover.send({ type: 'tab chosen', tab: 'trending' })
    discover.send({ type: 'page chosen', page: 3 })
    discover.send({ type: 'tab chosen', tab: 'genre' })
    expect(discover.location()).toEqual({ ...locationOn('genre'), pages: { trending: 3, genre: 1, search: 1 } })
  })

  it('adds a history entry, so that Back leads to the previous tab', () => {
    const discover = arrive()
    discover.send({ type: 'tab chosen', tab: 'genre' })
    expect(discover.written).toEqual([{ target: locationOn('genre'), history: 'push' }])
  })

  it('shows the last search again', () => {
    const discover = arrive({ tab: 'search', query: 'alien', page: 2 })
    discover.send({ type: 'tab chosen', tab: 'trending' })
    discover.send({ type: 'tab chosen', tab: 'search' })
    expect([discover.state(), discover.location().query]).toEqual(['search.showing results', 'alien'])
  })
})

describe('choosing a page', () => {
  it('adds a history entry', () => {
    const discover = arrive({ tab: 'search', query: 'alien' })
    discover.send({ type: 'page chosen', page: 2 })
    expect(discover.written).toEqual([{ target: locationOn('search', 2, 'alien'), history: 'push' }])
  })

  it.each([
    ['trending', 10],
    ['search', 10],
    ['genre', 500],
  ] as const)('of %s is limited to %d', (tab, cap) => {
    const discover = arrive({ tab, query: 'alien' })
    discover.send({ type: 'page chosen', page: 9_999 })
    expect(discover.location().pages[tab]).toBe(cap)
  })

  it('does nothing when there is no list', () => {
    const discover = arrive({ tab: 'search', query: '' })
    discover.send({ type: 'page chosen', page: 2 })
    expect([discover.location(), discover.written]).toEqual([locationOn('search'), []])
  })
})

describe('changing the filters', () => {
  it.each([
    [{ type: 'genre chosen', genreId: 27 }, { genreId: 27 }, 'push'],
    [{ type: 'order chosen', sort: 'title.asc' }, { sort: 'title.asc' }, 'push'],
    [{ type: 'services chosen', services: [8, 337] }, { services: [8, 337] }, 'replace'],
  ] as const)('with %j on the genre tab leads to page 1', (event, chosen, history) => {
    const discover = arrive({ tab: 'genre', page: 4 })
    discover.send(event)
    expect(discover.location()).toEqual(locationOn('genre', 1, '', chosen))
    expect(discover.written).toEqual([{ target: locationOn('genre', 1, '', chosen), history }])
  })

  it('with other providers on the trending tab leads to page 1', () => {
    const discover = arrive({ tab: 'trending', page: 4 })
    discover.send({ type: 'services chosen', services: [8] })
    expect(discover.location()).toEqual(locationOn('trending', 1, '', { services: [8] }))
  })

  it('with a genre replaces an empty search with the genre tab', () => {
    const discover = arrive({ tab: 'search', query: '' })
    discover.send({ type: 'genre chosen', genreId: 35 })
    expect([discover.state(), discover.context().genreId]).toEqual(['genre', 35])
    expect(discover.written).toEqual([{ target: locationOn('genre', 1, '', { genreId: 35 }), history: 'replace' }])
  })

  it.each([
    ['a genre', { type: 'genre chosen', genreId: 35 }],
    ['an order', { type: 'order chosen', sort: 'title.asc' }],
    ['providers', { type: 'services chosen', services: [8] }],
  ] as const)('with %s has no effect on search results', (_, event) => {
    const discover = arrive({ tab: 'search', query: 'alien', page: 3 })
    const before = discover.context()
    discover.send(event)
    expect([discover.context(), discover.written]).toEqual([before, []])
  })
})

describe('the URL', () => {
  it.each([
    ['the current tab', { type: 'tab chosen', tab: 'genre' }],
    ['the current page', { type: 'page chosen', page: 1 }],
    ['no providers', { type: 'services chosen', services: [] }],
    ['the current genre', { type: 'genre chosen', genreId: 28 }],
    ['the current order', { type: 'order chosen', sort: 'popularity.desc' }],
  ] as const)('is not written again when choosing %s leaves it unchanged', (_, event) => {
    const discover = arrive({ tab: 'genre', page: 1 })
    discover.send(event)
    expect(discover.written).toEqual([])
  })
})

describe('the remembered visit', () => {
  it('starts with the initial location', () => {
    expect(arrive({ tab: 'genre', page: 2 }).remembered).toEqual([locationOn('genre', 2)])
  })

  it.each<[string, DiscoverEvent, DiscoverLocation]>([
    ['another tab', { type: 'tab chosen', tab: 'trending' }, locationOn('trending')],
    ['another page', { type: 'page chosen', page: 3 }, locationOn('genre', 3)],
    ['another choice', { type: 'services chosen', services: [8] }, locationOn('genre', 1, '', { services: [8] })],
    [
      "the browser's navigation back to a search",
      { type: 'address changed', address: { ...bare, tab: 'search', page: 2, query: 'alien' } },
      locationOn('search', 2, 'alien'),
    ],
  ])('is updated by %s', (_, event, visit) => {
    const discover = arrive({ tab: 'genre' })
    discover.send(event)
    expect(discover.remembered.at(-1)).toEqual(visit)
  })

  it('has no query after the search was cleared', () => {
    const discover = arrive({ tab: 'search', query: 'alien' })
    discover.send({ type: 'search cleared' })
    expect(discover.remembered.at(-1)?.query).toBe('')
  })
})

describe('clearing the search', () => {
  it('empties the query, goes back to page 1 and shows the hint', () => {
    const discover = arrive({ tab: 'search', query: 'alien', page: 3 })
    discover.send({ type: 'search cleared' })
    expect([discover.state(), discover.location()]).toEqual(['search.without a query', locationOn('search')])
    expect(discover.written).toEqual([{ target: locationOn('search'), history: 'push' }])
  })

  it('has no effect outside search results', () => {
    const discover = arrive({ tab: 'genre', page: 3 })
    discover.send({ type: 'search cleared' })
    expect([discover.location(), discover.written]).toEqual([locationOn('genre', 3), []])
  })
})

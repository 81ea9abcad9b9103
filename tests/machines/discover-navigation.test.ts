import { describe, expect, it } from 'vitest'
import type { DiscoverAddress } from '#domain/movie/discover-location.ts'
import type { DiscoverEvent } from '#machines/discover-tabs.ts'
import { arrive, bare, locationOn } from './discover-arrival.ts'

describe('changes of the URL by the browser', () => {
  const back = (address: Partial<DiscoverAddress>): DiscoverEvent => ({
    type: 'address changed',
    address: { ...bare, ...address },
  })

  it.each([
    ['a tab and page', { tab: 'genre', page: 6 }, 'genre', locationOn('genre', 6)],
    ['a tab without a page', { tab: 'genre' }, 'genre', locationOn('genre')],
    ['a search', { tab: 'search', query: 'dune' }, 'search.showing results', locationOn('search', 1, 'dune')],
    ['a search tab without a query', { tab: 'search' }, 'search.without a query', locationOn('search')],
    ['nothing', {}, 'trending', locationOn('trending')],
  ] as const)('to %s are followed and never written back', (_, address, state, expected) => {
    const discover = arrive({ tab: 'search', query: '' })
    discover.send(back(address))
    expect([discover.state(), discover.location(), discover.written]).toEqual([state, expected, []])
  })

  const western = { genreId: 37, sort: 'title.asc', services: [8, 337] } as const

  it.each([[[]], [[8, 337]]])(
    'that name the providers %j shown already leave the list of them as it is',
    (services) => {
      const discover = arrive({ tab: 'genre', services })
      const before = discover.context().services
      discover.send(back({ tab: 'genre', services: services.length > 0 ? [...services] : null }))
      expect(discover.context().services).toBe(before)
    },
  )

  it('to a genre, an order and providers are followed', () => {
    const discover = arrive({ tab: 'genre' })
    discover.send(back({ tab: 'genre', page: 2, ...western }))
    expect([discover.location(), discover.written]).toEqual([locationOn('genre', 2, '', western), []])
  })

  it('to a genre tab without choices lead to the defaults, which it showed', () => {
    const discover = arrive({ tab: 'genre', ...western })
    discover.send(back({ tab: 'genre' }))
    expect(discover.location()).toEqual(locationOn('genre'))
  })

  it('to nothing, as the Discover link does, keep the choices', () => {
    const discover = arrive({ tab: 'genre', ...western })
    discover.send(back({}))
    expect(discover.location()).toEqual(locationOn('trending', 1, '', western))
  })

  it('keep the search of its tab when they lead to another tab', () => {
    const discover = arrive({ tab: 'search', query: 'alien' })
    discover.send(back({ tab: 'trending' }))
    discover.send({ type: 'tab chosen', tab: 'search' })
    expect(discover.state()).toBe('search.showing results')
  })

  it('change nothing when the URL was just written', () => {
    const discover = arrive()
    discover.send({ type: 'tab chosen', tab: 'genre' })
    const before = discover.context()
    discover.send(back({ tab: 'genre', page: 1, genreId: 28, sort: 'popularity.desc' }))
    expect(discover.context()).toEqual(before)
  })
})

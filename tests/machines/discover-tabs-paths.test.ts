import { describe, expect, it } from 'vitest'
import { type DiscoverAddress, discoverAddressFrom, discoverSearch } from '#domain/discover-place.ts'
import { type DiscoverEvent, discoverTabsMachine } from '#machines/discover-tabs.ts'
import { activeStates, pathsThrough, statesOf } from '#tests/support/paths.ts'
import { arrive, bare, choices, nothing } from './discover-arrival.ts'

/** What a visitor's browser reads in a query string. */
const addressIn = (search: string): DiscoverAddress => {
  const parameters = new URLSearchParams(search)
  const [tab, page, query] = ['tab', 'page', 'query'].map((name) => parameters.get(name))
  return discoverAddressFrom({ kind: 'discover' }, { tab: tab ?? null, page: page ?? null, query: query ?? null })
}

describe('every way through Discover', () => {
  const events: readonly DiscoverEvent[] = [
    { type: 'tab chosen', tab: 'trending' },
    { type: 'tab chosen', tab: 'genre' },
    { type: 'tab chosen', tab: 'search' },
    { type: 'page turned', page: 2 },
    { type: 'genre chosen', genreId: 27 },
    { type: 'order chosen', sort: 'title.asc' },
    { type: 'providers chosen', providers: [8] },
    { type: 'search cleared' },
    { type: 'address changed', address: { tab: 'search', page: 2, query: 'alien & co' } },
    { type: 'address changed', address: bare },
  ]
  // Order and providers stay as they are on the way: they would only multiply the situations.
  const isOnTheWay = ({ type }: DiscoverEvent) => type !== 'order chosen' && type !== 'providers chosen'
  const paths = pathsThrough(discoverTabsMachine, events.filter(isOnTheWay), {
    address: bare,
    memory: nothing,
    choices,
  })
  const walk = (steps: (typeof paths)[number]['steps'], last?: DiscoverEvent) => {
    const discover = arrive()
    for (const { event } of steps) if (event.type !== 'xstate.init') discover.send(event as DiscoverEvent)
    const from = discover.state()
    discover.written.splice(0)
    if (last) discover.send(last)
    return { ...discover, from }
  }

  it('reaches every state', () => {
    const reached = paths.flatMap((path) => activeStates(path.state.value))
    const passing = ['arriving', 'settling']
    expect([...new Set([...reached, ...passing])].sort()).toEqual([...statesOf(discoverTabsMachine)].sort())
  })

  it('ends where the model says', () => {
    for (const { steps, state } of paths) expect(walk(steps).context()).toEqual(state.context)
  })

  it('leads, after every event in every situation, to a place that its address alone says', () => {
    const taken = new Set<string>()
    for (const { steps } of paths) {
      for (const event of events) {
        const discover = walk(steps, event)
        taken.add(`${discover.from} · ${event.type}`)
        const [change, ...more] = discover.written
        expect(more).toEqual([])
        if (event.type === 'address changed') expect(change).toBeUndefined()
        if (!change) continue
        const visitor = arrive(addressIn(discoverSearch(change.place)))
        const { tab, pages } = discover.place()
        expect([visitor.state(), visitor.place().pages[tab]]).toEqual([discover.state(), pages[tab]])
      }
    }
    const leaves = ['trending', 'genre', 'search.showing results', 'search.without a query']
    const all = leaves.flatMap((leaf) => events.map(({ type }) => `${leaf} · ${type}`))
    expect([...taken].sort()).toEqual([...new Set(all)].sort())
  })
})

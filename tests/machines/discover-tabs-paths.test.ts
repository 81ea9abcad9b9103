import { describe, expect, it } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { type DiscoverAddress, discoverAddressFrom, discoverSearch } from '#domain/movie/discover-location.ts'
import { type DiscoverEvent, discoverTabsMachine } from '#machines/discover-tabs.ts'
import { pathsThrough } from '#tests/support/paths.ts'
import { arrive, bare, nothing } from './discover-arrival.ts'

const addressIn = (search: string): DiscoverAddress => {
  const parameters = new URLSearchParams(search)
  return discoverAddressFrom({ kind: 'discover' }, (name) => parameters.get(name))
}

describe('every path through Discover', () => {
  const events: readonly DiscoverEvent[] = [
    { type: 'tab chosen', tab: 'trending' },
    { type: 'tab chosen', tab: 'genre' },
    { type: 'tab chosen', tab: 'search' },
    { type: 'page chosen', page: 2 },
    { type: 'genre chosen', genreId: 27 },
    { type: 'order chosen', sort: 'title.asc' },
    { type: 'services chosen', services: [8] },
    { type: 'search cleared' },
    { type: 'address changed', address: { ...bare, tab: 'search', page: 2, query: 'alien & co' } },
    { type: 'address changed', address: bare },
  ]
  // Sort order and providers would only multiply the states.
  const isOnPath = ({ type }: DiscoverEvent) => type !== 'order chosen' && type !== 'services chosen'
  const paths = pathsThrough(discoverTabsMachine, events.filter(isOnPath), {
    address: bare,
    memory: nothing,
  })
  it('leads, after every event in every state, to a location that its URL restores', () => {
    const taken = new Set<string>()
    const wrong: unknown[] = []
    for (const { state } of paths) {
      for (const event of events) {
        const discover = arrive(bare, nothing, state as SnapshotFrom<typeof discoverTabsMachine>)
        taken.add(`${discover.state()} · ${event.type}`)
        discover.send(event)
        const [change, ...more] = discover.written
        const isFollowing = event.type === 'address changed'
        const written = change && discoverSearch(change.target)
        const visitor = written === undefined ? undefined : arrive(addressIn(written))
        const isSame =
          !visitor || (visitor.state() === discover.state() && discoverSearch(visitor.location()) === written)
        if (more.length > 0 || (isFollowing && change) || !isSame) wrong.push([state.value, event, discover.written])
      }
    }
    expect(wrong).toEqual([])
    const leaves = ['trending', 'genre', 'search.showing results', 'search.without a query']
    const all = leaves.flatMap((leaf) => events.map(({ type }) => `${leaf} · ${type}`))
    expect([...taken].sort()).toEqual([...new Set(all)].sort())
  })
})

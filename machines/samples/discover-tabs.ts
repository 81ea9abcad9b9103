import type { DiscoverAddress, DiscoverMemory } from '#domain/movie/discover-location.ts'
import type { discoverTabsMachine } from '../discover-tabs.ts'
import { sampleOf } from '../flows.ts'

const bare: DiscoverAddress = { tab: null, page: null, query: null, genreId: null, sort: null, services: null }
const firstVisit: DiscoverMemory = {
  tab: 'trending',
  pages: {},
  query: '',
  isQueryActive: false,
  isReturning: false,
  needsReset: false,
  genreId: 28,
  sort: 'popularity.desc',
  services: [],
}

export const sample = sampleOf<typeof discoverTabsMachine>({
  inputs: {
    'a first visit': { address: bare, memory: firstVisit },
    'back on the results of a search': {
      address: bare,
      memory: { ...firstVisit, tab: 'search', query: 'alien', isQueryActive: true },
    },
    'an address of the search tab': { address: { ...bare, tab: 'search' }, memory: firstVisit },
    'back on the genre tab': { address: bare, memory: { ...firstVisit, tab: 'genre' } },
  },
  events: [
    { type: 'tab chosen', tab: 'trending' },
    { type: 'tab chosen', tab: 'genre' },
    { type: 'tab chosen', tab: 'search' },
    { type: 'page chosen', page: 2 },
    { type: 'genre chosen', genreId: 27 },
    { type: 'order chosen', sort: 'title.asc' },
    { type: 'services chosen', services: [8] },
    { type: 'address changed', address: { ...bare, tab: 'search', query: 'alien' } },
    { type: 'address changed', address: { ...bare, tab: 'search' } },
    { type: 'address changed', address: { ...bare, tab: 'genre' } },
    { type: 'address changed', address: bare },
    { type: 'search cleared' },
  ],
  outputs: {},
})

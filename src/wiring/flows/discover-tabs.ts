import { type DiscoverAddress, type DiscoverLocation, discoverTabs } from '#domain/movie/discover-location.ts'
import { type AddressChange, type DiscoverInput, discoverTabsMachine } from '#machines/discover-tabs.ts'
import { provideAll } from '#machines/ports.ts'
import type { App, Memory } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'

const pageMemory = ({ lists }: Memory) => ({
  trending: lists.trendingPage,
  genre: lists.genrePage,
  search: lists.searchPage,
})

const inputOf = (memory: Memory, address: DiscoverAddress): DiscoverInput => {
  const { lists, preferences } = memory
  const pages = pageMemory(memory)
  const remembered = discoverTabs.map((tab) => [tab, pages[tab].read()] as const).filter(([, page]) => page !== null)
  return {
    address,
    memory: {
      tab: preferences.discoverTab.value.peek(),
      pages: Object.fromEntries(remembered),
      query: preferences.lastQuery.value.peek(),
      isQueryActive: preferences.lastQueryActive.value.peek(),
      isReturning: lists.returningFromMovie.read() ?? false,
      needsReset: lists.discoverNeedsReset.read() ?? false,
      genreId: preferences.selectedGenre.value.peek(),
      sort: preferences.genreSort.value.peek(),
      services: preferences.selectedServices.value.peek(),
    },
  }
}

const remember = (memory: Memory, location: DiscoverLocation): void => {
  const { lists, preferences } = memory
  const pages = pageMemory(memory)
  for (const tab of discoverTabs) pages[tab].write(location.pages[tab])
  lists.discoverNeedsReset.clear()
  preferences.discoverTab.set(location.tab)
  preferences.lastQuery.set(location.query)
  preferences.lastQueryActive.set(location.query !== '')
  preferences.selectedGenre.set(location.genreId)
  preferences.genreSort.set(location.sort)
  preferences.selectedServices.set(location.services)
}

interface Discover {
  readonly address: DiscoverAddress
  readonly writeAddress: (change: AddressChange) => void
}

export const createDiscoverTabs = (app: App, { address }: Discover, latest: () => Discover) =>
  createFlow(
    app,
    provideAll(discoverTabsMachine, {
      actors: {},
      actions: {
        'write address': (_, change) => latest().writeAddress(change),
        remember: (_, location) => remember(app.memory, location),
      },
    }),
    inputOf(app.memory, address),
  )

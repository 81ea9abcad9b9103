import { type DiscoverAddress, type DiscoverLocation, discoverTabs } from '#domain/discover-location.ts'
import { type AddressChange, type DiscoverInput, discoverTabsMachine } from '#machines/discover-tabs.ts'
import { provideAll } from '#machines/ports.ts'
import type { App } from '../app.ts'
import { createFlow } from '../create-flow.ts'

type AppMemory = Pick<App, 'memory' | 'preferences'>

const pageMemory = ({ memory }: AppMemory) => ({
  trending: memory.trendingPage,
  genre: memory.genrePage,
  search: memory.searchPage,
})

const inputOf = (app: AppMemory, address: DiscoverAddress): DiscoverInput => {
  const { memory, preferences } = app
  const pages = pageMemory(app)
  const remembered = discoverTabs.map((tab) => [tab, pages[tab].read()] as const).filter(([, page]) => page !== null)
  return {
    address,
    memory: {
      tab: preferences.discoverTab.value.peek(),
      pages: Object.fromEntries(remembered),
      query: preferences.lastQuery.value.peek(),
      isQueryActive: preferences.lastQueryActive.value.peek(),
      isReturning: memory.returningFromMovie.read() ?? false,
      needsReset: memory.discoverNeedsReset.read() ?? false,
      genreId: preferences.selectedGenre.value.peek(),
      sort: preferences.genreSort.value.peek(),
      providers: preferences.selectedProviders.value.peek(),
    },
  }
}

const remember = (app: AppMemory, location: DiscoverLocation): void => {
  const { memory, preferences } = app
  const pages = pageMemory(app)
  for (const tab of discoverTabs) pages[tab].write(location.pages[tab])
  memory.discoverNeedsReset.clear()
  preferences.discoverTab.set(location.tab)
  preferences.lastQuery.set(location.query)
  preferences.lastQueryActive.set(location.query !== '')
  preferences.selectedGenre.set(location.genreId)
  preferences.genreSort.set(location.sort)
  preferences.selectedProviders.set(location.providers)
}

interface Discover {
  readonly address: DiscoverAddress
  readonly writeAddress: (change: AddressChange) => void
}

export const createDiscoverTabs = (app: App, { address }: Discover, latest: () => Discover) =>
  createFlow(
    provideAll(discoverTabsMachine, {
      actors: {},
      actions: {
        'write address': (_, change) => latest().writeAddress(change),
        remember: (_, location) => remember(app, location),
      },
    }),
    inputOf(app, address),
  )

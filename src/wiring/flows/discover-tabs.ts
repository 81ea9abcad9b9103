import { type DiscoverAddress, discoverTabs } from '#domain/discover-place.ts'
import {
  type AddressChange,
  type DiscoverContext,
  type DiscoverInput,
  discoverTabsMachine,
} from '#machines/discover-tabs.ts'
import type { App } from '../app.ts'

type Kept = Pick<App, 'memory' | 'preferences'>

const pageMemory = ({ memory }: Kept) => ({
  trending: memory.trendingPage,
  genre: memory.genrePage,
  search: memory.searchPage,
})

/** What Discover starts from: the address, what is remembered of the place, and the person's choices. */
export const discoverInput = (app: Kept, address: DiscoverAddress): DiscoverInput => {
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
    },
    choices: {
      genreId: preferences.selectedGenre.value.peek(),
      sort: preferences.genreSort.value.peek(),
      providers: preferences.selectedProviders.value.peek(),
    },
  }
}

/** Keeps where a person is in Discover, and what they chose (spec section 3). */
export const rememberDiscover = (app: Kept, { place, genreId, sort, providers }: DiscoverContext): void => {
  const { memory, preferences } = app
  const pages = pageMemory(app)
  for (const tab of discoverTabs) pages[tab].write(place.pages[tab])
  memory.discoverNeedsReset.forget()
  preferences.discoverTab.set(place.tab)
  preferences.lastQuery.set(place.query)
  preferences.lastQueryActive.set(place.query !== '')
  preferences.selectedGenre.set(genreId)
  preferences.genreSort.set(sort)
  preferences.selectedProviders.set(providers)
}

/** Discover's machine with its way to the router. */
export const discoverTabsFlow = (writeAddress: (change: AddressChange) => void) =>
  discoverTabsMachine.provide({ actions: { 'write address': (_, change) => writeAddress(change) } })

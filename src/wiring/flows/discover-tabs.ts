import type { ReadonlySignal } from '@preact/signals-react'
import { isFilterSearch } from '#domain/discover/discover-filter.ts'
import { listPathOf, sectionOf, sectionPaths } from '#domain/movie/addresses.ts'
import {
  type DiscoverAddress,
  type DiscoverLocation,
  discoverAddressFrom,
  discoverTabs,
} from '#domain/movie/discover-location.ts'
import {
  type AddressChange,
  type DiscoverEvent,
  type DiscoverInput,
  discoverTabsMachine,
} from '#machines/discover-tabs.ts'
import type { App, Memory } from '../app/app.ts'
import type { Address } from '../app/app-path.ts'
import { createFlow } from '../app/create-flow.ts'
import { useFlow } from '../app/use-flow.ts'

const addressIn = ({ pathname, search }: Address): DiscoverAddress => {
  const parameters = new URLSearchParams(search)
  return discoverAddressFrom(sectionOf(pathname), (name) => parameters.get(name))
}

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
  readonly address: ReadonlySignal<Address>
  readonly writeAddress: (change: AddressChange) => void
}

/** Not the address that Discover starts with: what that one leaves open comes from the last visit. */
const watchAddress = (address: ReadonlySignal<Address>) => {
  const first = address.peek()
  return (send: (event: DiscoverEvent) => void) =>
    address.subscribe((at) => {
      const isTab = listPathOf(at.pathname) === sectionPaths.discover.list && !isFilterSearch(at.search)
      if (at !== first && isTab) send({ type: 'address changed', address: addressIn(at) })
    })
}

const createDiscoverTabs = (app: App, { address }: Discover, latest: () => Discover) =>
  createFlow(app, discoverTabsMachine, inputOf(app.memory, addressIn(address.peek())), {
    'watch address': watchAddress(address),
    'write address': (_, change) => latest().writeAddress(change),
    remember: (_, location) => remember(app.memory, location),
  })

export const useDiscoverTabs = (input: Discover) => useFlow(createDiscoverTabs, input)

import { pageFrom, queryString, type Section } from './addresses.ts'
import { clampPage, pageCaps } from './discover.ts'

export const discoverTabs = ['trending', 'genre', 'search'] as const
export type DiscoverTab = (typeof discoverTabs)[number]

export const isDiscoverTab = (text: unknown): text is DiscoverTab => discoverTabs.some((tab) => tab === text)

export interface DiscoverLocation {
  readonly tab: DiscoverTab
  readonly pages: Readonly<Record<DiscoverTab, number>>
  readonly query: string
}

export interface DiscoverAddress {
  readonly tab: DiscoverTab | null
  readonly page: number | null
  readonly query: string | null
}

export interface DiscoverMemory {
  readonly tab: DiscoverTab
  readonly pages: Readonly<Partial<Record<DiscoverTab, number>>>
  readonly query: string
  readonly isQueryActive: boolean
  readonly isReturning: boolean
  readonly needsReset: boolean
}

export const discoverAddressFrom = (
  section: Section,
  parameters: Readonly<Record<keyof DiscoverAddress, string | null>>,
): DiscoverAddress => {
  const query = parameters.query === null ? null : parameters.query.trim()
  const pathTab = section.kind === 'genre' || section.kind === 'search' ? section.kind : null
  const tab = isDiscoverTab(parameters.tab) ? parameters.tab : (pathTab ?? (query === null ? null : 'search'))
  return { tab, page: pageFrom(parameters.page), query }
}

const firstPages = { trending: 1, genre: 1, search: 1 } as const

const withPage = (pages: DiscoverLocation['pages'], tab: DiscoverTab, page: number): DiscoverLocation['pages'] => ({
  ...pages,
  [tab]: clampPage(page, pageCaps[tab]),
})

/** The address wins over the memory, and the memory over the first page of trending. */
export const initialLocation = (address: DiscoverAddress, memory: DiscoverMemory): DiscoverLocation => {
  const isBare = address.tab === null
  if (isBare && memory.needsReset) return { tab: 'trending', pages: firstPages, query: '' }
  const tab = address.tab ?? memory.tab
  const remembered = memory.isReturning ? { ...firstPages, ...memory.pages } : firstPages
  return {
    tab,
    pages: withPage(remembered, tab, address.page ?? remembered[tab]),
    query: address.query ?? (memory.isQueryActive ? memory.query.trim() : ''),
  }
}

/** After a navigation: what the address leaves open is the first page of trending. */
export const locationAfterNavigation = (location: DiscoverLocation, address: DiscoverAddress): DiscoverLocation => {
  const tab = address.tab ?? 'trending'
  return {
    tab,
    pages: withPage(location.pages, tab, address.page ?? 1),
    query: address.query ?? (tab === 'search' ? '' : location.query),
  }
}

export const withPageOf = (location: DiscoverLocation, tab: DiscoverTab, page: number): DiscoverLocation => ({
  ...location,
  tab,
  pages: withPage(location.pages, tab, page),
})

/** Whether the address alone leads to this location. */
export const leadsTo = (address: DiscoverAddress, location: DiscoverLocation): boolean => {
  const { tab, pages, query } = locationAfterNavigation({ ...location, query: '' }, address)
  return tab === location.tab && pages[tab] === location.pages[tab] && (tab !== 'search' || query === location.query)
}

export const discoverSearch = ({ tab, pages, query }: DiscoverLocation): string =>
  queryString({ tab, ...(tab === 'search' && query !== '' ? { query } : {}), page: String(pages[tab]) })

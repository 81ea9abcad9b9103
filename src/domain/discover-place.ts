import { pageFrom, queryString, type Section } from './addresses.ts'
import { clampPage, pageCaps } from './discover.ts'

export const discoverTabs = ['trending', 'genre', 'search'] as const
export type DiscoverTab = (typeof discoverTabs)[number]

export const isDiscoverTab = (text: unknown): text is DiscoverTab => discoverTabs.some((tab) => tab === text)

export interface DiscoverPlace {
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

const withPage = (pages: DiscoverPlace['pages'], tab: DiscoverTab, page: number): DiscoverPlace['pages'] => ({
  ...pages,
  [tab]: clampPage(page, pageCaps[tab]),
})

/** The address wins over the memory, and the memory over the first page of trending. */
export const initialPlace = (address: DiscoverAddress, memory: DiscoverMemory): DiscoverPlace => {
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
export const placeAfterNavigation = (place: DiscoverPlace, address: DiscoverAddress): DiscoverPlace => {
  const tab = address.tab ?? 'trending'
  return {
    tab,
    pages: withPage(place.pages, tab, address.page ?? 1),
    query: address.query ?? (tab === 'search' ? '' : place.query),
  }
}

export const withPageOf = (place: DiscoverPlace, tab: DiscoverTab, page: number): DiscoverPlace => ({
  ...place,
  tab,
  pages: withPage(place.pages, tab, page),
})

/** Whether the address alone leads to this place. */
export const leadsTo = (address: DiscoverAddress, place: DiscoverPlace): boolean => {
  const { tab, pages, query } = placeAfterNavigation({ ...place, query: '' }, address)
  return tab === place.tab && pages[tab] === place.pages[tab] && (tab !== 'search' || query === place.query)
}

export const discoverSearch = ({ tab, pages, query }: DiscoverPlace): string =>
  queryString({ tab, ...(tab === 'search' && query !== '' ? { query } : {}), page: String(pages[tab]) })

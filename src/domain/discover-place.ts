import { pageFrom, queryString, type Section } from './addresses.ts'
import { clampPage, pageCaps } from './discover.ts'

/** The tabs of Discover (spec section 2, query parameters). */
export const discoverTabs = ['trending', 'genre', 'search'] as const
export type DiscoverTab = (typeof discoverTabs)[number]

export const isDiscoverTab = (text: unknown): text is DiscoverTab => discoverTabs.some((tab) => tab === text)

/** Where a person is in Discover. */
export interface DiscoverPlace {
  readonly tab: DiscoverTab
  /** The page of each tab, from 1 to the tab's cap. */
  readonly pages: Readonly<Record<DiscoverTab, number>>
  /** What is searched for, trimmed; '' when no search is active. */
  readonly query: string
}

/** What an address says of Discover, and null for what it leaves open. */
export interface DiscoverAddress {
  readonly tab: DiscoverTab | null
  readonly page: number | null
  readonly query: string | null
}

/** What is remembered of Discover (spec section 3): pages of this visit, tab and search also of visits before. */
export interface DiscoverMemory {
  readonly tab: DiscoverTab
  readonly pages: Readonly<Partial<Record<DiscoverTab, number>>>
  readonly query: string
  readonly isQueryActive: boolean
  /** The person went from here to a movie and comes back now. */
  readonly isReturning: boolean
  /** The Discover link was followed. */
  readonly needsReset: boolean
}

/**
 * Reads the address of Discover or of a modal over it; values that are not understood are ignored.
 * `parameters` are the raw texts of the query string.
 */
export const discoverAddressFrom = (
  section: Section,
  parameters: Readonly<Record<keyof DiscoverAddress, string | null>>,
): DiscoverAddress => {
  const query = parameters.query === null ? null : parameters.query.trim()
  const ofPath = section.kind === 'genre' || section.kind === 'search' ? section.kind : null
  const tab = isDiscoverTab(parameters.tab) ? parameters.tab : (ofPath ?? (query === null ? null : 'search'))
  return { tab, page: pageFrom(parameters.page), query }
}

const firstPages = { trending: 1, genre: 1, search: 1 } as const

const withPage = (pages: DiscoverPlace['pages'], tab: DiscoverTab, page: number): DiscoverPlace['pages'] => ({
  ...pages,
  [tab]: clampPage(page, pageCaps[tab]),
})

/** The place on arrival: the address first, then what is remembered, then the first page of trending. */
export const arriveAt = (address: DiscoverAddress, memory: DiscoverMemory): DiscoverPlace => {
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

/** The place after the address has changed under Discover: what it leaves open is the first page of trending. */
export const followAddress = (place: DiscoverPlace, address: DiscoverAddress): DiscoverPlace => {
  const tab = address.tab ?? 'trending'
  return {
    tab,
    pages: withPage(place.pages, tab, address.page ?? 1),
    query: address.query ?? (tab === 'search' ? '' : place.query),
  }
}

/** The place with a page of a tab turned to. */
export const turnTo = (place: DiscoverPlace, tab: DiscoverTab, page: number): DiscoverPlace => ({
  ...place,
  tab,
  pages: withPage(place.pages, tab, page),
})

/** Whether an address alone leads to this place. */
export const saysPlace = (address: DiscoverAddress, place: DiscoverPlace): boolean => {
  const { tab, pages, query } = followAddress({ ...place, query: '' }, address)
  return tab === place.tab && pages[tab] === place.pages[tab] && (tab !== 'search' || query === place.query)
}

/** The query string of a place, with its '?'; the search text stands in it on its own tab alone. */
export const discoverSearch = ({ tab, pages, query }: DiscoverPlace): string =>
  queryString({ tab, ...(tab === 'search' && query !== '' ? { query } : {}), page: String(pages[tab]) })

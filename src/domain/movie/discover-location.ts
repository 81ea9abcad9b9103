import { keptIfSame } from '../values/list-changes.ts'
import { pageFrom, queryString, type Section, sectionPath, sectionPaths, tmdbIdFrom } from './addresses.ts'
import { clampPage, defaultGenreId, defaultGenreSort, type GenreSort, genreSorts, pageCaps } from './discover.ts'

export const discoverTabs = ['trending', 'genre', 'search'] as const
export type DiscoverTab = (typeof discoverTabs)[number]

export const isDiscoverTab = (text: unknown): text is DiscoverTab => discoverTabs.some((tab) => tab === text)

export interface DiscoverChoices {
  readonly genreId: number
  readonly sort: GenreSort
  /** TMDB ids of streaming services: movies on any of them, or all movies when empty. */
  readonly services: readonly number[]
}

export interface DiscoverLocation extends DiscoverChoices {
  readonly tab: DiscoverTab
  readonly pages: Readonly<Record<DiscoverTab, number>>
  readonly query: string
}

/** Null is what the address leaves open, or says badly. */
export type DiscoverAddress = { readonly [Name in keyof DiscoverChoices]: DiscoverChoices[Name] | null } & {
  readonly tab: DiscoverTab | null
  readonly page: number | null
  readonly query: string | null
}

export const discoverParameters = ['tab', 'query', 'genre', 'sort', 'providers', 'page'] as const

export interface DiscoverMemory extends DiscoverChoices {
  readonly tab: DiscoverTab
  readonly pages: Readonly<Partial<Record<DiscoverTab, number>>>
  readonly query: string
  readonly isQueryActive: boolean
  readonly isReturning: boolean
  readonly needsReset: boolean
}

const servicesFrom = (text: string | null): readonly number[] | null => {
  const ids = (text ?? '').split(',').flatMap((id) => tmdbIdFrom(id) ?? [])
  return ids.length > 0 ? [...new Set(ids)] : null
}

export const discoverAddressFrom = (
  section: Section,
  parameter: (name: (typeof discoverParameters)[number]) => string | null,
): DiscoverAddress => {
  const query = parameter('query')?.trim() ?? null
  const tab = parameter('tab')
  const pathTab = section.kind === 'genre' || section.kind === 'search' ? section.kind : null
  return {
    tab: isDiscoverTab(tab) ? tab : (pathTab ?? (query === null ? null : 'search')),
    page: pageFrom(parameter('page')),
    query,
    genreId: tmdbIdFrom(parameter('genre') ?? undefined),
    sort: genreSorts.find((sort) => sort === parameter('sort')) ?? null,
    services: servicesFrom(parameter('providers')),
  }
}

/** The query of the results page, '' on other pages. */
export const shownQuery = (...[section, parameter]: Parameters<typeof discoverAddressFrom>): string => {
  if (sectionPath(section) !== sectionPaths.discover.list) return ''
  const { tab, query } = discoverAddressFrom(section, parameter)
  return tab === 'search' ? (query ?? '') : ''
}

const firstPages = { trending: 1, genre: 1, search: 1 } as const

const withPage = (pages: DiscoverLocation['pages'], tab: DiscoverTab, page: number): DiscoverLocation['pages'] => ({
  ...pages,
  [tab]: clampPage(page, pageCaps[tab]),
})

/** The address wins over the memory, and the memory over the first page of trending. */
export const initialLocation = (address: DiscoverAddress, memory: DiscoverMemory): DiscoverLocation => {
  const isBare = address.tab === null
  const choices = {
    genreId: address.genreId ?? memory.genreId,
    sort: address.sort ?? memory.sort,
    services: address.services ?? memory.services,
  }
  if (isBare && memory.needsReset) return { tab: 'trending', pages: firstPages, query: '', ...choices }
  const tab = address.tab ?? memory.tab
  const remembered = memory.isReturning ? { ...firstPages, ...memory.pages } : firstPages
  return {
    tab,
    pages: withPage(remembered, tab, address.page ?? remembered[tab]),
    query: address.query ?? (memory.isQueryActive ? memory.query.trim() : ''),
    ...choices,
  }
}

const choicesAfterNavigation = (location: DiscoverLocation, address: DiscoverAddress): DiscoverChoices => {
  const { genreId, sort, services } = location
  const isGenre = address.tab === 'genre'
  const hasServices = isGenre || address.tab === 'trending'
  return {
    genreId: address.genreId ?? (isGenre ? defaultGenreId : genreId),
    sort: address.sort ?? (isGenre ? defaultGenreSort : sort),
    services: keptIfSame(services, address.services ?? (hasServices ? [] : services)),
  }
}

/** After a navigation: what the address leaves open is the first page of trending, and the default of its tab's choices. */
export const locationAfterNavigation = (location: DiscoverLocation, address: DiscoverAddress): DiscoverLocation => {
  const tab = address.tab ?? 'trending'
  return {
    tab,
    pages: withPage(location.pages, tab, address.page ?? 1),
    query: address.query ?? (tab === 'search' ? '' : location.query),
    ...choicesAfterNavigation(location, address),
  }
}

export const withPageOf = (location: DiscoverLocation, tab: DiscoverTab, page: number): DiscoverLocation => ({
  ...location,
  tab,
  pages: withPage(location.pages, tab, page),
})

const parametersOf = ({ tab, pages, query, genreId, sort, services }: DiscoverLocation) => ({
  tab,
  ...(tab === 'search' && query !== '' ? { query } : {}),
  ...(tab === 'genre' ? { genre: String(genreId), sort } : {}),
  ...(tab !== 'search' && services.length > 0 ? { providers: services.join(',') } : {}),
  page: String(pages[tab]),
})

/** Commas stay as they are, so that a user can read the list of services. */
export const discoverSearch = (location: DiscoverLocation): string =>
  queryString(parametersOf(location)).replaceAll('%2C', ',')

/** The query string of the location that the address leads to; a choice that it may leave out is as in `location`. */
export const searchLedTo = (address: DiscoverAddress, location: DiscoverLocation): string =>
  discoverSearch(locationAfterNavigation({ ...location, query: '', services: [] }, address))

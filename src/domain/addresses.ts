import type { MovieId } from './movie.ts'

/** The paths of each section: its list, and what stands before `/movie/[id]` and `/person/[id]` over that list. */
export const sectionPaths = {
  home: { list: '/', modals: '' },
  discover: { list: '/discover', modals: '/discover' },
  genre: { list: '/discover', modals: '/genre' },
  search: { list: '/discover', modals: '/search' },
  watchlist: { list: '/watchlist', modals: '/watchlist' },
  watched: { list: '/watched', modals: '/watched' },
  collections: { list: '/collections', modals: '/collections' },
  collection: { list: '/collections/:collectionId', modals: '/collections/:collectionId' },
} as const

type SectionKind = Exclude<keyof typeof sectionPaths, 'collection'>

/** The part of the app whose list lies behind a modal. */
export type Section = { readonly kind: SectionKind } | { readonly kind: 'collection'; readonly id: number }

const pathsOf = (section: Section): { readonly list: string; readonly modals: string } => {
  const paths = sectionPaths[section.kind]
  if (section.kind !== 'collection') return paths
  const filled = (path: string) => path.replace(':collectionId', String(section.id))
  return { list: filled(paths.list), modals: filled(paths.modals) }
}

/** The path of a section's own list; genre and search lists are Discover's. */
export const sectionPath = (section: Section): string => pathsOf(section).list

/** Address of a movie's modal over a section. `search` is the query string to keep, with its '?' or ''. */
export const movieHref = (section: Section, id: MovieId, search = ''): string =>
  `${pathsOf(section).modals}/movie/${id}${search}`

/** Address of a person's modal over a section. `search` is the query string to keep, with its '?' or ''. */
export const personHref = (section: Section, id: number, search = ''): string =>
  `${pathsOf(section).modals}/person/${id}${search}`

/**
 * Page and search of the collections list when one of its collections was opened; ref_page and ref_filter in the
 * address.
 */
export interface CollectionsPlace {
  readonly page: number
  readonly filter: string
}

const placed = (
  page: string,
  filter: string,
  place: CollectionsPlace | undefined,
): Readonly<Record<string, string>> => ({
  ...(place && place.page > 1 ? { [page]: String(place.page) } : {}),
  ...(place && place.filter !== '' ? { [filter]: place.filter } : {}),
})

/** Address of a collection; `from` is where going back leads. */
export const collectionHref = (id: number, from?: CollectionsPlace): string =>
  `/collections/${id}${queryString(placed('ref_page', 'ref_filter', from))}`

/** Address of the collections list at a place. */
export const collectionsHref = (place?: CollectionsPlace): string =>
  `/collections${queryString(placed('page', 'filter', place))}`

/** The person whose films a movie was opened from (`fromPerson` and `personName` in the address). */
export interface PersonLink {
  /** TMDB id. */
  readonly id: number
  readonly name: string
}

const pairsOf = (search: string): readonly string[] => search.replace(/^\?/, '').split('&').filter(Boolean)
const asSearch = (pairs: readonly string[]): string => (pairs.length ? `?${pairs.join('&')}` : '')

/** A query string (with its '?' or '') that leads back to no person. */
export const withoutPerson = (search: string): string =>
  asSearch(pairsOf(search).filter((pair) => !/^(?:fromPerson|personName)(?:=|$)/.test(pair)))

/** The query string of a movie that is opened from a person: it has `fromPerson` and `personName`. */
export const withPerson = (search: string, { id, name }: PersonLink): string =>
  asSearch([...pairsOf(withoutPerson(search)), `fromPerson=${id}`, `personName=${encodeURIComponent(name)}`])

/** The person that the two parameters of an address name; null unless both are there and the id can be one. */
export const personLinkFrom = (
  fromPerson: string | null | undefined,
  personName: string | null | undefined,
): PersonLink | null => {
  const id = tmdbIdFrom(fromPerson ?? undefined)
  const name = personName?.trim()
  return id === null || !name ? null : { id, name }
}

/** What a modal's address shows: the kind and its id as text; null for an address without a modal. */
export const modalIn = (pathname: string): { readonly kind: 'movie' | 'person'; readonly id: string } | null => {
  const [, kind, id = ''] = /\/(movie|person)\/([^/]*)\/?$/.exec(pathname) ?? []
  return kind === 'movie' || kind === 'person' ? { kind, id } : null
}

/** The target of 'See all results'. */
export const searchHref = (query: string): string => `/discover?query=${encodeURIComponent(query)}`

const isSectionKind = (text: string): text is SectionKind => text !== 'collection' && Object.hasOwn(sectionPaths, text)

/** The section that a pathname belongs to; Home where nothing else fits. */
export const sectionOf = (pathname: string): Section => {
  const [first = '', second] = pathname.split('/').filter(Boolean)
  if (first === 'collections' && collectionIdFrom(second) !== null) return { kind: 'collection', id: Number(second) }
  return { kind: isSectionKind(first) ? first : 'home' }
}

/** The path of the list that an address shows, behind a modal if there is one: `/genre/movie/550` gives `/discover`. */
export const listPathOf = (pathname: string): string =>
  modalIn(pathname) ? sectionPath(sectionOf(pathname)) : pathname

/** Where closing a modal leads: the section's list, with the list's own parameters kept. */
export const closedModalHref = (section: Section, parameters: Readonly<Record<string, string>>): string => {
  const { fromPerson: _person, personName: _name, ...kept } = parameters
  const withTab = section.kind === 'genre' || section.kind === 'search' ? { ...kept, tab: section.kind } : kept
  return `${sectionPath(section)}${queryString(withTab)}`
}

/** A query string from parameters: `{ a: 'b c' }` gives `?a=b%20c`, an empty object gives ''. */
export const queryString = (parameters: Readonly<Record<string, string>>): string => {
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return pairs.length ? `?${pairs.join('&')}` : ''
}

/** A TMDB id from an address, null when it is no positive integer of at most ten digits. */
export const tmdbIdFrom = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null

/** A collection's id from an address, null when it is no positive safe integer. */
export const collectionIdFrom = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null

/** The `page` of an address, null when absent or no positive integer. */
export const pageFrom = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null

import type { MovieId } from './movie.ts'

/** Modals open at `[modals]/movie/[id]` and `[modals]/person/[id]`. */
export const sectionPaths = {
  home: { list: '/', modals: '' },
  discover: { list: '/discover', modals: '/discover' },
  genre: { list: '/discover', modals: '/genre' },
  search: { list: '/discover', modals: '/search' },
  watchlist: { list: '/watchlist', modals: '/watchlist' },
  releases: { list: '/watchlist/releases', modals: '/watchlist/releases' },
  friends: { list: '/watchlist/friends', modals: '/watchlist/friends' },
  watched: { list: '/watched', modals: '/watched' },
  diary: { list: '/watched/diary', modals: '/watched/diary' },
  statistics: { list: '/watched/statistics', modals: '/watched/statistics' },
  tonight: { list: '/tonight', modals: '/tonight' },
  collections: { list: '/collections', modals: '/collections' },
  collection: { list: '/collections/:collectionId', modals: '/collections/:collectionId' },
} as const

/** Parts of Settings that links lead to. */
export const settingsAnchors = {
  services: 'my-services',
  import: 'import',
  provider: 'tmdb',
  releases: 'release-dates',
  hidden: 'not-for-me',
  devices: 'devices',
} as const

/** The sections of Settings, and the cards in each as links name them. */
const settingsSections = {
  you: ['appearance', 'ratings', settingsAnchors.hidden],
  sources: [settingsAnchors.provider],
  services: [settingsAnchors.services, settingsAnchors.releases],
  data: [settingsAnchors.import, 'backup', settingsAnchors.devices, 'restore-points', 'elsewhere', 'storage'],
  app: ['install', 'keyboard', 'flows', 'about'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type SettingsSection = keyof typeof settingsSections

const isSettingsSection = (name: string): name is SettingsSection => Object.hasOwn(settingsSections, name)

export const settingsSectionHref = (section: SettingsSection): string => `/settings?section=${section}`

/** The section that an address names, by its query ('' without) or by the section or card after its '#'; null for all of them. */
export const settingsSectionOf = (section: string, hash: string): SettingsSection | null => {
  const named = hash.slice(1) || section
  if (isSettingsSection(named)) return named
  const sections = Object.keys(settingsSections).filter(isSettingsSection)
  return sections.find((one) => settingsSections[one].some((card) => card === named)) ?? null
}

export const settingsHref = (part: keyof typeof settingsAnchors): string => `/settings#${settingsAnchors[part]}`

export const guideHref = '/guide'

type SectionKind = Exclude<keyof typeof sectionPaths, 'collection'>

export type Section = { readonly kind: SectionKind } | { readonly kind: 'collection'; readonly id: number }

const pathsOf = (section: Section): { readonly list: string; readonly modals: string } => {
  const paths = sectionPaths[section.kind]
  if (section.kind !== 'collection') return paths
  const filled = (path: string) => path.replace(':collectionId', String(section.id))
  return { list: filled(paths.list), modals: filled(paths.modals) }
}

export const sectionPath = (section: Section): string => pathsOf(section).list

export const movieHref = (section: Section, id: MovieId, search = ''): string =>
  `${pathsOf(section).modals}/movie/${id}${search}`

/** `search` is the query string to keep, with its '?', or ''. */
export const personHref = (section: Section, id: number, search = ''): string =>
  `${pathsOf(section).modals}/person/${id}${search}`

/** Where back leads from a collection: `ref_page` and `ref_filter` in the address. */
export interface CollectionsPlace {
  readonly page: number
  readonly filter: string
}

const placeParameters = (
  page: string,
  filter: string,
  place: CollectionsPlace | undefined,
): Readonly<Record<string, string>> => ({
  ...(place && place.page > 1 ? { [page]: String(place.page) } : {}),
  ...(place && place.filter !== '' ? { [filter]: place.filter } : {}),
})

export const collectionHref = (id: number, from?: CollectionsPlace): string =>
  `/collections/${id}${queryString(placeParameters('ref_page', 'ref_filter', from))}`

export const collectionsHref = (place?: CollectionsPlace): string =>
  `/collections${queryString(placeParameters('page', 'filter', place))}`

/** `fromPerson` and `personName` in the address. */
export interface PersonLink {
  readonly id: number
  readonly name: string
}

const parametersOf = (search: string): readonly string[] => search.replace(/^\?/, '').split('&').filter(Boolean)
const searchFrom = (pairs: readonly string[]): string => (pairs.length ? `?${pairs.join('&')}` : '')

export const withoutPerson = (search: string): string =>
  searchFrom(parametersOf(search).filter((pair) => !/^(?:fromPerson|personName)(?:=|$)/.test(pair)))

export const withPerson = (search: string, { id, name }: PersonLink): string =>
  searchFrom([...parametersOf(withoutPerson(search)), `fromPerson=${id}`, `personName=${encodeURIComponent(name)}`])

export const personLinkFrom = (
  fromPerson: string | null | undefined,
  personName: string | null | undefined,
): PersonLink | null => {
  const id = tmdbIdFrom(fromPerson ?? undefined)
  const name = personName?.trim()
  return id === null || !name ? null : { id, name }
}

export const modalOf = (pathname: string): { readonly kind: 'movie' | 'person'; readonly id: string } | null => {
  const [, kind, id = ''] = /\/(movie|person)\/([^/]*)\/?$/.exec(pathname) ?? []
  return kind === 'movie' || kind === 'person' ? { kind, id } : null
}

export const searchHref = (query: string): string => `/discover?query=${encodeURIComponent(query)}`

const isSectionKind = (text: string): text is SectionKind =>
  !/^(collection|releases|friends|diary|statistics)$/.test(text) && Object.hasOwn(sectionPaths, text)

export const sectionOf = (pathname: string): Section => {
  const [first = '', second] = pathname.split('/').filter(Boolean)
  if (first === 'collections' && collectionIdFrom(second) !== null) return { kind: 'collection', id: Number(second) }
  if (first === 'watchlist' && (second === 'releases' || second === 'friends')) return { kind: second }
  if (first === 'watched' && (second === 'diary' || second === 'statistics')) return { kind: second }
  return { kind: isSectionKind(first) ? first : 'home' }
}

/** `base` begins and ends with a slash: below `/matinee/`, `/matinee/watchlist` gives `/watchlist`. */
export const pathBelow = (base: string, pathname: string): string =>
  pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname

/** `/genre/movie/550` gives `/discover`. */
export const listPathOf = (pathname: string): string =>
  modalOf(pathname) ? sectionPath(sectionOf(pathname)) : pathname

/** Home and Discover, where movies are found, rather than lists of one's own. */
export const isBrowsing = (pathname: string): boolean =>
  listPathOf(pathname) === sectionPaths.home.list || listPathOf(pathname) === sectionPaths.discover.list

export const closedModalHref = (section: Section, parameters: Readonly<Record<string, string>>): string => {
  const { fromPerson: _person, personName: _name, ...rest } = parameters
  const withTab = section.kind === 'genre' || section.kind === 'search' ? { ...rest, tab: section.kind } : rest
  return `${sectionPath(section)}${queryString(withTab)}`
}

/** `{ a: 'b c' }` gives `?a=b%20c`; `{}` gives ''. */
export const queryString = (parameters: Readonly<Record<string, string>>): string => {
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return pairs.length ? `?${pairs.join('&')}` : ''
}

/** Of an address, by name. */
export type Parameters = Readonly<Record<string, string>>

/** With these changes, without those that are '', and on page 1 unless the changes name one. */
export const changedParameters = (parameters: Parameters, changes: Parameters): Parameters =>
  Object.fromEntries(Object.entries({ ...parameters, page: '1', ...changes }).filter(([, value]) => value !== ''))

/** Null unless a positive integer of at most ten digits. */
export const tmdbIdFrom = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null

/** Null unless a positive safe integer. */
export const collectionIdFrom = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null

export const pageFrom = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null

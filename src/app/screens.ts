import { type Screen, screen } from '#components/screen.tsx'
import { modalIn } from '#domain/addresses.ts'
import { Home } from '#screens/home/home.tsx'

// Home comes with the app: alone in a chunk, what it shares with the other screens would scatter into many.
export const home: Screen = { Component: Home, preload: async () => {} }
export const discover = screen(() => import('#screens/discover/discover.tsx').then((module) => module.DiscoverScreen))
export const watchlist = screen(() =>
  import('#screens/watchlist/watchlist.tsx').then((module) => module.WatchlistScreen),
)
export const watched = screen(() => import('#screens/watched/watched.tsx').then((module) => module.WatchedScreen))
export const collections = screen(() =>
  import('#screens/collections/collections.tsx').then((module) => module.CollectionsScreen),
)
export const collection = screen(() =>
  import('#screens/collection/collection.tsx').then((module) => module.CollectionScreen),
)
export const settings = screen(() => import('#screens/settings/settings.tsx').then((module) => module.SettingsScreen))
export const flows = screen(() => import('#screens/flows/flows.tsx').then((module) => module.FlowsScreen))
export const modal = screen(() => import('./modal.tsx').then((module) => module.Modal))
export const movie = screen(() => import('#screens/movie/movie.tsx').then((module) => module.MovieScreen))
export const person = screen(() => import('#screens/person/person.tsx').then((module) => module.PersonScreen))
export const notFound = screen(() => import('#screens/not-found/not-found.tsx').then((module) => module.NotFound))

/** The lists by the first part of their addresses; a collection's own page is in `listAt`. */
const lists = new Map([
  ['', home],
  ['movie', home],
  ['person', home],
  ['watchlist', watchlist],
  ['watched', watched],
  ['collections', collections],
  ['discover', discover],
  ['genre', discover],
  ['search', discover],
  ['settings', settings],
  ['flows', flows],
])

const listAt = (pathname: string): Screen => {
  const [, first = '', second = ''] = pathname.split('/')
  if (first === 'collections' && !['', 'movie', 'person'].includes(second)) return collection
  return lists.get(first) ?? notFound
}

/** The screens of the modal that an address shows; none without a modal. */
export const modalScreensAt = (pathname: string): readonly Screen[] => {
  const shown = modalIn(pathname)
  return shown ? [modal, shown.kind === 'movie' ? movie : person] : []
}

/** The screens that an address shows, so that their code can be loaded before the first render. */
export const screensAt = (pathname: string): readonly Screen[] => [listAt(pathname), ...modalScreensAt(pathname)]

import { useEffect } from 'react'
import { modalIn } from '#domain/addresses.ts'
import { modalQueries } from '#wiring/first-queries.ts'
import type { App } from '#wiring/services.ts'
import { servicesAhead } from '#wiring/services-ahead.ts'
import { useApp } from '#wiring/use-app.ts'
import {
  collection,
  collections,
  discover,
  modal,
  modalScreensAt,
  movie,
  person,
  settings,
  watched,
  watchlist,
} from './screens.ts'

/** How long a pointer or the focus must rest on a link before it counts as meant, in milliseconds. */
const intent = 60

/** What a visit may come to, the likeliest first: opened later, it is there without a network too. */
const ahead = [modal, movie, person, watchlist, collections, collection, watched, discover, settings]

/** The parts of them that come late; one that is missing would take its screen with it. */
const partsAhead = [
  () => import('#screens/movie/add-to-collection-dialog.tsx'),
  () => import('#components/create-collection-dialog.tsx'),
  () => import('#components/add-selection-dialog.tsx'),
  () => import('#screens/collection/edit-dialog.tsx'),
  () => import('#screens/collection/delete-dialog.tsx'),
  () => import('#screens/discover/genre-choices.tsx'),
  () => import('#screens/discover/provider-panel.tsx'),
  () => import('#screens/movie/trailer.tsx'),
  () => import('#screens/settings/import-dialog.tsx'),
  () => import('#screens/settings/delete-dialog.tsx'),
]

/** The same, where pictures are drawn: those of the embedded catalogue. */
const drawingsAhead = [
  () => import('#components/drawn-backdrop.tsx'),
  () => import('#components/drawn-logo.tsx'),
  () => import('#components/drawn-portrait.tsx'),
]

/**
 * Loads them one after the other, each when nothing else is to do, until `isOver`: none is needed yet, and each may fail
 * without harm.
 */
const loadAhead = async (app: App, isOver: () => boolean): Promise<void> => {
  const screens = ahead.map((screen) => () => screen.preload(app))
  const parts = app.isDemo.peek() ? [...partsAhead, ...drawingsAhead] : partsAhead
  for (const load of [...screens, ...parts, ...servicesAhead(app)]) {
    await new Promise<void>(app.whenIdle)
    if (isOver()) return
    try {
      await load()
    } catch {
      // It is asked for again when it is needed.
    }
  }
}

const linkAt = (target: EventTarget | null): string | null => {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement && link.origin === location.origin ? link.pathname : null
}

/**
 * Loads the code of what may be opened next, and starts to load a movie or a person, code and facts, when a pointer, the
 * focus or a finger is on a link to it. One listener for the whole page serves the links of every list.
 */
export const usePrefetch = (): void => {
  const app = useApp()
  useEffect(() => {
    const preload = (pathname: string) => {
      for (const screen of modalScreensAt(pathname)) void screen.preload(app).catch(() => {})
    }
    const load = (pathname: string) => {
      modalQueries(app, pathname)
      preload(pathname)
    }
    let cancel = () => {}
    const rest = ({ target }: Pick<Event, 'target'>) => {
      const pathname = linkAt(target)
      cancel()
      if (pathname !== null && modalIn(pathname)) cancel = app.timeout(() => load(pathname), intent)
    }
    const touch = ({ target }: Event) => {
      const pathname = linkAt(target)
      if (pathname !== null) load(pathname)
    }
    let isOver = false
    void loadAhead(app, () => isOver)
    // The pointer may have come to rest before anybody listened.
    rest({ target: document.querySelector('a[href]:hover') })
    document.addEventListener('pointerover', rest)
    document.addEventListener('focusin', rest)
    document.addEventListener('pointerdown', touch)
    return () => {
      isOver = true
      cancel()
      document.removeEventListener('pointerover', rest)
      document.removeEventListener('focusin', rest)
      document.removeEventListener('pointerdown', touch)
    }
  }, [app])
}

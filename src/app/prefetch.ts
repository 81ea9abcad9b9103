import { modalIn } from '#domain/addresses.ts'
import { modalQueries } from '#wiring/first-queries.ts'
import type { App } from '#wiring/services.ts'
import { modalScreensAt } from './screens.ts'

/** How long a pointer or the focus must rest on a link before it counts as meant, in milliseconds. */
const intent = 60

const linkAt = (target: EventTarget | null): string | null => {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement && link.origin === location.origin ? link.pathname : null
}

/**
 * Loads the code of the modals, and starts to load a movie or a person, code and facts, when a pointer, the focus or a
 * finger is on a link to it. One listener for the whole page serves the links of every list.
 * `signal` ends it.
 */
export const prefetchModals = (app: App, signal: AbortSignal): void => {
  const preload = (pathname: string) => {
    for (const screen of modalScreensAt(pathname)) void screen.preload(app).catch(() => {})
  }
  let cancel = () => {}
  const load = (pathname: string) => {
    modalQueries(app, pathname)
    preload(pathname)
  }
  const rest = ({ target }: Event) => {
    const pathname = linkAt(target)
    cancel()
    if (pathname !== null && modalIn(pathname)) cancel = app.timeout(() => load(pathname), intent)
  }
  const touch = ({ target }: Event) => {
    const pathname = linkAt(target)
    if (pathname !== null) load(pathname)
  }
  if (signal.aborted) return
  preload('/movie/1')
  document.addEventListener('pointerover', rest, { signal })
  document.addEventListener('focusin', rest, { signal })
  document.addEventListener('pointerdown', touch, { signal })
  signal.addEventListener('abort', () => cancel())
}

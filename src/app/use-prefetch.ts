import { useEffect } from 'react'
import { modalIn } from '#domain/addresses.ts'
import { modalQueries } from '#wiring/first-queries.ts'
import { useApp } from '#wiring/use-app.ts'
import { modalScreensAt } from './screens.ts'

/** How long a pointer or the focus must rest on a link before it counts as meant, in milliseconds. */
const intent = 60

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
      for (const screen of modalScreensAt(pathname)) void screen.preload()
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
    // The pointer may have come to rest before anybody listened.
    rest({ target: document.querySelector('a[href]:hover') })
    document.addEventListener('pointerover', rest)
    document.addEventListener('focusin', rest)
    document.addEventListener('pointerdown', touch)
    return () => {
      cancel()
      document.removeEventListener('pointerover', rest)
      document.removeEventListener('focusin', rest)
      document.removeEventListener('pointerdown', touch)
    }
  }, [app])
}

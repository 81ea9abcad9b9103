import { useEffect } from 'react'
import { useIsTouched } from '#ui/hooks/media-hook.ts'
import type { App } from '#wiring/app/app.ts'
import { appPath } from '#wiring/app/app-path.ts'
import { prefetchModal } from '#wiring/app/prefetch.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { preloadScreens } from './preload-screens.ts'
import { preloadSearchResults } from './search/search-box.tsx'

const hoverDelayMs = 60
const afterStartMs = 2500
const anyMovie = '/movie/1'

const pathOfLink = (target: EventTarget | null): string | null => {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement && link.origin === location.origin ? appPath(link.pathname) : null
}

const load = (app: App, target: EventTarget | null): void => {
  const pathname = pathOfLink(target)
  if (pathname === null) return
  prefetchModal(app, pathname)
  void preloadScreens(app, pathname)
}

const debouncedLoad = (app: App) => {
  let cancel = () => {}
  return {
    start: (find: () => EventTarget | null) => {
      cancel()
      cancel = app.platform.timeout(() => load(app, find()), hoverDelayMs)
    },
    cancel: () => cancel(),
  }
}

export const usePrefetch = (): void => {
  const app = useApp()
  const isTouched = useIsTouched()
  // Most visits open a movie or search: a finger does not hover first, and without a network it would be too late.
  useEffect(() => {
    const loadWhatIsNext = () => {
      if (app.provider.isOffline.peek()) return
      void preloadScreens(app, anyMovie)
      void preloadSearchResults()
    }
    return app.platform.timeout(loadWhatIsNext, afterStartMs)
  }, [app])
  useEffect(() => {
    const [hovered, focused] = [debouncedLoad(app), debouncedLoad(app)]
    const startHovered = () => hovered.start(() => document.querySelector('a[href]:hover'))
    const listeners = new AbortController()
    const options = { signal: listeners.signal, passive: true, capture: true }
    document.addEventListener('pointerover', ({ target }) => hovered.start(() => target), options)
    document.addEventListener('focusin', ({ target }) => focused.start(() => target), options)
    document.addEventListener('pointerdown', ({ target }) => load(app, target), options)
    // On a touch screen `:hover` stays where it was touched last.
    if (!isTouched) {
      // The pointer may have been on a link before the listeners were added.
      startHovered()
      // While a list scrolls under the pointer, only the link that is there at the end.
      document.addEventListener('scroll', startHovered, options)
    }
    return () => {
      listeners.abort()
      hovered.cancel()
      focused.cancel()
    }
  }, [app, isTouched])
}

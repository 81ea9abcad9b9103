import { useEffect } from 'react'
import type { App } from '#wiring/app/app.ts'
import { appPath } from '#wiring/app/app-path.ts'
import { prefetchModal } from '#wiring/app/prefetch.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { preloadScreens } from './preload-screens.ts'

const delayMs = 60
const movieAfterMs = 2500
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

/** Each start cancels the one before it. */
const delayedLoad = (app: App) => {
  let cancel = () => {}
  return {
    start: (find: () => EventTarget | null) => {
      cancel()
      cancel = app.platform.timeout(() => load(app, find()), delayMs)
    },
    cancel: () => cancel(),
  }
}

export const usePrefetch = (): void => {
  const app = useApp()
  // Most visits open a movie, and a finger does not hover first.
  useEffect(
    () => app.platform.timeout(() => app.provider.isOffline.peek() || preloadScreens(app, anyMovie), movieAfterMs),
    [app],
  )
  useEffect(() => {
    const [hovered, focused] = [delayedLoad(app), delayedLoad(app)]
    const startHovered = () => hovered.start(() => document.querySelector('a[href]:hover'))
    // The pointer may have been on a link before the listeners were added.
    startHovered()
    const listeners = new AbortController()
    const options = { signal: listeners.signal, passive: true, capture: true }
    document.addEventListener('pointerover', ({ target }) => hovered.start(() => target), options)
    document.addEventListener('focusin', ({ target }) => focused.start(() => target), options)
    document.addEventListener('pointerdown', ({ target }) => load(app, target), options)
    // Of a list that scrolls below the pointer, only the link that it stops at.
    document.addEventListener('scroll', startHovered, options)
    return () => {
      listeners.abort()
      hovered.cancel()
      focused.cancel()
    }
  }, [app])
}

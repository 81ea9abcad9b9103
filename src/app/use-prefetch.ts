import { useEffect } from 'react'
import { appPath } from '#wiring/app/app-path.ts'
import { prefetchModal } from '#wiring/app/prefetch.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { preloadScreens } from './preload-screens.ts'

const hoverDelayMs = 60

const pathOfLink = (target: EventTarget | null): string | null => {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement && link.origin === location.origin ? appPath(link.pathname) : null
}

export const usePrefetch = (): void => {
  const app = useApp()
  useEffect(() => {
    const load = (pathname: string) => {
      prefetchModal(app, pathname)
      void preloadScreens(app, pathname)
    }
    let cancel = () => {}
    const onHover = ({ target }: Pick<Event, 'target'>) => {
      const pathname = pathOfLink(target)
      cancel()
      if (pathname !== null) cancel = app.platform.timeout(() => load(pathname), hoverDelayMs)
    }
    const onPress = ({ target }: Event) => {
      const pathname = pathOfLink(target)
      if (pathname !== null) load(pathname)
    }
    // The pointer may have been on a link before the listeners were added.
    onHover({ target: document.querySelector('a[href]:hover') })
    document.addEventListener('pointerover', onHover)
    document.addEventListener('focusin', onHover)
    document.addEventListener('pointerdown', onPress)
    return () => {
      cancel()
      document.removeEventListener('pointerover', onHover)
      document.removeEventListener('focusin', onHover)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [app])
}

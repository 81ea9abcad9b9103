import { useEffect, useEffectEvent } from 'react'
import type { Path } from 'react-router-dom'
import { appPath } from '#wiring/app/app-path.ts'

/** Back that comes before the latest address is rendered renders nothing, so effects alone would miss it. */
export const usePopState = (onPopState: (location: Pick<Path, 'pathname' | 'search'>) => void): void => {
  const notify = useEffectEvent(() => {
    const { pathname, search } = window.location
    onPopState({ pathname: appPath(pathname), search })
  })
  useEffect(() => {
    const follow = () => notify()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
}

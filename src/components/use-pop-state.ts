import { useEffect, useEffectEvent } from 'react'

/** Back that comes before the latest address is rendered renders nothing, so effects alone would miss it. */
export const usePopState = (onPopState: (location: Location) => void): void => {
  const notify = useEffectEvent(() => onPopState(window.location))
  useEffect(() => {
    const follow = () => notify()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
}

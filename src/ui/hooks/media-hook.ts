import { useCallback, useState, useSyncExternalStore } from 'react'

export const mediaHook = (query: string) => (): boolean => {
  const [list] = useState(() => window.matchMedia(query))
  const subscribe = useCallback(
    (notify: () => void) => {
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    [list],
  )
  return useSyncExternalStore(subscribe, () => list.matches)
}

/** By a finger, which hovers over nothing. */
export const useIsTouched = mediaHook('(hover: none)')

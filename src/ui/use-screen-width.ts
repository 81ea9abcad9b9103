import { useSyncExternalStore } from 'react'

const mediaHook = (query: string) => {
  const subscribe = (notify: () => void) => {
    const list = window.matchMedia(query)
    list.addEventListener('change', notify)
    return () => list.removeEventListener('change', notify)
  }
  return (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

/** No sidebar: the bottom bar takes its place. */
export const useIsNarrow = mediaHook('(max-width: 47.99rem)')

/** No names in the sidebar. */
export const useIsBelowLarge = mediaHook('(max-width: 63.99rem)')

export const useIsBelowExtraLarge = mediaHook('(max-width: 79.99rem)')

import { useSyncExternalStore } from 'react'

const narrow = '(max-width: 47.99rem)'

const subscribe = (notify: () => void) => {
  const list = window.matchMedia(narrow)
  list.addEventListener('change', notify)
  return () => list.removeEventListener('change', notify)
}

export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches)

import { useSyncExternalStore } from 'react'

/** Under 768 px (spec section 9). */
const narrow = '(max-width: 47.99rem)'

const subscribe = (notify: () => void) => {
  const list = window.matchMedia(narrow)
  list.addEventListener('change', notify)
  return () => list.removeEventListener('change', notify)
}

/** Whether the screen is narrow, where a style alone cannot tell. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches)

import { KeyList } from './key-list.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { useFocusKeeper } from './use-focus-keeper.ts'
import { useKeys } from './use-keys.ts'
import { usePrefetch } from './use-prefetch.ts'

/**
 * What every page has once the start is over: keys and their list, the way back to the top, focus that is never lost,
 * links that load ahead.
 */
export const Later = () => {
  useKeys()
  usePrefetch()
  useFocusKeeper()
  return (
    <>
      <ScrollToTop />
      <KeyList />
    </>
  )
}
